import { expect, it } from "vitest"
import { savedPosition } from "../../session/src/testing/position.ts"
import { isAsked } from "./support/play.mjs"
import { leave, look, putFile, takeSeat } from "./support/seat.mjs"

const seat = takeSeat()
/** Longer than a busy machine needs for a click, in ms. */
const GUARD = 4000

const main = (page) => page.locator(".prompt [data-primary]")
/** What the main button says, without its key. */
const says = (page) => main(page).evaluate((button) => button.firstChild?.textContent)
const turn = (page) => page.locator(".phases .turn").textContent()
const step = (page) => page.locator(".phases [aria-current=step]").textContent()

it("with nothing to cast, the table waits in both main phases of each own turn, and the button says what it does", async () => {
  const kept = { "apnap/offer": { level: "random", deck: "list", list: "60 Forest" } }
  const table = await seat.open({ kept })
  const { page } = table
  await page.getByRole("button", { name: "Play now" }).click()
  await isAsked(page)
  await page.getByRole("button", { name: "Keep this hand" }).click()
  const waits = []
  const PHASES = 10
  while (waits.length < PHASES && (await isAsked(page))) {
    const land = page.locator(".hand .mark-usable")
    if ((await land.count()) > 0 && (await step(page)) === "Main 1") {
      const hand = await page.locator(".hand .tile").count()
      await land.first().click({ position: { x: 14, y: 40 } })
      await expect.poll(() => page.locator(".hand .tile").count()).toBeLessThan(hand)
      continue
    }
    const words = await says(page)
    if (/^(To combat|End the turn)$/.test(words ?? "")) {
      const whose = await turn(page)
      waits.push(`${whose} ${await step(page)}: ${words}`)
    }
    const before = await page.locator(".prompt").getAttribute("aria-label")
    await main(page).click()
    await page
      .waitForFunction(
        ([was, words]) => {
          const now = document.querySelector(".phases .turn")?.textContent
          const button = document.querySelector(".prompt [data-primary]")
          return now !== was || (button !== null && button.firstChild.textContent !== words)
        },
        [await turn(page), words],
      )
      .catch(() => expect.fail(`nothing followed ${words} (${before})`))
  }
  const own = waits.map((wait) => wait.replace(/^.*Turn (\d+) ?/, "$1 "))
  const turns = [...new Set(own.map((wait) => wait.split(" ")[0]))]
  expect(own).toEqual(turns.flatMap((n) => [`${n} Main 1: To combat`, `${n} Main 2: End the turn`]))
  expect(turns).toHaveLength(PHASES / 2)
  await leave(table)
})

it("while a card can be played the main button steps back and the question names the card", async () => {
  const table = await seat.sit(savedPosition({ hand: ["Forest", "Grizzly Bears"] }, {}))
  const { page } = table
  await page.getByText("You can still play Forest.").waitFor()
  expect(await main(page).getAttribute("class")).toBe("primary calm")
  await look(page, "still-open-desktop")
  await page.keyboard.press("h")
  await page.keyboard.press("Enter")
  await expect.poll(() => main(page).getAttribute("class")).toBe("primary")
  expect(await page.getByText("You can still play").count()).toBe(0)
  await leave(table)
})

it("a click right after a change of the main button is not taken", async () => {
  const table = await seat.sit(savedPosition({ battlefield: ["Forest"] }, {}), {
    kept: { "apnap/guard": GUARD },
  })
  const { page } = table
  await page.locator(".prompt:not([data-settling]) [data-primary]").waitFor()
  await expect.poll(() => says(page)).toBe("To combat")
  // As soon as the button has changed it is clicked again, as a hand does that clicks twice.
  const taken = await page.evaluate(async () => {
    const button = () => document.querySelector(".prompt [data-primary]")
    button().click()
    while (button()?.firstChild.textContent !== "End the turn") await new Promise(requestAnimationFrame)
    button().click()
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "c", bubbles: true }))
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "e", bubbles: true }))
    await new Promise((done) => setTimeout(done, 250))
    return button()?.firstChild.textContent
  })
  expect(taken).toBe("End the turn")
  await page.locator(".prompt:not([data-settling]) [data-primary]").click()
  await expect.poll(() => turn(page)).toContain("Turn 3")
  await leave(table)
})

it("a spell of the opponent's is shown with its text and targets until it is acknowledged, reduced motion or not", async () => {
  const save = savedPosition(
    { battlefield: ["Grizzly Bears", "Forest"] },
    { hand: ["Lightning Bolt"], battlefield: ["Mountain"] },
    1,
  )
  const table = await seat.open({ kept: { "apnap/show": -1 } })
  const { page } = table
  await page.emulateMedia({ reducedMotion: "reduce" })
  await putFile(page, save)
  const shown = page.locator(".prompt.showing")
  await shown.waitFor()
  const words = await shown.textContent()
  expect(words).toContain("Lightning Bolt")
  expect(words).toContain("3 damage")
  expect(words).toMatch(/Aimed at (you|Grizzly Bears \(yours\))/)
  await look(page, "shown-desktop")
  await new Promise((done) => setTimeout(done, 2500))
  await expect.poll(() => shown.count()).toBe(1)
  await page.getByRole("button", { name: "Go on" }).click()
  await expect.poll(() => shown.count()).toBe(0)
  await leave(table)
})
