import { describe, expect, it } from "vitest"
import { dealDamage } from "../../events/damage/damage.ts"
import { createState } from "../../game/setup/setup.ts"
import type { CardDefinition } from "../../language/card.ts"
import { keywordAbility } from "../../language/keyword-ability.ts"
import type { GameError } from "../../state/game-error.ts"
import type { GameSetup } from "../../state/game-setup.ts"
import { playerRef } from "../../state/ref.ts"
import { card, creature, settle } from "../../testing/table.ts"

const forest = card({ name: "Forest", types: ["land"], supertypes: ["basic"], subtypes: ["Forest"] })
const bear = creature("Bear")
const of = (count: number, what: CardDefinition) => Array.from({ length: count }, () => what)
const legend = (name: string, cost: string) => creature(name, 2, 2, [], { supertypes: ["legendary"], cost })
const chief = legend("Chief", "{G}")

function game(deck: readonly CardDefinition[], commanders = [chief], more: Partial<GameSetup> = {}) {
  const players = ["A", "B", "C"].map((name) => ({ name, deck, commanders }))
  return createState({ players, variant: "commanderDraft", openingHands: false, ...more })
}

function refusal(...setup: Parameters<typeof game>): string | undefined {
  try {
    game(...setup)
  } catch (error) {
    return (error as GameError).rule
  }
  return undefined
}

describe("the game after a Commander Draft (903.13)", () => {
  it("903.13f: decks have sixty cards or more, and any number of a name", () => {
    expect(refusal(of(58, forest))).toBe("903.13f")
    expect(refusal([...of(39, forest), ...of(20, bear)])).toBeUndefined()
    expect(refusal(of(120, forest))).toBeUndefined()
    expect(refusal([...of(58, forest), creature("Red", 1, 1, [], { cost: "{R}" })])).toBe("903.5c")
    expect(refusal(of(59, forest), [bear])).toBe("903.3")
  })

  it("903.13f: after a draft of Commander Masters all commanders of one color are partners", () => {
    const pair = [chief, legend("Ally", "{R}")]
    expect(refusal(of(58, forest), pair)).toBe("702.124a")
    expect(refusal(of(58, forest), pair, { draftedFrom: ["CMM"] })).toBeUndefined()
    expect(refusal(of(58, forest), [chief, legend("Duke", "{R}{W}")], { draftedFrom: ["CMM"] })).toBe(
      "702.124a",
    )
  })

  it("903.13f, 702.124h: and partners of those that have partner themselves, whatever their colors", () => {
    const plain = legend("Duke", "{R}{W}")
    const duke = { ...plain, faces: [{ ...plain.faces[0], abilities: [keywordAbility("partner")] }] }
    expect(refusal(of(58, forest), [chief, duke], { draftedFrom: ["CMM"] })).toBeUndefined()
    expect(refusal(of(58, forest), [chief, duke])).toBe("702.124a")
  })

  it("903.13g: commanders begin in the command zone, with 40 life, and 21 damage by one is deadly", () => {
    const s = game(of(59, forest))
    expect([s.command.length, ...s.players.map(({ life }) => life)]).toEqual([3, 40, 40, 40])
    dealDamage(s, [{ source: s.command[0], to: playerRef(2), amount: 21, combat: true }], "510.2")
    settle(s)
    expect(s.players[2].left).toEqual({ how: "lost", rule: "704.6c" })
  })
})
