import { describe, expect, it } from "vitest"
import type { QueueEntry, Scenario } from "../format/format.ts"
import { Queues } from "./queues.ts"

type Lists = Pick<Scenario, "choices" | "targets" | "modes">
const queues = (lists: Lists) => new Queues(lists as Scenario)
const text = (entry: QueueEntry) => (typeof entry === "string" ? entry : undefined)
const number = (entry: QueueEntry) => (typeof entry === "number" ? entry : undefined)
const yesNo = (entry: QueueEntry) => (typeof entry === "boolean" ? entry : undefined)

describe("queues of decisions", () => {
  it("give the first entry that fits, once", () => {
    const q = queues({ choices: { A: [true, "Bear", "Ox"] } })
    expect(q.take("choices", "A", text)).toBe("Bear")
    expect(q.take("choices", "A", text)).toBe("Ox")
    expect(q.take("choices", "A", text)).toBeUndefined()
    expect(q.take("choices", "A", yesNo)).toBe(true)
  })

  it("take an answer of no or nought for an answer", () => {
    const q = queues({ choices: { A: [false, 0] } })
    expect(q.take("choices", "A", yesNo)).toBe(false)
    expect(q.take("choices", "A", number)).toBe(0)
    expect(q.leftovers()).toEqual([])
  })

  it("go on to the other of targets and choices, own queue first", () => {
    const q = queues({ choices: { A: ["choice"] }, targets: { A: ["target"] } })
    expect(q.take("choices", "A", text)).toBe("choice")
    expect(q.take("choices", "A", text)).toBe("target")
    const other = queues({ choices: { A: ["choice"] } })
    expect(other.take("targets", "A", text)).toBe("choice")
  })

  it("never answer modes out of another queue, nor for another player", () => {
    const q = queues({ choices: { A: [1] }, modes: { B: [2] } })
    expect(q.take("modes", "A", number)).toBeUndefined()
    expect(q.take("choices", "B", number)).toBeUndefined()
    expect(q.take("modes", "B", number)).toBe(2)
  })

  it("leave the scenario as it is and list what remains", () => {
    const scenario = { choices: { A: ["Bear", true] } }
    const q = queues(scenario)
    q.take("choices", "A", text)
    expect(scenario.choices.A).toHaveLength(2)
    expect(q.leftovers()).toEqual(["choices of A: true"])
  })

  it("check what stands as illegal before an answer, and give the answer", () => {
    const q = queues({ choices: { A: [{ illegal: "Island" }, { illegal: true }, "Sol Ring", true] } })
    expect(q.take("choices", "A", (entry) => (entry === "Sol Ring" ? entry : undefined))).toBe("Sol Ring")
    expect(q.leftovers()).toEqual(["choices of A: true"])
  })

  it("fail where what should be illegal would be an answer too", () => {
    const q = queues({ choices: { A: [{ illegal: "Island" }, "Sol Ring"] } })
    expect(() => q.take("choices", "A", text)).toThrow('"Island" should be no legal answer')
  })

  it("pass over a no that stands for what was not asked about, where another yes or no comes after it", () => {
    const q = queues({ choices: { A: [false, true], B: [false] } })
    q.passOver("choices", "A", false, 1)
    q.passOver("choices", "B", false, 1)
    expect(q.leftovers()).toEqual(["choices of A: true", "choices of B: false"])
  })
})
