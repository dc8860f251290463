import { CURRENT, findRuleset, RULESETS, type Ruleset } from "@apnap/engine"

/** A ruleset, by its name; the current one where none is named. */
export function readRuleset(name: string | undefined): Ruleset {
  const found = name === undefined ? CURRENT : findRuleset(name)
  if (found === undefined)
    throw new Error(
      `unknown-ruleset: no ruleset is called "${name}" (known: ${RULESETS.map((r) => r.name).join(", ")})`,
    )
  return found
}
