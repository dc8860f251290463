import { describe, expect, it } from "vitest"
import { legalActions } from "../../casting/offering/legal-actions.ts"
import { hasKeyword } from "../../characteristics/query.ts"
import { dealDamage } from "../../events/damage/damage.ts"
import { moveAll } from "../../events/moving/move.ts"
import { createState } from "../../game/setup/setup.ts"
import { run } from "../../interpreter/testing/run.ts"
import type { CardDefinition } from "../../language/card.ts"
import type { Effect } from "../../language/effects/effect.ts"
import type { Filter } from "../../language/filter.ts"
import type { GameError } from "../../state/game-error.ts"
import { playerRef } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { editPlayer, invalidate, writable } from "../../state/writing/edit.ts"
import { card, creature, names, put, settle, table } from "../../testing/table.ts"

const forest = card({ name: "Forest", types: ["land"], supertypes: ["basic"], subtypes: ["Forest"] })
const forests = (n: number) => Array.from({ length: n }, () => forest)

function partner(name: string, cost: string, text?: string, subtypes = ["Elf"]): CardDefinition {
  const keyword = { ability: "keyword", keyword: "partner", ...(text !== undefined && { text }) } as const
  return creature(name, 1, 1, [keyword], { supertypes: ["legendary"], cost, subtypes })
}
const ana = partner("Ana", "{G}")
const ben = partner("Ben", "{R}")
const red = creature("Red", 1, 1, [], { cost: "{R}" })

function game(commanders: readonly CardDefinition[], deck = forests(100 - commanders.length)): State {
  const players = ["A", "B"].map((name) => ({ name, deck, commanders }))
  const s = createState({ players, variant: "commander", openingHands: false })
  const turn = {
    number: 3,
    step: "precombatMain",
    phase: "precombatMain",
    stage: "priority",
    priority: 0,
  } as const
  writable(s).turn = { ...s.turn, ...turn }
  return s
}

/** The rule that forbids these commanders for a deck; undefined if they are legal. */
function refusal(commanders: readonly CardDefinition[], deck?: CardDefinition[]): string | undefined {
  try {
    game(commanders, deck)
  } catch (error) {
    return (error as GameError).rule
  }
  return undefined
}

