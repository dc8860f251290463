import { dice } from "@apnap/players"
import { expect, it } from "vitest"
import { TableTelling } from "../telling/table-telling.ts"
import { answerOnce, goOn, peopleAt } from "../testing/people.ts"
import type { LogEntry, Moment, TableNews } from "./table.ts"
import { type OnlineResponse, WireHearer, WireTeller } from "./wire.ts"

const sent = <T>(message: T): T => JSON.parse(JSON.stringify(message))

it("whoever hears the changes has the tables that were told, at a fraction of their size", () => {
  const running = peopleAt(2, [0, 1])
  const [teller, hearer, telling] = [new WireTeller(), new WireHearer(), new TableTelling()]
  const roll = dice(4)
  let [bytes, whole] = [0, 0]
  const log: LogEntry[] = []
  const moments: Moment[] = []
  const heardTable = (message: OnlineResponse): TableNews => {
    if (message.response !== "table") throw new Error(`not a table: ${message.response}`)
    return message.table
  }
  goOn(running)
  for (let i = 0; i < 60 && !running.game.over; i++) {
    const table = telling.of(running.table(0))
    const wire = teller.tell({ response: "table", sessionId: 1, table })
    const heard = heardTable(hearer.hear(sent(wire)))
    expect(heard).toEqual(sent(table))
    log.splice(heard.logFrom, log.length, ...heard.log)
    moments.splice(heard.momentsFrom, moments.length, ...heard.moments)
    bytes += JSON.stringify(wire).length
    whole += JSON.stringify(table).length
    answerOnce(running, roll)
    goOn(running)
  }
  expect(log.map(({ index }) => index).sort((a, b) => a - b)).toEqual(log.map((_, i) => i))
  expect(moments.length).toBeGreaterThan(10)
  expect(bytes).toBeLessThan(whole / 8)
})

it("a change that comes before its table is refused", () => {
  const nothing = {
    patch: null,
    asked: false,
    prompt: null,
    log: { from: 0, entries: [] },
    moments: { from: 0, moments: [] },
  }
  const hear = () => new WireHearer().hear({ response: "change", sessionId: 1, ...nothing })
  expect(hear).toThrow(TypeError)
})

it("a seat that is asked only now and then hears no more of its prompts than what is new", () => {
  const running = peopleAt(2, [0, 1])
  const [teller, hearer, telling] = [new WireTeller(), new WireHearer(), new TableTelling()]
  const roll = dice(6)
  const prompts: number[] = []
  goOn(running)
  for (let i = 0; i < 60 && !running.game.over; i++) {
    const table = telling.of(running.table(1))
    const wire = teller.tell({ response: "table", sessionId: 1, table })
    expect(hearer.hear(sent(wire))).toEqual(sent({ response: "table", sessionId: 1, table }))
    if (wire.response === "change" && table.prompt?.decision.kind === "priority")
      prompts.push(JSON.stringify(wire.prompt).length / JSON.stringify(table.prompt).length)
    answerOnce(running, roll)
    goOn(running)
  }
  prompts.sort((a, b) => a - b)
  expect(prompts.length).toBeGreaterThan(10)
  expect(prompts[Math.floor(prompts.length / 2)]).toBeLessThan(0.75)
})
