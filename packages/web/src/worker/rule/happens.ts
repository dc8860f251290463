import { findCard } from "@apnap/cards"
import { Game, type State } from "@apnap/engine"
import { BUILT_IN, runScenario, type Scenario } from "@apnap/scenarios"

const STOCK = { cards: { find: findCard }, decks: BUILT_IN }
const MOST = 3

/** Memo of the rules that applied in each scenario. */
const known = new WeakMap<Scenario, ReadonlySet<string>>()

/** The scenarios in which a rule applies, the most specific ones first. */
export function scenariosWith(rule: string, course: readonly Scenario[]): Scenario[] {
  const rules = (scenario: Scenario) => rulesOf(scenario)
  return course
    .filter((scenario) => rules(scenario).has(rule))
    .sort((a, b) => rules(a).size - rules(b).size)
    .slice(0, MOST)
}

/** The rules of a scenario's events, of the effects that modified them, and of the layers of objects at its end. */
function rulesOf(scenario: Scenario): ReadonlySet<string> {
  let rules = known.get(scenario)
  if (rules === undefined) {
    rules = run(scenario)
    known.set(scenario, rules)
  }
  return rules
}

function run(scenario: Scenario): ReadonlySet<string> {
  const rules = new Set<string>()
  let last: State | null = null
  const observe = (s: State) => {
    last = s
    for (const { rule, settled } of s.events) {
      rules.add(rule)
      for (const effect of settled?.effects ?? []) rules.add(effect.rule)
    }
  }
  runScenario(scenario, STOCK, { observe })
  if (last !== null) for (const rule of layerRules(last)) rules.add(rule)
  return rules
}

function layerRules(s: State): string[] {
  const game = Game.from(s)
  return s.battlefield.flatMap((id) => game.whyCharacteristics(id, 0)?.map(({ rule }) => rule) ?? [])
}
