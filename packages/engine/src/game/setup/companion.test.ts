import { expect, it } from "vitest"
import { legalActions } from "../../casting/offering/legal-actions.ts"
import { perform } from "../../casting/perform.ts"
import type { CardDefinition } from "../../language/card.ts"
import { keywordAbility, type ParametersOf } from "../../language/keyword-ability.ts"
import type { State } from "../../state/state.ts"
import { writable } from "../../state/writing/edit.ts"
import { card, creature } from "../../testing/table.ts"
import { createState, place } from "./setup.ts"

const bear = creature("Bear")
const giant = creature("Giant", 5, 5, [], { cost: "{4}{G}" })
const land = card({ name: "Forest", types: ["land"], supertypes: ["basic"], subtypes: ["Forest"] })
const of = (count: number, what: CardDefinition) => Array.from({ length: count }, () => what)
const companion = (parts: ParametersOf<"companion">): CardDefinition =>
  creature("Friend", 3, 3, [keywordAbility("companion", parts)])
const small = companion({ filter: { is: "manaValue", op: "<=", than: 2 } })

function start(deck: CardDefinition[], friend: CardDefinition): State {
  const players = [
    { name: "A", deck, companion: friend },
    { name: "B", deck: [] },
  ]
  const s = createState({ players, openingHands: false })
  return inMainPhase(s)
}

function inMainPhase(s: State): State {
  const step = "precombatMain" as const
  writable(s).turn = { ...s.turn, number: 3, step, phase: step, stage: "priority" }
  return s
}

it("103.2b, 702.139a, 702.139c, 116.2g: once, for {3}, the companion is put into the hand in a main phase", () => {
  const s = start(of(60, bear), small)
  const specials = () => legalActions(s, 0).filter((a) => a.do === "special")
  expect(specials()).toEqual([])
  for (let i = 0; i < 3; i++) place(s, 0, "battlefield", land)
  perform(s, 0, specials()[0])
  expect([s.players[0].hand.length, s.players[0].outside, specials()]).toEqual([1, [], []])
})

it("103.2b: who reveals a companion is told to all, and a card without a companion ability can't be one", () => {
  expect(
    start(of(60, bear), small).events.map(({ kind, player, rule }) => [kind, player, rule]),
  ).toContainEqual(["revealed", 0, "103.2b"])
  expect(() => start(of(60, bear), bear)).toThrow("Bear has no companion ability to be revealed by (103.2b)")
})

it("702.139a: a deck that does not fulfil the condition is refused", () => {
  expect(() => start([...of(59, bear), giant], small)).toThrow("702.139a")
  expect(() => start(of(79, land), companion({ n: 20 }))).toThrow("702.139a")
  expect(() => start(of(80, land), companion({ n: 20 }))).not.toThrow()
  const singleton = companion({ text: "differentNames" })
  expect(() => start([...of(58, land), bear, bear], singleton)).toThrow("702.139a")
  expect(() => start([...of(58, land), bear, giant], singleton)).not.toThrow()
})

it("702.139b: a commander is of the starting deck that a companion asks about", () => {
  const legend = (cost: string) => creature("Leader", 3, 3, [], { supertypes: ["legendary"], cost })
  const led = (cost: string) => () =>
    createState({
      players: ["A", "B"].map((name) => ({
        name,
        deck: of(59, land),
        commanders: [legend(cost)],
        companion: creature("Friend", 3, 3, small.faces[0].abilities, { cost: "{1}{G}" }),
      })),
      variant: "brawl",
      openingHands: false,
    })
  expect(led("{1}{G}")).not.toThrow()
  expect(led("{4}{G}")).toThrow("702.139a")
})

it("903.11a: beside a commander a companion is brought in only within its color identity, and not with the name of a card of the deck", () => {
  const leader = creature("Leader", 3, 3, [], { supertypes: ["legendary"], cost: "{1}{G}" })
  const offered = (friend: Partial<CardDefinition["faces"][0]>, own: CardDefinition = land) => {
    const players = ["A", "B"].map((name) => ({
      name,
      deck: [...of(98, land), own],
      commanders: [leader],
      companion: creature("Friend", 3, 3, companion({}).faces[0].abilities, friend),
    }))
    const s = createState({ players, variant: "commander", openingHands: false })
    inMainPhase(s)
    for (let i = 0; i < 3; i++) place(s, 0, "battlefield", land)
    return legalActions(s, 0).filter((a) => a.do === "special").length
  }
  expect(offered({ cost: "{1}{G}" })).toBe(1)
  expect(offered({ cost: "{1}{R}" })).toBe(0)
  expect(offered({ cost: "{1}{G}" }, creature("Friend"))).toBe(0)
})

it("702.139a: no mana symbol more than once in a cost", () => {
  const single = companion({ filter: { is: "not", of: { is: "manaCostRepeats" } } })
  const twice = creature("Twin", 2, 2, [], { cost: "{1}{G}{G}" })
  expect(() => start(of(60, giant), single)).not.toThrow()
  expect(() => start([...of(59, giant), twice], single)).toThrow("condition")
})
