import { GameError } from "../state/game-error.ts"
import type { GameSetup } from "../state/game-setup.ts"
import { keyOf } from "./combinations.ts"

/** The seats of each team, teams in seating order. */
export function teamsOf({ players }: GameSetup): number[][] {
  const teams = new Map<number, number[]>()
  players.forEach(({ team }, seat) => {
    const key = team ?? -1 - seat
    teams.set(key, [...(teams.get(key) ?? []), seat])
  })
  return [...teams.values()]
}

/** Assigns players without teams to teams of this size, seat by seat. Teammates must sit together (805.1, 808.2). */
export function inTeamsOf(setup: GameSetup, size: number): GameSetup {
  const players = setup.players.some((p) => p.team !== undefined)
    ? setup.players
    : setup.players.map((p, seat) => ({ ...p, team: Math.floor(seat / size) }))
  const out = { ...setup, players }
  const isApart = (seats: readonly number[]) =>
    seats.filter((seat) => !seats.includes((seat + players.length - 1) % players.length)).length > 1
  for (const seats of teamsOf(out))
    if (isApart(seats))
      throw new GameError("teams", "the members of a team sit next to each other (805.1)", "805.1")
  return out
}

/** Whether the set-up includes the variant. */
export function isPlayed({ variant, options }: GameSetup, name: string): boolean {
  const names = [variant ?? [], options?.variants ?? []].flat()
  return names.some((other) => keyOf(other) === keyOf(name))
}
