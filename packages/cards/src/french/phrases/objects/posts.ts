import type { PlayerSelector, Selector } from "@apnap/engine"
import type { Derivation } from "../../../oracle/grammar/print.ts"
import { partIn } from "../../filling.ts"
import { possessed } from "../../lexicon/possessions.ts"
import { agree } from "../../morphology/agreement.ts"
import { NOTHING, type Phrase, third } from "../../phrase.ts"
import { pointedAt } from "../../pointed.ts"
import { french, type Saying, type Setting, say, sayAs } from "../../say.ts"

// Noun modifiers: possessor, characteristics, zone. Participles agree with the noun.

const MEASURES: Readonly<Record<string, string>> = {
  power: "la force",
  toughness: "l'endurance",
  "mana value": "la valeur de mana",
}

/** « de valeur de mana inférieure à celle de ce sort »: « sa » would mean the card that is looked for. */
export function compared(measure: string, said: string): Saying {
  return (part, setting) => {
    const n = partIn(part, "n")
    const [, other] = /^\{what:objects'\} (power|toughness|mana value)$/.exec(n?.template ?? "") ?? []
    const what = n && partIn(n, "what")
    if (other === undefined || what === undefined || say(what, setting).pronoun !== true)
      return sayAs(`${said} {n}`, part, setting)
    const object = pointedAt(what.value as Selector, part.context.targets, setting.ability, setting.self)
    if (object === undefined) return sayAs(`${said} {n}`, part, setting)
    const whose = other === measure ? "celle" : MEASURES[other]
    return { words: [...said.split(" "), ...whose.split(" "), "de", ...object.words] }
  }
}

const QUANTITIES = [
  ["power", "de force"],
  ["toughness", "d'endurance"],
  ["mana value", "de valeur de mana"],
] as const
for (const [english, said] of QUANTITIES)
  french("post", {
    [`with ${english} {n:figures} or less`]: `${said} inférieure ou égale à {n}`,
    [`with ${english} {n:figures} or greater`]: `${said} supérieure ou égale à {n}`,
    [`with ${english} less than {n:quantity}`]: compared(english, `${said} inférieure à`),
  })
for (const [english, said] of QUANTITIES.filter(([name]) => name !== "toughness"))
  french("post", {
    [`with ${english} {n:figures}`]: `${said} égale à {n}`,
    [`with ${english} less than or equal to {n:quantity}`]: compared(
      english,
      `${said} inférieure ou égale à`,
    ),
    [`with ${english} equal to {n:quantity}`]: compared(english, `${said} égale à`),
  })
/** « que ce joueur contrôle », « qu'il contrôle » if it's the one who acts. */
function held(verb: string, part: Derivation, setting: Setting): Phrase {
  const who = partIn(part, "who")?.value as PlayerSelector | undefined
  const { actor } = setting
  const same = actor !== undefined && ONE.has(actor.who) && JSON.stringify(who) === JSON.stringify(actor)
  return sayAs(`que {${same ? "il" : "who"}!} <${verb}:indicative>`, part, setting)
}
const ONE: ReadonlySet<string> = new Set(["target", "bound", "defending", "controllerOf", "ownerOf"])

french("post", {
  "you control": "que vous contrôlez",
  "you don't control": "que vous ne contrôlez pas",
  "you own": "que vous possédez",
  // Several permanents may have several controllers: « les créatures que vos adversaires contrôlent ».
  "a opponent controls": (_part, { subject }) => ({
    words: (subject?.plural === true ? "que vos adversaires contrôlent" : "que un adversaire contrôle").split(
      " ",
    ),
  }),
  "your opponents control": "que vos adversaires contrôlent",
  "they control": "que {il!} <contrôler:indicative>",
  "they own": "que {il!} <posséder:indicative>",
  "{who:player} control(s)": (part, setting) => held("contrôler", part, setting),
  "{who:player} own(s)": (part, setting) => held("posséder", part, setting),
  "that's {f:thing filter}": "qui <être:indicative> {f}",
  "with {k:plain keyword}": "avec {k}",
  "without {k:plain keyword}": "sans {k}",
  "with {a:plain keyword} or {b:plain keyword}": "avec {a} ou {b}",
  "with even mana values": "de valeur de mana paire",
  "that's|are both {a:color} and {b:color}": "à la fois [{a}] et [{b}]",
  "that has|have a adventure": "qui <avoir:indicative> une aventure",
  "with a basic land type": "avec un type de terrain de base",
  "that's {a:color} or {b:color}": "dont la couleur est le {a} ou le {b}",
  "that's one or more colors": "d'au moins une couleur",
  "attached to enchanted player": "[attaché] au joueur enchanté",
  "that has|have a activated ability with {t} in its cost":
    "avec une capacité activée ayant {T} dans son coût",
  "other than {what:object alone}": "[autre] que {what}",
  "named {name:card name}": "[appelé] {name}",
  "with a {kind:counter} counter on it|them": "avec un marqueur {kind} sur [lui]",
  "dealt damage this way": "[blessé] de cette manière",
  "of {w:that type chosen}": "de ce type",
  "of {w:that color chosen}": "de cette couleur",
  "with {w:that name chosen}": "ayant ce nom",
  "of the chosen color": "de la couleur choisie",
  "of the chosen type": "du type choisi",
  "with the chosen name": "avec le nom choisi",
})
french("place", {
  "in {who:whose} graveyard": (part, setting) => place(part, setting, "cimetière"),
  "in {who:whose} hand": (part, setting) => place(part, setting, "main"),
  "in {who:whose} library": (part, setting) => place(part, setting, "bibliothèque"),
  "from {who:whose} graveyard or hand": (part, setting) => ({
    words: [...place(part, setting, "cimetière").words, "ou", ...place(part, setting, "main").words],
  }),
  "in a graveyard": (_part, { from, every }) => {
    const which = every === true ? ["tous", "les", "cimetières"] : ["un", "cimetière"]
    return { words: [from === true ? "de" : "dans", ...which] }
  },
  "in exile": (_part, setting) => ({ words: setting.from === true ? ["depuis", "l'exil"] : ["en", "exil"] }),
})
/** Singular phrases for groups of players: a zone belongs to one of them. */
const ANYONE: Readonly<Record<string, string>> = { opponents: "un adversaire", players: "un joueur" }

/** « dans » for cards in a zone, « de » for cards taken from it. */
function place(part: Derivation, setting: Setting, zone: string): Phrase {
  const owner = (partIn(part, "who")?.value as PlayerSelector | undefined)?.who
  const anyone = setting.every === true ? undefined : ANYONE[owner ?? ""]
  if (anyone !== undefined)
    return {
      words: [setting.from === true ? "de" : "dans", ...possessed({ words: anyone.split(" ") }, zone).words],
    }
  return sayAs(`${setting.from === true ? "de" : "dans"} {who~${zone}}`, part, setting)
}

french("post", {
  "with power greater than {n:quantity}": compared("power", "de force supérieure à"),
  "named ~": (_part, { self, subject }) => ({
    words: [agree("appelé", subject ?? third("m")), self.name],
  }),
  "attached to {what:object}": (part, setting) => {
    const what = partIn(part, "what")
    const { pronoun, features } = what === undefined ? NOTHING : say(what, setting)
    if (pronoun !== true || features?.person === 2) return sayAs("[attaché] à {what}", part, setting)
    return sayAs(
      `qui ${features?.plural === true ? "leur" : "lui"} <être:indicative> [attaché]`,
      part,
      setting,
    )
  },
  "attached to a {t:plain thing}": "[attaché] à {t:un}",
  "attached to you": "[attaché] à vous",
  "with the same name as a card exiled with ~": "avec le même nom que une carte exilée avec {~}",
  "with the same name as {what:simple object}": "avec le même nom que {what}",
  "dealt damage by {f:subject} this turn": "à qui {f!} <avoir:indicative> infligé des blessures ce tour-ci",
  "blocking {what:object}": "qui <bloquer:indicative> {what}",
  "blocking or blocked by {what:simple object}":
    "qui <bloquer:indicative> {what} ou qui est [bloqué] par [lui:what]",
  "blocked by {what:simple object}": "[bloqué] par {what}",
  "with a counter on it|them": "avec un marqueur sur [lui]",
  "with no counters on it|them": "sans marqueur sur [lui]",
  "with no abilities": "sans capacité",
  "with {k:named keyword}": "avec {k}",
  "that share(s) a creature type with {what:simple object}":
    "qui <partager:indicative> un type de créature avec {what}",
  "that share(s) a color with {what:simple object}": "qui <partager:indicative> une couleur avec {what}",
  "that share(s) a card type with {what:simple object}":
    "qui <partager:indicative> un type de carte avec {what}",
  "that's a {a:plain thing} or a {b:plain thing}": "qui <être:indicative> {a:un} ou {b:un}",
  "attacking {who:player}": "qui <attaquer:indicative> {who}",
  "that's attacking you": "qui vous <attaquer:indicative>",
  "with a single target": "avec une seule cible",
  "that are enchanted or equipped": "qui <être:indicative> [enchanté] ou [équipé]",
  "with toughness greater than its power": "dont l'endurance est supérieure à la force",
  "with power equal to its toughness": "dont la force est égale à l'endurance",
  "with power or toughness {n:figures} or greater": "de force ou d'endurance supérieure ou égale à {n}",
  "with power or toughness {n:figures} or less": "de force ou d'endurance inférieure ou égale à {n}",
  "that aren't of the chosen type": "qui ne <être:indicative> pas du type choisi",
  "that isn't all colors": "qui ne <être:indicative> pas de toutes les couleurs",
})
french("post", {
  "that blocked or was|were blocked this turn":
    "qui <avoir:indicative> bloqué ou qui <avoir:indicative> été [bloqué] ce tour-ci",
  "you don't own": "que vous ne possédez pas",
})
french("post", {
  "you control but don't own": "que vous contrôlez et que vous ne possédez pas",
  "that have|has a cycling ability": "qui <avoir:indicative> une capacité de recyclage",
})
french("post", { "with {what:objects'} mana value": "dont la valeur de mana est {what~valeur de mana}" })
french("post", { "other than {a:simple object} or {b:simple object}": "[autre] que {a} ou {b}" })
french("post", { "whose controller {p:player predicate}": "dont le contrôleur {p}" })
french("post", { "it's blocking": "que [il:@] bloque" })
french("post", { "with another {f:plain thing} attached to it|them": "avec {f:another} [attaché:f] à [lui]" })
french("post", { "you own and control": "que vous possédez et que vous contrôlez" })
french("post", {
  "that aren't enchanted": "qui ne <être> pas [enchanté]",
  "with mana value greater than {n:quantity}": "de valeur de mana supérieure à {n}",
})
