import { french, passes } from "../say.ts"

// Damage and what it does, destruction, and what is kept from happening.

const FLOOR =
  "des blessures qui devraient réduire votre total de points de vie à moins de {n} le réduisent à {m} à la place"
french("static", {
  "damage that would reduce your life total to less than {n:digits} reduces it to {m:digits} instead": FLOOR,
  "if {c:condition} , damage that would reduce your life total to less than {n:digits} reduces it to {m:digits} instead": `si {c:stated} , ${FLOOR}`,
  "{p:player} can't get {kind:counter} counters": "{p!} ne <pouvoir> pas recevoir de marqueurs {kind}",
  "you draw cards from the bottom of your library rather than the top":
    "vous piochez les cartes du dessous de votre bibliothèque plutôt que du dessus",
  "it's a artifact creature with power and toughness each equal to its mana value":
    "c'est une créature-artefact avec une force et une endurance chacune égale à sa valeur de mana",
  "you may have ~ enter tapped as a copy of any {t:thing}":
    "vous pouvez faire que {~!} <arriver:subjunctive> [engagé] comme une copie de n'importe [quel:t] {t}",
  "~ enter(s) with {n:number} {kind:counter} counters on it for each {e:each}":
    "{~!} <arriver> avec {n} marqueurs {kind} sur [lui] pour chaque {e}",
  "{t:plain things} enter with a {kind:counter} counter on it|them":
    "{t!:chaque} <arriver> avec un marqueur {kind} sur [lui]",
})
passes("all each")
french("those each", { "of {w:object}": "{w}" })
french("all each", { "{t:plain thing}": "{t}" })
french("clause", {
  "each {w:all each} deals damage equal to its power to {to:recipient}":
    "chaque {w!} <infliger> {to:à} un nombre de blessures égal à sa force",
  "each {w:those each} deals damage equal to its power to {to:recipient}":
    "{chacune!} de {w} <infliger> {to:à} un nombre de blessures égal à sa force",
  "each {w:all each} deals damage to itself equal to its power":
    "chaque {w!} <se infliger> un nombre de blessures égal à sa force",
  "each {w:those each} deals damage to itself equal to its power":
    "{chacune!} de {w} <se infliger> un nombre de blessures égal à sa force",
  "~ deals|deal {n:digits} damage divided evenly , rounded down , among {s:divided slot}":
    "{~!} <infliger> {n} blessures réparties équitablement , arrondies à l'unité inférieure , entre {s}",
  "earthbend {n:digits}": "maîtrisez la terre {n}",
})
for (const [english, said] of [
  ["all damage", "toutes les blessures"],
  ["all combat damage", "toutes les blessures de combat"],
])
  french("clause", {
    [`prevent ${english} that would be dealt to and dealt by {what:object} {d:duration}`]: `<prévenir> ${said} qui devraient être infligées {what:à} et par {what} {d}`,
    [`{d:duration} , prevent ${english} that would be dealt to {to:recipient}`]: `{d} , <prévenir> ${said} qui devraient {to:à être infligées}`,
    [`{d:duration} , prevent ${english} that would be dealt by {from:object}`]: `{d} , <prévenir> ${said} que {from!} <devoir:indicative> infliger`,
  })
french("destroyer", {
  "a spell or ability you control": "un sort ou une capacité que vous contrôlez",
  "a spell or ability a opponent controls": "un sort ou une capacité qu'un adversaire contrôle",
})
french("event", {
  "{what:batch} become blocked": "{what!} <devenir> [bloqué]",
  "{d:destroyer} destroys {what:subject}": "{d} détruit {what}",
  "{what:subject} explore(s) a {t:card thing}": "{what!} <explorer> {t:un}",
})
french("post", {
  "that blocked or was blocked by {f:subject} this turn":
    "qui <avoir:indicative> bloqué {f} ou a été [bloqué] par {f} ce tour-ci",
  "exiled with ~": "[exilé] avec {~}",
})
french("change", { "isn't/aren't a creature": "ne <être> pas une créature" })
french("does", {
  "draw(s) half x cards , rounded down": "<piocher> la moitié de X cartes , arrondie à l'unité inférieure",
  "put(s) another {kind:counter} counter on {what:object}": "<mettre> un autre marqueur {kind} sur {what}",
  "shuffle(s)": "<mélanger>",
  "airbend {what:object}": "<maîtriser> l'air sur {what}",
  "blight(s) {n:digits}": "<flétrir> {n}",
})
french("each", { "creature that convoked it": "créature qui l'a convoqué" })
french("clause", { "{what:object} explore(s) again": "{what!} <explorer> de nouveau" })
