import { beforeAll, expect, it } from "vitest"
import { savedPosition } from "../../session/src/testing/position.ts"
import { byMouse, isAsked, play } from "./support/play.mjs"
import { choose, look, putFile, takeSeat } from "./support/seat.mjs"

const seat = takeSeat()
/** @type {Awaited<ReturnType<typeof seat.open>>} */
let table
beforeAll(async () => {
  table = await seat.open()
})

const lands = (/** @type {string} */ name, count = 4) => Array(count).fill(name)
const BEARS = ["Grizzly Bears", "Hill Giant"]

/** A position for each kind of decision, by what is asked in it. */
const POSITIONS = /** @type {[string, string, string][]} */ ([
  ["number", "X of a spell", savedPosition({ hand: ["Blaze"], battlefield: lands("Mountain") }, {})],
  [
    "option",
    "modes",
    savedPosition({ hand: ["Cryptic Command"], battlefield: lands("Island") }, { battlefield: BEARS }),
  ],
  [
    "distribute",
    "damage divided",
    savedPosition({ hand: ["Arc Lightning"], battlefield: lands("Mountain") }, { battlefield: BEARS }),
  ],
  [
    "choose",
    "a library searched",
    savedPosition({ hand: ["Demonic Tutor"], battlefield: lands("Swamp"), library: BEARS }, {}),
  ],
  [
    "order",
    "triggered abilities",
    savedPosition({ hand: ["Attended Knight"], battlefield: ["Soul Warden", ...lands("Plains")] }, {}),
  ],
  ["name", "a card's name", savedPosition({ hand: ["Pithing Needle"], battlefield: lands("Plains") }, {})],
  [
    "confirm",
    "a kicker",
    savedPosition({ hand: ["Burst Lightning"], battlefield: lands("Mountain", 5) }, {}),
  ],
  ["attackers", "an attack", savedPosition({ battlefield: BEARS }, {})],
  [
    "blockers",
    "a block",
    savedPosition({ battlefield: BEARS }, { battlefield: ["Craw Wurm", "Hill Giant"] }, 1),
  ],
])

it.each(POSITIONS)("a decision of the kind %s has its control: %s", async (kind, _what, save) => {
  const { page, errors } = table
  await putFile(page, save)
  await isAsked(page)
  let seen = false
  await play(page, byMouse, async (s) => {
    if (s.kind === "name") await page.getByLabel("Type a name").fill("Shock")
    if (!seen && s.kind === kind) {
      seen = true
      await look(page, `decision-${kind}`)
      return false
    }
    return seen && s.kind !== kind
  })
  expect(seen).toBe(true)
  expect(await page.getByRole("alert").count()).toBe(0)
  expect(errors).toEqual([])
  await choose(page, "To the start")
})
