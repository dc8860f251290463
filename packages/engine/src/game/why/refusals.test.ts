import { describe, expect, it } from "vitest"
import { bolt, CREATURE, creature, instant, landCard } from "../../casting/testing/table.ts"
import type { CardDefinition } from "../../language/card.ts"
import { Game } from "../game.ts"
import { createState, place } from "../setup/setup.ts"

/** A game in the first player's first main phase with these cards in hand, in the graveyard and on the battlefield. */
function main(hand: CardDefinition[], graveyard: CardDefinition[], battlefield: CardDefinition[]) {
  const players = [
    { name: "A", deck: [] },
    { name: "B", deck: [] },
  ]
  const s = createState({ players, openingHands: false })
  const inHand = hand.map((what) => place(s, 0, "hand", what))
  const inGraveyard = graveyard.map((what) => place(s, 0, "graveyard", what))
  for (const what of battlefield) place(s, 0, "battlefield", what)
  const game = Game.from(s)
  while (game.state.turn.step !== "precombatMain") game.decide(game.decision!, 0)
  return { game, inHand, inGraveyard }
}

const mana = (cost: string) => [{ pay: "mana", mana: cost }] as const
const [mountain, bear] = [landCard("Mountain"), creature("Bear")]

describe("601.3 what can't be done with a card", () => {
  it("601.2h: a kicker that can't be paid is told of a spell that can be cast", () => {
    const kicked = bolt("Bolt", "{R}", [{ ability: "keyword", keyword: "kicker", cost: mana("{4}") }])
    const { game, inHand } = main([kicked], [], [mountain, mountain, bear])
    expect(game.refusals(inHand[0])).toMatchObject([
      { action: { do: "cast", way: "" }, cost: "kicker", rule: "601.2h" },
    ])
    const rich = main([kicked], [], [...Array<CardDefinition>(5).fill(mountain), bear])
    expect(rich.game.refusals(rich.inHand[0])).toEqual([])
  })

  it("601.2f: of a spell that is too dear the mana of its total cost is told, reductions included", () => {
    const reducer = creature("Reducer", 1, 1, [
      { ability: "static", effects: [{ static: "cost", by: { who: "you" }, less: "{1}" }] },
    ])
    const dear = bolt("Dear", "{3}{R}")
    const told = (...battlefield: CardDefinition[]) => {
      const { game, inHand } = main([dear], [], battlefield)
      return game.refusals(inHand[0])
    }
    expect(told(mountain)).toMatchObject([{ code: "costs-unpayable", mana: "{3}{R}" }])
    expect(told(mountain, reducer)).toMatchObject([{ code: "costs-unpayable", mana: "{2}{R}" }])
    expect(told(mountain, mountain, mountain, reducer)).toEqual([])
  })

  it("702.137a: spectacle without an opponent who has lost life, and the mana cost, each with its own reason", () => {
    const spectacle = bolt("Show", "{2}{R}", [
      { ability: "keyword", keyword: "spectacle", cost: mana("{R}") },
    ])
    const { game, inHand } = main([spectacle], [], [mountain, bear])
    expect(game.refusals(inHand[0])).toMatchObject([
      { action: { way: "" }, code: "costs-unpayable" },
      { action: { way: "spectacle" }, rule: "601.3", code: "condition" },
    ])
  })

  it("702.34a: of a card in the graveyard its flashback is told; another can't be cast from there at all", () => {
    const flashback = bolt("Echo", "{R}", [
      { ability: "keyword", keyword: "flashback", cost: mana("{4}{R}") },
    ])
    const { game, inGraveyard } = main([], [flashback, bolt()], [mountain, bear])
    const [echo, plain] = inGraveyard.map((id) => game.refusals(id))
    expect(echo).toMatchObject([{ action: { do: "cast", way: "flashback" }, rule: "601.2h" }])
    expect(plain).toMatchObject([{ action: { do: "cast", way: "" }, rule: "601.3" }])
  })

  it("605.1a, 116.2a: a land that can be played is not refused, and nothing is told of what is on the stack or hidden", () => {
    const { game, inHand } = main([mountain, bolt()], [], [mountain, bear])
    expect(game.refusals(inHand[0])).toEqual([])
    const cast = game.decision!.kind === "priority" ? game.decision.options : []
    game.decide(
      game.decision!,
      cast.findIndex(({ do: what }) => what === "cast"),
    )
    expect(game.refusals(inHand[1])).toEqual([])
  })
})

describe("700.2a modes that can't be chosen", () => {
  const modes = {
    min: 1,
    max: 1,
    of: [
      {
        targets: [{ filter: CREATURE }],
        effect: { do: "damage", amount: 3, to: { sel: "target", slot: 0 } },
      },
      { effect: { do: "gainLife", amount: 3 } },
      { effect: { do: "draw", count: 1 }, cost: mana("{5}") },
    ],
  } as const
  const charm = instant("Charm", "{R}", { modes })

  function refused(battlefield: CardDefinition[]) {
    const { game } = main([charm], [], battlefield)
    const options = game.decision!.kind === "priority" ? game.decision.options : []
    game.decide(
      game.decision!,
      options.findIndex(({ do: what }) => what === "cast"),
    )
    return game.decision
  }

  it("700.2a, 700.2h: each says whether it lacks targets or can't be paid for", () => {
    expect(refused([mountain])).toMatchObject({
      kind: "option",
      options: [{ label: "mode:1" }],
      refused: [
        { label: "mode:0", rule: "700.2a", code: "no-targets" },
        { label: "mode:2", rule: "700.2h", code: "cost-unpayable" },
      ],
    })
  })

  it("nothing is refused where all can be chosen", () => {
    const decision = refused([...Array<CardDefinition>(6).fill(mountain), bear])
    expect(decision).toMatchObject({ purpose: "mode", options: { length: 3 } })
    expect(decision).not.toHaveProperty("refused")
  })
})
