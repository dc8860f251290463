import { contextOf } from "../../characteristics/context.ts"
import { beginEffect } from "../../continuous/continuous.ts"
import type { Ability } from "../../language/ability.ts"
import type { CardDefinition } from "../../language/card.ts"
import type { Effect } from "../../language/effects/effect.ts"
import type { EventPattern } from "../../language/event.ts"
import type { Filter } from "../../language/filter.ts"
import { setAsker } from "../../state/choose.ts"
import type { Answer, AnswerTo, Decision } from "../../state/decision.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { TURN } from "../../state/steps.ts"
import { writable } from "../../state/writing/edit.ts"
import { card, creature, put, when } from "../../testing/table.ts"
import { advance } from "../../turn/advance.ts"

export const CREATURE: Filter = { is: "type", type: "creature" }
export const gain: Effect = { do: "gainLife", amount: 1 }
export const dies = (object: Filter = CREATURE): EventPattern => ({
  on: "moves",
  object,
  from: "battlefield",
  to: "graveyard",
})

/** "Whenever a creature dies, you gain 1 life." */
export const witness = (name = "Witness"): CardDefinition =>
  card({ name, types: ["artifact"], abilities: [when(dies(), gain)] })

/** Other creatures get +1/+1. */
export const lord = (name = "Lord"): CardDefinition =>
  creature(name, 2, 2, [
    {
      ability: "static",
      effects: [
        {
          static: "modify",
          what: {
            sel: "all",
            filter: { is: "and", of: [CREATURE, { is: "not", of: { is: "self" } }] },
          },
          changes: [{ change: "modifyPT", power: 1, toughness: 1 }],
        },
      ],
    } as Ability,
  ])

/** Until end of turn it gets so much toughness. */
export function pump(s: State, id: ObjectId, toughness: number): void {
  beginEffect(s, contextOf(id, 0), {
    objects: [id],
    changes: [{ change: "modifyPT", power: 0, toughness }],
    duration: "endOfTurn",
  })
}

/** Goes to a step of the present turn, whose actions have been taken. */
export function atStep(s: State, step: string): void {
  const at = TURN.findIndex((entry) => entry.step === step)
  writable(s).turn = {
    ...s.turn,
    ...TURN[at],
    ahead: TURN.slice(at + 1),
    stage: "priority",
    priority: s.turn.active,
    passes: 0,
    nextPlayer: (s.turn.active + 1) % s.players.length,
  }
}

/** Plays until `stop`, everybody passing and declaring nothing; whom the game asked what, in order. */
export function play(
  s: State,
  stop: (s: State) => boolean,
  answer: (d: Decision, s: State) => Answer | undefined = () => undefined,
): Decision[] {
  const asked: Decision[] = []
  const before = setAsker((now, d) => {
    asked.push(d)
    return (answer(d, now) ?? passive(d)) as AnswerTo<Decision>
  })
  try {
    for (let i = 0; i < 500 && s.over === null && !stop(s); i++) {
      writable(s).answers = []
      writable(s).cursor = 0
      advance(s)
    }
  } finally {
    setAsker(before)
    writable(s).answers = []
    writable(s).cursor = 0
  }
  return asked
}

/** Does something while everybody chooses as little as he may, the first of what he must, and takes what is asked in order. */
export function calmly(act: () => void): void {
  const before = setAsker((_s, d) => passive(d) as AnswerTo<Decision>)
  try {
    act()
  } finally {
    setAsker(before)
  }
}

function passive(d: Decision): Answer {
  if (d.kind === "priority" || d.kind === "confirm") return 0
  if (d.kind === "attackers" || d.kind === "blockers") return d.least
  if (d.kind === "choose" || d.kind === "option") return Array.from({ length: d.min }, (_, i) => i)
  if (d.kind === "order") return d.options.map((_, i) => i)
  return []
}

/** What is true the first time that somebody gets priority. */
export function atPriority<T>(s: State, look: (s: State, player: PlayerId) => T): T | undefined {
  let seen: { value: T } | undefined
  play(
    s,
    () => seen !== undefined,
    (d, now) => {
      if (d.kind === "priority") seen ??= { value: look(now, d.player) }
      return undefined
    },
  )
  return seen?.value
}

/** A basic land, for libraries. */
export const land = card({ name: "Forest", types: ["land"], supertypes: ["basic"], subtypes: ["Forest"] })

export function fillLibraries(s: State, count = 10): void {
  for (const { id } of s.players) for (let i = 0; i < count; i++) put(s, id, land, "library")
}
