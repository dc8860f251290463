import type { Game, State } from "@apnap/engine"
import type { Table } from "../protocol/table.ts"
import { speaking } from "../telling/card-text.ts"
import { forecastOf } from "../telling/forecast.ts"
import { promptOf } from "../telling/prompt-of.ts"
import { seenBy } from "../telling/seen.ts"
import type { RunningGame } from "./running-game.ts"
import type { Seat } from "./seat.ts"

/** Everything that a seat is to be shown, of the game as it is or as it was before a move. */
export function tableFor(
  running: RunningGame,
  seat: Seat,
  watched: { game: Game; move: number } | null = null,
): Table {
  return speaking(seat.language, () =>
    watched === null ? now(running, seat) : before(running, seat, watched),
  )
}

function now(running: RunningGame, seat: Seat): Table {
  const { game } = running
  const asked = seat.asked(game)
  const look = <T>(at: (s: State) => T) => (asked === null ? at(game.state) : game.inProgress(at))
  const { told } = seat
  seat.told = seat.log.length
  const shown = look((s) => {
    const seen = seenBy(s, seat.viewer)
    if (asked === null) return { seen, prompt: null }
    return { seen, prompt: promptOf(s, asked.decision, seen, seat.moments.length, cancelOf(running, seat)) }
  })
  return { ...about(running, seat), ...shown, ...seat.log.from(told) }
}

/** The decision of the seat at which the action in progress began; null where none of theirs is in progress. */
function cancelOf({ game, begun }: RunningGame, seat: Seat): number | null {
  if (game.state.answers.length === 0) return null
  return seat.moments.find(({ move, did }) => move === begun && did !== "")?.at ?? null
}

function before(running: RunningGame, seat: Seat, { game, move }: { game: Game; move: number }): Table {
  seat.told = 0
  return {
    ...about(running, seat),
    seen: seenBy(game.state, seat.viewer),
    prompt: null,
    ...seat.log.from(0, game.eventCount),
    watching: { move, of: running.moves.length },
  }
}

function about(running: RunningGame, seat: Seat): Omit<Table, "seen" | "prompt" | "log" | "logFrom"> {
  const { game, moves, number, level, variant, waitedFor } = running
  return {
    game: number,
    moments: seat.moments,
    watching: null,
    moves: moves.length,
    otherLine: 0,
    passing: seat.passing,
    waitedFor,
    forecast: game.state.answers.length === 0 ? forecastOf(game) : null,
    showing: seat.showing(game),
    ruleset: game.state.ruleset.name,
    variant,
    level,
  }
}
