import type { PlayerSelector, Selector } from "@apnap/engine"
import type { Derivation } from "../../oracle/grammar/print.ts"
import { featuresOfSelector } from "../antecedent.ts"
import { apart } from "../called.ts"
import { possessed } from "../lexicon/possessions.ts"
import { agree, type Features } from "../morphology/agreement.ts"
import { originOf } from "../origin.ts"
import { paidObject } from "../paid.ts"
import { type Phrase, pronoun, third, YOU } from "../phrase.ts"
import { pointedAt } from "../pointed.ts"
import { french, frenchOf, partsOf, type Saying, type Setting, say, sayAs } from "../say.ts"

// Players and possessors. Players are masculine, as in the French rules (102).

const you = (): Phrase => pronoun(YOU)
const words =
  (text: string, plural = false): Saying =>
  () => ({ words: text.split(" "), features: third("m", plural) })

french("barred", {
  players: words("les joueurs", true),
  "your opponents": words("vos adversaires", true),
  "{p:player}": "{p}",
})
french("player", {
  you,
  "each opponent": words("chaque adversaire"),
  "each of that player 's opponents": words("chacun des adversaires de ce joueur"),
  "each friend": words("chaque ami"),
  "each foe": words("chaque ennemi"),
  "each player": words("chaque joueur"),
  "each other player": words("chaque autre joueur"),
  "defending player": words("le joueur défenseur"),
  "the active player": words("le joueur actif"),
  "the attacking player": words("le joueur attaquant"),
  "enchanted player": words("le joueur enchanté"),
  "the chosen player": words("le joueur choisi"),
  "the monarch": words("le monarque"),
  "{what:objects'} controller": "{what~contrôleur}",
  "{what:objects'} owner": "{what~propriétaire}",
  "you and {p:other player} each": (part, setting) => {
    const [other] = partsOf(part)
    return { words: ["vous", "et", ...say(other, setting).words], features: { ...YOU, each: true } }
  },
})
frenchOf("player", (part, setting) => {
  const [slot] = partsOf(part)
  const either = EITHER[part.parts.join(" ")]
  if (either !== undefined) return words(either)(part, setting)
  return slot === undefined ? words("ce joueur")(part, setting) : say(slot, setting)
})
/** References to a target that may be a player or an object. */
const EITHER: Readonly<Record<string, string>> = {
  "that player or that planeswalker 's controller": "ce joueur ou le contrôleur de ce planeswalker",
  "that permanent 's controller or that player": "le contrôleur de ce permanent ou ce joueur",
}
frenchOf("other player", (part, setting) => say(partsOf(part)[0], setting))
french("chosen player", {
  "a opponent": words("un adversaire"),
  "a opponent at random": words("un adversaire au hasard"),
  "a player": words("un joueur"),
})
french("player slot", {
  "target player": words("un joueur ciblé"),
  "target opponent": words("un adversaire ciblé"),
  "up to one target player": words("jusqu'à un joueur ciblé"),
  "up to one target opponent": words("jusqu'à un adversaire ciblé"),
  "target opponent chosen at random": words("un adversaire ciblé choisi au hasard"),
  "any number of target players": words("n'importe quel nombre de joueurs ciblés", true),
  "any number of target opponents": words("n'importe quel nombre d'adversaires ciblés", true),
  "two target players": words("deux joueurs ciblés", true),
  "another target player": words("un autre joueur ciblé"),
})
french("event player", {
  you,
  "a player": words("un joueur"),
  "a opponent": words("un adversaire"),
  "enchanted player": words("le joueur enchanté"),
  "the chosen player": words("le joueur choisi"),
})
french("anyone", { "a opponent": words("un adversaire"), "a player": words("un joueur") })
french("everyone", { "each player": words("chaque joueur"), "each opponent": words("chaque adversaire") })
french("nobody", { opponent: words("aucun adversaire"), player: words("aucun joueur") })
french("attacked", {
  you,
  "a opponent": words("un adversaire"),
  "a player": words("un joueur"),
  "one of your opponents": words("un de vos adversaires"),
})
french("attacked or theirs", {
  "you or a planeswalker you control": () => ({
    ...pronoun(YOU),
    also: "un planeswalker que vous contrôlez".split(" "),
  }),
  "one of your opponents or a planeswalker they control": words(
    "un de vos adversaires ou un planeswalker qu'il contrôle",
  ),
  "one of your opponents or a planeswalker a opponent controls": words(
    "un de vos adversaires ou un planeswalker qu'un adversaire contrôle",
  ),
})
french("hurt player", { you, "a opponent": words("un adversaire"), "a player": words("un joueur") })
french("controls", {
  "a opponent controls": "que un adversaire contrôle",
  "you control": "que vous contrôlez",
})

