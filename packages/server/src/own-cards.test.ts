import { compileCard, EMBEDDED, findCard } from "@apnap/cards"
import { dice } from "@apnap/players"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { playOn, Visitor } from "./testing/client.ts"
import { TestServer } from "./testing/run.ts"

/** Milliseconds for loading all of a server's code. */
const LOADING = 120_000
const LIST = "56 Forest\n4 Quiet Oxen"

const { definition: oxen } = compileCard({
  name: "Quiet Oxen",
  layout: "normal",
  mana_cost: "{1}{G}",
  type_line: "Creature — Ox",
  oracle_text: "Vigilance",
  power: "2",
  toughness: "3",
})
/** How often the pool was asked for a card. */
let asked = 0
const pool = {
  find: (name: string) => {
    asked++
    return name === oxen.name ? oxen : findCard(name)
  },
  names: () => [oxen.name, ...EMBEDDED.map(({ name }) => name)],
}
let server: TestServer

beforeAll(async () => {
  server = await TestServer.start({ pool })
}, LOADING)

afterAll(() => server.stop())

describe("cards of the server's own file", () => {
  it("are played by who brings a list of them, and stay with the game when the file is gone", async () => {
    const visitors = [await Visitor.named(server.url, "Ana"), await Visitor.named(server.url, "Luc")]
    const id = await visitors[0].makeTable()
    const [ana, luc] = await Promise.all(visitors.map((visitor) => visitor.connect(id)))
    await luc.sit(1)
    ana.send({ request: "sit", seat: 0 })
    expect(await ana.refused({ request: "deck", deck: { list: LIST.replace("Oxen", "Oxes") } })).toBe(
      "deck/unknown-card",
    )
    expect(ana.failed).toMatchObject({ nearest: [["Quiet Oxen"]] })
    const long = Array.from({ length: 501 }, (_, i) => `1 Oxen ${i}`).join("\n")
    const before = asked
    expect(await ana.refused({ request: "deck", deck: { list: long } })).toBe("deck-too-large")
    expect(asked).toBe(before)
    ana.send({ request: "deck", deck: { list: LIST } })
    ana.send({ request: "ready", ready: true, salt: "salt" })
    await ana.until(() => ana.table !== null)
    await playOn([ana, luc], dice(1), 20)
    await server.restart({ pool: { find: findCard, names: () => [] } })
    for (const visitor of visitors) Object.assign(visitor, { url: server.url })
    const again = await visitors[0].connect(id)
    await again.until(() => again.table !== null)
    expect(again.table!.seen).toEqual(ana.table!.seen)
    again.close()
  })
})
