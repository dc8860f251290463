import { describe, expect, it } from "vitest"
import { legalActions } from "../../casting/offering/legal-actions.ts"
import { move } from "../../events/moving/move.ts"
import { createState, enterBattlefield } from "../../game/setup/setup.ts"
import type { CardDefinition } from "../../language/card.ts"
import { checkStateBasedActions } from "../../sba/check.ts"
import { setAsker } from "../../state/choose.ts"
import type { State } from "../../state/state.ts"
import { edit, invalidate, writable } from "../../state/writing/edit.ts"

const single = (face: CardDefinition["faces"][number]): CardDefinition => ({
  name: face.name,
  layout: "normal",
  faces: [face],
})
const walker = single({ name: "Walker", types: ["planeswalker"], cost: "{R}", loyalty: 3 })
const bolt = single({
  name: "Bolt",
  types: ["instant"],
  cost: "{0}",
  abilities: [{ ability: "spell", effect: { do: "gainLife", amount: 1 } }],
})
const land = single({ name: "Mountain", types: ["land"], supertypes: ["basic"], subtypes: ["Mountain"] })
const island = single({ name: "Island", types: ["land"], supertypes: ["basic"], subtypes: ["Island"] })
const deck = (count: number, card = land) => Array.from({ length: count }, () => card)

const setup = (more: object = {}) => ({
  players: [0, 1].map((i) => ({ name: `P${i}`, deck: deck(58), commanders: [walker, bolt], ...more })),
  variant: "oathbreaker",
  openingHands: false,
  seed: 1,
})

function table(): State {
  const s = createState(setup())
  writable(s).turn = {
    ...s.turn,
    number: 3,
    step: "precombatMain",
    phase: "precombatMain",
    stage: "priority",
  }
  return s
}
const idOf = (s: State, name: string, player = 0) =>
  s.command.find((id) => s.objects[id]!.owner === player && s.definitions[s.objects[id]!.def].name === name)!
const canCast = (s: State, id: number) => legalActions(s, 0).some((o) => o.do === "cast" && o.object === id)

/** Every question is answered with yes. */
function saying<T>(yes: 0 | 1, act: () => T): T {
  const before = setAsker((_s, d) => (d.kind === "confirm" ? yes : [0]))
  try {
    return act()
  } finally {
    setAsker(before)
  }
}

describe("Oathbreaker, by the rules of Commander (903) with a signature spell", () => {
  it("903.6: both lie in the command zone, and a player has 20 life", () => {
    const s = table()
    expect(s.command.length).toBe(4)
    expect(s.players.map(({ life }) => life)).toEqual([20, 20])
  })

  it("the signature spell can be cast only while its owner's oathbreaker is under his control", () => {
    const s = table()
    const spell = idOf(s, "Bolt")
    expect(canCast(s, spell)).toBe(false)
    const leader = idOf(s, "Walker")
    saying(1, () => move(s, { id: leader, to: "battlefield", rule: "608.3a" }))
    expect(canCast(s, spell)).toBe(true)
    edit(s, s.battlefield[0]).controller = 1
    invalidate(s)
    expect(canCast(s, spell)).toBe(false)
  })

  it("another planeswalker will not do", () => {
    const s = table()
    enterBattlefield(s, 0, walker, () => [0])
    expect(canCast(s, idOf(s, "Bolt"))).toBe(false)
  })

  it("903.9a, 903.9b: the oathbreaker may return, the signature spell always does", () => {
    const s = table()
    for (const name of ["Walker", "Bolt"])
      saying(0, () => move(s, { id: idOf(s, name), to: "graveyard", rule: "701.8a" }))
    saying(0, () => checkStateBasedActions(s))
    expect(s.players[0].graveyard.map((id) => s.definitions[s.objects[id]!.def].name)).toEqual(["Walker"])
    expect(idOf(s, "Bolt")).toBeDefined()
    saying(1, () => move(s, { id: s.players[0].graveyard[0], to: "hand", rule: "701.8a" }))
    expect(idOf(s, "Walker")).toBeDefined()
  })

  it("refuses what is no such deck, with a code", () => {
    const code = (more: object) => {
      try {
        createState(setup(more))
        return "none"
      } catch (error) {
        return (error as { code: string }).code
      }
    }
    expect(code({})).toBe("none")
    expect(code({ commanders: [bolt, walker] })).toBe("oathbreaker")
    expect(code({ commanders: [walker] })).toBe("oathbreaker")
    expect(code({ commanders: [walker, land] })).toBe("oathbreaker")
    expect(code({ deck: deck(57) })).toBe("deck-size")
    expect(code({ deck: [...deck(57), island] })).toBe("color-identity")
    expect(code({ deck: [...deck(57), bolt] })).toBe("singleton")
  })
})
