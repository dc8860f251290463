import { describe, expect, it } from "vitest"
import { optionTo, pass, playWith, sit, toPerson } from "../testing/at-the-table.ts"

describe("what is asked", () => {
  it("601.2: a spell that is being cast can be taken back to before it, and harms: others' creatures come first", () => {
    const session = sit(
      { hand: ["Shock"], battlefield: ["Mountain", "Grizzly Bears"] },
      { battlefield: ["Hill Giant"] },
    )
    const before = toPerson(session)
    expect(before.prompt?.cancel).toBeNull()
    session.answer(before.prompt!.at, optionTo(before, "cast"))
    const target = toPerson(session).prompt
    expect(target).toMatchObject({
      decision: { purpose: "target" },
      polarity: "bad",
      cancel: before.prompt!.at,
    })
    session.undo(target!.cancel!)
    expect(toPerson(session).seen).toEqual(before.seen)
  })

  it("115.1: a spell that helps says so", () => {
    const session = sit(
      { hand: ["Giant Growth"], battlefield: ["Forest", "Grizzly Bears"] },
      { battlefield: ["Hill Giant"] },
    )
    const before = toPerson(session)
    session.answer(before.prompt!.at, optionTo(before, "cast"))
    expect(toPerson(session).prompt).toMatchObject({ decision: { purpose: "target" }, polarity: "good" })
  })

  it("608.2: of an ability that asks, its own sentence is told and no other of its source", () => {
    const session = sit({ battlefield: ["Forest", "Forest", "Yavimaya Elder"] }, {})
    const before = toPerson(session)
    const options = before.prompt?.decision.kind === "priority" ? before.prompt.decision.options : []
    session.answer(
      before.prompt!.at,
      options.findIndex((o) => o.do === "activate" && !o.mana),
    )
    const table = playWith(session, pass, ({ prompt }) => prompt?.decision.purpose === "may")
    expect(table.prompt?.about).toEqual([expect.stringMatching(/^When .* dies, you may/)])
    expect(table.prompt?.cancel).toBeNull()
  })

  it("610.3: a permanent tells what it holds in exile, and the card there what holds it", () => {
    const session = sit(
      { hand: ["Banishing Light"], battlefield: ["Plains", "Plains", "Plains"] },
      { battlefield: ["Hill Giant"] },
    )
    const before = toPerson(session)
    session.answer(before.prompt!.at, optionTo(before, "cast"))
    const { seen } = playWith(session, pass, ({ seen }) => seen.exile.length > 0)
    const [exiled] = seen.exile
    const light = seen.battlefield.find(({ name }) => name === "Banishing Light")
    expect(light?.holds).toEqual([exiled.id])
    expect(exiled).toMatchObject({ name: "Hill Giant", holder: light?.id })
  })
})
