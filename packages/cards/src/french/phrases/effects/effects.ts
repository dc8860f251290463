import type { Effect, PlayerSelector } from "@apnap/engine"
import type { Derivation } from "../../../oracle/grammar/print.ts"
import { nodesOf } from "../../antecedent.ts"
import { partIn } from "../../filling.ts"
import { subtypeNoun } from "../../lexicon/subtypes.ts"
import { YOU } from "../../phrase.ts"
import { french, frenchOf, missing, partsOf, type Saying, say, sayAs } from "../../say.ts"
import { listed } from "../objects/lists.ts"

// Player actions. The verb takes the sentence's mood: a command to you, a statement about others, an infinitive for options.

const GAINS: ReadonlySet<string> = new Set([
  "gainLife",
  "loseLife",
  "winGame",
  "loseGame",
  "playerCounters",
  "becomeMonarch",
])

/** Instructions to you are commands, except gaining and losing life and the like, which are statements. */
const byPlayer: Saying = (part, setting) => {
  const who = partIn(part, "who")?.value as PlayerSelector
  const effect = partIn(part, "d")
  if (effect === undefined) return missing(part, setting)
  const told = who.who === "you" && setting.mood === "imperative" && !GAINS.has((effect.value as Effect).do)
  return told
    ? say(effect, { ...setting, subject: YOU })
    : sayAs("{who!} {d}", part, { ...setting, actor: who })
}

