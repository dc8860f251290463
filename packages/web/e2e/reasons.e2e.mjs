import { expect, it } from "vitest"
import { savedPosition } from "../../session/src/testing/position.ts"
import { PHONE } from "./support/browser.mjs"
import { byMouse, isAsked, play } from "./support/play.mjs"
import { leave, look, takeSeat } from "./support/seat.mjs"

const seat = takeSeat()
const tile = (page, /** @type {string} */ zone, /** @type {string} */ name) =>
  page.locator(`${zone} .tile`, { hasText: name }).first()

it("508.1a, 702.3b: what can't attack says why when it is pointed at, and when it has the focus", async () => {
  const table = await seat.sit(savedPosition({ battlefield: ["Wall of Omens", "Grizzly Bears"] }, {}))
  const { page } = table
  await play(page, byMouse, (s) => s.kind === "attackers")
  const reasons = page.locator(".preview .reasons")
  await tile(page, ".own", "Wall of Omens").hover()
  await expect.poll(() => reasons.textContent()).toMatch(/can't attack: creatures with defender.*702\.3b/)
  await tile(page, ".own", "Grizzly Bears").focus()
  await expect.poll(() => reasons.count()).toBe(0)
  await tile(page, ".own", "Wall of Omens").focus()
  await expect.poll(() => reasons.textContent()).toContain("702.3b")
  await leave(table)
})

it("a spell that is dropped on a creature is aimed at it, and equipment is attached to it", async () => {
  const hand = ["Shock"]
  const battlefield = ["Mountain", "Mountain", "Bonesplitter", "Savannah Lions", "Grizzly Bears"]
  const table = await seat.sit(savedPosition({ hand, battlefield }, { battlefield: ["Hill Giant"] }))
  const { page } = table
  await tile(page, ".hand", "Shock").dragTo(tile(page, ".opponents", "Hill Giant"))
  await page.locator(".side .log li", { hasText: "Shock deals 2 damage to Hill Giant" }).waitFor()
  await isAsked(page)
  await tile(page, ".own", "Bonesplitter").dragTo(tile(page, ".own", "Grizzly Bears"))
  await page.locator(".side .log li", { hasText: "Bonesplitter becomes attached to Grizzly Bears" }).waitFor()
  await leave(table)
})

it("700.2a, 601.2h: what can't be chosen stands greyed among what can, and says why with its rule", async () => {
  const lands = ["Mountain", "Plains"]
  const battlefield = [...lands, "Astral Drift", "Bonesplitter", "Grizzly Bears"]
  const table = await seat.sit(savedPosition({ hand: ["Wear // Tear", "Burst Lightning"], battlefield }, {}))
  const { page } = table
  await tile(page, ".hand", "Burst Lightning").hover()
  const told = page.locator(".preview .reasons")
  await expect.poll(() => told.textContent()).toMatch(/Kicker can't be chosen: .*601\.2h/)
  await tile(page, ".hand", "Wear").click()
  const menu = page.locator("dialog.action-menu")
  await menu.locator(".refused").waitFor()
  await expect.poll(() => menu.locator(".action").count()).toBe(2)
  const fused = menu.getByRole("button", { name: /Wear \/\/ Tear \(fuse\)/ })
  await expect.poll(() => fused.getAttribute("aria-disabled")).toBe("true")
  await fused.focus()
  await look(page, "refused-way")
  await expect
    .poll(() => menu.locator(".refused p").textContent())
    .toMatch(/can't be cast: its costs can't be paid.*601\.2h/)
  await page.keyboard.press("Enter")
  await expect.poll(() => menu.isVisible()).toBe(true)
  await page.keyboard.press("Escape")
  await leave(table)
})

it.each([
  ["desk", {}],
  ["phone", { size: PHONE, kept: { "apnap/language": "fr" } }],
])("700.2a: a mode without a target says so (%s)", async (name, options) => {
  const battlefield = ["Island", "Island", "Island", "Island", "Grizzly Bears"]
  const table = await seat.sit(savedPosition({ hand: ["Cryptic Command"], battlefield }, {}), options)
  const { page } = table
  await play(page, byMouse, (s) => s.kind === "option")
  const refused = page.locator(".prompt .refused")
  await refused.getByRole("button").first().focus()
  await look(page, `refused-mode-${name}`)
  const why =
    name === "phone" ? /aucun choix de cibles n’est légal.*700\.2a/ : /no legal choice of targets.*700\.2a/
  await expect.poll(() => refused.locator("p").textContent()).toMatch(why)
  await page.keyboard.press("Enter")
  await expect.poll(() => page.locator(".prompt").getAttribute("data-kind")).toBe("option")
  await leave(table)
})
