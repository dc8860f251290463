import { describe, expect, it } from "vitest"
import { savedPosition } from "../../../session/src/testing/position.ts"
import type { Table } from "../protocol/table.ts"
import { begin, optionTo, pass, playWith, SETTINGS, toPerson } from "../testing/at-the-table.ts"
import { readRecord } from "./record.ts"
import { Session } from "./session.ts"

const asked = ({ seen, prompt }: Table) =>
  `${seen.turn.number} ${seen.turn.active} ${seen.turn.step} ${prompt?.decision.kind}`

describe("the person is never passed by", () => {
  it("505.6: with nothing to cast they are asked in both main phases of each of their turns", () => {
    const session = begin({ deck: { list: "60 Forest" }, level: "random", seed: 4 })
    const mains: string[] = []
    const turns = new Set<number>()
    const table = playWith(
      session,
      (playing, now) => {
        const land = optionTo(now, "play")
        if (land > 0) return playing.answer(now.prompt!.at, land)
        const { number, active, step } = now.seen.turn
        if (active === 0) mains.push(`${number} ${step}`)
        pass(playing, now)
      },
      ({ seen }) => {
        const { active, number } = seen.turn
        if (number > 12) return true
        if (active === 0 && number > 0) turns.add(number)
        return false
      },
    )
    expect(table.seen.over).toBeNull()
    expect(turns.size).toBe(6)
    const wanted = [...turns].flatMap((turn) => [`${turn} precombatMain`, `${turn} postcombatMain`])
    expect(mains).toEqual(wanted)
  })

  it("nothing runs past one who holds priority: they are asked until the stack is empty, though they can do no more", () => {
    const save = savedPosition(
      { hand: ["Grizzly Bears"], battlefield: ["Forest", "Forest"] },
      { hand: ["Counterspell"], battlefield: ["Island", "Island"] },
    )
    const session = new Session(readRecord(save), { ...SETTINGS, hold: true })
    const first = toPerson(session)
    session.answer(first.prompt!.at, optionTo(first, "cast"))
    let table = toPerson(session)
    const held = ["1 0 precombatMain priority", "1 0 precombatMain priority"]
    expect([asked(first), asked(table)]).toEqual(held)
    expect(table.seen.stack).toHaveLength(1)
    session.pass(table.prompt!.at, "once")
    table = toPerson(session)
    expect(asked(table)).toBe(held[0])
    expect(table.seen.stack.map(({ name }) => name)).toEqual(["Grizzly Bears", "Counterspell"])
    session.pass(table.prompt!.at, "once")
    expect(asked(toPerson(session))).toBe(held[0])
    expect(toPerson(session).seen.stack).toEqual([])
  })

  it("what another player puts on the stack is shown once before it resolves, with its text and targets", () => {
    const save = savedPosition(
      { battlefield: ["Grizzly Bears", "Forest"] },
      { hand: ["Lightning Bolt"], battlefield: ["Mountain"] },
      1,
    )
    const session = new Session(readRecord(save), SETTINGS)
    const shown: { name: string; text: readonly string[]; targets: number }[] = []
    for (let i = 0; i < 60 && !session.isOver && !session.asksPerson; i++) {
      const { showing } = session
      if (showing !== null) {
        const card = session.table().seen.stack.find(({ id }) => id === showing)!
        shown.push({ name: card.name, text: card.text, targets: card.targets.length })
        session.acknowledge()
        expect(session.showing).toBeNull()
      }
      const { thought } = session
      let step = thought?.steps.next()
      while (step?.done === false) step = thought?.steps.next()
      session.step(step?.done === true ? step.value : null)
    }
    expect(shown).toEqual([
      { name: "Lightning Bolt", text: [expect.stringContaining("3 damage")], targets: 1 },
    ])
  })

  it("passing until the turn ends stops for what another player does and one could answer", () => {
    const save = savedPosition(
      { hand: ["Shock"], battlefield: ["Mountain", "Grizzly Bears"] },
      { hand: ["Lightning Bolt"], battlefield: ["Mountain"] },
      1,
    )
    const session = new Session(readRecord(save), SETTINGS)
    const table = toPerson(session)
    expect(table.seen.stack.map(({ name }) => name)).toEqual(["Lightning Bolt"])
    expect(table.prompt?.decision.kind).toBe("priority")
  })
})