french("clause", {
  "{d:does}": "{d}",
  "double the amount of each type of unspent mana you have":
    "doublez la quantité de chaque type de mana non dépensé que vous avez",
  "{who:player} {d:does list}": byPlayer,
  "{who:chosen player} {d:does list}": "{who!} {d}",
  "you may {e:bare clause} if {c:condition}": "vous pouvez {e:infinitive} si {c:stated}",
  "you may have {e:bare clause}": "vous pouvez faire que {e:subjunctive}",
  "you may have ~ deal {n:digits} damage to {to:recipient}":
    "vous pouvez faire que {~!} <infliger:subjunctive> {n} {n#blessure|blessures} {to:à}",
  "you may {e:sentence}": "vous pouvez {e:infinitive}",
  "~ {c:changes} {d:duration} and {k:changes} {e:duration}": "{~!} {c} {d} et {k} {e}",
  "you may {d:does list}": "vous pouvez {d:infinitive}",
  "{who:player} may have you {e:does list}": "{who!} <pouvoir> vous faire {e:infinitive}",
  "{who:player} may have {e:bare clause}": "{who!} <pouvoir> faire que {e:subjunctive}",
  "{who:player} may {d:does list}": (part, setting) =>
    sayAs("{who!} <pouvoir> {d:infinitive}", part, {
      ...setting,
      actor: partIn(part, "who")?.value as PlayerSelector,
    }),
  "you may pay {c:costs}": "vous pouvez {c:paid}",
  "you may pay {c:costs} and {e:bare clause}": "vous pouvez {c:paid} et {e:infinitive}",
  "{who:player} may pay {c:costs}": "{who!} <pouvoir> {c:paid}",
  "if {c:condition} , {e:sentence}": "si {c:stated} , {e}",
  "{e:bare clause} if {c:condition}": "{e} si {c:stated}",
  "{e:denied clause} unless {who:player} pay(s) {c:costs}": "{e} à moins que {who!:stated} ne {c:paying}",
  "{e:denied clause} unless {who:player} {c:costs}": "{e} à moins que {who!:stated} ne {c:paying}",
  "{e:denied clause} unless {c:condition}": "{e} à moins que {c:unless}",
  "for each {n:each} , {e:bare clause}": "pour chaque {n} , {e}",
  "for each {n:each} , {a:bare clause} and {b:bare clause}": "pour chaque {n} , {a} et {b}",
  "for each {t:thing} , {e:clause for each}": "pour chaque {t} , {e}",
  "for each of them , {e:clause for each}": "pour chacun d'eux , {e}",
  "for each of them , {a:bare clause} , then ~ deals damage equal to {n:quantity} to that permanent or player":
    "pour chacun d'eux , {a} , puis {~!} <infliger> à ce permanent ou à ce joueur un nombre de blessures égal à {n}",
  "for each {t:plain thing} {w:died this way} , {e:clause for each}":
    "pour chaque {t} [mis:t] au cimetière de cette manière , {e}",
  "for each {t:thing} {p:way done} this way , {e:clause for each}":
    "pour chaque {t} {p} de cette manière , {e}",
  "{e:damage clause} for each {n:each}": "{e} pour chaque {n}",
  "{e:sentence} , where x is {n:quantity}": "{e} , X étant {n:named}",
  "{e:counted targets} , where x is {n:quantity}": "{e} , X étant {n:named}",
  "{e:aimed later}": "{e}",
  "at the beginning of the next end step , {e:sentence}": "{e} au début de la prochaine étape de fin",
  "at the beginning of your next end step , {e:sentence}": "{e} au début de votre prochaine étape de fin",
  "{e:bare clause} at the beginning of the next turn 's upkeep":
    "{e} au début de l'entretien du prochain tour",
  "{e:bare clause} at the beginning of your next upkeep": "{e} au début de votre prochain entretien",
  "{e:bare clause} at the beginning of the next cleanup step":
    "{e} au début de la prochaine étape de nettoyage",
  "{e:bare clause} at end of combat": "{e} à la fin du combat",
  "at this turn 's next end of combat , {e:sentence}":
    "à la prochaine fin de combat de ce tour , {e:command}",
  "at end of combat , {e:sentence}": "à la fin du combat , {e}",
  "when {w:event} , {e:sentence}": "quand {w:stated} , {e:command}",
  "whenever {w:event} this turn , {e:sentence}": "à chaque fois que {w:stated} ce tour-ci , {e:command}",
  "when {w:event} this turn , {e:sentence}": (part, setting) =>
    sayAs(
      `${isNext(part) ? "la prochaine fois que" : "quand"} {w:stated} ce tour-ci , {e:command}`,
      part,
      setting,
    ),
  "until your next turn , whenever {w:event} , {e:sentence}":
    "jusqu'à votre prochain tour , à chaque fois que {w:stated} , {e:command}",
  "{r:restriction} {d:duration}": (part, setting) => {
    // « tant qu'elle reste exilée » is said of cards in exile only.
    const lasting = partIn(part, "d")?.template?.endsWith("remain exiled") === true
    return sayAs(lasting ? "{r:stated} pour le reste de la partie" : "{r:stated} {d}", part, setting)
  },
  "{s:passing static} this turn": "{s:stated} ce tour-ci",
  "{s:passing static} for the rest of the game": "{s:stated} pour le reste de la partie",
  "you may cast {t:spell things} this turn as though they had flash":
    "vous pouvez lancer {t:un} ce tour-ci comme s'ils avaient le flash",
  "{e:may clause} . do this only once each turn": "{e} . Ne faites ceci qu'une seule fois par tour",
  "{who:whose} life total becomes/become {n:digits}": "{who~total de points de vie!} <devenir> {n}",
  "double {who:whose} life total": "<doubler> {who~total de points de vie}",
  "you and {p:player} exchange life totals": "vous et {p} échangez vos totaux de points de vie",
  "choose {what:object}": "<choisir> {what}",
  "choose a creature type": "<choisir> un type de créature",
  "choose a card name": "<choisir> un nom de carte",
  "choose a color": "<choisir> une couleur",
  "choose a card type": "<choisir> un type de carte",
  "you choose a {t:thing}": "<choisir> {t:un}",
  "you choose a {t:thing} from it": "<choisir> {t:un} parmi elles",
  "you choose a {t:thing} from it {p:post}": "<choisir> {t:un} {p} parmi elles",
  "{w:discarder} discards {what:simple object}": "{w!} <se défausser:indicative> {what:de}",
  "flip a coin . if you lose the flip , {l:sentence} . if you win the flip , {w:sentence}":
    "<jouer> à pile ou face . Si vous perdez , {l:command} . Si vous gagnez , {w:command}",
  "you may put the exiled card onto the battlefield if it's {f:thing filter} . if you don't put it onto the battlefield , put it into its owner 's hand":
    "vous pouvez mettre la carte exilée sur le champ de bataille si c'est {f} . Si vous ne la mettez pas sur le champ de bataille , mettez-la dans la main de son propriétaire",
  "you may cast a {s:spell thing} from your graveyard this turn":
    "vous pouvez lancer {s:un} depuis votre cimetière ce tour-ci",
  "until end of turn , if {p:player} would draw a card , instead {i:bare instead}":
    "jusqu'à la fin du tour , si {p!} <devoir:imperfect> piocher une carte , à la place {i:command}",
  "{e:whole process} . if {c:condition} , {f:bare clause} and repeat this process":
    "{e} . Si {c:stated} , {f:command} et répétez ce procédé",
  "copy {what:object} . you may cast the copy": "<copier> {what} . Vous pouvez lancer la copie",
  "{who:player} copies {what:object} . each of those players may choose new targets for their copy":
    "{who!} <copier> {what} . Chacun de ces joueurs peut choisir de nouvelles cibles pour sa copie",
  "{who:player} may copy {what:object} and may choose new targets for the copy they control":
    "{who!} <pouvoir> <copier:infinitive> {what} et choisir de nouvelles cibles pour la copie qu'il contrôle",
  "flip a coin . if you win the flip , {w:sentence}": "<jouer> à pile ou face . Si vous gagnez , {w:command}",
  "flip a coin . if you lose the flip , {l:sentence}":
    "<jouer> à pile ou face . Si vous perdez , {l:command}",
  "flip a coin . if you win the flip , {w:sentence} . if you lose the flip , {l:sentence}":
    "<jouer> à pile ou face . Si vous gagnez , {w:command} . Si vous perdez , {l:command}",
  "after this phase , there is a additional combat phase":
    "il y a une phase de combat supplémentaire après cette phase",
  "after this phase , there is a additional combat phase followed by a additional main phase":
    "il y a une phase de combat supplémentaire suivie d'une phase principale supplémentaire après cette phase",
  "{p:player} get(s) a emblem with {a:emblem abilities}": "{p!} <gagner> un emblème avec {a}",
  "you get a emblem with {a:emblem abilities}": "vous gagnez un emblème avec {a}",
})

