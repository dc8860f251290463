import { describe, expect, it } from "vitest"
import { PHONE } from "./support/browser.mjs"
import { violations } from "./support/check.mjs"
import { isAsked } from "./support/play.mjs"
import { fileGiven, leave, look, picture, putFile, takeSeat } from "./support/seat.mjs"

const seat = takeSeat()
/** Formats whose tables differ in what lies on them, or in how many sit at them; the others look like one of these. */
const LOOKED_AT = new Set(["duel", "freeForAll", "planechase"])

/** A field of a form by the beginning of its label. */
const field = (form, /** @type {RegExp} */ label) =>
  form.locator("label", { hasText: label }).locator("select, input").first()

/** What of the desk's fields and buttons reaches out of the window or of its panel. */
const outside = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".desk .panel :is(button, input, select, textarea)")]
      .filter((part) => {
        const { left, right, width } = part.getBoundingClientRect()
        const panel = part.closest(".panel").getBoundingClientRect()
        const edge = Math.min(panel.right, innerWidth) + 1
        return width > 0 && (left < panel.left - 1 || right > edge)
      })
      .map((part) => part.outerHTML.slice(0, 120)),
  )

/** Lays a card for a player by typing its name. */
async function lay(page, player, zone, name) {
  const seat = page.getByRole("group", { name: `Player ${player}` })
  await seat.getByLabel("Lay cards in").selectOption({ label: zone })
  await seat.getByRole("combobox", { name: /^Find a card/ }).fill(name)
  await page.getByRole("option", { name }).first().waitFor()
  await page.keyboard.press("Enter")
}

