import { GameError } from "../state/game-error.ts"
import type { GameSetup } from "../state/game-setup.ts"
import { inTeamsOf, teamsOf } from "./teams.ts"
import type { Variant } from "./variant.ts"

const SIZE = 3

/** 809: teams of generals with an emperor in the middle; a team wins and loses with its emperor. */
export const EMPEROR: Variant = {
  name: "emperor",
  rule: "809",
  since: "2005-08-01",
  kind: "multiplayer",
  goesWith,
  seats: (setup) => withRanges(inTeamsOf(setup, SIZE)),
  check,
  options: () => ({
    attack: "adjacent", // 809.3c
    deployCreatures: true, // 809.3b
    lossBy: "emperor", // 809.5
  }),
}

/** 809.3: the variant defines its own options. */
function goesWith({ options }: GameSetup): void {
  if ((options?.attack ?? "adjacent") !== "adjacent" || (options?.range ?? 0) !== 0)
    throw new GameError(
      "variant",
      "an Emperor game has its own ranges and attacks, those of 809.3a and 809.3c",
      "809.3",
    )
}

/** 809.1, 809.6: two or more teams of equal size with at least three players each; no emperor within another's range. */
function check(setup: GameSetup): void {
  const teams = teamsOf(setup)
  if (teams.length < 2 || teams.some((team) => team.length < SIZE || team.length !== teams[0].length))
    throw new GameError("teams", "Emperor needs two or more teams of three players (809.1)", "809.1")
  const all = emperors(setup)
  const meet = (a: number, b: number) =>
    a !== b && distance(setup, a, b) <= (setup.players[a].range ?? Number.POSITIVE_INFINITY)
  if (all.some((a) => all.some((b) => meet(a, b))))
    throw new GameError("teams", "no emperor begins within the range of another (809.6a)", "809.6a")
}

/** 809.2: the middle seat of each team, whose seats are in turn order from its rightmost. */
function emperors(setup: GameSetup): number[] {
  const count = setup.players.length
  return teamsOf(setup).map((team) => {
    const first = team.find((seat) => !team.includes((seat + count - 1) % count)) ?? team[0]
    return (first + Math.floor(team.length / 2)) % count
  })
}

/** 809.3a, 809.6a: the smallest range that includes one general of another team, for an emperor two. */
function withRanges(setup: GameSetup): GameSetup {
  const all = emperors(setup)
  const players = setup.players.map((player, seat) => {
    const generals = setup.players.flatMap((p, other) =>
      p.team === player.team || all.includes(other) ? [] : [distance(setup, seat, other)],
    )
    const range = generals.sort((a, b) => a - b)[all.includes(seat) ? 1 : 0]
    return { ...player, range: player.range ?? range ?? 0 }
  })
  return { ...setup, players }
}

/** 801.2: in seats, the shorter way round. */
function distance({ players }: GameSetup, a: number, b: number): number {
  const apart = Math.abs(a - b)
  return Math.min(apart, players.length - apart)
}
