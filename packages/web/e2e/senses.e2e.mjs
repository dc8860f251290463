import { describe, expect, it } from "vitest"
import { savedPosition } from "../../session/src/testing/position.ts"
import { DESKTOP, PHONE } from "./support/browser.mjs"
import { byMouse, isAsked, play } from "./support/play.mjs"
import { leave, takeSeat } from "./support/seat.mjs"

const seat = takeSeat()
/** The parts of the table that the tabulator must come to. */
const AREAS = [".menu", ".prompt", ".hand", ".board", ".log"]

/** The longest that anything on the page moves, in milliseconds. */
const longestMovement = (page) =>
  page.evaluate(() =>
    Math.max(
      0,
      ...document
        .getAnimations()
        .filter(({ effect }) => {
          // What only fades moves nothing.
          if (!(effect instanceof KeyframeEffect)) return true
          const places = effect.getKeyframes().flatMap((k) => k.transform ?? [])
          return new Set(places).size > 1 || effect.getKeyframes().every((k) => k.opacity === undefined)
        })
        .map((one) => Number(one.effect?.getComputedTiming().activeDuration ?? 0)),
    ),
  )

describe("people who see or move otherwise", () => {
  it("nothing moves for who asked for less motion", async () => {
    const { page, errors, close } = await seat.open({
      kept: { "apnap/offer": { level: "random", deck: "aggro" } },
    })
    await page.emulateMedia({ reducedMotion: "reduce" })
    await page.getByRole("button", { name: "Play now" }).click()
    await isAsked(page)
    let longest = 0
    await play(page, byMouse, async (s) => {
      longest = Math.max(longest, await longestMovement(page))
      return s.turn.includes("Turn 6")
    })
    expect(longest).toBeLessThanOrEqual(10)
    await leave({ errors, close })
  })

  it("the tabulator goes round the table and is held nowhere (WCAG 2.1.2)", async () => {
    const { page, errors, close } = await seat.open({
      kept: { "apnap/offer": { level: "random", deck: "aggro" } },
    })
    await page.getByRole("button", { name: "Play now" }).click()
    await isAsked(page)
    await play(page, byMouse, (s) => s.turn.includes("Turn 3") && s.kind === "priority")
    // Each thing that the focus comes to is remembered, whatever comes and goes around it: a trap would be a circle that leaves some out.
    const step = () =>
      page.evaluate((areas) => {
        globalThis.visited ??= new Set()
        const { visited } = globalThis
        const element = document.activeElement ?? document.body
        const isKnown = visited.has(element)
        visited.add(element)
        return { isKnown, within: areas.filter((selector) => element.closest(selector) !== null) }
      }, AREAS)
    const found = new Set()
    let steps = 0
    for (; steps < 80; steps++) {
      await page.keyboard.press("Tab")
      const { isKnown, within } = await step()
      if (isKnown) break
      for (const area of within) found.add(area)
    }
    expect(AREAS.filter((area) => !found.has(area))).toEqual([])
    expect(steps).toBeLessThan(80)
    await leave({ errors, close })
  })

  it("a dialog keeps the focus in it, and gives it back where it was (WCAG 2.4.3)", async () => {
    const { page, errors, close } = await seat.open()
    await page.getByRole("button", { name: "Play now" }).click()
    await isAsked(page)
    const menu = page.locator(".menu > button").last()
    await menu.focus()
    await page.keyboard.press("Enter")
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press("Tab")
      expect(
        await page.evaluate(
          () =>
            document.activeElement === document.body || document.activeElement?.closest("dialog") !== null,
        ),
      ).toBe(true)
    }
    await page.keyboard.press("Escape")
    await expect.poll(() => menu.evaluate((button) => button === document.activeElement)).toBe(true)
    await leave({ errors, close })
  })
})

it("the focus is never lost when what had it goes: the question takes it (WCAG 2.4.3)", async () => {
  const save = savedPosition({ hand: ["Burst Lightning"], battlefield: Array(2).fill("Mountain") }, {})
  const { page, errors, close } = await seat.sit(save)
  const within = (/** @type {string} */ place) =>
    page.evaluate((selector) => document.activeElement?.closest(selector) !== null, place)
  await page.locator(".hand .tile", { hasText: "Burst Lightning" }).focus()
  await page.keyboard.press("Enter")
  await page.getByRole("heading", { name: /^Choose a target/ }).waitFor()
  await expect.poll(() => within(".prompt")).toBe(true)
  await page.keyboard.press("Tab")
  await page.keyboard.press("Tab")
  await expect.poll(() => within(".prompt .choices")).toBe(true)
  await page.keyboard.press("Enter")
  await isAsked(page)
  await expect.poll(() => within(".prompt")).toBe(true)
  await leave({ errors, close })
})

it.each([
  ["desktop", DESKTOP, ".side .log [role=log]"],
  ["phone", PHONE, ".spoken-log"],
])("what happens is heard by a screen reader, once (%s)", async (_name, size, heard) => {
  const { page, errors, close } = await seat.open({ size, kept: { "apnap/offer": { level: "random" } } })
  await page.getByRole("button", { name: "Play now" }).click()
  await isAsked(page)
  await play(page, byMouse, (s) => s.turn.includes("Turn 3") && s.kind === "priority")
  const logs = page.getByRole("log")
  await expect.poll(() => logs.count()).toBe(1)
  await expect.poll(() => logs.getAttribute("aria-live")).toBe("polite")
  await expect.poll(() => page.locator(heard).textContent()).toContain("Turn 3")
  await expect.poll(() => page.locator("p[role=status]").textContent()).toBe("Your move")
  await leave({ errors, close })
})
