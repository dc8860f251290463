import { expect, it } from "vitest"
import { isAsked } from "../support/play.mjs"
import { leave, takeSeat } from "../support/seat.mjs"

const seat = takeSeat()

const screen = (page) => page.evaluate(() => document.body.dataset.screen)

it("the browser's back button leads from each screen to the first one, and forward again; the game goes on", async () => {
  const { page, errors, close } = await seat.open()
  await page.getByRole("button", { name: "Cards and decks" }).click()
  await expect.poll(() => page.url()).toMatch(/#cards$/)
  await page.goBack()
  await expect.poll(() => screen(page)).toBe("start")
  await page.goForward()
  await expect.poll(() => screen(page)).toBe("decks")
  await page.getByRole("button", { name: "To the start" }).click()
  await expect.poll(() => page.url()).not.toContain("#")
  await page.getByRole("button", { name: "Play now" }).click()
  await isAsked(page)
  await page.goBack()
  await expect.poll(() => screen(page)).toBe("start")
  await page.getByRole("button", { name: "Go on with your game" }).click()
  await isAsked(page)
  await leave({ errors, close })
})

it("from an address typed over a game, back leads to the first screen at once, and the game is kept", async () => {
  const { page, errors, close } = await seat.open()
  await page.getByRole("button", { name: "Play now" }).click()
  await isAsked(page)
  await page.evaluate(() => {
    location.hash = "#cards"
  })
  await expect.poll(() => screen(page)).toBe("decks")
  await page.goBack()
  await expect.poll(() => screen(page)).toBe("start")
  await page.getByRole("button", { name: "Go on with your game" }).click()
  await isAsked(page)
  await leave({ errors, close })
})