french("clause", {
  "{what:object} attack(s) {p:player} this combat if able":
    "{what!} <attaquer> {p} pendant ce combat si possible",
  "{what:object} attack(s) this combat if able": "{what!} <attaquer> pendant ce combat si possible",
  "{what:object} block(s) this combat if able": "{what!} <bloquer> pendant ce combat si possible",
  "{what:object} must be blocked this combat if able":
    "{what!} <devoir> être [bloqué] pendant ce combat si possible",
  "cast any number of {t:things} {free:for free}": "lancez n'importe quel nombre de {t:from} {free}",
  "for each color among {t:all things} , add one mana of that color":
    "pour chaque couleur parmi {t:le} , ajoutez un mana de cette couleur",
})
french("does", {
  "{d:duration} , prevent all damage {from:object} would deal":
    "{d} , prévenez toutes les blessures que {from!:stated} devrait infliger",
  "draw(s) {n:cards}": "<piocher> {n}",
  "change {w:objects'} base power and toughness to {o:objects'} power and toughness {d:duration}":
    "<changer> {w~force} et {w~endurance} de base en {o~force} et {o~endurance} {d}",
  "draw(s) cards equal to {n:quantity}": "<piocher> un nombre de cartes égal à {n}",
  "add(s) {m:production}": "<ajouter> {m}",
  "exchange(s) {o:own} hand and graveyard": "<échanger> {o~main} et {o~cimetière}",
  "exchange(s) {o:own} hand and library": "<échanger> {o~main} et {o~bibliothèque}",
  "exchange(s) {o:own} graveyard and library": "<échanger> {o~cimetière} et {o~bibliothèque}",
  "add a additional {m:production}": "<ajouter> {m} de plus",
  "put up to x {a:counter} counters on ~ . this ability can't cause the total number of {b:counter} counters on ~ to be greater than {n:number}":
    "<mettre> jusqu'à X marqueurs {a} sur {~} . Cette capacité ne peut pas porter le nombre total de marqueurs {b} sur {~} à plus de {n}",
  "draw(s) up to {n:number} cards": "<piocher> jusqu'à {n} {n#carte|cartes}",
  "pay any amount of {e}": "<payer> n'importe quel nombre de {E}",
  "pay one or more {e}": "<payer> au moins un {E}",
  "add(s) {m:production} . this mana can't be spent to cast {f:spell things}":
    "<ajouter> {m} . Ce mana ne peut pas être dépensé pour lancer {f:un}",
  "add(s) {m:production} . spend this mana only to {u:mana use}":
    "<ajouter> {m} . Ne dépensez ce mana que pour {u}",
  "add a amount of {m:mana} equal to {n:quantity}": "<ajouter> une quantité de {m} égale à {n}",
  "gain(s) {n:digits} life": "<gagner> {n} {n#point|points} de vie",
  "lose(s) {n:digits} life": "<perdre> {n} {n#point|points} de vie",
  "gain(s) life equal to {n:quantity}": "<gagner> un nombre de points de vie égal à {n}",
  "lose(s) life equal to {n:quantity}": "<perdre> un nombre de points de vie égal à {n}",
  "discard(s) {n:cards}": "<se défausser> de {n}",
  "discard(s) cards equal to {n:quantity}": "<se défausser> d'un nombre de cartes égal à {n}",
  "discard(s) {n:cards} at random": "<se défausser> de {n} au hasard",
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
  "take(s) {n:number} extra turns after this one": "<jouer> {n} tours supplémentaires après celui-ci",
  "take(s) a extra turn after this one": "<jouer> un tour supplémentaire après celui-ci",
  "lose(s) the game": "<perdre> la partie",
  "win(s) the game": "<gagner> la partie",
  "get(s) {e:energy}": "<gagner> {e}",
  "get(s) a {kind:counter} counter": "<gagner> un marqueur {kind}",
  "get(s) {n:number} {kind:counter} counters": "<gagner> {n} marqueurs {kind}",
  "skip(s) {o:owners} next turn": "<passer> {son~prochain tour}",
  "skip(s) {o:owners} next untap step": "<passer> {son~prochaine étape de dégagement}",
  "skip(s) {o:owners} next combat phase": "<passer> {son~prochaine phase de combat}",
  "skip(s) {o:owners} next draw step": "<passer> {son~prochaine étape de pioche}",
  "discard(s) a {t:thing}": "<se défausser> de {t:un}",
  "draw(s) a additional card": "<piocher> une carte supplémentaire",
  "draw(s) {n:number} additional cards": "<piocher> {n} cartes supplémentaires",
  "sacrifice(s) {n:number} {t:things}": "<sacrifier> {n} {t}",
  "roll(s) a six-sided die": "<lancer> un dé à six faces",
  "roll(s) a {d:die}": "<lancer> un {d}",
  "roll(s) a {d:die} . {t:die table}": "<lancer> un {d} . {t}",
  "{e:plain does} for each {n:each}": forEach,
  "{p:prevent does} . {e:prevented then}": "{p} . {e}",
})

