import { apnapOrder } from "../../characteristics/query.ts"
import { move } from "../../events/moving/move.ts"
import { recordReplaced } from "../../events/replacing/afterwards.ts"
import { ANY, type Candidate, NO_CANDIDATES } from "../../events/replacing/candidate.ts"
import { destination, type PendingEvent } from "../../events/replacing/pending-event.ts"
import { defineVariantReplacements } from "../../events/replacing/variants.ts"
import type { Plan } from "../../sba/plan.ts"
import { choose } from "../../state/choose.ts"
import { commanderCard } from "../../state/commander.ts"
import { objectNow } from "../../state/object-now.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"

const KEY = "commander:"

type CommanderZone = State["ruleset"]["knobs"]["commanderZone"]

/** Zones that the replacement effect applies to, by era. */
const REPLACED: Readonly<Record<CommanderZone, readonly string[]>> = {
  none: [],
  "replace-gy-exile": ["graveyard", "exile"],
  "replace-gy-exile-hand-library": ["graveyard", "exile", "hand", "library"],
  "sba-gy-exile+replace-hand-library": ["hand", "library"],
}

/** 903.9b: the owner may put a commander into the command zone instead; in current rules, instead of a hand or library. */
export function insteadOfZone(s: State, p: PendingEvent): readonly Candidate[] {
  if (p.kind !== "moves" || !REPLACED[s.ruleset.knobs.commanderZone].includes(p.to)) return NO_CANDIDATES
  const object = s.objects[p.was]
  if (object === undefined || commanderCard(s, object) === 0) return NO_CANDIDATES
  // Exception to 614.5: may apply again once another effect has changed the event.
  const key = KEY + p.applied.filter((other) => !other.startsWith(KEY)).length
  if (p.applied.includes(key)) return NO_CANDIDATES
  const { owner } = object
  return [
    {
      key,
      order: ANY,
      label: "command zone",
      rule: "903.9b",
      source: p.was,
      asks: owner,
      same: key,
      apply: toCommandZone,
    },
  ]
}

export function toCommandZone(s: State, p: PendingEvent): boolean {
  recordReplaced(s, p, p.was, "903.9b")
  const object = objectNow(s, p.was)
  // 903.9c: only the component that is the commander.
  if (object.memory?.components !== undefined)
    p.apart = { card: commanderCard(s, object), zone: destination(p) }
  p.to = "command"
  p.shuffle = false
  return true
}

defineVariantReplacements("commander", insteadOfZone)

/** 704.6d, 903.9a: commanders put into a graveyard or exile since the last check. */
export function returningCommanders(s: State, plan: Plan): void {
  if (s.ruleset.knobs.commanderZone !== "sba-gy-exile+replace-hand-library") return
  for (const player of apnapOrder(s)) {
    const { commanders, graveyard } = s.players[player]
    if (commanders.length === 0) continue
    for (const zone of [graveyard, s.exile])
      for (const id of zone)
        if (isCommanderJustCome(s, id, player) && returns(s, id))
          plan.steps.push((now) => void move(now, { id, to: "command", rule: "704.6d" }))
  }
}

function isCommanderJustCome(s: State, id: ObjectId, player: PlayerId): boolean {
  const { card, owner, timestamp } = objectNow(s, id)
  return timestamp >= s.lastCheck && owner === player && s.players[player].commanders.includes(card)
}

function returns(s: State, id: ObjectId): boolean {
  const player = objectNow(s, id).owner
  return choose(s, { kind: "confirm", player, rule: "903.9a", purpose: "commander", source: id }) === 1
}
