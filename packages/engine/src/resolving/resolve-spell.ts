import { boundRefs } from "../characteristics/context.ts"
import { characteristics, controllerOf, hasPermanentType } from "../characteristics/query.ts"
import { cease } from "../events/moving/leave-game.ts"
import { merge } from "../events/moving/merging/merge.ts"
import { move, moveOne } from "../events/moving/move.ts"
import { blankMove } from "../events/moving/move-request.ts"
import { record, recordEvent } from "../events/record.ts"
import { attackedBefore } from "../one-shot/objects/entering-options.ts"
import { choose } from "../state/choose.ts"
import { blankEvent } from "../state/new-event.ts"
import type { Memory } from "../state/object.ts"
import { objectNow, stackInfoOf } from "../state/object-now.ts"
import { NONE, type ObjectId, type PlayerId, type Ref } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { isDiscontinued } from "../state/subgame.ts"
import { copyMemory } from "../state/writing/copy.ts"
import { edit, invalidate } from "../state/writing/edit.ts"
import { afterResolution } from "./after-resolution.ts"
import { keepGiven } from "./given-to-spells.ts"
import { followInstructions } from "./instructions.ts"
import { legalTargets } from "./still-legal.ts"

/** 608.2 for instants and sorceries, 608.3 for permanent spells. */
export function resolveSpell(s: State, id: ObjectId): void {
  const controller = controllerOf(s, id)
  if (hasPermanentType(characteristics(s, id))) resolvePermanentSpell(s, id)
  else if (!resolveInstantOrSorcery(s, id)) return
  if (s.over === null && !isDiscontinued(s)) noteResolved(s, id, controller)
}

/** 608.2n: the final part of the resolution of an instant or sorcery whose instructions were interrupted (729.5). */
export function endSpell(s: State, id: ObjectId, controller: PlayerId): void {
  if (s.objects[id]?.zone === "stack") afterResolution(s, id)
  noteResolved(s, id, controller)
}

function noteResolved(s: State, id: ObjectId, controller: PlayerId): void {
  const event = blankEvent("resolves", "608.2p")
  event.object = id
  event.player = controller
  event.detail = "spell"
  recordEvent(s, event)
}

/** Returns whether it resolved. */
function resolveInstantOrSorcery(s: State, id: ObjectId): boolean {
  const targets = legalTargets(s, id)
  if (targets === null) {
    doesNotResolve(s, id)
    return false
  }
  followInstructions(s, id, targets)
  if (s.over === null && !isDiscontinued(s) && s.objects[id]?.zone === "stack") afterResolution(s, id)
  return true
}

/** 608.2b: removes the object from the stack; a spell goes to its owner's graveyard. */
function doesNotResolve(s: State, id: ObjectId): void {
  record(s, { kind: "countered", rule: "608.2b", object: id })
  if (objectNow(s, id).kind === "copy") cease(s, id, "608.2b")
  else move(s, { id, to: "graveyard", rule: "608.2b" })
}

/** 608.3: a permanent spell becomes a permanent. */
function resolvePermanentSpell(s: State, id: ObjectId): void {
  const legal = legalTargets(s, id)
  if (legal === null && !dropsItsTarget(s, id)) return doesNotResolve(s, id)
  // 608.3f: by earlier rules, copies of permanent spells could not enter the battlefield.
  if (objectNow(s, id).kind === "copy" && !s.ruleset.knobs.permanentSpellCopies) return cease(s, id, "704.5e")
  if (legal !== null && objectNow(s, id).memory?.way === "mutate") return mutate(s, id, legal.targets[0][0])
  keepGiven(s, id)
  const host = legal?.targets[0]?.[0] ?? NONE
  if (characteristics(s, id).subtypes.includes("Aura")) enter(s, id, host, "608.3c")
  else enter(s, id, NONE, "608.3a")
}

/** 702.140c: merges the spell with its target; its controller chooses whether it goes under it. */
function mutate(s: State, id: ObjectId, target: ObjectId): void {
  const player = controllerOf(s, id)
  const under = choose(s, {
    kind: "confirm",
    player,
    rule: "702.140c",
    purpose: "mutate",
    source: id,
    about: [target],
  })
  merge(s, id, target, under === 1, player)
}

/** 608.3b: bestowed Auras and mutating creatures resolve as creature spells. */
function dropsItsTarget(s: State, id: ObjectId): boolean {
  const { memory, stack } = objectNow(s, id)
  if (memory?.way !== "bestow" && memory?.way !== "mutate") return false
  const { way: _, changes: __, ...rest } = memory
  const own = edit(s, id)
  own.memory = rest
  own.stack = { ...stack!, targets: [] }
  invalidate(s)
  return true
}

function enter(s: State, id: ObjectId, attachTo: Ref, rule: string): void {
  const { faceDown, memory } = objectNow(s, id)
  const entering = {
    attachTo,
    controller: controllerOf(s, id),
    faceDown: faceDown ? (memory?.faceDownAs ?? "morph") : null,
    ...(memory?.way === "sneak" && { tapped: true, attacking: sneakedTo(s, id) }),
  }
  const m = blankMove(id, "battlefield", rule)
  m.cause = "resolve"
  m.entering = entering
  m.keep = keptMemory(s, id)
  const became = moveOne(s, m)
  // 608.3e: a card that can't be put onto the battlefield goes to the graveyard.
  if (became === NONE && s.objects[id]?.zone === "stack") move(s, { id, to: "graveyard", rule: "608.3e" })
  else if (became !== NONE && s.objects[became]?.memory?.unlocked !== undefined) recordDoor(s, became)
}

/** 702.190b: it attacks whatever was attacked by the creature returned to pay for it. */
function sneakedTo(s: State, id: ObjectId): Ref {
  const [returned] = boundRefs(stackInfoOf(s, id).bindings, "sneaked")
  return attackedBefore(s, returned)
}

/** 400.7d, 607: what a permanent remembers of the spell that became it. */
function keptMemory(s: State, id: ObjectId): Memory {
  const { memory, stack, def, face } = objectNow(s, id)
  const kept = copyMemory(memory)
  kept.turn = s.turn.number
  if (stack!.x !== 0) kept.x = stack!.x
  if (s.definitions[def].layout === "room" && memory?.castFrom !== undefined)
    kept.unlocked = face === 1 ? 2 : 1 // 709.5d
  return kept
}

/** 709.5h: a door unlocked as the Room enters counts as becoming unlocked then. */
function recordDoor(s: State, id: ObjectId): void {
  const door = objectNow(s, id).memory!.unlocked === 1 ? "left" : "right"
  const player = controllerOf(s, id)
  record(s, { kind: "unlocked", rule: "709.5d", object: id, player, detail: door, amount: 1 }) // the other is locked
}