/** "When you next cast a spell": what a player does may happen more than once, what happens to an object may not. */
function isNext(part: Derivation): boolean {
  const events = nodesOf(partIn(part, "w")?.value, ({ on }) => typeof on === "string")
  return events.some(({ on }) => on === "cast" || on === "activated")
}

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

french("production", {
  "{m:mana}": "{m}",
  "{n:number} {m:mana}": "{n} {m}",
  "{m:mana} for each {n:each}": "{m} pour chaque {n}",
  "{a:mana} or {b:mana} for each {n:each}": "{a} ou {b} pour chaque {n}",
  "one mana of any color": "un mana de la couleur de votre choix",
  "two mana of different colors": "deux manas de couleurs différentes",
  "{a:mana} or one mana of the chosen color": "{a} ou un mana de la couleur choisie",
  "one mana of the chosen color": "un mana de la couleur choisie",
  "{n:number} mana of any one color": "{n} manas d'une même couleur de votre choix",
  "{n:number} mana in any combination of colors": "{n} manas de n'importe quelle combinaison de couleurs",
  "{n:number} mana in any combination of {a:mana} {j:and or} {b:mana}":
    "{n} manas de n'importe quelle combinaison de {a} et/ou {b}",
  "one mana of either of the circled colors": "un mana de l'une des couleurs entourées",
  "one mana of any color in your commander 's color identity":
    "un mana d'une couleur de votre choix de l'identité couleur de votre commandant",
  "one mana of any color that a land you control could produce":
    "un mana d'une couleur de votre choix qu'un terrain que vous contrôlez pourrait produire",
  "one mana of any color that a land a opponent controls could produce":
    "un mana d'une couleur de votre choix qu'un terrain qu'un adversaire contrôle pourrait produire",
  "one mana of any type that a land you control could produce":
    "un mana d'un type de votre choix qu'un terrain que vous contrôlez pourrait produire",
  "one mana of any type {w:that land} produced": "un mana d'un type de votre choix que ce terrain a produit",
  "a additional {m:mana}": "{m} supplémentaire",
})
frenchOf("production", listed("ou"))
french("mana use", {
  "cast {f:spell things}": "lancer {f:un}",
  "cast a {f:spell thing}": "lancer {f:un}",
  "activate abilities": "activer des capacités",
  "activate abilities of {a:plain things}": "activer des capacités de {a}",
})
for (const [spells, cast] of [
  ["{f:spell things}", "lancer {f:un}"],
  ["a {f:spell thing}", "lancer {f:un}"],
])
  for (const [abilities, activate] of [
    ["activate abilities of {a:plain things}", "activer des capacités de {a}"],
    ["activate a ability of a {a:plain thing}", "activer une capacité de {a:un}"],
    ["activate a ability of a {a:source thing}", "activer une capacité de {a:un}"],
    ["activate abilities of {a:source things}", "activer des capacités de {a}"],
  ])
    french("mana use", {
      [`cast ${spells} or ${abilities}`]: (part, setting) => {
        const words = partIn(part, "a") && say(partIn(part, "a")!, setting).words.join(" ")
        const said = /^sources?$/.test(words ?? "") ? "activer une capacité" : activate
        return sayAs(`${cast} ou ${said}`, part, setting)
      },
    })
