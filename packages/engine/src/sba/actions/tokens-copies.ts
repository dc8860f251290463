import { definitionsContain } from "../../characteristics/definitions-contain.ts"
import { objectNow } from "../../state/object-now.ts"
import type { ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import type { Plan } from "../plan.ts"

/** 704.5d, e: tokens off the battlefield, copies of spells off the stack, copies of cards off both. */
export function ceasingObjects(s: State, plan: Plan): void {
  lookThrough(s, s.stack, plan)
  lookThrough(s, s.exile, plan)
  lookThrough(s, s.command, plan)
  lookThrough(s, s.ante, plan)
  const areCopiedOutside = definitionsContain(s, "copyCard") // 707.13
  for (const player of s.players) {
    lookThrough(s, player.graveyard, plan)
    lookThrough(s, player.hand, plan)
    if (areCopiedOutside) lookThrough(s, player.outside, plan)
  }
  // Libraries are long, so only tokens put there since the last check are looked for.
  for (let i = s.events.length - 1; i >= 0 && s.events[i].batch >= s.lastCheck; i--) {
    const { to, object } = s.events[i]
    if (to === "library" && s.objects[object] !== undefined) look(s, object, plan)
  }
}

/** Most lists are empty or hold only cards: looking is faster than a memo. */
function lookThrough(s: State, ids: readonly ObjectId[], plan: Plan): void {
  for (const id of ids) {
    const { kind } = objectNow(s, id)
    if (kind === "token" || kind === "copy") look(s, id, plan)
  }
}

function look(s: State, id: ObjectId, plan: Plan): void {
  const { kind, zone, memory } = objectNow(s, id)
  if (kind === "copy" && zone === "exile" && isPrepared(s, memory?.linked?.prepares?.[0])) return
  if (kind === "token" && zone !== "battlefield") plan.ceasing.set(id, "704.5d")
  else if (kind === "copy" && zone !== "stack" && zone !== "battlefield" && mayCease(s, id))
    plan.ceasing.set(id, "704.5e")
}

/** Before the rules covered copies of cards, only copies of spells ceased to exist: those that came from the stack. */
function mayCease(s: State, id: ObjectId): boolean {
  return s.ruleset.knobs.copyOfCardSba || s.events.some((e) => e.object === id && e.from === "stack")
}

/** 704.5d@2011-09-30: a phased-out token ceases to exist. */
export function phasedOutToken(s: State, id: ObjectId, plan: Plan): void {
  if (s.ruleset.knobs.phasedOutTokens === "cease" && objectNow(s, id).kind === "token")
    plan.ceasing.set(id, "704.5d")
}

/** 722.3c: the copy of a prepare spell stays in exile as long as its permanent is prepared. */
function isPrepared(s: State, id: ObjectId | undefined): boolean {
  return id !== undefined && s.objects[id]?.memory?.designations?.includes("prepared") === true
}
