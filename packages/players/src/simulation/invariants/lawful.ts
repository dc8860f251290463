import type { Asker, Decision, State } from "@apnap/engine"
import { type Dice, dice } from "../../random.ts"
import { afreshBreaches } from "./afresh.ts"
import { type Breach, breach } from "./breach.ts"
import { combatBreaches } from "./combat.ts"
import { numberBreaches } from "./numbers.ts"
import { optionBreaches } from "./options.ts"
import { stateBasedBreaches } from "./state-based.ts"
import { departedBreaches, kindBreaches, zoneBreaches } from "./zones.ts"

/**
 * A player that checks the state against the rules at every decision; throws with the rules that are violated. Expensive checks (rebuilding
 * the game, trying every option) run in one window of `every`.
 */
export function lawful(player: Asker, every: number): Asker {
  const roll = dice(every)
  let windows = 0
  return (s, decision) => {
    const isWindow = decision.kind === "priority" && s.answers.length === 0
    const found = [
      ...breaches(s, decision),
      ...(isWindow && windows++ % every === 0 ? dear(s, decision, roll) : []),
    ]
    if (found.length > 0) throw new Error(message(s, decision, found))
    return player(s, decision)
  }
}

/** The rules that the state violates at this decision. */
function breaches(s: State, decision: Decision): Breach[] {
  const always = [...zoneBreaches(s), ...numberBreaches(s)]
  if (decision.kind !== "priority") return always
  return [
    ...always,
    ...kindBreaches(s),
    ...departedBreaches(s),
    ...combatBreaches(s),
    ...stateBasedBreaches(s),
    ...priorityBreaches(s, decision),
  ]
}

/** 117.3, 117.5: the player with priority is the one asked, and no triggered abilities are waiting. */
function priorityBreaches(s: State, { player }: Decision): Breach[] {
  const out: Breach[] = []
  if (s.waiting.length > 0) out.push(breach("117.5", `${s.waiting.length} triggered abilities wait`))
  if (s.turn.priority !== player)
    out.push(breach("117.3", `player ${s.turn.priority} has priority, ${player} is asked`))
  return out
}

function dear(s: State, decision: Extract<Decision, { kind: "priority" }>, roll: Dice): Breach[] {
  return [
    ...afreshBreaches(s, decision),
    ...(decision.options.length > 1 ? optionBreaches(s, decision, roll) : []),
  ]
}

function message(s: State, { kind, purpose }: Decision, found: readonly Breach[]): string {
  const said = found.map(({ rule, what }) => `${rule}: ${what}`)
  return `invariant: turn ${s.turn.number}, ${s.turn.step}, ${kind} ${purpose}: ${said.slice(0, 5).join("; ")}`
}
