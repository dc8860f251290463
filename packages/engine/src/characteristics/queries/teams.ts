import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import type { Context } from "../context.ts"
import { apnapOrder, areOpponents, controllerOf, objectOf, opponentsOf } from "../query.ts"
import { reaches } from "./range.ts"

/** 102.3: the player's team including the player, in turn order from its rightmost seat; also those who left. */
export function teamOf(s: State, player: PlayerId): PlayerId[] {
  const count = s.players.length
  const isMember = (p: PlayerId) => !areOpponents(s, p, player)
  const members = s.players.map((p) => p.id).filter(isMember)
  const first = members.findIndex((p) => !isMember((p + count - 1) % count))
  return first <= 0 ? members : [...members.slice(first), ...members.slice(0, first)]
}

/**
 * Players who act as one with the player: the team members still in the game if teams share turns (805), else the player alone. The first
 * is the primary player (805.2): a team's rightmost seat is first in turn order.
 */
export function sideOf(s: State, player: PlayerId): readonly PlayerId[] {
  if (!s.options.sharedTurns) return [player]
  const side = teamOf(s, player).filter((p) => s.players[p].left === null)
  return side.length === 0 ? [player] : side
}

/** The player, or primary player of a team that shares turns, who is next in turn order (805.4). */
export function followerOf(s: State, player: PlayerId): PlayerId {
  const side = sideOf(s, player)
  const next = apnapOrder(s, player).find((p) => p !== player && !side.includes(p))
  return next === undefined ? player : sideOf(s, next)[0]
}

/** Whether the permanent is on the battlefield under the control of the player, or of a teammate who acts as one with them. */
export function isControlledBySide(s: State, id: ObjectId, player: PlayerId): boolean {
  return s.objects[id]?.zone === "battlefield" && sideOf(s, player).includes(controllerOf(s, id))
}

/** 805.4a: whether it is this player's turn, or their team's. */
export function isActive(s: State, player: PlayerId): boolean {
  return player === s.turn.active || (s.options.sharedTurns && sideOf(s, s.turn.active).includes(player))
}

/** 101.4, 805.6: who decides for each side, in turn order; without shared turns, each player. */
export function leaders(s: State): PlayerId[] {
  return apnapOrder(s).filter((p) => sideOf(s, p)[0] === p)
}

/** 805.5b: the order in which players get priority, from the one who has it first: their team, then each team in turn order. */
export function priorityOrder(s: State, opener: PlayerId): PlayerId[] {
  const order = apnapOrder(s, opener)
  const own = sideOf(s, opener)
  const others = order.filter((p) => !own.includes(p))
  const rest = [...new Set(others.map((p) => sideOf(s, p)[0]))].flatMap((p) => sideOf(s, p))
  return [...order.filter((p) => own.includes(p)), ...rest]
}

/** 809.2: the emperor of the player's team, in its middle; in a team of even size, the one left of the middle. */
export function emperorOf(s: State, player: PlayerId): PlayerId {
  const team = teamOf(s, player)
  return team[Math.floor(team.length / 2)]
}

/** Whether the player's team sits together (808.2) rather than apart (811.3); true for a single player. */
export function sitsTogether(s: State, player: PlayerId): boolean {
  const team = teamOf(s, player)
  return team.every((p, i) => p === (team[0] + i) % s.players.length)
}

/** The player in the game who sits next on that side, if there is one. Turns go to the left (103.1) unless an effect has reversed their order. */
export function nextSeat(s: State, player: PlayerId, side: "left" | "right"): readonly PlayerId[] {
  const isOnward = (side === "left") !== (s.turn.reversed === true)
  const order = apnapOrder(s, player)
  return isOnward ? order.slice(1, 2) : order.slice(-1)
}

/** Whether players still in the game sit next to each other. */
export function areNeighbours(s: State, a: PlayerId, b: PlayerId): boolean {
  const order = apnapOrder(s, a)
  return order[1] === b || order.at(-1) === b
}

/**
 * 506.2a: the opponents this player may attack: all within range (802.2, 801.3), neighbours (803.1, 809.3c, 811.4), or a chosen one
 * (507.1).
 */
export function defendingPlayers(s: State, attacker: PlayerId): PlayerId[] {
  const foes = opponentsOf(s, attacker).filter((p) => reaches(s, attacker, p))
  switch (s.options.attack) {
    case "any":
      return foes
    case "adjacent":
      return foes.filter((p) => areNeighbours(s, attacker, p))
    case "one":
      return foes.length < 2 ? foes : foes.filter((p) => p === s.turn.defending)
    default: {
      const [next] = nextSeat(s, attacker, s.options.attack)
      return foes.filter((p) => p === next)
    }
  }
}

/** 810.9, 810.10: the other players who share a life total, or poison counters, with this one. */
export function sharersOf(s: State, player: PlayerId, what: "life" | "poison"): readonly PlayerId[] {
  if (what === "life" ? !s.options.sharedLife : !s.options.sharedPoison) return NOBODY
  return teamOf(s, player).filter((p) => p !== player)
}

const NOBODY: readonly PlayerId[] = []

/**
 * Whom "you" means: the controller of the spell or ability; 901.12c: for a plane or phenomenon in a game of teams that share their turns,
 * each member of the controller's team.
 */
export function meantByYou(s: State, { you, source }: Context): readonly PlayerId[] {
  if (!s.options.sharedTurns || s.planarController < 0 || !isPlanar(s, source)) return [you]
  return sideOf(s, you)
}

/** Whether "you" means this player, among others perhaps. */
export function isYou(s: State, player: PlayerId, context: Context): boolean {
  return player === context.you || (s.options.sharedTurns && meantByYou(s, context).includes(player))
}

function isPlanar(s: State, id: number): boolean {
  const definition = s.definitions[objectOf(s, id)?.def ?? -1]
  return definition?.faces[0].types.some((type) => type === "plane" || type === "phenomenon") ?? false
}
