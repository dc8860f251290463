import {
  type AttackersDecision,
  answerFault,
  type BlockersDecision,
  type ChooseDecision,
  type Decision,
  type DistributeDecision,
} from "@apnap/engine"
import { describe, expect, it } from "vitest"
import { answerOf, beginDraft, type Draft, markOf, press, toggle } from "./draft.ts"

const ASKED = { player: 0, rule: "601.2c", purpose: "target", source: 0 }
const choose = (more: Partial<ChooseDecision>): ChooseDecision => ({
  ...ASKED,
  kind: "choose",
  options: [10, 11, -2],
  min: 1,
  max: 1,
  ...more,
})

/** The draft after clicking these, one after another. */
function clicked(d: Decision, ...refs: number[]): Draft {
  return refs.reduce((draft, ref) => {
    const result = press(d, draft, ref)
    return result !== null && "draft" in result ? result.draft : draft
  }, beginDraft(d))
}

describe("choosing", () => {
  it("one of several: the click answers", () => {
    expect(press(choose({}), beginDraft(choose({})), -2)).toEqual({ answer: [2] })
    expect(press(choose({}), beginDraft(choose({})), 99)).toBeNull()
  })

  it("several: clicks choose and take back, and no more than allowed", () => {
    const d = choose({ min: 0, max: 2 })
    expect(answerOf(d, clicked(d, 11, 10))).toEqual([0, 1])
    expect(answerOf(d, clicked(d, 11, 10, 11))).toEqual([0])
    expect(answerOf(d, clicked(d, 11, 10, -2))).toEqual([0, 1])
    expect(markOf(d, clicked(d, 11), 11)).toBe("chosen")
    expect(markOf(d, clicked(d, 11), 10)).toBe("open")
  })

  it("in an order that matters: as they were clicked", () => {
    const d = choose({ min: 2, max: 2, ordered: true })
    expect(answerOf(d, clicked(d, -2, 10))).toEqual([2, 0])
  })

  it("an option that may be repeated is chosen again", () => {
    const d: Decision = {
      ...ASKED,
      kind: "option",
      options: [{ label: "mode:0" }],
      min: 2,
      max: 2,
      repeat: true,
    }
    expect(answerOf(d, toggle(d, toggle(d, beginDraft(d), 0), 0))).toEqual([0, 0])
  })
})

describe("dividing", () => {
  const damage = (more: Partial<DistributeDecision>): DistributeDecision => ({
    ...ASKED,
    kind: "distribute",
    options: [10, 11, -2],
    total: 6,
    min: [0, 0, 0],
    max: [6, 6, 6],
    ...more,
  })

  it("702.19b: trample begins with what is lethal to the blockers, the rest goes through", () => {
    const d = damage({ before: [2, 3, 0] })
    expect(answerOf(d, beginDraft(d))).toEqual([2, 3, 1])
    expect(answerFault(d, answerOf(d, beginDraft(d)))).toBeNull()
  })

  it("510.1c: damage to several blockers begins with what is lethal to each in turn", () => {
    const blockers = { options: [10, 11], min: [0, 0], max: [6, 6] }
    const lethal = () => 2
    const shares = (d: DistributeDecision) => answerOf(d, beginDraft(d, lethal))
    expect(shares(damage(blockers))).toEqual([2, 4])
    expect(shares(damage({ ...blockers, total: 3 }))).toEqual([2, 1])
  })

  it("what every option must have at the least is given first", () => {
    const d = damage({ min: [1, 1, 1], max: [2, 6, 2] })
    expect(answerFault(d, answerOf(d, beginDraft(d)))).toBeNull()
  })
})

describe("declaring attackers (508.1)", () => {
  const d: AttackersDecision = {
    ...ASKED,
    kind: "attackers",
    candidates: [
      { creature: 10, defenders: [-2, 30] },
      { creature: 11, defenders: [-2] },
    ],
    least: [],
  }

  it("a click attacks, another takes back", () => {
    expect(answerOf(d, clicked(d, 10, 11))).toEqual([
      [0, 0],
      [1, 0],
    ])
    expect(answerOf(d, clicked(d, 10, 11, 10))).toEqual([[1, 0]])
  })

  it("the planeswalker clicked next is what the last attacker attacks", () => {
    expect(answerOf(d, clicked(d, 10, 30))).toEqual([[0, 1]])
    expect(markOf(d, clicked(d, 10), 30)).toBe("open")
    expect(markOf(d, clicked(d, 11), 30)).toBe("")
  })

  it("508.1d: it begins with the attacks that the rules ask for", () => {
    expect(answerOf({ ...d, least: [[1, 0]] }, beginDraft({ ...d, least: [[1, 0]] }))).toEqual([[1, 0]])
  })
})

describe("declaring blockers (509.1)", () => {
  const d: BlockersDecision = {
    ...ASKED,
    kind: "blockers",
    candidates: [
      { creature: 10, attackers: [20, 21], max: 1 },
      { creature: 11, attackers: [20, 21], max: 2 },
      { creature: 12, attackers: [21], max: 1 },
    ],
    least: [],
  }

  it("a creature is taken in hand, then blocks the attacker that is clicked", () => {
    expect(markOf(d, clicked(d, 10), 10)).toBe("held")
    expect(markOf(d, clicked(d, 10), 21)).toBe("open")
    expect(answerOf(d, clicked(d, 10, 21))).toEqual([[0, 1]])
    expect(answerOf(d, clicked(d, 10, 21, 10))).toEqual([])
  })

  it("a creature that may block two stays in hand for the second", () => {
    expect(answerOf(d, clicked(d, 11, 20, 21))).toEqual([
      [1, 0],
      [1, 1],
    ])
  })

  it("one click is enough where there is one attacker to block", () => {
    expect(answerOf(d, clicked(d, 12))).toEqual([[2, 0]])
  })
})

it("priority: a click offers the actions of the object, and mana abilities are marked as such", () => {
  const d: Decision = {
    ...ASKED,
    kind: "priority",
    options: [
      { do: "pass" },
      { do: "cast", object: 10, face: 0, way: "" },
      { do: "cast", object: 10, face: 0, way: "flashback" },
      { do: "activate", object: 11, ability: 0, mana: true },
    ],
  }
  expect(press(d, beginDraft(d), 10)).toEqual({ actions: [1, 2] })
  expect([10, 11, 12].map((ref) => markOf(d, beginDraft(d), ref))).toEqual(["usable", "mana", ""])
})
