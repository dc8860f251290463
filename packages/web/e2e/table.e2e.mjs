import { describe, expect, it } from "vitest"
import { DESKTOP, PHONE } from "./support/browser.mjs"
import { violations } from "./support/check.mjs"
import { byKeyboard, byMouse, isAsked, play } from "./support/play.mjs"
import { choose, fileGiven, leave, look, picture, putFile, takeSeat } from "./support/seat.mjs"

const seat = takeSeat()

const at = (offer = {}) => ({ "apnap/offer": { level: "random", ...offer } })

async function begin(page) {
  await page.getByRole("button", { name: "Play now" }).click()
  await isAsked(page)
}

/** Notes on the page how high the highest card on the table was in any frame: one on its way is no larger than where it came from. */
function watchHighest() {
  let highest = 0
  const note = () => {
    for (const tile of document.querySelectorAll(".board .tile, .ghost"))
      highest = Math.max(highest, Math.round(tile.getBoundingClientRect().height))
    document.body.dataset.highest = `${highest}`
    requestAnimationFrame(note)
  }
  note()
}

/** Notes on the page how long it was in any frame: what moves or leaves lies over the table and never stretches it. */
function watchLongest() {
  let longest = 0
  const note = () => {
    longest = Math.max(longest, document.documentElement.scrollHeight)
    document.body.dataset.longest = `${longest}`
    requestAnimationFrame(note)
  }
  note()
}

describe("a game against the computer", () => {
  it("is played to its end with the mouse, without a fault of the checker or the console", async () => {
    const { page, errors, close } = await seat.open({ kept: at({ deck: "aggro" }) })
    await page.getByRole("button", { name: "Play now" }).waitFor()
    await look(page, "start-desktop")
    await begin(page)
    await look(page, "mulligan-desktop")
    await page.evaluate(watchLongest)
    let looked = false
    const { over, kinds } = await play(page, byMouse, async (s) => {
      if (!looked && s.kind === "attackers") {
        looked = true
        await look(page, "attack-desktop")
      }
      return false
    })
    expect(over).toBe(true)
    expect(kinds.has("priority") && kinds.has("attackers")).toBe(true)
    await look(page, "over-desktop")
    expect(await page.evaluate(() => document.body.dataset.longest)).toBe(`${DESKTOP.height}`)
    await leave({ errors, close })
  })

  it("is played to its end with the keyboard alone", async () => {
    const { page, errors, close } = await seat.open({ kept: at({ deck: "burn" }) })
    await page.getByRole("button", { name: "Play now" }).focus()
    await page.keyboard.press("Enter")
    const { over } = await play(page, byKeyboard)
    expect(over).toBe(true)
    await leave({ errors, close })
  }, 400_000) // every main phase asks

  it("fits on a phone, and is played by touch", async () => {
    const { page, errors, close } = await seat.open({ size: PHONE })
    await page.getByRole("button", { name: "Play now" }).waitFor()
    await picture(page, "start-phone")
    await begin(page)
    await page.evaluate(watchHighest)
    await play(page, byMouse, (s) => s.kind === "attackers")
    await look(page, "attack-phone")
    await play(page, byMouse, (_, step) => step > 40)
    await expect.poll(() => page.evaluate(() => document.body.dataset.highest)).toMatch(/^(\d\d|1[0-7]\d)$/)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(PHONE.width)
    await leave({ errors, close })
  })
})

