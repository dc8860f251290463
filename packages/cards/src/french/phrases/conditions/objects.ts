import type { Selector } from "@apnap/engine"
import type { Derivation } from "../../../oracle/grammar/print.ts"
import { partIn } from "../../filling.ts"
import { isGone, originOf } from "../../origin.ts"
import { french, passes, type Saying, type Setting, say, sayAs } from "../../say.ts"

// What objects are, have and lie in, and conditions that are joined.

/** The imperfect where the ability looks back at what left the battlefield (603.10a). */
function lookedBack({ ability }: Setting): string {
  const when = ability.ability === "triggered" ? ability.when : undefined
  return when?.on === "moves" && when.from === "battlefield" ? ":imperfect" : ""
}

french("condition", {
  "~ isn't on the battlefield": "{~!} n'est pas sur le champ de bataille",
  "{what:object} is/are {f:thing filter}": isSuch("{what!} <être> {f}", "ce <être> {f}"),
  "{what:object} isn't/aren't {f:thing filter}": isSuch("{what!} ne <être> pas {f}", "ce ne <être> pas {f}"),
  "there are {n:number} or more {c:graveyard cards}": "{il!} y <avoir> au moins {n} {c:every}",
  "there are {n:number} or more {kind:counter} counters on {what:simple object}":
    "{il!} y <avoir> au moins {n} marqueurs {kind} sur {what}",
  "{what:object} has {n:number} or more counters on it":
    "{what!} <avoir> au moins {n} marqueurs sur [lui:what]",
  "{what:object} is enchanted or equipped": "{what!} <être> [enchanté:what] ou [équipé:what]",
  "it's enchanted or equipped": "{~!} est [enchanté] ou [équipé]",
  "there are cards exiled with ~": "{il!} y <avoir> des cartes exilées avec {~}",
  "there are {n:number} or more {c:cards it exiled}": "{il!} y <avoir> au moins {n} cartes exilées avec {~}",
  "{what:object} had no counters on it": "{il!} n'y <avoir> aucun marqueur sur {what}",
  "there are {n:number} or more {t:plain things}": "{il!} y <avoir> au moins {n} {t}",
  "a card is exiled with ~": "une carte est exilée avec {~}",
  "{w:object} has/have fewer than {n:number} {kind:counter} counters on it|them":
    "{w!} <avoir> moins de {n} marqueurs {kind} sur [lui]",
  "there are fewer than {n:number} cards in your graveyard":
    "{il!} y <avoir> moins de {n} cartes dans votre cimetière",
  "there are {n:number} or more mana values among cards in your graveyard":
    "{il!} y <avoir> au moins {n} valeurs de mana parmi les cartes de votre cimetière",
  "there are no {t:plain things}": "{il!} n'y <avoir> {t:aucun}",
  "{what:object} has a counter on it": "{il!} y <avoir> un marqueur sur {what}",
  "a {t:plain thing} has a {kind:counter} counter on it": "{il!} y <avoir> un marqueur {kind} sur {t:un}",
  "{what:object} has {n:number} or fewer {kind:counter} counters on it":
    "{il!} y <avoir> {n} marqueurs {kind} ou moins sur {what}",
  "{what:object} has a {kind:counter} counter on it": (part, setting) =>
    sayAs(`{what!} <avoir${lookedBack(setting)}> un marqueur {kind} sur [lui]`, part, setting),
  "{what:object} had no {kind:counter} counters on it":
    "{what!} ne <avoir:imperfect> pas de marqueur {kind} sur [lui]",
  "{what:objects'} mana value is {n:figures} or less":
    "{what~valeur de mana!} <être> inférieure ou égale à {n}",
  "{what:objects'} mana value is {n:figures} or greater":
    "{what~valeur de mana!} <être> supérieure ou égale à {n}",
  "{a:condition one} and {b:condition one}": "{a} et {b}",
  "{what:object} has/have {k:plain keyword}": "{what!} <avoir> {k}",
  "{what:object} has/have {k:named keyword}": "{what!} <avoir> {k}",
  "{what:simple object} is attached to {f:subject}": "{what!} <être> [attaché] à {f}",
  "there are exactly {n:number} {kind:counter} counters on ~":
    "il y a exactement {n} {n#marqueur|marqueurs} {kind} sur {~}",
  "there is exactly one {kind:counter} counter on ~": "il y a exactement un marqueur {kind} sur {~}",
  "{w:object} has/have exactly {n:number} {kind:counter} counters on it|them":
    "{w!} <avoir> exactement {n} {n#marqueur|marqueurs} {kind} sur [lui]",
  "exactly one {t:plain thing} is attacking": "exactement {t:un} attaque",
  "~ is in your graveyard": "cette carte <être> dans votre cimetière",
  "{what:object} share(s) a creature type with {o:simple object}":
    "{what!} <partager> un type de créature avec {o}",
  "a {t:plain thing} is attacking": "{t:un} attaque",
})
/** "c'est un terrain", for a pronoun with a noun phrase as predicate. */
function isSuch(named: string, pointed: string): Saying {
  return (part, setting) => {
    const what = partIn(part, "what")
    const noun = partIn(part, "f")?.template === "a {t:thing}"
    const plain = what === undefined || !noun || say(what, setting).pronoun !== true
    const past = what !== undefined && isPast(what, setting)
    if (plain) return sayAs(past ? named.replace("<être>", "<être:imperfect>") : named, part, setting)
    const ofCards = isOffBattlefield(what, setting) ? { ofCards: true } : {}
    const said = past ? pointed.replace("<être>", "<être:imperfect>") : pointed
    return sayAs(said, part, { ...setting, ...ofCards })
  }
}

/** Whether it's said of what an instruction has taken away, or of what the event took from the battlefield (603.10a). */
function isPast(what: Derivation, setting: Setting): boolean {
  const object = what.value as Selector
  return isGone(object, setting.ability) || isLookedBack(object, setting)
}

function isLookedBack(what: Selector, setting: Setting): boolean {
  return what.sel === "bound" && what.name === "it" && lookedBack(setting) !== ""
}

/** « si c'est une carte de terrain »: off the battlefield an object is a card, no land (109.2). */
function isOffBattlefield(what: Derivation, setting: Setting): boolean {
  const origin = originOf(what.value as Selector, what.context.targets, setting.ability)
  if (isLookedBack(what.value as Selector, setting)) return false
  return origin !== undefined && !["battlefield", "stack"].includes(origin.zone)
}

passes("condition one")
french("condition", {
  "there were {n:number} or more card types among {w:object}":
    "il y avait au moins {n} types de carte parmi {w}",
  "there are {n:number} or more {c:card things} total in all graveyards":
    "il y a en tout au moins {n} {c} dans tous les cimetières",
})
french("thing filter", {
  "attacking or blocking": "[attaquant] ou [bloqueur]",
})