french("die", { d4: "d4", d6: "d6", d8: "d8", d10: "d10", d12: "d12", d20: "d20" })
french("does", {
  "add(s) {m:production} . spend this mana only to {u:mana use} , and that spell can't be countered":
    "<ajouter> {m} . Ne dépensez ce mana que pour {u} , et ce sort ne peut pas être contrecarré",
})
french("clause", {
  "end the turn": "finissez le tour",
  "end the combat phase": "finissez la phase de combat",
  "put your choice of {c:counter choice} on {what:object}": "<mettre> au choix {c} sur {what}",
})
frenchOf("counter choice", listed("ou"))
french("one counter", { "a {kind:counter} counter": "un marqueur {kind}" })
french("subject", { "~ or enchanted|equipped {noun:host}": "{~} ou [le:noun] {noun} [enchanté:noun]" })
french("clause", {
  "redistribute any number of players ' life totals":
    "redistribuez les totaux de points de vie de n’importe quel nombre de joueurs",
  "{a:player} exchange life totals": "{a!} <échanger> leurs totaux de points de vie",
  "{what:object} is/are goaded {d:duration}": "{what!} <être> [incité] à attaquer {d}",
  "{what:simple object} explore(s) x times": "{what!} <explorer> X fois",
  "each player returns to the battlefield all cards they own exiled with it|~":
    "chaque joueur renvoie sur le champ de bataille toutes les cartes qu'il possède exilées avec {~}",
})
french("quantity", {
  "the difference between {who:player} ' life totals":
    "la différence entre les totaux de points de vie de {who}",
  "the total power of {what:object}": "la force totale de {what}",
})
french("condition", {
  "a {t:plain thing} dies this way": "{t!:un} <mourir> de cette manière",
  "you haven't played {what:simple object}": "vous n'avez pas joué {what}",
})
french("production", {
  "a additional one mana of that color": "un mana supplémentaire de cette couleur",
  "one mana of any color among {t:all things}": "un mana de n'importe quelle couleur parmi {t:le}",
})
french("does", {
  "exile(s) {what:object} until {e:ending event}": "<exiler> {what:from} jusqu'à ce que {e}",
  "copy|copies {what:object} for each {t:plain thing} {c:could target} . {d:different one}":
    "<copier> {what} pour chaque {t} que ce sort ou cette capacité pourrait cibler . Chaque copie cible une de ces créatures différente",
})
french("ending event", { "a opponent becomes the monarch": "un adversaire devienne le monarque" })
for (const both of ["power", "power and toughness"] as const)
  french("clause", {
    [`double {what:objects'} ${both} {d:duration}`]:
      both === "power" ? "<doubler> {what~force} {d}" : "<doubler> {what~force} et son endurance {d}",
  })
french("clause", {
  "double the power of {what:simple object} {d:duration}": "<doubler> la force de {what} {d}",
  "double the power and toughness of {what:simple object} {d:duration}":
    "<doubler> la force et l'endurance de {what} {d}",
})
french("does", {
  "add(s) {m:production} . until end of turn , you don't lose this mana as steps and phases end":
    "<ajouter> {m} . Jusqu'à la fin du tour , vous ne perdez pas ce mana à la fin des étapes et des phases",
  "add(s) {m:production} . until end of combat , you don't lose this mana as steps and phases end":
    "<ajouter> {m} . Jusqu'à la fin du combat , vous ne perdez pas ce mana à la fin des étapes et des phases",
  "choose new targets for any number of other spells {a:and or} abilities":
    "<choisir> de nouvelles cibles pour n'importe quel nombre d'autres sorts ou capacités",
})
french("slot", {
  "up to {n:number} target {t:card things} from a single graveyard":
    "jusque à {n} {t:cible} d'un seul cimetière",
  "{n:number} target {t:card things} from a single graveyard": "{n} {t:cible} d'un seul cimetière",
  "any number of target {t:card things} from a single graveyard":
    "n'importe quel nombre de {t:cible} d'un seul cimetière",
})
for (const [words, french_] of [
  ["mana value", "de valeur de mana totale"],
  ["power", "de force totale"],
] as const)
  for (const [counted, count] of [
    ["any number of", "n'importe quel nombre de"],
    ["one or more", "au moins"],
  ] as const)
    french("slot", {
      [`${counted} target {t:plain things} with total ${words} {n:digits} or less`]: `${count} {t:cible} ${french_} inférieure ou égale à {n}`,
    })
