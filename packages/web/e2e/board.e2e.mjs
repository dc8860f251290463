import { expect, it } from "vitest"
import { savedPosition } from "../../session/src/testing/position.ts"
import { DESKTOP, PHONE } from "./support/browser.mjs"
import { byMouse, play } from "./support/play.mjs"
import { leave, look, takeSeat } from "./support/seat.mjs"

const seat = takeSeat()

const LANDS = ["Plains", "Island", "Swamp", "Mountain", "Forest", "Savannah", "Taiga", "Tundra"]
const CREATURES = ["Craw Wurm", "Soul Warden", "Yargle, Glutton of Urborg", "Walking Corpse", "Squire"]
const OTHERS = ["Ranger Class", "Cavern of Souls", "Unholy Annex // Ritual Chamber", "Jace Beleren"]
const WORN = ["Bonesplitter", "Loxodon Warhammer", "Rancor"]

/** A board with whatever may lie on one: attachments, counters, a face-down card, a locked Room, a Class, what was chosen. */
const SAVE = savedPosition(
  { hand: ["Shock"], battlefield: ["Grizzly Bears", ...CREATURES, ...WORN, ...OTHERS, ...LANDS] },
  { battlefield: ["Hill Giant", "Invasion of Dominaria // Serra Faithkeeper", ...LANDS] },
  0,
  "current",
  (s) => {
    const the = (/** @type {string} */ name) =>
      Object.values(s.objects).find(
        (o) => o?.zone === "battlefield" && s.definitions[o.def].faces[0].name === name,
      )
    for (const name of WORN) the(name).attachedTo = the("Grizzly Bears").id
    the("Grizzly Bears").counters = { "+1/+1": 3 }
    the("Jace Beleren").counters = { loyalty: 3 }
    the("Invasion of Dominaria").counters = { defense: 5 }
    the("Cavern of Souls").memory = { chosen: { type: "Goblin" } }
    the("Ranger Class").memory = { classLevel: 2 }
    Object.assign(the("Walking Corpse"), { faceDown: true, memory: { faceDownAs: "manifest" } })
  },
)

it.each([
  ["desktop-dark", { width: 1440, height: 900 }, "dark", "+3/+3"],
  ["phone-light", PHONE, "light", "+3"],
])("a board with everything fits, and says what lies on it (%s)", async (name, size, theme, counters) => {
  const table = await seat.sit(SAVE, { size, kept: { "apnap/theme": theme } })
  const { page } = table
  if (size !== PHONE) {
    const hidden = () =>
      page.evaluate(() =>
        [...document.querySelectorAll(".board")].map((board) => board.scrollHeight - board.clientHeight),
      )
    await expect.poll(() => hidden()).toEqual([0, 0])
  }
  const tile = (/** @type {string | RegExp} */ words) => page.getByRole("button", { name: words })
  await tile("Face down: Walking Corpse, 2/2").hover()
  await tile("Unholy Annex // Ritual Chamber").waitFor()
  await tile(/^Ranger Class, .*Level 2/).waitFor()
  await tile(/^Cavern of Souls, .*Chosen: Goblin/).waitFor()
  await expect.poll(() => written(page, "Grizzly Bears")).toBe(counters)
  await look(page, `board-${name}`)
  await leave(table)
})

/** What the counters of a tile are drawn as; they must lie on it. */
function written(page, /** @type {string} */ name) {
  return page.evaluate((name) => {
    const tile = [...document.querySelectorAll(".own .tile")].find((one) => one.textContent?.includes(name))
    const badge = tile.querySelector(".badge.counter")
    const [outer, inner] = [tile.getBoundingClientRect(), badge.getBoundingClientRect()]
    const fits = inner.left >= outer.left - 1 && inner.right <= outer.right + 1
    return fits ? getComputedStyle(badge, "::before").content.replaceAll('"', "") : "not on its tile"
  }, name)
}