/** A possessor, as a noun phrase for use after « de », or a pronoun. */
french("whose", {
  your: you,
  "{what:objects'} owner 's|'": "{what~propriétaire}",
  "{what:objects'} controller 's|'": "{what~contrôleur}",
  "{who:player} 's|'": "{who}",
})
// "Two cards from their hand": a single player, even next to other subjects.
frenchOf("whose", ({ value }, setting) => {
  const { who } = value as PlayerSelector
  const isOne = who === "target" || who === "bound"
  return pronoun(!isOne && setting.subject?.person === 3 ? setting.subject : third("m"))
})
french("graveyard whose", {
  your: you,
  "a opponent 's": words("un adversaire"),
  "enchanted player 's": words("le joueur enchanté"),
})
french("step whose", {
  your: you,
  "each player 's": words("chaque joueur"),
  "each opponent 's": words("chaque adversaire"),
  "enchanted player 's": words("le joueur enchanté"),
  "the chosen player 's": words("le joueur choisi"),
  "enchanted {n:host} 's controller 's": "le contrôleur de [le:n] {n} [enchanté:n]",
})

/** The library searched: the searching player's own. */
frenchOf("own", (_part, setting) => pronoun(setting.subject ?? YOU))

/** The hand a card goes to: its owner's (400.3), or yours if it comes from a zone with only your cards. */
frenchOf("owners", (_part, setting) => {
  if (setting.owner !== undefined) return setting.owner
  if (setting.last?.yours === true) return pronoun(YOU)
  return possessed(pronounOf(setting), "propriétaire")
})
function pronounOf({ last }: Setting): Phrase {
  return pronoun(last ?? third("f"))
}
for (const symbol of ["controllers", "other controllers", "its controller"])
  frenchOf(symbol, (part, setting) => {
    if (part.parts[0] === "that") return words("ce joueur")(part, setting)
    return possessed(pronounOf(setting), "contrôleur")
  })
french("its controller", {
  "its controller": (_part, setting) => possessed(pronounOf(setting), "contrôleur"),
})
frenchOf("those players", (_part, setting) => pronoun(setting.subject ?? YOU))
frenchOf("discarder", words("ce joueur"))

/** Gender and number of the part's referent. */
function featuresOfPart({ value, context }: Derivation, { ability, self }: Setting): Features {
  return featuresOfSelector(value as Selector, context.targets, ability, self)
}

/** "its", "their": a pronoun for the antecedent; with a noun, that noun phrase. */
french("objects'", {
  "~ 's": "{~}",
  "{what:simple object} 's|'": (part, setting) => {
    const phrase = leftPermanent(part, setting) ?? sayAs("{what}", part, setting)
    const features = phrase.pronoun === true ? phrase.features : undefined
    return setting.bySelf === true && features?.person === 3 ? theLatter(features) : phrase
  },
  its: referent,
})
frenchOf("objects'", referent)

/** « au contrôleur de cet artefact »: a permanent that has left has these qualities, not its card (603.10a). */
function leftPermanent(part: Derivation, { ability, self }: Setting): Phrase | undefined {
  const what = part.value as Selector
  const when = ability.ability === "triggered" ? ability.when : undefined
  const spell = what.sel === "target" && pointedAt(what, part.context.targets, ability, self)
  if (spell !== false && spell?.words[1] === "sort") return spell
  if (what.sel !== "bound" || what.name !== "it") return undefined
  if (when?.on !== "moves" || when.from !== "battlefield") return undefined
  const said = pointedAt(what, part.context.targets, ability, self)
  return said && apart(said, self.words)
}
function referent(part: Derivation, setting: Setting): Phrase {
  const what = part.value as Selector
  const features = featuresOfPart(part, setting)
  return (
    paidObject(what, setting.ability) ??
    namedObject(part, setting) ??
    (setting.bySelf === true && what.sel !== "self" ? theLatter(features) : pronoun(features))
  )
}
/** « la valeur de mana de cette carte »: of a card from a library, or where a quantity stands behind the sentence. */
function namedObject(part: Derivation, { ability, self, last, subject, named }: Setting): Phrase | undefined {
  const what = part.value as Selector
  const features = featuresOfSelector(what, part.context.targets, ability, self)
  if (features.plural || what.sel === "self") return undefined
  const away = what.sel === "bound" && originOf(what, part.context.targets, ability)?.zone === "library"
  if (named !== true && (!away || (last === undefined && subject === undefined))) return undefined
  const said = pointedAt(what, part.context.targets, ability, self)
  return said && apart(said, self.words)
}
/** « cette créature inflige 1 blessure au contrôleur de ce dernier »: « son » would mean the subject. */
function theLatter(features: Features): Phrase {
  return { words: [agree("ce", features), agree("dernier", features)], features }
}
french("player", { "your team": "votre équipe" })
french("player", { "each player other than {p:other player}": "chaque joueur autre que {p}" })
french("condition", {
  "a player has more life than each other player":
    "un joueur a plus de points de vie que chaque autre joueur",
  "a player has more cards in hand than each other player":
    "un joueur a plus de cartes en main que chaque autre joueur",
  "a player controls more {t:plain things} than each other player":
    "un joueur contrôle plus de {t} que chaque autre joueur",
})
french("player", {
  "the player with the most life": "le joueur qui a le plus de points de vie",
  "the player who has the most cards in hand": "le joueur qui a le plus de cartes en main",
  "the player who controls the most {t:plain things}": "le joueur qui contrôle le plus de {t}",
})
french("clause", { "choose odd or even . {e:sentence}": "choisissez pair ou impair . {e}" })
french("post", {
  "with mana value of the chosen quality": "dont la valeur de mana est de la qualité choisie",
})
