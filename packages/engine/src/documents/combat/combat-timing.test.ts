import { describe, expect, it } from "vitest"
import { legalActions } from "../../casting/offering/legal-actions.ts"
import { contextOf } from "../../characteristics/context.ts"
import { execute } from "../../events/interpreter-port.ts"
import type { Ability } from "../../language/ability.ts"
import type { CardDefinition } from "../../language/card.ts"
import type { Condition } from "../../language/condition.ts"
import type { Effect } from "../../language/effects/effect.ts"
import type { State } from "../../state/state.ts"
import { card, creature, put } from "../../testing/table.ts"
import { board } from "../testing/combat.ts"
import { gain, play } from "../testing/drive.ts"

type Point = Omit<Extract<Condition, { if: "combatPoint" }>, "if">

/** An instant that may be cast only then. */
const timely = (point: Point): CardDefinition =>
  card({
    name: "Timely",
    types: ["instant"],
    cost: "{0}",
    abilities: [
      {
        ability: "static",
        condition: { if: "not", of: { if: "combatPoint", ...point } },
        effects: [{ static: "cantCast", who: { who: "you" }, self: true }],
      },
    ],
  })

/** An ability that may be activated only then. */
const lever = (point: Point): CardDefinition => {
  const ability: Ability = {
    ability: "activated",
    cost: [],
    effect: gain,
    condition: { if: "combatPoint", ...point },
  }
  return card({ name: "Lever", types: ["artifact"], abilities: [ability] })
}

interface Plan {
  attack?: boolean
  block?: boolean
  prepare?: Effect
}

/** The steps of the turn, numbered where one comes again, in which the card may be used by the first player. */
function usable(
  point: Point,
  { attack = true, block = false, prepare }: Plan = {},
  activated = false,
): string[] {
  const s: State = board("upkeep")
  put(s, 0, creature("Bear", 1, 1, [{ ability: "keyword", keyword: "vigilance" }]))
  put(s, 1, creature("Ox", 0, 9))
  const id = activated ? put(s, 0, lever(point)) : put(s, 0, timely(point), "hand")
  if (prepare !== undefined) execute(s, prepare, contextOf(0, 0))
  const seen: string[] = []
  let last = ""
  play(
    s,
    (now) => now.turn.number > 3,
    (d, now) => {
      if (d.kind === "attackers") return attack ? [[0, 0]] : []
      if (d.kind === "blockers") return block ? [[0, 0]] : []
      if (d.kind !== "priority" || d.player !== 0) return undefined
      const { step } = now.turn
      const here = `${step} ${now.events.filter((e) => e.kind === "step" && e.detail === step).length}`
      if (here === last) return undefined
      last = here
      const may = legalActions(now, 0).some(
        (a) => (a.do === "cast" || a.do === "activate") && a.object === id,
      )
      if (may) seen.push(here.replace(/ [01]$/, ""))
      return undefined
    },
  )
  return seen
}

const START = ["upkeep", "draw", "precombatMain", "beginningOfCombat"]
const AGAIN: Effect = { do: "extraPhase", phases: ["combat"], after: "combat" }

describe("506.7: at certain times of the combat phase", () => {
  it("506.7, 506.6a@2014-02: before or after attackers are declared is before or after that step begins, whether or not any are [S004-3-23] [S004-3-24] [S004-3-25]", () => {
    for (const attack of [true, false]) expect(usable({ before: "attackers" }, { attack })).toEqual(START)
    expect(usable({ after: "attackers", inCombat: true })).toEqual([
      "declareAttackers",
      "declareBlockers",
      "combatDamage",
      "endOfCombat",
    ])
    expect(usable({ after: "attackers", inCombat: true }, { attack: false })).toEqual([
      "declareAttackers",
      "endOfCombat",
    ])
  })

  it("506.6b@2014-02: the same for blockers [S004-3-26] [S004-3-27]", () => {
    for (const block of [true, false]) {
      expect(usable({ before: "blockers" }, { block })).toEqual([...START, "declareAttackers"])
      expect(usable({ after: "blockers" }, { block })).toEqual([
        "declareBlockers",
        "combatDamage",
        "endOfCombat",
        "postcombatMain",
        "end",
      ])
    }
  })

  it("506.6c@2014-02: 'during combat' is at the right time of each combat phase of the turn [S004-3-28]", () => {
    expect(usable({ before: "blockers", inCombat: true }, { prepare: AGAIN })).toEqual([
      "beginningOfCombat",
      "declareAttackers",
      "beginningOfCombat 2",
      "declareAttackers 2",
    ])
  })

  it("506.7d, 506.6d@2014-02: without that, only the first combat phase counts [S004-3-29]", () => {
    expect(usable({ before: "blockers" }, { prepare: AGAIN })).toEqual([...START, "declareAttackers"])
    expect(usable({ after: "end" }, { prepare: AGAIN }).slice(0, 2)).toEqual([
      "endOfCombat",
      "beginningOfCombat 2",
    ])
  })

  it("506.7e, 506.6e@2014-02: where the point does not come, until the declare attackers step ends, or the first main phase [S004-3-30] [S004-3-31]", () => {
    expect(usable({ before: "damage" }, { attack: false })).toEqual([...START, "declareAttackers"])
    expect(usable({ before: "blockers" }, { attack: false })).toEqual([...START, "declareAttackers"])
    const skipped = { prepare: { do: "skip", what: "combat" } as Effect }
    for (const before of ["damage", "attackers", "end"] as const)
      expect(usable({ before }, skipped)).toEqual(["upkeep", "draw", "precombatMain"])
  })

  it("506.6f@2014-02: 'during combat after blockers are declared' is never where that step is skipped [S004-3-32]", () => {
    expect(usable({ after: "blockers", inCombat: true }, { attack: false })).toEqual([])
    expect(usable({ after: "blockers", inCombat: true })).toEqual([
      "declareBlockers",
      "combatDamage",
      "endOfCombat",
    ])
  })

  it("506.7g, 506.6g@2014-02: abilities with such words keep to the same [S004-3-33]", () => {
    const points: Point[] = [
      { before: "attackers" },
      { after: "blockers", inCombat: true },
      { before: "damage" },
      { after: "combat" },
    ]
    for (const point of points) expect(usable(point, {}, true)).toEqual(usable(point))
    expect(usable({ after: "combat" })).toEqual(["postcombatMain", "end"])
  })
})
