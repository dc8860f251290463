import { contextOf } from "../../characteristics/context.ts"
import { activeStatics } from "../../characteristics/layers/derived.ts"
import { reaches } from "../../characteristics/queries/range.ts"
import { players } from "../../characteristics/queries/selector.ts"
import { emperorOf, teamOf } from "../../characteristics/queries/teams.ts"
import { apnapOrder, areOpponents, controllerOf, opponentsOf } from "../../characteristics/query.ts"
import type { ContinuousEffect } from "../../state/effect.ts"
import { blankEvent, makeEvent } from "../../state/new-event.ts"
import { objectNow } from "../../state/object-now.ts"
import { NONE, type ObjectId, type PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { editPlayer, editState, invalidate, removeObject, setEffects } from "../../state/writing/edit.ts"
import { record, recordEvent, simultaneously } from "../record.ts"
import { applyReplacements, newPendingEvent } from "../replacing/apply-replacements.ts"
import { prohibition } from "../replacing/cant.ts"
import { noteForbidden } from "../replacing/forbidden.ts"
import { departed, leaving } from "../replacing/variants.ts"
import { rememberPast } from "./carry.ts"
import { moveAll } from "./move.ts"
import { takeOut } from "./zones.ts"

/** A player who would lose the game, and the rule that says so. */
export interface Loss {
  player: PlayerId
  rule: string
  source?: ObjectId
}

/** 104.3: these players lose simultaneously and leave the game (104.5), unless replaced. Returns those who lost. */
export function loseGame(s: State, losses: readonly Loss[]): PlayerId[] {
  return simultaneously(s, () => loseNow(s, unreplaced(s, losses)))
}

/** 104.3, 614.6: the losses that nothing replaces or forbids; what happens instead of the others happens now. */
export function unreplaced(s: State, losses: readonly Loss[]): readonly Loss[] {
  return losses.filter((loss) => s.players[loss.player].left === null && happens(s, "loses", loss))
}

/** 104.3: these players lose, as nothing replaces that. Returns those who lost. */
export function loseNow(s: State, losses: readonly Loss[]): PlayerId[] {
  return simultaneously(s, () => {
    const lost = asTeams(s, losses)
    for (const { player, rule } of lost) editPlayer(s, player).left = { how: "lost", rule }
    for (const { player, rule, source } of lost) record(s, { kind: "loses", rule, player, source })
    const gone = lost.map((loss) => loss.player)
    if (gone.length > 0) afterLeaving(s, gone)
    return gone
  })
}

/** 810.8a: where teams lose as one, teammates of losing players lose too. */
function asTeams(s: State, losses: readonly Loss[]): readonly Loss[] {
  const out = [...losses]
  for (const { player, ...how } of losses)
    for (const mate of leavingWith(s, player))
      if (s.players[mate].left === null && !out.some((l) => l.player === mate))
        out.push({ player: mate, ...how })
  return out
}

/** The players who leave together with this one: the team if it loses as one (810.8a) or with its emperor (104.3i, 104.4h, 809.5). */
function leavingWith(s: State, player: PlayerId): readonly PlayerId[] {
  const { lossBy } = s.options
  const withTeam = lossBy === "team" || (lossBy === "emperor" && emperorOf(s, player) === player)
  return withTeam ? teamOf(s, player) : [player]
}

/** 104.3a: a player who concedes leaves at once; nothing can replace that. */
export function concede(s: State, player: PlayerId): void {
  if (s.players[player].left !== null || s.over !== null) return
  simultaneously(s, () => {
    const gone = asTeams(s, [{ player, rule: "104.3a" }]).map((loss) => loss.player) // 810.8b
    for (const one of gone) editPlayer(s, one).left = { how: "lost", rule: "104.3a" }
    for (const one of gone) record(s, { kind: "loses", rule: "104.3a", player: one })
    afterLeaving(s, gone)
  })
}

/** 104.2b: an effect makes the player win. Returns whether the game ended. */
export function winGame(s: State, player: PlayerId, source: ObjectId = NONE, rule = "104.2b"): boolean {
  if (s.over !== null || s.players[player].left !== null) return false
  if (!happens(s, "wins", { player, rule, source })) return false
  if (s.reach !== null) {
    // 801.14: opponents within range lose instead.
    const foes = opponentsOf(s, player).filter((p) => reaches(s, player, p))
    loseGame(
      s,
      foes.map((foe) => ({ player: foe, rule: "801.14", source })),
    )
    return s.over !== null
  }
  endGame(s, teamOf(s, player), rule)
  return true
}

/** 104.4: a draw for all remaining players; caused by a player with limited range, only for those in that range (801.15). */
export function drawGame(s: State, rule = "104.4c", by: PlayerId = -1): void {
  if (s.over !== null) return
  if (s.reach === null || by < 0) return endGame(s, [], rule)
  simultaneously(s, () => {
    drawFor(
      s,
      apnapOrder(s).filter((p) => reaches(s, by, p)),
      "801.15",
    )
  })
}

/** 104.4b; 104.4f, 801.16: with limited range, only for controllers of objects in the loop and players in their ranges. */
export function drawByLoop(s: State, controllers: readonly PlayerId[]): void {
  if (s.reach === null || controllers.length === 0) return drawGame(s, "104.4b")
  const gone = apnapOrder(s).filter((p) => controllers.some((by) => reaches(s, by, p)))
  simultaneously(s, () => drawFor(s, gone, "104.4f"))
}

/** 104.4e, 104.4f: these players draw and leave, with an emperor's team; the others play on. */
function drawFor(s: State, players: readonly PlayerId[], rule: string): void {
  const all = players.flatMap((p) => leavingWith(s, p))
  const gone = apnapOrder(s).filter((p) => all.includes(p))
  for (const player of gone) editPlayer(s, player).left = { how: "drew", rule }
  afterLeaving(s, gone)
}

/** The object whose effect says that the player can't lose, or can't win; undefined if none does. */
export function forbidderOf(s: State, what: "loses" | "wins", player: PlayerId): ObjectId | undefined {
  if (activeStatics(s, "cant").length === 0) return undefined
  const who = s.options.lossBy === "team" ? teamOf(s, player) : [player] // 810.8a
  for (const p of who) {
    const by = prohibition(s, makeEvent({ kind: what, rule: "101.2", player: p }))
    if (by !== undefined) return by.context.source
  }
  return undefined
}

function happens(s: State, kind: "loses" | "wins", { player, rule, source }: Loss): boolean {
  const p = newPendingEvent(kind, rule)
  p.player = player
  p.source = source ?? NONE
  const by = forbidderOf(s, kind, player)
  if (by !== undefined) noteForbidden(s, { kind, rule, player }, by)
  return by === undefined && applyReplacements(s, p)
}

/** 104.2a, 104.4a: the game ends if at most one side is left; otherwise the leaving players' objects leave too. */
function afterLeaving(s: State, gone: readonly PlayerId[]): void {
  const rest = apnapOrder(s)
  if (rest.length === 0) return endGame(s, [], "104.4a")
  if (rest.every((a) => rest.every((b) => a === b || !areOpponents(s, a, b))))
    return endGame(s, teamOf(s, rest[0]), "104.2a") // 104.2c
  leaving(s, gone)
  for (const player of gone) takeAway(s, player)
  for (const player of gone) passMonarchy(s, player)
  departed(s, gone)
}

/** 104.1: ends the game immediately. */
function endGame(s: State, winners: readonly PlayerId[], rule: string): void {
  const won = winners.length > 0 && s.ante.length > 0
  editState(s).over = { winners, rule, ...(won && { ante: s.ante }) } // 407.2
  for (const player of s.players) {
    if (player.left !== null && !winners.includes(player.id)) continue
    const how = winners.length === 0 ? "drew" : winners.includes(player.id) ? "won" : "lost"
    editPlayer(s, player.id).left = { how, rule }
  }
  editState(s).turn = { ...s.turn, stage: "over" }
  for (const player of winners) record(s, { kind: "wins", rule, player })
  record(s, { kind: "ends", rule: winners.length === 0 ? rule : "104.1" })
}

/** 800.4a, in order: owned objects, control effects, abilities on the stack, then objects still controlled. */
function takeAway(s: State, player: PlayerId): void {
  const { left, hand } = s.players[player]
  if (left !== null && hand.length > 0) editPlayer(s, player).left = { ...left, hand: hand.length } // 800.4i
  for (const id of objectsOf(s, player)) removeFromGame(s, id)
  setEffects(
    s,
    s.effects.filter((effect) => !givesControlTo(s, effect, player)),
  )
  editState(s).delayed = s.delayed.filter((delayed) => delayed.controller !== player)
  editState(s).waiting = s.waiting.filter((waiting) => waiting.controller !== player) // 800.4d
  for (const other of s.players) if (other.decidedBy === player) editPlayer(s, other.id).decidedBy = other.id
  invalidate(s)
  for (const id of s.stack)
    if (controllerOf(s, id) === player && objectNow(s, id).kind !== "card") cease(s, id, "800.4a")
  const kept = [...s.battlefield, ...s.stack].filter((id) => controllerOf(s, id) === player)
  moveAll(
    s,
    kept.map((id) => ({ id, to: "exile" as const, rule: "800.4a" })),
  )
}

/** All that the player owns; what they anted stays in the game (800.4n). */
function objectsOf(s: State, player: PlayerId): ObjectId[] {
  const { library, hand, graveyard, outside, schemes, planes, attractions } = s.players[player]
  const shared = [...s.battlefield, ...s.stack, ...s.exile, ...s.command].filter(
    (id) => objectNow(s, id).owner === player,
  )
  return [...shared, ...graveyard, ...hand, ...library, ...outside, ...schemes, ...planes, ...attractions]
}

/** 603.6c: leaves-the-battlefield abilities see it leave the game, if it is phased in (702.26k). */
function removeFromGame(s: State, id: ObjectId): void {
  const { zone, owner, phasedOut } = objectNow(s, id)
  const known = zone !== "library" && zone !== "hand" && zone !== "outside"
  if (known) rememberPast(s, objectNow(s, id))
  const seen = known && phasedOut === 0
  takeOut(s, id)
  if (zone === "command") forgetFaceDown(s, owner, id)
  removeObject(s, id)
  if (seen) record(s, { kind: "moves", rule: "800.4a", was: id, from: zone, to: "outside" })
}

/** Face-down cards of supplementary decks are in separate lists. */
function forgetFaceDown(s: State, owner: PlayerId, id: ObjectId): void {
  const own = editPlayer(s, owner)
  own.schemes = own.schemes.filter((other) => other !== id)
  own.planes = own.planes.filter((other) => other !== id)
  own.attractions = own.attractions.filter((other) => other !== id)
}

/** An object ceases to exist: tokens and copies in other zones (704.5d, e), abilities leaving the stack (608.2n). */
export function cease(s: State, id: ObjectId, rule: string): void {
  const detail = objectNow(s, id).phasedOut === 0 ? "" : "phasedOut"
  rememberPast(s, objectNow(s, id))
  takeOut(s, id)
  removeObject(s, id)
  const event = blankEvent("ceases", rule)
  event.was = id
  event.detail = detail
  recordEvent(s, event)
}

function givesControlTo(s: State, effect: ContinuousEffect, player: PlayerId): boolean {
  const context = {
    ...contextOf(effect.source, effect.controller, effect.x, effect.bindings),
    targets: effect.targets,
  }
  return effect.changes.some(
    (change) => change.change === "control" && players(s, change.player, context)[0] === player,
  )
}

/** 725.4, 726.4: the active player, else the next in turn order, becomes the monarch and takes the initiative. */
function passMonarchy(s: State, player: PlayerId): void {
  const heir = apnapOrder(s)[0] ?? -1
  if (s.monarch === player) {
    editState(s).monarch = heir
    record(s, { kind: "becomesMonarch", rule: "725.4", player: heir })
  }
  if (s.initiative === player) editState(s).initiative = heir
}