it("on a crowded phone nothing that a tile bears lies over its name, its size or another", async () => {
  const save = savedPosition(
    { battlefield: [...Array(6).fill("Grizzly Bears"), ...CREATURES, ...LANDS] },
    { battlefield: [...Array(6).fill("Hill Giant"), ...CREATURES, ...LANDS] },
    0,
    "current",
    (s) => {
      for (const o of Object.values(s.objects))
        if (o?.zone === "battlefield" && /Bears|Giant/.test(s.definitions[o.def].name)) {
          o.counters = { "+1/+1": 1 }
          o.sick = true
        }
    },
  )
  const table = await seat.sit(save, { size: PHONE })
  const over = await table.page.evaluate(() =>
    [...document.querySelectorAll(".board .tile.field")].flatMap((tile) => {
      const parts = [...tile.querySelectorAll(".name, .size, .badge, .signs .glyph")].flatMap((part) => {
        const { left, right, top, bottom, width } = part.getBoundingClientRect()
        return width > 0 ? [{ is: part.className, left, right, top, bottom }] : []
      })
      return parts.flatMap((a, i) =>
        parts.slice(i + 1).flatMap((b) => {
          const x = Math.min(a.right, b.right) - Math.max(a.left, b.left)
          const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
          return x > 2 && y > 2 ? [`${tile.textContent}: ${a.is} and ${b.is}`] : []
        }),
      )
    }),
  )
  await look(table.page, "board-crowded-phone")
  expect(over).toEqual([])
  await leave(table)
})

it.each([
  ["a desktop", { width: 1440, height: 900 }],
  ["a phone", PHONE],
])("counters are written out on the wide tile of a creature alone, on %s", async (_device, size) => {
  const save = savedPosition({ battlefield: ["Grizzly Bears"] }, {}, 0, "current", (s) => {
    for (const id of s.battlefield) s.objects[id].counters = { "+1/+1": 3 }
  })
  const table = await seat.sit(save, { size })
  await expect.poll(() => written(table.page, "Grizzly Bears")).toBe("+1/+1 ×3")
  await leave(table)
})

it.each([
  ["a desktop", DESKTOP, 88],
  ["a low window", { width: 1280, height: 600 }, 60],
])("the log keeps a height of its own on %s, and its newest line is in sight", async (_name, size, least) => {
  const options = { size, kept: { "apnap/offer": { level: "random" } } }
  const battlefield = ["Grizzly Bears", "Grizzly Bears", "Island", "Island", "Island", "Island"]
  const table = await seat.sit(savedPosition({ hand: ["Cryptic Command"], battlefield }, {}), options)
  const { page } = table
  const log = page.locator(".side .log [role=log]").first()
  const ends = () =>
    log.evaluate((list) => {
      const last = list.querySelector("li:last-child")?.getBoundingClientRect()
      const { top, bottom, height } = list.getBoundingClientRect()
      const sight = last === undefined || (last.bottom <= bottom + 2 && last.top >= top - 2)
      return { height, below: bottom - innerHeight, sight }
    })
  await page.getByLabel("Show every event").check()
  // At each question, however much room it takes.
  await play(page, byMouse, async (s) => {
    await expect.poll(async () => (await ends()).sight).toBe(true)
    return s.turn.includes("Turn 5")
  })
  const { height, below } = await ends()
  expect(below).toBeLessThanOrEqual(0)
  expect(height).toBeGreaterThanOrEqual(least)
  await expect.poll(() => log.evaluate((list) => list.scrollHeight > list.clientHeight)).toBe(true)
  await log.evaluate((list) => list.scrollTo(0, 0))
  await look(page, `log-${size.height}`)
  await leave(table)
})

it.each([
  ["at 200 %", { width: 640, height: 400 }],
  ["on a phone on its side", { width: 844, height: 390 }],
  ["at 400 %", { width: 320, height: 256 }],
])("WCAG 1.4.10: the table can be read and scrolled %s", async (name, size) => {
  const table = await seat.sit(savedPosition({ battlefield: ["Craw Wurm", "Forest"] }, {}), { size })
  const { page } = table
  const tile = page.locator(".own .tile", { hasText: "Craw Wurm" })
  await tile.scrollIntoViewIfNeeded()
  const shown = await tile.boundingBox()
  expect(shown?.height).toBeGreaterThan(40)
  const held = await tile.evaluate((element) => {
    const board = element.closest(".board").getBoundingClientRect()
    const own = element.getBoundingClientRect()
    return own.top >= board.top - 1 && own.bottom <= board.bottom + 1
  })
  expect(held).toBe(true)
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(size.width)
  await look(page, `low-${name.replaceAll(/\W+/g, "-")}`, true)
  await leave(table)
})
