import type { Derivation } from "../../../oracle/grammar/print.ts"
import { subtypeNoun } from "../../lexicon/subtypes.ts"
import { french, partsOf, type Saying, sayAs } from "../../say.ts"

// What a player does to the cards and the life of their own, and keyword actions.

french("clause", {
  "{who:whose} life total becomes/become {n:digits}": "{who~total de points de vie!} <devenir> {n}",
  "double {who:whose} life total": "<doubler> {who~total de points de vie}",
  "you and {p:player} exchange life totals": "vous et {p} échangez vos totaux de points de vie",
})
french("does", {
  "draw(s) {n:cards}": "<piocher> {n}",
  "draw(s) cards equal to {n:quantity}": "<piocher> un nombre de cartes égal à {n}",
  "exchange(s) {o:own} hand and graveyard": "<échanger> {o~main} et {o~cimetière}",
  "exchange(s) {o:own} hand and library": "<échanger> {o~main} et {o~bibliothèque}",
  "exchange(s) {o:own} graveyard and library": "<échanger> {o~cimetière} et {o~bibliothèque}",
  "put up to x {a:counter} counters on ~ . this ability can't cause the total number of {b:counter} counters on ~ to be greater than {n:number}":
    "<mettre> jusqu'à X marqueurs {a} sur {~} . Cette capacité ne peut pas porter le nombre total de marqueurs {b} sur {~} à plus de {n}",
  "draw(s) up to {n:number} cards": "<piocher> jusqu'à {n} {n#carte|cartes}",
  "pay any amount of {e}": "<payer> n'importe quel nombre de {E}",
  "pay one or more {e}": "<payer> au moins un {E}",
  "gain(s) {n:digits} life": "<gagner> {n} {n#point|points} de vie",
  "lose(s) {n:digits} life": "<perdre> {n} {n#point|points} de vie",
  "gain(s) life equal to {n:quantity}": "<gagner> un nombre de points de vie égal à {n}",
  "lose(s) life equal to {n:quantity}": "<perdre> un nombre de points de vie égal à {n}",
  "discard(s) {n:cards}": "<se défausser> de {n}",
  "discard(s) cards equal to {n:quantity}": "<se défausser> d'un nombre de cartes égal à {n}",
  "discard(s) {n:cards} at random": "<se défausser> de {n} au hasard",
  "discard(s) a {c:card thing} at random": "<se défausser> de {c:un} au hasard",
  "lose(s) all unspent mana": "<perdre> tout le mana non dépensé",
  "activate(s) a mana ability of each {t:plain thing} they control":
    "<activer> une capacité de mana de chaque {t} que ce joueur contrôle",
  "discard(s) {o:own} hand": "<se défausser> de {o~main}",
  "discard any number of cards": "<se défausser> de n'importe quel nombre de cartes",
  "mill(s) {n:cards}": "<meuler> {n}",
  "mill(s) cards equal to {n:quantity}": "<meuler> un nombre de cartes égal à {n}",
  "scry {n:digits}": named("regard"),
  "surveil {n:digits}": "<surveiller> {n}",
  "investigate(s)": "<enquêter>",
  "investigate(s) twice": "<enquêter> deux fois",
  "proliferate(s)": "<proliférer>",
  "recruit(s)": "<recruter>",
  "proliferate(s) twice": "<proliférer> deux fois",
  "populate(s)": "<peupler>",
  "learn(s)": "<apprendre>",
  "manifests the top card of {o:own} library": "<manifester> la carte du dessus de {o~bibliothèque}",
  "open(s) a attraction": "<ouvrir> une attraction",
  "manifest dread": "<manifester> l'effroi",
  "manifest {what:object}": "<manifester> {what:from}",
  "cloak {what:object}": "<voiler> {what:from}",
  "bolster {n:figures}": named("renforcement"),
  "monstrosity {n:figures}": named("monstruosité"),
  "adapt {n:figures}": "<adapter> {n}",
  "incubate {n:figures}": "<incuber> {n}",
  "discover {n:figures}": "<découvrir> {n}",
  "amass {t:subtype plural} {n:figures}": (part, setting) =>
    sayAs(`<amasser> des ${pluralOf(part)} {n}`, part, setting),
  "abandon ~": "<abandonner> {~}",
  "venture(s) into the dungeon": "<se aventurer> dans le donjon",
  "planeswalk(s)": "<arpenter> un autre plan",
  "time travel": "<voyager> dans le temps",
  "the ring tempts you": "l'Anneau vous tente",
  "clash with a opponent": "<se confronter> à un adversaire",
  "become(s) the monarch": "<devenir> le monarque",
  "take(s) the initiative": "<prendre> l'initiative",
  "lose(s) the game": "<perdre> la partie",
  "win(s) the game": "<gagner> la partie",
  "get(s) {e:energy}": "<gagner> {e}",
  "get(s) a {kind:counter} counter": "<gagner> un marqueur {kind}",
  "get(s) {n:number} {kind:counter} counters": "<gagner> {n} marqueurs {kind}",
  "discard(s) a {t:thing}": "<se défausser> de {t:un}",
  "draw(s) a additional card": "<piocher> une carte supplémentaire",
  "draw(s) {n:number} additional cards": "<piocher> {n} cartes supplémentaires",
  "sacrifice(s) {n:number} {t:things}": "<sacrifier> {n} {t}",
  "{e:plain does} for each {n:each}": forEach,
})
/** « les cartes du dessus, une pour chaque marqueur »: the number is said with the cards, not at the end. */
function forEach(...[part, setting]: Parameters<Saying>): ReturnType<Saying> {
  const phrase = sayAs("{e}", part, setting)
  const each = sayAs("pour chaque {n}", part, setting).words
  const at = phrase.words.findIndex((word, i) => word === "un" && phrase.words[i + 1] === "cartes")
  const stop = phrase.words.indexOf(".")
  if (at < 0 || stop < 0 || phrase.words[at - 1] !== "les")
    return { ...phrase, words: [...phrase.words, ...each] }
  const head = [...phrase.words.slice(0, at), ...phrase.words.slice(at + 1, stop)]
  return { ...phrase, words: [...head, ",", "une", ...each, ...phrase.words.slice(stop)] }
}

/** "Regard 2." is a sentence by itself; elsewhere it needs « appliquer ». */
function named(noun: string): Saying {
  return (part, setting) =>
    sayAs(setting.mood === "imperative" ? `${noun} {n}` : `<appliquer> ${noun} {n}`, part, setting)
}

french("clause", {
  "{who:player} lose(s) all unspent mana and you add the mana lost this way":
    "{who!} <perdre> tout le mana non dépensé et vous ajoutez le mana ainsi perdu",
  "redistribute any number of players ' life totals":
    "redistribuez les totaux de points de vie de n’importe quel nombre de joueurs",
  "{a:player} exchange life totals": "{a!} <échanger> leurs totaux de points de vie",
})
french("does", {
  "lose(s) half {w:whose} life , rounded up":
    "<perdre> la moitié de {son~points} de vie , arrondie à l'unité supérieure",
  "lose(s) half {w:whose} life , rounded down":
    "<perdre> la moitié de {son~points} de vie , arrondie à l'unité inférieure",
})
/** An army's creature type in the plural: « gobelins ». */
function pluralOf(part: Derivation): string {
  const type = partsOf(part).find(({ symbol }) => symbol === "subtype plural")
  return subtypeNoun(String(type?.value)).plural
}

french("clause", {
  "{who:whose} life total becomes/become {n:quantity}": "{who~total de points de vie!} <devenir> {n}",
})
