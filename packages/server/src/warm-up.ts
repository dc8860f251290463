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
/** Answers after which there is little more speed to gain. */
const ANSWERS = 60

/**
 * Plays briefly at a table without people, so that the first players don't wait for cards to compile and the engine to warm up. Returns the
 * number of answers given.
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
      // Refused: the next answer differs.
    }
  }
  running.seat(SPECTATOR, USUAL_SETTINGS)
  return answers
}
