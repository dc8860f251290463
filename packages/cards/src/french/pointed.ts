import type { Ability, EventPattern, Filter, Selector, TargetSlot } from "@apnap/engine"
import { nounOfFilter, partsOfFilter } from "./lexicon/filters.ts"
import { type Noun, noun } from "./lexicon/types.ts"
import { agree } from "./morphology/agreement.ts"
import { originOf } from "./origin.ts"
import { type Phrase, third } from "./phrase.ts"
import type { SelfName } from "./say.ts"

const CARD = noun("carte", "f")
const SPELL = noun("sort", "m")
const PERMANENT = noun("permanent", "m")

/** « cette créature », « ce sort »: an object by its kind, where a pronoun would point at something else. */
export function pointedAt(
  what: Selector,
  targets: readonly unknown[],
  ability: Ability,
  self: SelfName,
): Phrase | undefined {
  if (what.sel === "self") return { words: self.words, features: self.features }
  const found =
    what.sel === "target"
      ? ofSlot(targets[what.slot] as TargetSlot | undefined)
      : what.sel !== "bound"
        ? undefined
        : what.name === "it" && ability.ability === "triggered"
          ? ofEvent(ability.when)
          : originOf(what, targets, ability) && CARD
  if (found === undefined) return undefined
  const features = third(found.gender)
  return { words: [agree("ce", features), found.singular], features }
}

function ofSlot(slot: TargetSlot | undefined): Noun | undefined {
  if (slot?.filter === undefined || (slot.max ?? 1) !== 1 || slot.players !== undefined) return undefined
  if (slot.zone === "stack" || partsOfFilter(slot.filter).some(({ is }) => is === "spell")) return SPELL
  return slot.zone === undefined ? permanentOf(slot.filter) : CARD
}

/** The spell that was cast, or the permanent that entered, left or fought; undefined for other events. */
function ofEvent(when: EventPattern): Noun | undefined {
  if (when.on === "cast") return SPELL
  if (when.on === "moves") {
    if (when.object.is === "self") return undefined
    return when.from === "battlefield" || when.to === "battlefield" ? permanentOf(when.object) : CARD
  }
  return undefined
}

/** « créature » if it's a creature, otherwise « permanent ». */
function permanentOf(filter: Filter): Noun {
  const types = partsOfFilter(filter).filter(({ is }) => is === "type")
  return (types.length === 1 ? nounOfFilter(types[0]) : undefined) ?? PERMANENT
}
