import { describe, expect, it } from "vitest"
import { lands } from "../../casting/testing/table.ts"
import { declareAttackers } from "../../combat/attackers.ts"
import { declareBlockers } from "../../combat/blockers.ts"
import type { Ability } from "../../language/ability.ts"
import type { Cost } from "../../language/cost.ts"
import { ILLEGAL } from "../../state/choose.ts"
import type { Answer, Decision } from "../../state/decision.ts"
import type { State } from "../../state/state.ts"
import { editPlayer } from "../../state/writing/edit.ts"
import { asking, card, creature, names, put } from "../../testing/table.ts"
import { always, board, combat } from "../testing/combat.ts"
import { CREATURE } from "../testing/drive.ts"

const ALL = { sel: "all", filter: CREATURE } as const
const attackTax = (unlessPays: Cost) =>
  card({
    name: "Tax",
    types: ["enchantment"],
    abilities: [always({ static: "cantAttack", creature: ALL, whom: { who: "you" }, unlessPays })],
  })
const blockTax = (unlessPays: Cost) =>
  card({
    name: "Toll",
    types: ["enchantment"],
    abilities: [always({ static: "cantBlock", creature: ALL, unlessPays })],
  })
const TWO: Cost = [{ pay: "mana", mana: "{2}" }]
const manaBear = (): Ability => ({
  ability: "activated",
  cost: [{ pay: "tap" }],
  effect: { do: "addMana", mana: { mana: "{G}" } },
})
const forests = (s: State, player: number, count: number) => lands(s, player, ...Array(count).fill("Forest"))
const untapped = (s: State, player: number) =>
  names(
    s,
    s.battlefield.filter((id) => s.objects[id]!.owner === player && !s.objects[id]!.tapped),
  )

/** The second player's attackers are to be blocked by these. */
function toBlock(s: State, ...attackers: number[]): void {
  combat(s, { attack: attackers.map((i) => [i, 0] as const), until: "declareBlockers" })
}

describe("508.1h to 508.1j: costs to attack", () => {
  const attackAll = (s: State, count: number, ...answers: Answer[]): Decision[] =>
    asking([Array.from({ length: count }, (_, i) => [i, 0] as const), ...answers], () => declareAttackers(s))

  it("508.1h: the total of all attackers is what is paid, in mana or whatever else the cost says [S004-3.2.a-15] [S004-3.2.a-16]", () => {
    const s = board("declareAttackers")
    put(s, 1, attackTax(TWO))
    forests(s, 0, 5)
    for (const name of ["A", "B"]) put(s, 0, creature(name))
    attackAll(s, 2)
    expect(untapped(s, 0)).toEqual(["Forest"])
    const other = board("declareAttackers")
    put(other, 1, attackTax([{ pay: "sacrifice", filter: { is: "type", type: "artifact" } }]))
    put(other, 0, card({ name: "Relic", types: ["artifact"] }))
    put(other, 0, creature("A"))
    attackAll(other, 1)
    expect([names(other, other.players[0].graveyard), untapped(other, 0)]).toEqual([["Relic"], []])
  })

  it("508.1h: the total stays what it was, though the effect that asks for it ends while it is paid [S004-3.2.a-17]", () => {
    const s = board("declareAttackers")
    put(s, 1, attackTax([{ pay: "sacrifice", filter: { is: "type", type: "enchantment" } }, ...TWO]))
    const own = always({
      static: "cantAttack",
      creature: ALL,
      unlessPays: TWO,
    })
    put(s, 0, card({ name: "Own", types: ["enchantment"], abilities: [own] }))
    forests(s, 0, 4)
    put(s, 0, creature("A"))
    attackAll(s, 1)
    expect([names(s, s.players[0].graveyard), untapped(s, 0)]).toEqual([["Own"], []])
  })

  it("508.1i, 508.1f: mana abilities may pay, but an attacker is tapped by then [S004-3.2.a-18] [S004-3.2.a-19]", () => {
    const s = board("declareAttackers")
    put(s, 1, attackTax(TWO))
    put(s, 0, creature("A"))
    put(s, 0, creature("Elf", 1, 1, [manaBear()]))
    forests(s, 0, 1)
    asking([[[0, 0]]], () => declareAttackers(s))
    expect(untapped(s, 0)).toEqual([])
    const both = board("declareAttackers")
    put(both, 1, attackTax([{ pay: "mana", mana: "{1}" }]))
    put(both, 0, creature("A"))
    put(both, 0, creature("Elf", 1, 1, [manaBear()]))
    forests(both, 0, 1)
    expect(() => attackAll(both, 2)).toThrow(ILLEGAL)
  })

  it("508.1j: there is no paying a part: the declaration is taken back [S004-3.2.a-20]", () => {
    const s = board("declareAttackers")
    put(s, 1, attackTax(TWO))
    forests(s, 0, 3)
    for (const name of ["A", "B"]) put(s, 0, creature(name))
    expect(() => attackAll(s, 2)).toThrow(ILLEGAL)
    const again = board("declareAttackers")
    put(again, 1, attackTax(TWO))
    forests(again, 0, 3)
    put(again, 0, creature("A"))
    attackAll(again, 1)
    expect(untapped(again, 0)).toEqual(["Forest"])
  })
})

describe("509.1d to 509.1f: costs to block", () => {
  it("509.1d, 509.1e: the total of all blockers, once, in mana or otherwise; mana abilities may pay, even of blockers [S004-3.3.a-12] [S004-3.3.a-13] [S004-3.3.a-14]", () => {
    const s = board()
    put(s, 0, creature("Ogre", 3, 3))
    put(s, 0, blockTax(TWO))
    forests(s, 1, 2)
    for (const name of ["A", "Elf"]) put(s, 1, creature(name, 1, 1, name === "Elf" ? [manaBear()] : []))
    put(s, 1, creature("Elder", 1, 1, [manaBear()]))
    toBlock(s, 0)
    asking(
      [
        [
          [0, 0],
          [1, 0],
        ],
        [0, 1],
      ],
      () => declareBlockers(s),
    )
    expect(untapped(s, 1)).toEqual(["A"])
    const other = board()
    put(other, 0, creature("Ogre", 3, 3))
    put(other, 0, blockTax([{ pay: "life", amount: 3 }]))
    for (const name of ["A", "B"]) put(other, 1, creature(name))
    toBlock(other, 0)
    asking(
      [
        [
          [0, 0],
          [1, 0],
        ],
        [0, 1],
      ],
      () => declareBlockers(other),
    )
    expect(other.players[1].life).toBe(14)
  })

  it("509.1f: paid in full or not at all: no block [S004-3.3.a-15]", () => {
    const s = board()
    put(s, 0, creature("Ogre", 3, 3))
    put(s, 0, blockTax(TWO))
    editPlayer(s, 1).pool = []
    forests(s, 1, 3)
    for (const name of ["A", "B"]) put(s, 1, creature(name))
    toBlock(s, 0)
    const both: Answer = [
      [0, 0],
      [1, 0],
    ]
    expect(() => asking([both, [0, 1]], () => declareBlockers(s))).toThrow(ILLEGAL)
  })
})
