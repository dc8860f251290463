import type { Decision, Game, State } from "@apnap/engine"
import type { Language } from "@apnap/words"
import type { Prompt, Table } from "../protocol/table.ts"
import { speaking } from "../telling/card-text.ts"
import { forecastOf } from "../telling/forecast.ts"
import { lackingFor } from "../telling/mana-lacking.ts"
import { promptOf } from "../telling/prompt-of.ts"
import { seenBy } from "../telling/seen.ts"
import type { RunningGame } from "./running-game.ts"
import type { Seat } from "./seat.ts"

export interface Telling {
  /** Language of card text; null for the current one (`speakCards`). */
  language: Language | null
  /** Number of log entries the page already has. */
  from: number
}

/** Everything a seat is shown of the current game. */
export function tableFor(running: RunningGame, seat: Seat, { language, from }: Telling): Table {
  return speaking(language, () => {
    const { game } = running
    const asked = seat.asked(game)
    const look = <T>(at: (s: State) => T) => (asked === null ? at(game.state) : game.inProgress(at))
    const shown = look((s) => {
      const seen = seenBy(s, seat.viewer, running.cards)
      if (asked === null) return { seen, prompt: null }
      const at = seat.moments.length
      const prompt = promptOf(s, asked.decision, seen, at, cancelOf(running, seat))
      const lacks = lackingFor(game, s, seen)
      return { seen, prompt: { ...prompt, lacks, ...loopsOf(game.state, seat, asked.decision) } }
    })
    return { ...about(running, seat), ...shown, ...seat.log.from(from) }
  })
}

/** 732.2: the loop that they may repeat, and the one that another player repeats. */
function loopsOf(s: State, seat: Seat, decision: Decision): Pick<Prompt, "repeats" | "loop"> {
  const loop = decision.kind === "priority" ? seat.loops.ofAnother(s, seat.viewer) : null
  return {
    ...(seat.repetition.isOffered(s, decision) && { repeats: true }),
    ...(loop !== null && { loop }),
  }
}

/** The same for the game as it was before a move. */
export function tableBefore(
  running: RunningGame,
  seat: Seat,
  { language, from }: Telling,
  { game, move }: { game: Game; move: number },
): Table {
  return speaking(language, () => ({
    ...about(running, seat),
    seen: seenBy(game.state, seat.viewer),
    prompt: null,
    ...seat.log.from(from, game.eventCount),
    watching: { move, of: running.moves.length },
  }))
}

/** The seat's decision at which the action in progress began; null if none of theirs did. */
function cancelOf({ game, begun }: RunningGame, seat: Seat): number | null {
  if (game.state.answers.length === 0) return null
  return seat.moments.find(({ move, did }) => move === begun && did !== "")?.at ?? null
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
