import { expect, it } from "vitest"
import { packed } from "../src/client/packed.ts"
import { madeUp } from "../src/testing/own-card.ts"
import { isAsked } from "./support/play.mjs"
import { leave, putFile, takeSeat } from "./support/seat.mjs"

const seat = takeSeat()

/** Each would leave a mark if it ran. */
const PAYLOADS = [
  "<img src=x onerror=globalThis.ran=1>",
  '"><script>globalThis.ran=1</script>',
  "javascript:globalThis.ran=1",
  "[a](javascript:globalThis.ran=1) {{constructor.constructor('globalThis.ran=1')()}}",
]
const [IMAGE, SCRIPT, ADDRESS, TEMPLATE] = PAYLOADS
const ALL = PAYLOADS.join(" ")

/** What of the page would run or lead to a script; a payload told as text is not among it. Runs in the page. */
function danger() {
  const made = [...document.querySelectorAll("img[src=x], [onerror], [onload], [onclick], script:not([src])")]
  const links = [...document.querySelectorAll("[href], [src], [action]")].filter((one) =>
    ["href", "src", "action"].some((name) => /^\s*javascript:/i.test(one.getAttribute(name) ?? "")),
  )
  return { ran: globalThis.ran ?? null, made: [...made, ...links].map(({ outerHTML }) => outerHTML) }
}

async function isHarmless(page) {
  expect(await page.evaluate(danger)).toEqual({ ran: null, made: [] })
}

const HOSTILE = PAYLOADS.map((payload, i) => ({
  ...madeUp(`Fox ${i} ${payload}`, `Flying\n${payload}`),
  type_line: `Creature — Fox ${payload}`,
  flavor_name: payload,
  printed_name: payload,
  lang: "fr",
  object: "card",
}))
const DECK = {
  ...{ id: `d"${IMAGE}`, name: `Foxes ${ALL}`.slice(0, 80), format: "constructed", until: "", changed: 1 },
  list: `56 Forest\n4 Fox 2 ${ADDRESS}`,
  colors: `G${IMAGE}`,
}

it("what a file of cards and a deck are called is text: it runs nothing where cards are searched, read and played", async () => {
  const { page, errors, close } = await seat.open({
    kept: { "apnap/decks": [DECK], "apnap/offer": { level: "random", deck: `own:${DECK.id}`, partly: true } },
  })
  await page.getByText("Cards of your own", { exact: true }).click()
  await page.locator(".own-cards input[type=file]").setInputFiles({
    ...{ name: `${IMAGE}.jsonl`, mimeType: "text/plain" },
    buffer: Buffer.from([...HOSTILE.map((card) => JSON.stringify(card)), IMAGE].join("\n")),
  })
  await page.getByText(/of 4 cards are understood whole/).waitFor()
  await isHarmless(page)
  await page.getByRole("button", { name: "Play now" }).click()
  expect(await isAsked(page)).toBe(true)
  await isHarmless(page)
  await page.evaluate(() => location.assign("#cards"))
  await page.getByRole("searchbox").or(page.getByLabel("Search cards")).first().fill("t:fox")
  await page.locator(".card-grid .printed", { hasText: "Fox 0" }).first().click()
  await page.locator("dialog[open]").first().waitFor()
  await isHarmless(page)
  await leave({ errors, close })
})

const SCENARIO = {
  id: `x ${IMAGE}`,
  question: ALL,
  note: ALL,
  cards: HOSTILE,
  players: { A: { battlefield: [HOSTILE[0].name, "Forest"], hand: [SCRIPT] }, B: {} },
  steps: [{ turn: 1, step: "main1", player: "A", do: "cast", card: TEMPLATE }],
  expect: [{ at: "end", life: { A: IMAGE } }],
}

it("a scenario and what is wrong with it are told as text", async () => {
  const { page, errors, close } = await seat.open({}, "#desk")
  await page.getByRole("button", { name: "Your question", exact: true }).click()
  await putFile(page, JSON.stringify(SCENARIO), `${IMAGE}.json`)
  await page.locator(".verdict.failed, .desk-own .chip").first().waitFor()
  await isHarmless(page)
  await leave({ errors, close })
})

it("a link runs nothing, whatever it was made of", async () => {
  const record = {
    apnapTable: 1,
    from: { deck: { name: IMAGE }, against: { list: ALL }, level: IMAGE },
    moves: [ALL],
  }
  const addresses = [
    `#cards=${await packed(`${ALL}\n60 ${SCRIPT}\n4 ${IMAGE}`)}`,
    `#desk=${await packed(JSON.stringify(SCENARIO))}`,
    `#desk/${encodeURIComponent(IMAGE)}`,
    `#game=${await packed(JSON.stringify(record))}`,
    `#game=${encodeURIComponent(SCRIPT)}`,
    `?tournament=${encodeURIComponent(ADDRESS)}&table=${encodeURIComponent(IMAGE)}`,
  ]
  for (const address of addresses) {
    const { page, close } = await seat.open({}, address)
    await page.locator("main:not(.loading)").first().waitFor()
    await expect.poll(() => page.locator("[aria-busy=true]").count()).toBe(0)
    await isHarmless(page)
    await close()
  }
})
