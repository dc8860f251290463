import { CURRENT, findRuleset, RULESETS, type Ruleset } from "@apnap/engine"
import { CHAPTERS } from "./headings.ts"
import { numberThen } from "./numbers.ts"
import { existed, MOVING } from "./since.ts"
import { summarised } from "./summary.ts"

/** A rule by its current number, and the ruleset in which it has the requested number. */
export interface FoundRule {
  rule: string
  ruleset: Ruleset
}

/**
 * The rule with this number in the ruleset; an obsolete rule is named by its key, like `704.5j@2011-09-30`. Without a ruleset,
 * the number is today's, or else that of the last era that had it. Throws `rule/unknown` with the nearest numbers.
 */
export function findRule(number: string, ruleset?: Ruleset): FoundRule {
  const known = summarised()
  const [plain, era] = number.split("@")
  const of = era === undefined ? undefined : findRuleset(era)
  for (const then of ruleset === undefined ? RULESETS.toReversed() : [ruleset]) {
    const rule = known.find(
      (one) => (era !== undefined && one === number) || numberThen(one, then) === number,
    )
    if (rule !== undefined) return { rule, ruleset: of ?? then }
  }
  if (of !== undefined) return findRule(plain, of)
  const then = ruleset ?? CURRENT
  throw new Error(
    `rule/unknown: ${then.name} has no rule ${number} that is known here; near it: ${nearest(number, then, known).join(", ")}`,
  )
}

/**
 * The rules of a section, or those sharing a number where nothing more precise is known, with the lettered ones below it,
 * by their numbers in the ruleset. A rule with a unique number is the only one.
 */
export function rulesThen(number: string, ruleset: Ruleset): readonly string[] {
  const rules = summarised()
  const those = (fits: (then: string) => boolean) =>
    rules.filter((rule) => fits(numberThen(rule, ruleset) ?? ""))
  const alone = those((then) => then === number)
  if (alone.length === 1) return alone
  const below = those((then) => then.startsWith(number) && /^([a-z]|\..*)?$/.test(then.slice(number.length)))
  return below.sort((a, b) => place(a, ruleset) - place(b, ruleset))
}

/** Today's chapters known to have had this number in the ruleset. */
export function chaptersThen(number: string, ruleset: Ruleset): readonly string[] {
  return CHAPTERS.filter((chapter) => {
    if (!existed(`${chapter}.1`, ruleset)) return false
    const moved = MOVING.test(`${chapter}.`) && ruleset !== CURRENT
    const old = ruleset.knobs.terms === "classic"
    return (ruleset.numbers[chapter] ?? (moved || old ? undefined : chapter)) === number
  })
}

function place(rule: string, ruleset: Ruleset): number {
  return position(numberThen(rule, ruleset) ?? rule)
}

/** The three known numbers nearest to an unknown one. */
function nearest(number: string, ruleset: Ruleset, known: readonly string[]): string[] {
  const wanted = position(number)
  const numbers = known
    .filter((rule) => !rule.includes("@"))
    .flatMap((rule) => numberThen(rule, ruleset) ?? [])
  return [...new Set(numbers)]
    .map((near) => ({ near, distance: Math.abs(position(near) - wanted) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({ near }) => near)
}

/** Sort key of a number: section, rule, letter. */
function position(number: string): number {
  const [, section, rule, letter] = /^(\d+)(?:\.(\d+)([a-z]?))?/.exec(number) ?? []
  const place = letter === undefined || letter === "" ? 0 : letter.charCodeAt(0) - 96
  return Number(section ?? 0) * 1e5 + Number(rule ?? 0) * 30 + place
}
