import type { Ability, ActivatedAbility, StaticAbility, TriggeredAbility } from "./ability.ts"
import type { Condition } from "./condition.ts"
import type { Cost } from "./cost.ts"

const SELF = { sel: "self" } as const

/**
 * The abilities of a class level bar (716.2a): paying for the next level as a sorcery, and what the Class has from that level on.
 * `abilities` are those of the bar's text box section.
 */
export function classLevel(level: number, cost: Cost, abilities: readonly Ability[]): readonly Ability[] {
  const gain: ActivatedAbility = {
    ability: "activated",
    keyword: "classLevel",
    cost,
    timing: "sorcery",
    condition: { if: "compare", left: { n: "level", of: SELF }, op: "=", right: level - 1 },
    effect: { do: "setLevel", what: SELF, level },
  }
  return [gain, inFrame({ min: level, kind: "class" }, abilities)]
}

/** What a permanent has while its level, class level or number of charge counters is within these bounds (711.2, 716.2a, 721.2). */
export function inFrame(
  level: NonNullable<StaticAbility["level"]>,
  abilities: readonly Ability[],
): StaticAbility {
  const changes = [{ change: "addAbilities", abilities }] as const
  return { ability: "static", effects: [{ static: "modify", what: SELF, changes }], level }
}

const IS_SOLVED: Condition = { if: "is", of: SELF, filter: { is: "designation", of: "solved" } }

/** "To solve — [condition]" (719.3a). */
export function toSolve(condition: Condition): TriggeredAbility {
  return {
    ability: "triggered",
    keyword: "toSolve",
    when: { on: "step", step: "end", player: { who: "you" } },
    condition: { if: "and", of: [condition, { if: "not", of: IS_SOLVED }] },
    effect: { do: "designate", what: SELF, as: "solved" },
  }
}

/** "Solved — [ability]" (702.169b to d): functions, triggers or can be activated only while the Case is solved. */
export function solved<A extends StaticAbility | TriggeredAbility | ActivatedAbility>(ability: A): A {
  const { condition } = ability
  return {
    ...ability,
    keyword: "solved",
    condition: condition === undefined ? IS_SOLVED : { if: "and", of: [IS_SOLVED, condition] },
  }
}
