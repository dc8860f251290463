import { CURRENT, findRuleset, RULESETS, type Ruleset } from "@apnap/engine"

/** A ruleset by name; the current one by default. */
export function readRuleset(name: string | undefined): Ruleset {
  const found = name === undefined ? CURRENT : findRuleset(name)
  if (found === undefined)
    throw new Error(
      `unknown-ruleset: no ruleset is called "${name}" (known: ${RULESETS.map((r) => r.name).join(", ")})`,
    )
  return found
}
