import {
  type Answer,
  type Asker,
  type ConfirmDecision,
  characteristics,
  controllerOf,
  type Decision,
  type NameDecision,
  type State,
} from "@apnap/engine"
import { isType } from "../board-evaluation/is-type.ts"
import { type Dice, randomAnswer } from "../random.ts"
import { choices, shares } from "./choices.ts"
import { attackers } from "./combat/attack.ts"
import { blockers } from "./combat/block.ts"
import { options } from "./options.ts"
import { priority } from "./priority.ts"

/**
 * A heuristic answer without lookahead, fast enough for playouts. It uses only what the player sees. `again`: a declaration was refused
 * just before.
 */
export function heuristicAnswer(s: State, d: Decision, roll: Dice, again = false): Answer {
  switch (d.kind) {
    case "priority":
      return priority(s, d, roll)
    case "choose":
      return choices(s, d, roll)
    case "distribute":
      return shares(s, d, roll)
    case "attackers":
      return again ? d.least : attackers(s, d)
    case "blockers":
      return again ? d.least : blockers(s, d)
    case "number":
      return Math.min(d.max, d.min + 20)
    case "confirm":
      return confirm(s, d)
    case "order":
      return d.options.map((_, i) => i)
    case "option":
      return options(s, d, roll)
    case "name":
      return d.of === "creatureType" ? ownType(s, d) : randomAnswer(d, roll)
  }
}

/** The most common creature type among the player's own cards. */
function ownType(s: State, { player, options = [] }: NameDecision): string {
  const { hand, graveyard } = s.players[player]
  const own = [...hand, ...graveyard, ...s.battlefield.filter((id) => controllerOf(s, id) === player)]
  const counts = new Map(options.map((type) => [type, 0]))
  for (const id of own)
    for (const type of characteristics(s, id).subtypes)
      if (counts.has(type)) counts.set(type, counts.get(type)! + 1)
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0]
}

/** 103.5: keeps a seven-card hand with two to five lands, a smaller one with one to five. */
function confirm(s: State, d: ConfirmDecision): number {
  if (d.purpose === "payByHand") return 0
  if (d.purpose !== "mulligan") return d.hint === "bad" ? 0 : 1
  const { hand } = s.players[d.player]
  const taken = s.turn.mulligans[d.player] ?? 0
  const lands = hand.filter((id) => isType(characteristics(s, id), "land")).length
  return taken < 3 && (lands < (taken > 0 ? 1 : 2) || lands > 5) ? 1 : 0
}

/** An in-process heuristic player; a refused declaration is replaced by the minimum the rules require. */
export function heuristicPlayer(roll: Dice, quiet = false): Asker {
  let last: Decision["kind"] | null = null
  let answered = 0
  return (s, d) => {
    const again = last === d.kind && s.answers.length <= answered && isDeclaration(d)
    last = d.kind
    answered = s.answers.length
    return quiet && d.kind === "priority" ? 0 : heuristicAnswer(s, d, roll, again)
  }
}

function isDeclaration(d: Decision): boolean {
  return d.kind === "attackers" || d.kind === "blockers"
}
