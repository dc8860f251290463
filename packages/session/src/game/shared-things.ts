import type { Entry, Question, Thing } from "@apnap/words"
import type { Move } from "../protocol/move.ts"
import type { LogEntry } from "../protocol/table.ts"
import { Shared } from "./shared.ts"

const things = new Shared<Thing>(2000)
const questions = new Shared<Question>(2000)
const moves = new Shared<Move>(500)
/** Longer moves hardly recur. */
const SHORT = 32

/** The log entry of an event, with shared things. */
export function logEntry(e: Entry, index: number, turn: number): LogEntry {
  return {
    kind: e.kind,
    rule: e.rule,
    number: e.number,
    terms: e.terms,
    auras: e.auras,
    dies: e.dies,
    excess: e.excess,
    amount: e.amount,
    from: e.from,
    to: e.to,
    cause: e.cause,
    detail: e.detail,
    combat: e.combat,
    who: sharedThing(e.who),
    object: sharedThing(e.object),
    other: sharedThing(e.other),
    source: sharedThing(e.source),
    index,
    turn,
  }
}

function sharedThing(thing: Thing): Thing {
  const { is, name, you, gender, emblem, tag } = thing
  return things.of(`${is} ${you} ${gender} ${emblem} ${tag} ${name}`, thing)
}

/** The same question, shared: most are asked again and again. */
export function sharedQuestion(question: Question): Question {
  return questions.of(JSON.stringify(question), question)
}

/** The same move, shared if it is short: most of a game's moves are passes. */
export function sharedMove(move: Move): Move {
  const key = JSON.stringify(move)
  return key.length > SHORT ? move : moves.of(key, move)
}
