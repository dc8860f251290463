import { describe, expect, it } from "vitest"
import { EMPTY, fileOf } from "../src/judge-tool/editor/draft.ts"
import { byMouse, isAsked, play } from "./support/play.mjs"
import { choose, leave, look, putFile, takeSeat } from "./support/seat.mjs"

const seat = takeSeat()
const FRENCH = { "apnap/language": "fr" }

const alert = (page) => page.getByRole("alert")
const says = (page, /** @type {string | RegExp} */ what) =>
  expect.poll(() => alert(page).textContent(), { timeout: 20_000 }).toMatch(what)

describe("bad input is told in the person's language, and nothing is lost", () => {
  it("a pasted deck with unknown cards, and with a line that can't be read", async () => {
    const list = "56 Forest\n4 Lightening Bolt\n4 Moxx"
    const offer = { level: "random", deck: "list", list }
    const table = await seat.open({ kept: { ...FRENCH, "apnap/offer": offer } })
    const { page } = table
    const begin = page.getByRole("button", { name: "Jouer maintenant" })
    await begin.click()
    await says(page, /Des cartes de la liste ne sont pas connues ici\s: Lightening Bolt, Moxx/)
    await look(page, "mishap-deck")
    const field = page.getByLabel(/^Liste/)
    await expect.poll(() => field.inputValue()).toBe(list)
    await page.getByRole("button", { name: "Lightning Bolt à la place de Lightening Bolt" }).click()
    await expect.poll(() => field.inputValue()).toBe(list.replace("Lightening", "Lightning"))
    expect(await page.getByRole("region", { name: /Vouliez-vous dire/ }).count()).toBe(0)
    await field.fill("60 Forest\nquatre Lotus")
    await begin.click()
    await says(page, /^Ligne 2\. Une ligne de la liste ne se lit pas\./)
    await field.fill("30 Forest")
    await begin.click()
    await says(page, /Le deck n’a pas la bonne taille/)
    await field.fill("60 Forest")
    await begin.click()
    expect(await isAsked(page)).toBe(true)
    await leave(table)
  })

  it("an Oathbreaker list without its leaders is told what it lacks; with them, and with a deck of the house, it is played", async () => {
    const offer = {
      level: "random",
      variant: "oathbreaker",
      deck: "list",
      against: "elspeth",
      list: "60 Forest",
    }
    const table = await seat.open({ kept: { ...FRENCH, "apnap/offer": offer } })
    const { page } = table
    await page.getByText(/son sort de signature/).waitFor()
    await page.getByRole("button", { name: "Jouer maintenant" }).click()
    await says(page, /un planeswalker et un sort de signature.*nommez les deux sous/)
    await look(page, "mishap-oathbreaker")
    const leaders = "Commander\n1 Garruk Wildspeaker\n1 Overrun"
    await page.getByLabel(/^Liste/).fill(`58 Forest\n${leaders}`)
    await page.getByRole("button", { name: "Jouer maintenant" }).click()
    expect(await isAsked(page)).toBe(true)
    await choose(page, "Vers l’accueil")
    await page.getByRole("radio", { name: /Koth/ }).first().check()
    await page.getByRole("button", { name: "Jouer maintenant" }).click()
    expect(await isAsked(page)).toBe(true)
    await page
      .getByRole("button", { name: /Commandement/ })
      .last()
      .click()
    await page.locator("dialog").getByText("Koth of the Hammer").first().waitFor()
    await page.locator("dialog").getByText("Lightning Bolt").first().waitFor()
    await look(page, "oathbreaker")
    await leave(table)
  })

  it("files that are no games, or of a newer version; the game that was kept stays", async () => {
    const table = await seat.open({ kept: FRENCH })
    const { page } = table
    await page.getByRole("button", { name: "Jouer maintenant" }).click()
    await isAsked(page)
    await page.locator("[data-primary]").click()
    await isAsked(page)
    await page.reload()
    const game = await page.evaluate(() => localStorage.getItem("apnap/game"))
    await putFile(page, "{cassé")
    await says(page, /Ce fichier ne se lit pas comme une partie/)
    await look(page, "mishap-file")
    await putFile(page, JSON.stringify({ apnapTable: 2, from: {}, moves: [] }))
    await says(page, /vient d’une autre version/)
    await putFile(
      page,
      JSON.stringify({ apnapTable: 1, from: { save: "{}", level: "greedy", seed: 1 }, moves: [] }),
    )
    await says(page, /Ce fichier ne se lit pas comme une partie|vient d’une autre version/)
    await expect.poll(() => page.evaluate(() => localStorage.getItem("apnap/game"))).toBe(game)
    await page.getByRole("button", { name: "Reprendre votre partie" }).click()
    expect(await isAsked(page)).toBe(true)
    await leave(table)
  })

  it("a scenario of a newer version, on the desk; the draft stays", async () => {
    const table = await seat.open({ kept: FRENCH }, "#desk")
    const { page } = table
    await page.getByRole("button", { name: "Votre question", exact: true }).click()
    await putFile(page, fileOf(EMPTY).replace('{"id"', '{"newer":1,"id"'), "x.jsonl")
    await page.getByText("Le fichier est peut-être d’une version plus récente.").first().waitFor()
    await look(page, "mishap-scenario", true)
    await putFile(page, "{", "x.jsonl")
    await page.getByText("n’est pas du JSON").waitFor()
    await leave(table)
  })

  it("what the browser kept is broken: the page opens all the same", async () => {
    const broken = {
      "apnap/game": { apnapTable: 1 },
      "apnap/desk": { id: 7 },
      "apnap/offer": 5,
      "apnap/stops": "all",
    }
    const table = await seat.open({ kept: { ...FRENCH, ...broken } })
    const { page } = table
    await page.getByRole("button", { name: "Reprendre votre partie" }).click()
    await says(page, /Ce fichier ne se lit pas comme une partie/)
    await page.getByRole("button", { name: "Jouer maintenant" }).click()
    expect(await isAsked(page)).toBe(true)
    await page.goto(`${page.url().split("#")[0]}#desk`)
    await page.reload()
    await page.getByRole("button", { name: "Votre question", exact: true }).click()
    await page.locator(".desk-run").waitFor()
    expect(await page.locator(".fault").count()).toBe(0)
    await leave(table)
  })

  it("a tab that is closed in mid-game: the game is there when the page is opened again", async () => {
    const table = await seat.open()
    const { page } = table
    await page.getByRole("button", { name: "Play now" }).click()
    await play(page, byMouse, (s) => s.turn.includes("Turn 3") && s.kind === "priority")
    const log = await page.locator(".side .log li").allTextContents()
    const address = page.url()
    const context = page.context()
    await page.close()
    const again = await context.newPage()
    await again.goto(address)
    await again.getByRole("button", { name: "Go on with your game" }).click()
    await isAsked(again)
    await expect.poll(() => again.locator(".phases .turn").textContent()).toContain("Turn 3")
    await expect.poll(() => again.locator(".side .log li").allTextContents()).toEqual(log)
    await leave(table)
  })
})
