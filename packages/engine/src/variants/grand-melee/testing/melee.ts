import { createState } from "../../../game/setup/setup.ts"
import { setAsker } from "../../../state/choose.ts"
import type { AnswerTo, Decision } from "../../../state/decision.ts"
import type { PlayerId } from "../../../state/ref.ts"
import type { State } from "../../../state/state.ts"
import { fork, writable } from "../../../state/writing/edit.ts"
import { creature } from "../../../testing/table.ts"
import { advance } from "../../../turn/advance.ts"

/** What a player answers, by default no attack, no choice and a pass. */
type Answers = (d: Decision, s: State) => unknown

const QUIET: Answers = (d) =>
  d.kind === "attackers" || d.kind === "blockers"
    ? []
    : d.kind === "choose"
      ? Array.from({ length: d.min }, (_, i) => i)
      : 0

/** Plays on part by part until it is so, and returns who was asked what, each in which marker's turn. */
export function playOn(s: State, isSo: (s: State) => boolean, answers: Answers = QUIET): Asked[] {
  const asked: Asked[] = []
  const before = setAsker((now, d) => {
    asked.push({ marker: current(now), decision: d })
    return (answers(d, now) ?? QUIET(d, now)) as AnswerTo<Decision>
  })
  try {
    for (let i = 0; i < 5000 && !isSo(s) && s.over === null; i++) {
      writable(s).answers = []
      writable(s).cursor = 0
      advance(s)
    }
  } finally {
    setAsker(before)
  }
  if (!isSo(s)) throw new Error("it never was so")
  return asked
}

export interface Asked {
  marker: number
  decision: Decision
}

/** A Grand Melee in which all first turns have begun. */
export function melee(count: number, variant: readonly string[] = ["grandMelee"], planes?: object): State {
  const deck = Array.from({ length: 40 }, () => creature())
  const players = Array.from({ length: count }, (_, i) => ({ name: `P${i}`, deck, ...planes }))
  const s = createState({ players, variant: [...variant], openingHands: false, shuffle: false })
  playOn(s, (now) => now.markers?.all.every((m) => m.taking) === true)
  return fork(s)
}

/** The number of the marker whose turn is current. */
export function current({ markers }: State): number {
  return markers?.all[markers.current].number ?? 0
}

/** Each marker's number, holder, and whether the holder takes a turn. */
export function markers(s: State): (readonly [number, PlayerId, boolean])[] {
  return (s.markers?.all ?? []).map((m) => [m.number, m.holder, m.taking] as const)
}

export function holderOf(s: State, number: number): PlayerId {
  return s.markers?.all.find((m) => m.number === number)?.holder ?? -1
}
