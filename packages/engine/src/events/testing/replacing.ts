import { expect } from "vitest"
import type { StaticAbility } from "../../language/ability.ts"
import type { StaticEffect } from "../../language/statics/static.ts"
import { setAsker } from "../../state/choose.ts"
import type { Answer, AnswerTo, Decision } from "../../state/decision.ts"
import type { State } from "../../state/state.ts"
import { card } from "../../testing/table.ts"

export function rule(...effects: StaticEffect[]): StaticAbility {
  return { ability: "static", effects }
}

export function enchantment(name: string, ...effects: StaticEffect[]) {
  return card({ name, types: ["enchantment"], abilities: [rule(...effects)] })
}

/** Runs `act` with the given answers, all of which must be used. */
export function answering<T>(answers: readonly Answer[], act: () => T): { value: T; asked: Decision[] } {
  const asked: Decision[] = []
  const before = setAsker((_s: State, d) => {
    asked.push(d)
    if (asked.length > answers.length) throw new Error(`unexpected question: ${JSON.stringify(d)}`)
    return answers[asked.length - 1] as AnswerTo<Decision>
  })
  const value = act()
  setAsker(before)
  expect(asked.length).toBe(answers.length)
  return { value, asked }
}

export const YOU = { who: "you" } as const

export const ANY = { is: "any" } as const

export const BOUND = { n: "bound", name: "amount" } as const

export const TWICE = { n: "times", of: BOUND, by: 2 } as const

export const DYING = {
  static: "alter",
  event: { on: "moves", object: ANY, to: "graveyard" },
  alter: { to: "zone", zone: "exile" },
} as const satisfies StaticEffect

export const DOUBLE_LIFE: StaticEffect = {
  static: "alter",
  event: { on: "gainLife", player: YOU },
  alter: { to: "amount", amount: TWICE },
}

export const MORE_LIFE: StaticEffect = {
  static: "alter",
  event: { on: "gainLife", player: YOU },
  alter: { to: "amount", amount: { n: "plus", of: [BOUND, 1] } },
}