describe("the judge's desk", () => {
  it("a scenario is built, run, exported, opened again and played", async () => {
    const { page, errors, close } = await seat.open()
    await page.getByRole("button", { name: "The judge's desk and the course" }).click()
    expect(page.url()).toContain("#desk")
    await page.getByRole("button", { name: "Your question", exact: true }).click()
    await lay(page, "A", "Battlefield", "Mountain")
    await lay(page, "A", "Hand", "Shock")
    await lay(page, "B", "Battlefield", "Grizzly Bears")

    const step = page.getByRole("group", { name: "A new step" })
    await step.locator("label", { hasText: /^Card/ }).locator("select, input").selectOption("Shock")
    await step
      .locator("label", { hasText: /^Add a target/ })
      .locator("select, input")
      .selectOption("Grizzly Bears")
    await step.getByRole("button", { name: "Add this step" }).click()
    const check = page.getByRole("group", { name: "A new assertion" })
    await check
      .locator("label", { hasText: /^About/ })
      .locator("select, input")
      .selectOption("graveyard")
    await check.locator("label", { hasText: /^Who/ }).locator("select, input").selectOption("B")
    await check.locator("label", { hasText: /^Card/ }).locator("select, input").selectOption("Grizzly Bears")
    await check
      .locator("label", { hasText: /^Number/ })
      .locator("select, input")
      .fill("1")
    await check.getByRole("button", { name: "Add this assertion" }).click()
    await check
      .locator("label", { hasText: /^About/ })
      .locator("select, input")
      .selectOption("life")
    await check
      .locator("label", { hasText: /^Number/ })
      .locator("select, input")
      .fill("3")
    await check.getByRole("button", { name: "Add this assertion" }).click()
    expect(await violations(page)).toEqual([])

    await page.getByRole("button", { name: "Run it" }).click()
    await page.getByText("Not all is true.").waitFor()
    await expect.poll(() => page.locator(".verdicts .holds").count()).toBe(1)
    await expect.poll(() => page.locator(".verdicts .fails").textContent()).toContain("It is 20.")
    await expect.poll(() => page.locator(".story").textContent()).toContain("704.5g")
    await look(page, "desk-editor", true)
    await page.getByRole("button", { name: "Remove number 2" }).click()
    await page.getByRole("button", { name: "Run it" }).click()
    await page.getByText("All is true.").waitFor()

    const file = await fileGiven(page, () => page.getByRole("button", { name: "Save to a file" }).click())
    expect(JSON.parse(file).expect).toHaveLength(1)
    await page.getByRole("button", { name: "Start afresh" }).click()
    await putFile(page, file.replace('{"id"', '{"newer":1,"id"'), "x.jsonl")
    await page.getByText("may be of a newer version").waitFor()
    await putFile(page, file, "x.jsonl")
    await page.getByText("A casts Shock → Grizzly Bears").waitFor()

    await page.getByRole("button", { name: "A link to it" }).click()
    const link = await page.locator(".share textarea").inputValue()
    expect(link.slice(link.indexOf("#")).length).toBeLessThan(400)
    await look(page, "desk-link")
    await page.keyboard.press("Escape")
    const other = await seat.open({}, link.slice(link.indexOf("#")))
    await other.page.getByText("A casts Shock → Grizzly Bears").waitFor()
    expect(await other.page.evaluate(() => localStorage.getItem("apnap/desk"))).toBeNull()
    await other.page.getByRole("button", { name: "Run it" }).click()
    await other.page.getByText("All is true.").waitFor()
    await leave(other)
    const cut = await seat.open({}, link.slice(link.indexOf("#"), -9))
    await cut.page.locator(".verdict.failed").waitFor()
    await leave(cut)
    await page.getByRole("button", { name: "Play from here" }).click()
    expect(await isAsked(page)).toBe(true)
    await leave({ errors, close })
  })

  it.each([
    ["desk", {}],
    ["phone", { size: PHONE }],
  ])(
    "a card of one's own is told in words, laid, cast with its kicker and kept in the file (%s)",
    async (name, options) => {
      const { page, errors, close } = await seat.open(options, "#desk")
      await page.getByRole("button", { name: "Your question", exact: true }).click()
      await page.getByText("Cards of your own").click()
      const own = page.getByRole("group", { name: "A new card" })
      const tell = async (/** @type {Record<string, string>} */ words) => {
        for (const [field, text] of Object.entries(words))
          await own.getByLabel(field, { exact: true }).fill(text)
        await own.getByRole("button", { name: "Add this card" }).click()
      }
      const ray = { Name: "Test Ray", "Mana cost": "{R}", Types: "Sorcery" }
      await tell({ ...ray, Text: "Frobnicate the moon." })
      await page.getByText(/Not understood: frobnicate the moon/).waitFor()
      const [kicker, hit] = ["Kicker {1}", "Test Ray deals 2 damage to any target."]
      const more = "If this spell was kicked, it deals 4 damage instead."
      await tell({ ...ray, Text: [kicker, `${hit} ${more}`].join("\n") })
      await page.getByText(/Not understood/).waitFor({ state: "detached" })
      await lay(page, "A", "Hand", "Test Ray")
      await lay(page, "A", "Battlefield", "Mountain")
      await page.getByRole("button", { name: "One Mountain more" }).click()
      const step = page.getByRole("group", { name: "A new step" })
      await field(step, /^Card/).selectOption("Test Ray")
      await field(step, /^Add a target/).selectOption("B")
      await field(step, /^Kicker/).check()
      await look(page, `desk-own-${name}`, true)
      expect(await outside(page)).toEqual([])
      await step.getByRole("button", { name: "Add this step" }).click()
      const check = page.getByRole("group", { name: "A new assertion" })
      await field(check, /^About/).selectOption("life")
      await field(check, /^Who/).selectOption("B")
      await field(check, /^Number/).fill("16")
      await check.getByRole("button", { name: "Add this assertion" }).click()
      await page.getByRole("button", { name: "Run it" }).click()
      await page.getByText("All is true.").waitFor()
      const file = await fileGiven(page, () => page.getByRole("button", { name: "Save to a file" }).click())
      expect(JSON.parse(file)).toMatchObject({ cards: [{ name: "Test Ray" }], choices: { A: [true] } })
      await page.getByRole("button", { name: "Start afresh" }).click()
      await putFile(page, file, "x.jsonl")
      await page.getByRole("button", { name: "Run it" }).click()
      await page.getByText("All is true.").waitFor()
      await page.getByRole("button", { name: "Play from here" }).click()
      expect(await isAsked(page)).toBe(true)
      await leave({ errors, close })
    },
  )

  it("a script says in which way a spell is cast, with which modes, and in response to what", async () => {
    const { page, errors, close } = await seat.open({}, "#desk")
    await page.getByRole("button", { name: "Your question", exact: true }).click()
    await lay(page, "A", "Graveyard", "Firebolt")
    for (const land of ["Mountain", "Mountain", "Mountain", "Mountain", "Mountain"])
      await lay(page, "A", "Battlefield", land)
    for (const land of ["Island", "Island", "Island", "Island"]) await lay(page, "B", "Battlefield", land)
    await lay(page, "B", "Hand", "Cryptic Command")
    const step = page.getByRole("group", { name: "A new step" })
    await field(step, /^Card/).selectOption("Firebolt")
    await field(step, /^How/).selectOption("flashback")
    await field(step, /^Add a target/).selectOption("B")
    await step.getByRole("button", { name: "Add this step" }).click()
    await field(step, /^Who/).selectOption("B")
    await field(step, /^Card/).selectOption("Cryptic Command")
    await field(step, /^Counter target spell/).check()
    await field(step, /^Draw a card/).check()
    await field(step, /^Add a target/).selectOption("Firebolt")
    await field(step, /^Only in response to/).selectOption("Firebolt")
    await picture(page, "desk-ways", true)
    await step.getByRole("button", { name: "Add this step" }).click()
    await page.getByText("A casts Firebolt (flashback) → B").waitFor()
    await page.getByText("B casts Cryptic Command → Firebolt in response to Firebolt").waitFor()
    await page.getByRole("button", { name: "Run it" }).click()
    await page.locator(".desk-run .standing-view").waitFor()
    await expect
      .poll(() => page.locator(".story").textContent())
      .toMatch(/Firebolt is countered|counters Firebolt/)
    await leave({ errors, close })
  })

  it("a scenario has an address, and a rule of its story leads to the others that show it", async () => {
    const { page, errors, close } = await seat.open({}, "#desk/legend-rule-2003")
    await page.getByRole("heading", { name: "Legend rule of 2003" }).waitFor()
    await page.getByRole("button", { name: "Show what happens" }).click()
    await page.locator(".story summary", { hasText: "420.5e" }).first().click()
    await page.locator(".story button.rule:visible").first().click()
    const rule = page.locator(".rule-dialog")
    await rule.getByText("all legends of one name go").waitFor()
    await look(page, "desk-rule", true)
    await rule.locator(".lessons button", { hasText: "2014" }).first().click()
    await page.getByRole("heading", { name: /2014/ }).waitFor()
    await leave({ errors, close })
  })

  it.each([
    "duel",
    "freeForAll",
    "commander",
    "oathbreaker",
    "twoHeadedGiant",
    "teamVsTeam",
    "archenemy",
    "planechase",
  ])("a board of the format %s is set up, run and played by hand", async (format) => {
    const { page, errors, close } = await seat.open({}, "#desk")
    await page.getByRole("button", { name: "Your question", exact: true }).click()
    await page.getByLabel("Variant").selectOption(format)
    await page.getByRole("button", { name: "Run it" }).click()
    await page.locator(".desk-run .standing-view").waitFor()
    expect(await page.locator(".desk-run .verdict").count()).toBe(0)
    await picture(page, `desk-${format}`, true)
    await page.getByRole("button", { name: "Play from here" }).click()
    expect(await isAsked(page)).toBe(true)
    await (LOOKED_AT.has(format) ? look : picture)(page, `hand-${format}`)
    await expect
      .poll(() => page.locator(".in-force").count())
      .toBe(["planechase", "archenemy"].includes(format) ? 1 : 0)
    expect(errors).toEqual([])
    await close()
  })

  it("a lesson is answered and told, in French too, and fits on a phone", async () => {
    const { page, errors, close } = await seat.open({ size: PHONE }, "#desk")
    await page.locator(".lessons button").first().waitFor()
    await look(page, "desk-course-phone", true)
    await page.getByRole("button", { name: "Français" }).click()
    await page.locator(".lessons button").first().click()
    await picture(page, "desk-lesson-phone", true)
    await expect.poll(() => page.locator(".asked span").textContent()).toMatch(/ \S+.*\?$/)
    await page.locator(".desk-zone .chip").first().click()
    await page.locator("dialog article.card").waitFor()
    await look(page, "desk-card-phone")
    await page.keyboard.press("Escape")
    const number = page.locator(".ask input[type=number]")
    if (await number.count()) await number.fill("7")
    await page.locator(".ask button").last().click()
    await page.locator(".story li").first().waitFor()
    await look(page, "desk-told-phone", true)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(PHONE.width)
    await leave({ errors, close })
  })
})
