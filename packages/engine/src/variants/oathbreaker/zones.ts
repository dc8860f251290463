import { ANY, type Candidate } from "../../events/replacing/candidate.ts"
import type { PendingEvent } from "../../events/replacing/pending-event.ts"
import { defineVariantReplacements } from "../../events/replacing/variants.ts"
import { defineVariantActions } from "../../sba/variants.ts"
import type { ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { insteadOfZone, returningCommanders, toCommandZone } from "../commander/command-zone.ts"
import { isSignatureSpell } from "./signature-spell.ts"

const KEY = "signature spell"
const ELSEWHERE: ReadonlySet<string> = new Set(["graveyard", "exile", "hand", "library"])

/** A signature spell goes to the command zone instead of a hand, library, graveyard or exile, without a choice. */
function backToCommandZone(id: ObjectId): Candidate {
  return {
    key: KEY,
    order: ANY,
    label: "command zone",
    rule: "903.9b",
    source: id,
    asks: -1,
    same: KEY,
    apply: toCommandZone,
  }
}

/** The oathbreaker itself follows the rule for commanders. */
function candidates(s: State, p: PendingEvent): readonly Candidate[] {
  const object = s.objects[p.was]
  if (p.kind !== "moves" || object === undefined || !isSignatureSpell(s, object)) return insteadOfZone(s, p)
  return ELSEWHERE.has(p.to) && !p.applied.includes(KEY) ? [backToCommandZone(p.was)] : []
}

defineVariantReplacements("oathbreaker", candidates)
defineVariantActions("oathbreaker", { collect: returningCommanders })
