import { definitionsContain } from "../characteristics/definitions-contain.ts"
import { activeStatics } from "../characteristics/layers/derived.ts"
import { evaluate } from "../characteristics/queries/condition.ts"
import { matchesFilter } from "../characteristics/queries/filter.ts"
import { players, select } from "../characteristics/queries/selector.ts"
import { sideOf } from "../characteristics/queries/teams.ts"
import { controllerOf, hasFlag } from "../characteristics/query.ts"
import { chooseObjects } from "../choosing/choose-objects.ts"
import { holderOf } from "../continuous/control.ts"
import { thaw } from "../continuous/freezing.ts"
import { DIRECTLY, phaseIn } from "../events/phase-in.ts"
import { simultaneously } from "../events/record.ts"
import { untap } from "../events/tap.ts"
import { phaseOut } from "../one-shot/objects/phasing.ts"
import { objectNow } from "../state/object-now.ts"
import type { ObjectId, PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { checkDayNight } from "./day-night.ts"
import { passedOver } from "./durations.ts"

/** 502.1 to 502.3: phasing, then day and night, then untapping; for all members of a team with shared turns (805). */
export function untapStep(s: State): void {
  const side = sideOf(s, s.turn.active)
  for (const player of side) phaseAll(s, player)
  checkDayNight(s)
  const chosen = side.length === 1 ? untapping(s, side[0]) : side.flatMap((player) => untapping(s, player))
  simultaneously(s, () => {
    for (const id of chosen) untap(s, id, 0, "502.3")
  })
  for (const player of side) thaw(s, player)
}

/** The permanents that untap in this player's untap step. */
function untapping(s: State, active: PlayerId): readonly ObjectId[] {
  const staying = stayingTapped(s, active)
  const tapped = s.battlefield.filter(
    (id) =>
      objectNow(s, id).tapped &&
      objectNow(s, id).phasedOut === 0 &&
      untapsNow(s, id, active) &&
      !staying.includes(id),
  )
  return limited(
    s,
    active,
    tapped.filter((id) => !keepsTapped(s, active, id)),
  )
}

/** Permanents that "don't untap during their controller's untap step". */
function stayingTapped(s: State, active: PlayerId): readonly ObjectId[] {
  const out: ObjectId[] = []
  for (const { effect, context } of activeStatics(s, "doesntUntap")) {
    if (effect.unless !== undefined && evaluate(s, effect.unless, context)) continue
    const staying = select(s, effect.what, context)
    // In other players' untap steps (`untapsDuring`) what untaps doesn't stay tapped unless the effect names those steps.
    if (effect.whose === undefined) out.push(...staying.filter((id) => controllerOf(s, id) === active))
    else if (players(s, effect.whose, context).includes(active)) out.push(...staying)
  }
  return out
}

/** 702.26a: permanents that phased out under this player's control phase in and permanents with phasing phase out, simultaneously. */
function phaseAll(s: State, active: PlayerId): void {
  // Nothing has phasing and nothing is phased out.
  if (!definitionsContain(s, "phasing") && s.battlefield.every((id) => objectNow(s, id).phasedOut === 0))
    return
  const holders = [active, ...departedBefore(s, active)]
  // 610.4a: not permanents that are phased out until an event happens.
  const back = s.battlefield.filter(
    (id) => objectNow(s, id).phasedOut === DIRECTLY && holders.includes(holderOf(s, id)),
  )
  const away = s.battlefield.filter(
    (id) => objectNow(s, id).phasedOut === 0 && controllerOf(s, id) === active && hasFlag(s, id, "phasing"),
  )
  if (back.length + away.length === 0) return
  simultaneously(s, () => {
    phaseOut(s, away, "502.1")
    phaseIn(s, back, "502.1")
  })
}

/** 702.26n: players who left whose next turn would have begun before this one: what phased out under them phases in now. */
function departedBefore(s: State, active: PlayerId): PlayerId[] {
  const previous = s.lastTurnEvents.find(({ kind }) => kind === "beginsTurn")?.player ?? active
  return s.turn.extra ? [] : passedOver(s, active, previous)
}

/** Permanents untap in their controller's untap step; some also untap during other players'. */
function untapsNow(s: State, id: ObjectId, active: PlayerId): boolean {
  if (controllerOf(s, id) === active) return true
  return activeStatics(s, "untapsDuring").some(
    (a) =>
      select(s, a.effect.what, a.context).includes(id) &&
      players(s, a.effect.whose, a.context).includes(active),
  )
}

/** "You may choose not to untap it during your untap step" (502.3). */
function keepsTapped(s: State, active: PlayerId, id: ObjectId): boolean {
  if (controllerOf(s, id) !== active) return false
  if (!activeStatics(s, "mayNotUntap").some((a) => select(s, a.effect.what, a.context).includes(id)))
    return false
  return (
    chooseObjects(s, active, [id], 0, 1, { rule: "502.3", purpose: "untap", source: id, hint: "good" })
      .length === 0
  )
}

/** "Players can't untap more than one …" */
function limited(s: State, active: PlayerId, ids: readonly ObjectId[]): readonly ObjectId[] {
  let out = ids
  for (const { effect, context } of activeStatics(s, "untapLimit")) {
    if (!players(s, effect.who, context).includes(active)) continue
    const concerned = out.filter((id) => matchesFilter(s, effect.filter, id, context))
    if (concerned.length <= effect.count) continue
    const chosen = chooseObjects(s, active, concerned, effect.count, effect.count, {
      rule: "502.3",
      purpose: "untap",
      source: context.source,
      hint: "good",
    })
    out = out.filter((id) => !concerned.includes(id) || chosen.includes(id))
  }
  return out
}