french("does", {
  "create(s) a {t:token} attached to {what:simple object}": "<créer> {t:un} attaché à {what}",
  "lose(s) half {w:whose} life , rounded up":
    "<perdre> la moitié de {son~points} de vie , arrondie à l'unité supérieure",
  "lose(s) half {w:whose} life , rounded down":
    "<perdre> la moitié de {son~points} de vie , arrondie à l'unité inférieure",
})
french("event", { "{a:event one} and at {b:event one}": "{a} et à {b}" })
french("each", {
  "basic land type among lands {who:player} control(s)":
    "type de terrain de base parmi les terrains que {who!} <contrôler:indicative>",
  "{s} spent to cast ~": "{S} dépensé pour lancer {~}",
  "{s} spent to cast it": "{S} dépensé pour le lancer",
})
french("clause", {
  "the game is a draw": "la partie est nulle",
  "copy {what:object} . you may cast up to {n:number} of the copies {free:for free}":
    "<copier> {what} . Vous pouvez lancer jusque à {n} des copies {free}",
})
french("sought", {
  "a {t:card thing} or a {u:card thing}": "{t:un} ou {u:un}",
  "a {t:card thing} , a {u:card thing} , or a {v:card thing}": "{t:un} , {u:un} ou {v:un}",
})
for (const words of [
  "copy {what:object} . you may cast the copy",
  "copy {what:object} and you may cast the copy",
  "you may copy {what:object} . if you do , you may cast the copy",
])
  french("clause", {
    [`${words} without paying its mana cost`]:
      "<copier> {what} . Vous pouvez lancer la copie sans payer son coût de mana",
  })

/** An army's creature type in the plural: « gobelins ». */
function pluralOf(part: Derivation): string {
  const type = partsOf(part).find(({ symbol }) => symbol === "subtype plural")
  return subtypeNoun(String(type?.value)).plural
}
french("clause", {
  "{d:duration} , {what:object} can't phase out": "{d} , {what!} ne <pouvoir> pas sortir de phase",
})
french("clause", {
  "{who:whose} life total becomes/become {n:quantity}": "{who~total de points de vie!} <devenir> {n}",
})
french("does", {
  "reselect which player or permanent {what:object} is/are attacking":
    "<choisir> à nouveau quel joueur ou quel permanent est attaqué par {what}",
})
french("does", {
  "the next time {e:player would} this turn , {i:bare instead} instead":
    "la prochaine fois ce tour-ci que {e} , {i:command} à la place",
})
french("clause", {
  "{e:bare clause} at the beginning of the next upkeep": "{e} au début du prochain entretien",
})
french("does", {
  "reveal the top x cards of your library , where x is {q:quantity} . {t:dig take} the rest|other {r:dig rest}":
    "<révéler> les X cartes du dessus de votre bibliothèque , X étant {q} . {t} le reste {r}",
})
for (const [measure, said] of [
  ["power", "de force totale"],
  ["mana value", "de valeur de mana totale"],
] as const) {
  french("slot", {
    [`any number of target {t:card things} with total ${measure} {n:digits} or less {z:place}`]: `n'importe quel nombre de {t:cible} ${said} inférieure ou égale à {n} {z}`,
  })
  for (const [number, count] of [
    ["two", "deux"],
    ["three", "trois"],
  ] as const)
    french("slot", {
      [`up to ${number} target {t:card things} with total ${measure} {n:digits} or less {z:place}`]: `jusqu'à ${count} {t:cible} ${said} inférieure ou égale à {n} {z}`,
      [`up to ${number} target {t:plain things} with total ${measure} {n:digits} or less`]: `jusqu'à ${count} {t:cible} ${said} inférieure ou égale à {n}`,
    })
}
