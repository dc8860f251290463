import type { Ability } from "@apnap/engine"
import { chosenBeforePaid } from "./chosen-before-paid.ts"
import { unchosenName } from "./chosen-name.ts"
import { othersThanYouAfter } from "./each-other-player.ts"
import { eventOfItself } from "./event-names.ts"
import { countsItselfForAnother } from "./given-entry.ts"
import { becomesHostlessAura } from "./hostless.ts"
import { attachedToItself } from "./itself.ts"
import { sharesWithWhatLeft } from "./left-stack.ts"
import { unboundNames } from "./names.ts"
import { changesWhatLeft } from "./no-longer-there.ts"
import { impossibleOthers } from "./others.ts"
import { otherwiseOfSeveral } from "./otherwise.ts"
import { sharesWithItself } from "./own-name.ts"
import { paidBySeveral } from "./payers.ts"
import { choicesOfSeveral, qualitiesOfSeveral } from "./several-cards.ts"
import type { Speaker } from "./speaker.ts"
import { suppliedByNode } from "./supplies.ts"
import { namesBoundTwice } from "./twice.ts"
import { unknownX } from "./unknown-x.ts"
import type { Unsound } from "./unsound.ts"

/**
 * Why an ability that is read and prints back cannot mean what its data says; empty if no objection is found. Print-back
 * preserves every word but can't see what a word refers to; these checks look at the references.
 */
export function unsoundness(ability: Ability, speaker: Speaker): readonly Unsound[] {
  return [
    ...unboundNames(ability, namesOfCosts(speaker)),
    ...impossibleOthers(ability, speaker),
    ...unknownX(ability, speaker),
    ...qualitiesOfSeveral(ability),
    ...choicesOfSeveral(ability),
    ...namesBoundTwice(ability),
    ...attachedToItself(ability),
    ...becomesHostlessAura(ability),
    ...countsItselfForAnother(ability),
    ...sharesWithWhatLeft(ability),
    ...changesWhatLeft(ability),
    ...eventOfItself(ability),
    ...otherwiseOfSeveral(ability),
    ...sharesWithItself(ability),
    ...unchosenName(ability, speaker),
    ...chosenBeforePaid(ability),
    ...paidBySeveral(ability),
    ...othersThanYouAfter(ability),
  ]
}

/** Names of what was sacrificed or exiled to cast it: its costs are separate lines (601.2h). */
function namesOfCosts({ abilities }: Speaker): ReadonlySet<string> {
  const names = new Set<string>()
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return
    if ("pay" in value)
      for (const name of suppliedByNode(value as Readonly<Record<string, unknown>>)) names.add(name)
    for (const part of Object.values(value)) visit(part)
  }
  for (const ability of abilities)
    if (ability.ability === "static" || ability.ability === "keyword") visit(ability)
  return names
}
