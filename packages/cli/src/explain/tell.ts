import {
  characteristics,
  type GameEvent,
  isPlayerRef,
  objectOf,
  type Ref,
  refPlayer,
  type State,
} from "@apnap/engine"
import { runScenario, type Scenario, type Stock } from "@apnap/players"

/** Tells a scenario as a judge would: one line for each event, with the number of its rule. */
export function tell(scenario: Scenario, stock: Stock): string[] {
  const lines: string[] = [scenario.id]
  let turn = -1
  let told = 0
  const result = runScenario(scenario, stock, (s) => {
    if (s.turn.number !== turn) {
      turn = s.turn.number
      told = 0
    }
    for (const event of s.events.slice(told)) {
      const line = sentence(s, event)
      if (line !== null) lines.push(`  ${event.rule.padEnd(8)} ${line}`)
    }
    told = s.events.length
  })
  lines.push(
    `${result.outcome}${result.reason === "" ? "" : `: ${result.reason}`}`,
    ...result.warnings.map((w) => `  unused: ${w}`),
  )
  return lines
}

function name(s: State, ref: Ref): string {
  if (ref === 0) return "something"
  if (isPlayerRef(ref)) return s.players[refPlayer(ref)].name
  const object = objectOf(s, ref)
  if (object === undefined) return "an object"
  if (object.stack !== null && object.stack.kind !== "spell")
    return `an ability of ${name(s, object.stack.source)}`
  return `${characteristics(s, ref).name || "a face-down object"} (${ref})`
}

type Teller = (s: State, e: GameEvent, who: string) => string | null

const TELLERS: Partial<Record<GameEvent["kind"], Teller>> = {
  step: (_s, e, who) => `${who}'s ${e.detail} begins.`,
  beginsTurn: (_s, e, who) => `Turn ${e.amount} begins: ${who}.`,
  moves: (s, e) =>
    `${name(s, e.object === 0 ? e.was : e.object)} goes from ${e.from} to ${e.to}${e.cause === "" ? "" : ` (${e.cause})`}.`,
  cast: (s, e, who) => `${who} casts ${name(s, e.object)}.`,
  activates: (s, e, who) => `${who} activates ${name(s, e.object)}.`,
  triggers: (s, e) => `An ability of ${name(s, e.source)} goes on the stack.`,
  targeted: (s, e) => `${name(s, e.object)} targets ${name(s, e.other)}.`,
  damage: (s, e) => `${name(s, e.source)} deals ${e.amount} damage to ${name(s, e.other)}.`,
  gainLife: (_s, e, who) => `${who} gains ${e.amount} life.`,
  loseLife: (_s, e, who) => `${who} loses ${e.amount} life.`,
  draw: (_s, _e, who) => `${who} draws a card.`,
  counters: (s, e) => `${name(s, e.other)} gets ${e.amount} ${e.detail} counter(s).`,
  countersRemoved: (s, e) => `${name(s, e.other)} loses ${e.amount} ${e.detail} counter(s).`,
  attacks: (s, e) => `${name(s, e.object)} attacks ${name(s, e.other)}.`,
  blocks: (s, e) => `${name(s, e.object)} blocks ${name(s, e.other)}.`,
  resolves: (s, e) => `${name(s, e.object)} resolves.`,
  countered: (s, e) => `${name(s, e.object)} is countered or does not resolve.`,
  destroyed: (s, e) => `${name(s, e.object)} is destroyed.`,
  taps: (s, e) => `${name(s, e.object)} becomes tapped.`,
  untaps: (s, e) => `${name(s, e.object)} untaps.`,
  attached: (s, e) => `${name(s, e.object)} becomes attached to ${name(s, e.other)}.`,
  loses: (_s, _e, who) => `${who} loses the game.`,
  wins: (_s, _e, who) => `${who} wins the game.`,
}

/** The event as a sentence; null for what goes without saying. */
export function sentence(s: State, e: GameEvent): string | null {
  const teller = TELLERS[e.kind]
  return teller === undefined ? null : teller(s, e, e.player >= 0 ? s.players[e.player].name : "nobody")
}
