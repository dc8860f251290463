import { join } from "node:path"
import { PGlite } from "@electric-sql/pglite"
import { expect, it } from "vitest"
import { PHONE } from "../support/browser.mjs"
import { byMouse, situation, wanted } from "../support/play.mjs"
import { look, takeSeat } from "../support/seat.mjs"
import { openTable, takePlace, takeServer } from "../support/server.mjs"

const DESK = { width: 1440, height: 900 }
const STEPS = 12
const server = takeServer(takeSeat(), { version: "one" })

/**
 * Ends the server as if it had been killed, changes what it stored, and goes on with another version.
 * @param {string} version
 * @param {string} change
 */
async function goOnWith(version, change) {
  await server.restart({ version }, async () => {
    const database = await PGlite.create(join(server.data(), "database"))
    await database.exec(`DELETE FROM snapshots; ${change}`)
    await database.close()
  })
}

/** A table against a computer player, some steps into the game. */
async function played(page) {
  await openTable(page)
  await takePlace(page, "burn")
  await page.getByRole("button", { name: "Add computer" }).click()
  await page.locator(".table").waitFor()
  for (let step = 0; step < STEPS; step++) {
    const s = await situation(page)
    if (s.over) break
    if (s.dialog && !s.action) await page.keyboard.press("Escape")
    else await byMouse(page, wanted(s, false))
  }
}

/** Looks at the page as a desk and as a phone has it, where nothing may be wider than the screen. */
async function lookAtBoth(page, name) {
  await look(page, `${name}-1440`)
  await page.setViewportSize(PHONE)
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(PHONE.width)
  await look(page, `${name}-390`)
  await page.setViewportSize(DESK)
}

it("a newer version says that a killed one's last answers are lost, and what it can't go on with", async () => {
  const { page, close } = await server.visit("Ana", "#tables", { size: DESK })
  await played(page)

  await goOnWith(
    "two",
    `UPDATE moves SET entry = jsonb_set(entry, '{mark}', '"elsewhere"')
     WHERE seq = (SELECT max(seq) FROM moves WHERE entry ? 'mark')`,
  )
  const note = page.locator(".link-note").filter({ hasText: "newer version of Apnap" })
  await note.waitFor()
  await lookAtBoth(page, "set-back")
  await page.getByRole("button", { name: "All right" }).click()
  await note.waitFor({ state: "detached" })

  await goOnWith("three", "UPDATE moves SET entry = entry - 'mark'")
  const word = page.getByText("This game was played with another version of Apnap")
  await word.first().waitFor()
  // What was asked can't be answered any more.
  await page.locator(".prompt .reached[disabled]").waitFor({ state: "attached" })
  await lookAtBoth(page, "other-version-at-table")
  await page.reload()
  await word.waitFor()
  await lookAtBoth(page, "other-version")
  await page.getByRole("button", { name: "To the lobby" }).last().click()
  await page.getByRole("heading", { name: "A new table" }).waitFor()
  await close()
})
