import { expect, it } from "vitest"
import { byKeyboard, byMouse, byTouch, isAsked } from "../support/play.mjs"
import { leave, takeSeat } from "../support/seat.mjs"
import { GAMES, sitOut } from "./sitting.mjs"

const seat = takeSeat()

/** How one plays, and at which size of window. */
const HANDS = {
  mouse: { press: byMouse, size: { width: 1440, height: 900 } },
  keyboard: { press: byKeyboard, size: { width: 1024, height: 768 } },
  touch: { press: byTouch, size: { width: 390, height: 844 } },
}

const sittings = Object.keys(GAMES).flatMap((game) => Object.keys(HANDS).map((hand) => [game, hand]))

it.each(sittings)(
  "%s by %s: played to its end and watched again; nobody is passed by, nothing is covered, cut or outside",
  async (game, hand) => {
    const { press, size } = HANDS[hand]
    const { page, errors, close } = await seat.open({
      size,
      kept: { "apnap/offer": GAMES[game] },
    })
    await page.getByRole("button", { name: "Play now" }).click()
    await isAsked(page)
    const { over, ownTurns, passedBy, faults } = await sitOut(page, press, `sitting-${game}-${hand}`)
    expect(over).toBe(true)
    expect(ownTurns).toBeGreaterThan(2)
    expect({ passedBy, faults }).toEqual({ passedBy: [], faults: [] })
    await leave({ errors, close })
  },
  900_000,
)
