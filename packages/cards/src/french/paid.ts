import type { Ability, Filter, Selector } from "@apnap/engine"
import { findNode } from "./antecedent.ts"
import { nounOfFilter, partsOfFilter } from "./lexicon/filters.ts"
import { type Noun, noun } from "./lexicon/types.ts"
import { agree } from "./morphology/agreement.ts"
import { type Phrase, third } from "./phrase.ts"

/** What was done to an object that a cost took, by the name that the cost binds. */
const PAID: Readonly<Record<string, string>> = {
  sacrificed: "sacrifié",
  revealed: "révélé",
  exiled: "exilé",
  discarded: "défaussé",
  returned: "renvoyé",
}

/**
 * « la carte révélée »: an object that a cost took is named in full. The cost may be another ability's (601.2b), and "its"
 * would mean the object itself.
 */
export function paidObject(what: Selector, ability: Ability): Phrase | undefined {
  const [, name] = /^([a-z]+)\d*$/.exec(what.sel === "bound" ? what.name : "") ?? []
  const done = PAID[name ?? ""]
  if (what.sel !== "bound" || done === undefined) return undefined
  const binder = findNode(ability, ({ bind }) => bind === what.name)
  const paid = binder?.pay !== undefined || binder?.do === "sacrifice" || binder?.do === "discard"
  if (binder !== undefined && (!paid || (binder.count ?? 1) !== 1)) return undefined
  const { singular, gender } =
    name === "sacrificed" || name === "returned" ? permanentOf(binder?.filter) : CARD
  const features = third(gender)
  return { words: [agree("le", features), singular, agree(done, features)], features }
}

const CARD: Noun = { singular: "carte", plural: "cartes", gender: "f" }

/** « créature » if the cost asks for a creature alone, otherwise « permanent ». */
function permanentOf(filter: unknown): Noun {
  const parts = filter === undefined ? [] : partsOfFilter(filter as Filter)
  const type = parts.find(({ is }) => is === "type")
  return (type && nounOfFilter(type)) ?? noun("permanent", "m")
}
