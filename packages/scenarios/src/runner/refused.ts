import {
  type AttackersDecision,
  type BlockersDecision,
  type ChooseDecision,
  type ObjectId,
  type PlayerId,
  playerRef,
  type Ref,
  type Refusal,
  type Refused,
  type State,
} from "@apnap/engine"
import { fork, refusals, whyNotAttack, whyNotBlock, whyNotTarget } from "@apnap/engine/internal"
import type { Entry, Reference } from "../format/format.ts"
import type { RefusedEntry } from "../format/outcome.ts"
import type { Names } from "../naming/names.ts"

/** Records a refused entry if the reason is known. */
export function note({ refused }: { refused: RefusedEntry[] }, what: string, why: Refusal | null): void {
  if (why === null) return
  const { rule, code, params } = why
  refused.push({ what, rule, code, ...(params !== undefined && { params }) })
}

type Acting = Extract<Entry, { do: "cast" | "activate" | "playLand" | "rollPlanarDie" }>

const DEED = { cast: "cast", activate: "activate", playLand: "play", rollPlanarDie: "special" } as const

/** Why a player with priority can't begin the entry's action; null if nothing it could mean exists. */
export function whyNotAct(s: State, player: PlayerId, entry: Acting, names: Names): Refusal | null {
  const now = fork(s)
  const found = meant(now, entry, names).flatMap((id) =>
    refusals(now, player, id).filter(
      ({ action, cost }) => action.do === DEED[entry.do] && cost === undefined,
    ),
  )
  const using = entry.do === "cast" ? (entry.using ?? "") : ""
  return found.find((refused) => isWay(refused, using)) ?? found[0] ?? null
}

/** The objects the entry may mean: those of its reference, or all permanents for an activation without a source. */
function meant(s: State, entry: Acting, names: Names): ObjectId[] {
  if (entry.do === "rollPlanarDie") return [...s.command]
  const reference = entry.do === "activate" ? entry.source : entry.card
  if (reference === undefined) return [...s.battlefield]
  return objects(s).filter((id) => names.means(s, reference, id))
}

function isWay({ action }: Refused, using: string): boolean {
  return action.do !== "cast" || action.way.toLowerCase() === using.toLowerCase()
}

/** Why no object matching the written target can be chosen for this slot; null if none exists. */
export function whyNoTarget(
  s: State,
  decision: ChooseDecision,
  target: Reference,
  names: Names,
): Refusal | null {
  const players = names.seats.map((_, seat) => playerRef(seat))
  return firstWhy([...objects(s), ...players], (ref) =>
    names.means(s, target, ref) ? whyNotTarget(s, decision, ref) : null,
  )
}

type Undeclared<D extends AttackersDecision | BlockersDecision> = Pick<D, "player" | "candidates">

/** Records why scripted creatures did not attack or block; there is no declaration if no creature can. */
export function noteUndeclared(
  { refused, names }: { refused: RefusedEntry[]; names: Names },
  s: State,
  entries: readonly Extract<Entry, { do: "attack" | "block" }>[],
): void {
  for (const entry of entries) {
    const undeclared = { player: names.player(entry.player), candidates: [] }
    const why =
      entry.do === "attack"
        ? whyNoAttack(s, undeclared, entry.creature, names)
        : whyNoBlock(s, undeclared, entry, names)
    note({ refused }, `turn ${s.turn.number}: ${entry.do} with ${JSON.stringify(entry.creature)}`, why)
  }
}

/** Why the creature can't attack. */
function whyNoAttack(
  s: State,
  decision: Undeclared<AttackersDecision>,
  creature: Reference,
  names: Names,
): Refusal | null {
  return firstWhy(s.battlefield, (id) =>
    names.means(s, creature, id) ? whyNotAttack(s, decision, id) : null,
  )
}

/** Why the creature can't block that attacker. */
function whyNoBlock(
  s: State,
  decision: Undeclared<BlockersDecision>,
  { creature, attacker }: { creature: Reference; attacker: Reference },
  names: Names,
): Refusal | null {
  const blockers = s.battlefield.filter((id) => names.means(s, creature, id))
  const attackers = s.battlefield.filter((id) => names.means(s, attacker, id))
  return firstWhy(blockers, (id) =>
    firstWhy(attackers, (by) => whyNotBlock(s, decision, id, null) ?? whyNotBlock(s, decision, by, id)),
  )
}

function firstWhy<T extends Ref>(refs: readonly T[], why: (ref: T) => Refusal | null): Refusal | null {
  for (const ref of refs) {
    const refusal = why(ref)
    if (refusal !== null) return refusal
  }
  return null
}

/** All objects, those of the players' own zones first. */
function objects(s: State): ObjectId[] {
  const own = s.players.flatMap(({ hand, graveyard, library }) => [...hand, ...graveyard, ...library])
  return [...own, ...s.battlefield, ...s.stack, ...s.exile, ...s.command]
}
