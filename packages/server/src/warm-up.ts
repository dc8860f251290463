import { SPECTATOR } from "@apnap/engine"
import { dice, randomAnswer } from "@apnap/players"
import type { TableChoice } from "@apnap/session/protocol"
import { beginGame, deckOf } from "./table/begin-game.ts"
import { USUAL_SETTINGS } from "./table/member.ts"
import { Seating } from "./table/seating.ts"
import { TableGame } from "./table/table-game.ts"

const CHOICE: TableChoice = {
  seats: 2,
  variant: "",
  ruleset: "current",
  clock: { clock: "off" },
  listed: false,
  spectators: { allowed: true, delay: 0 },
  bestOf: 1,
  rated: false,
}
const DECKS = ["midrange", "burn"]
/** Answers after which little more becomes faster. */
const ANSWERS = 60

/**
 * Plays for a moment at a table of nobody's, so that the first players do not wait until cards are compiled and the engine runs at its pace. Returns how
 * many answers were given.
 */
export function warmUp(): number {
  const seating = new Seating({ e: "open", choice: CHOICE, host: "", match: null })
  for (const seat of DECKS.keys()) {
    seating.apply({ e: "sit", seat, guest: `${seat}`, name: `${seat}` })
    seating.apply({ e: "settings", seat, settings: USUAL_SETTINGS })
  }
  const entrants = DECKS.map((name) => ({ name, deck: deckOf({ name }) }))
  const { running } = new TableGame(beginGame(CHOICE, entrants, "warm", null), seating)
  const roll = dice(1)
  let answers = 0
  for (; answers < ANSWERS && !running.game.over; answers++) {
    while (running.goesOnByItself) running.step()
    const [seat] = running.waitedFor
    if (seat === undefined) break
    const { prompt, game } = running.table(seat)
    if (prompt === null) break
    try {
      running.answer(seat, game, prompt.at, randomAnswer(prompt.decision, roll))
    } catch {
      // Refused: the next is another.
    }
  }
  running.seat(SPECTATOR, USUAL_SETTINGS)
  return answers
}