describe("702.124: two commanders", () => {
  it("702.124a, 702.124g: two cards with partner lead together, three don't, nor one with another legend", () => {
    expect(refusal([ana, ben])).toBeUndefined()
    expect(refusal([ana, creature("Lone", 1, 1, [], { supertypes: ["legendary"] })])).toBe("702.124a")
    expect(refusal([ana, ben, partner("Eve", "{G}")])).toBe("702.124g")
  })

  it("702.124n: words about partner mean all that are called so, not the variants of other names", () => {
    const s = table()
    const meant = [undefined, "Ben", "—Survivors", "choose a Background", "Doctor's companion"].map((text) =>
      hasKeyword(s, put(s, 0, partner("Ana", "{G}", text)), "partner"),
    )
    expect(meant).toEqual([true, true, true, false, false])
  })

  it("702.124e: words about your commander mean either of two; of both, you choose one as it is done", () => {
    const s = game([ana, ben])
    const mine: Filter = { is: "and", of: [{ is: "commander" }, { is: "ownedBy", player: { who: "you" } }] }
    const fetch: Effect = { do: "move", what: { sel: "choose", filter: mine, zone: "command" }, to: "hand" }
    const both = s.command.filter((id) => s.objects[id]!.owner === 0)
    const { asked } = run(s, fetch, {}, [[1], 0])
    expect(asked).toMatchObject([{ options: both, min: 1, max: 1 }, { purpose: "replacement" }])
    expect(names(s, s.players[0].hand)).toEqual(["Ben"])
  })

  it("702.124b: a hundred cards with both of them, which begin in the command zone", () => {
    expect(refusal([ana, ben], forests(98))).toBeUndefined()
    expect(refusal([ana, ben], forests(99))).toBe("903.5a")
    expect(refusal([ana, ben], forests(97))).toBe("903.5a")
    expect(game([ana, ben]).command.length).toBe(4)
  })

  it("702.124c: their color identities are added", () => {
    expect(refusal([ana, ben], [red, ...forests(97)])).toBeUndefined()
    expect(refusal([ana, partner("Eve", "{G}")], [red, ...forests(97)])).toBe("903.5c")
  })

  it("702.124d: what one of them was cast for doesn't make the other dearer", () => {
    const s = game([ana, partner("Eve", "{G}")])
    put(s, 0, forest)
    const casts = () => legalActions(s, 0).filter((a) => a.do === "cast").length
    expect(casts()).toBe(2)
    editPlayer(s, 0).commanderCasts = { [s.players[0].commanders[0]]: 1 }
    invalidate(s)
    expect(casts()).toBe(1)
  })

  it("702.124d: nor do the damage of one and of the other add up", () => {
    const s = game([ana, ben])
    const own = s.command.filter((id) => s.objects[id]!.owner === 0)
    const [a, b] = moveAll(
      s,
      own.map((id) => ({ id, to: "battlefield" as const, rule: "608.3a" })),
    )
    for (const [source, amount] of [
      [a, 14],
      [b, 14],
    ]) {
      dealDamage(s, [{ source, to: playerRef(1), amount, combat: true }], "510.2")
      settle(s)
    }
    expect(s.players[1].left).toBeNull()
    dealDamage(s, [{ source: a, to: playerRef(1), amount: 7, combat: true }], "510.2")
    settle(s)
    expect(s.players[1].left).toEqual({ how: "lost", rule: "704.6c" })
  })

  it("702.124i: partner with a word asks for the same word of both", () => {
    const survivor = (name: string) => partner(name, "{G}", "—Survivors")
    expect(refusal([survivor("Ana"), survivor("Eve")])).toBeUndefined()
    expect(refusal([survivor("Ana"), partner("Eve", "{G}", "—Friends forever")])).toBe("702.124a")
    expect(refusal([survivor("Ana"), ben])).toBe("702.124a")
  })

  it("702.124j: partner with a name asks each for the other's name", () => {
    const cleo = partner("Cleo", "{G}", "Dan")
    expect(refusal([cleo, partner("Dan", "{G}", "Cleo")])).toBeUndefined()
    expect(refusal([cleo, partner("Dan", "{G}", "Eve")])).toBe("702.124a")
  })

  it("702.124k: choose a Background brings a legendary Background, which can't lead without it", () => {
    const background = card({
      name: "Noble",
      types: ["enchantment"],
      supertypes: ["legendary"],
      subtypes: ["Background"],
      cost: "{G}",
    })
    const chooser = partner("Ana", "{G}", "choose a Background")
    expect(refusal([chooser, background])).toBeUndefined()
    expect(refusal([background])).toBe("903.3")
    expect(refusal([chooser, partner("Eve", "{G}", "choose a Background")])).toBe("702.124a")
    const common = card({ name: "Common", types: ["enchantment"], subtypes: ["Background"], cost: "{G}" })
    expect(refusal([chooser, common])).toBe("702.124a")
  })

  it("702.124m: a Doctor's companion leads with a Time Lord Doctor that is nothing else", () => {
    const companion = partner("Ana", "{G}", "Doctor's companion")
    const doctor = (...more: string[]) => {
      const subtypes = ["Time Lord", "Doctor", ...more]
      return creature("Doctor", 1, 1, [], { supertypes: ["legendary"], cost: "{G}", subtypes })
    }
    expect(refusal([companion, doctor()])).toBeUndefined()
    expect(refusal([companion, doctor("Human")])).toBe("702.124a")
    expect(refusal([companion, ben])).toBe("702.124a")
  })
})
