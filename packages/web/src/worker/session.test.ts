import { describe, expect, it } from "vitest"
import { savedPosition } from "../../../session/src/testing/position.ts"
import { begin, playOn, SETTINGS, toPerson } from "../testing/at-the-table.ts"
import { readRecord } from "./record.ts"
import { Session } from "./session.ts"

describe("a game of a person and the computer", () => {
  it("103.5: the person is first asked whether to take a mulligan, and sees his own hand alone", () => {
    const table = toPerson(begin())
    expect(table.prompt?.decision).toMatchObject({ kind: "confirm", purpose: "mulligan", rule: "103.5" })
    expect(table.seen.players[0].cards).toHaveLength(7)
    expect(table.seen.players[1].cards).toHaveLength(0)
  })

  it("407.2: a game for ante shows the anted card of each deck, and at its end who won them", () => {
    const session = begin({ ante: true })
    const { seen } = toPerson(session)
    expect(seen.ante?.map(({ owner, zone }) => [owner, zone]).toSorted()).toEqual([
      [0, "ante"],
      [1, "ante"],
    ])
    expect(toPerson(begin()).seen.ante).toBeUndefined()
    session.concede()
    const { over } = session.table().seen
    expect([over?.winners, over?.ante]).toEqual([[1], seen.ante?.map(({ id }) => id)])
  })

  it("103.1: who begins is drawn, or is who was chosen, and is known before hands are kept", () => {
    const drawn = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => toPerson(begin({ seed })).seen.turn.active)
    expect(new Set(drawn).size).toBe(2)
    for (const first of [0, 1])
      expect(toPerson(begin({ first })).seen.turn).toMatchObject({ active: first, number: 0 })
  })

  it("tells what is hidden from the person without its name", () => {
    const table = playOn(begin(), 6)
    const draws = table.log.filter((entry) => entry.kind === "draw")
    expect(draws.filter((entry) => entry.who.you).every((entry) => entry.object.is === "object")).toBe(true)
    expect(draws.filter((entry) => !entry.who.you).every((entry) => entry.object.is === "hidden")).toBe(true)
  })

  it("shows the spell on the stack while its target is chosen (601.2a)", () => {
    const session = begin({ deck: { name: "burn" } })
    let table = toPerson(session)
    for (let i = 0; i < 40 && table.prompt?.decision.purpose !== "target"; i++) table = playOn(session, 1)
    expect(table.seen.stack.map((card) => card.name)).toEqual([table.prompt?.question.source.name])
    const [option] = table.prompt?.decision.kind === "choose" ? table.prompt.decision.options : []
    expect(session.why(option)).toEqual([])
    expect(session.why(table.seen.stack[0].id)[0]).toMatchObject({ what: "target" })
  })

  it("117.3c: one who holds priority is asked again after his spell", () => {
    const list =
      "40 Mountain\n4 Lightning Bolt\n4 Shock\n4 Lightning Strike\n4 Searing Spear\n4 Burst Lightning"
    const session = begin({ deck: { list }, seed: 3 }, { hold: true })
    const LATE = 7
    playOn(
      session,
      30,
      (action, turn) => action === "play" || turn >= LATE,
      (table) => table.seen.stack.some((card) => card.controller === 0),
    )
    const table = playOn(
      session,
      2,
      () => false,
      ({ prompt }) => prompt?.decision.kind === "priority",
    )
    expect(table.seen.stack.map((card) => card.controller)).toEqual([0])
    expect(table.prompt?.decision.kind).toBe("priority")
  })
})

it("601.2g: what a spell would tap is told beforehand, and what can still be cast after it", () => {
  const save = savedPosition(
    {
      hand: ["Grizzly Bears", "Shock", "Craw Wurm"],
      battlefield: ["Forest", "Forest", "Mountain", "Mountain"],
    },
    {},
  )
  const session = new Session(readRecord(save), SETTINGS)
  const { prompt, seen } = toPerson(session)
  const options = prompt?.decision.kind === "priority" ? prompt.decision.options : []
  const payment = session.preview(
    prompt!.at,
    options.findIndex((o, i) => o.do === "cast" && prompt!.texts[i] === "Grizzly Bears"),
  )
  const lands = new Map(seen.battlefield.map((card) => [card.id, card.name]))
  expect(payment?.taps.map((id) => lands.get(id)).sort()).toEqual(["Forest", "Forest"])
  expect(payment?.left).toEqual(["Shock"])
  expect(toPerson(session).seen).toEqual(seen)
})

it.each(["commander", "planechase", "archenemy", "freeForAll", "teamVsTeam", "twoHeadedGiant"])(
  "the variant %s begins",
  (variant) => {
    const deck = variant === "commander" ? "isamaru" : "midrange"
    const against = variant === "commander" ? "gonti" : "aggro"
    const table = playOn(begin({ variant, deck: { name: deck }, against: { name: against } }), 3)
    expect(table.prompt).not.toBeNull()
  },
)