describe("the table", () => {
  it("goes back, is saved to a file and read again, and is there after a reload", async () => {
    const { page, errors, close } = await seat.open()
    await begin(page)
    await play(page, byMouse, (s) => s.turn.includes("Turn 3") && s.kind === "priority")
    const turn = () => page.locator(".phases .turn").textContent()
    const log = () => page.locator(".side .log li").count()
    const [turnBefore, logBefore] = [await turn(), await log()]

    await page.getByRole("button", { name: "Undo" }).click()
    await expect.poll(log).toBeLessThan(logBefore)
    await isAsked(page)

    await page.getByRole("button", { name: "Menu" }).click()
    expect(await violations(page)).toEqual([])
    const file = await fileGiven(page, () => page.getByRole("button", { name: "Save to a file" }).click())
    const undone = await log()

    await page.reload()
    await page.getByRole("button", { name: "Go on with your game" }).click()
    await isAsked(page)
    await expect.poll(() => log()).toBe(undone)

    await choose(page, "To the start")
    await putFile(page, file)
    await isAsked(page)
    await expect.poll(() => log()).toBe(undone)
    expect(turnBefore).toContain("Turn 3")
    await leave({ errors, close })
  })

  it("is watched again and played on from there, and given on as a link", async () => {
    const { page, errors, close } = await seat.open()
    await begin(page)
    await play(page, byMouse, (s) => s.turn.includes("Turn 5") && s.kind === "priority")
    const turn = page.locator(".phases .turn")
    const menu = async (/** @type {string} */ name) => {
      await page.getByRole("button", { name: "Menu" }).click()
      await page.getByRole("button", { name, exact: true }).click()
    }

    await menu("Watch again")
    await page.getByRole("slider").fill("12")
    await expect.poll(() => turn.textContent()).not.toContain("Turn 5")
    await look(page, "replay-desktop")
    await page.getByRole("button", { name: "To the game" }).click()
    await expect.poll(() => turn.textContent()).toContain("Turn 5")

    await menu("A link to this game")
    const link = await page.locator(".share textarea").inputValue()
    expect(link.length).toBeLessThan(4000)
    await page.keyboard.press("Escape")
    await close()

    const other = await seat.open({}, link.slice(link.indexOf("#")))
    await other.page.getByRole("button", { name: "Open the game of this address" }).click()
    await isAsked(other.page)
    await expect.poll(() => other.page.locator(".phases .turn").textContent()).toContain("Turn 5")
    expect([...errors, ...other.errors]).toEqual([])
    await other.close()
  })

  it("says what is wrong with a deck and with a file, and goes on", async () => {
    const { page, close } = await seat.open({
      kept: at({ deck: "list", list: "60 Blaxck Lotus" }),
    })
    await page.getByRole("button", { name: "Play now" }).click()
    await expect.poll(() => page.getByRole("alert").textContent()).toContain("Blaxck Lotus")
    await putFile(page, "{")
    await expect.poll(() => page.getByRole("alert").textContent()).toContain("can't be read as a game")
    await page.getByRole("radio", { name: "Burn" }).first().check()
    await page.getByRole("button", { name: "Play now" }).click()
    expect(await isAsked(page)).toBe(true)
    await close()
  })

  it("wears light, and settings are reached", async () => {
    const { page, errors, close } = await seat.open({
      kept: { ...at(), "apnap/theme": "light" },
    })
    await begin(page)
    await play(page, byMouse, (s) => s.turn.includes("Turn 5") && s.kind === "priority")
    await picture(page, "light-desktop")
    await choose(page, "Settings")
    await look(page, "settings-desktop")
    await leave({ errors, close })
  })

  it("speaks French at once, everywhere", async () => {
    const { page, errors, close } = await seat.open()
    await page.getByRole("button", { name: "Français" }).click()
    await page.getByRole("button", { name: "Jouer maintenant" }).click()
    await isAsked(page)
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("fr")
    await play(page, byMouse, (s) => s.turn.includes("Tour 3") && s.kind === "priority")
    await expect.poll(() => page.locator(".prompt h2").textContent()).toBe("À vous de jouer")
    await expect.poll(() => page.locator(".side .log").textContent()).toContain("Vous piochez")
    await page.locator(".prompt button.rule").click()
    await expect.poll(() => page.locator(".prompt .rule-text").textContent()).toMatch(/^Règle 117\.1 .+/)
    await look(page, "french-desktop")
    await leave({ errors, close })
  })

  it("prints the cards in French, and in English again at once", async () => {
    const { page, errors, close } = await seat.open({ kept: at({ deck: "burn" }) })
    await page.getByRole("button", { name: "Français" }).click()
    await page.getByRole("button", { name: "Jouer maintenant" }).click()
    await isAsked(page)
    await page.locator(".hand .tile", { hasText: "Lightning Bolt" }).first().hover()
    const card = page.locator("article.card")
    await expect
      .poll(() => card.textContent())
      .toMatch(/Éphémère.*inflige 3 blessures à n’importe quelle cible\./)
    await picture(page, "french-card-desktop")
    await choose(page, "English")
    await page.keyboard.press("Escape")
    await page.locator(".hand .tile", { hasText: "Lightning Bolt" }).first().hover()
    await expect.poll(() => card.textContent()).toMatch(/Instant.*deals 3 damage to any target\./)
    await leave({ errors, close })
  })
})
