import { type CardDefinition, createState, place, playOut, type State } from "@apnap/engine"
import { invalidate } from "@apnap/engine/internal"
import { randomPlayer } from "./random.ts"

/** Boards as large as only long games produce, for `bench.ts`. */

function empty(deck: readonly CardDefinition[]): State {
  return createState({
    players: [
      { name: "first", deck },
      { name: "second", deck },
    ],
    openingHands: false,
  })
}

const passing = randomPlayer(() => 0)

/** A board of 200 permanents, shared by both players. */
function crowded(deck: readonly CardDefinition[]): State {
  const s = empty(deck)
  for (let i = 0; i < 200; i++) place(s, i % 2, "battlefield", deck[i % deck.length])
  return s
}

/** Milliseconds of each of some priority windows with 200 permanents and no memos. */
export function crowdedWindows(deck: readonly CardDefinition[], count: number): number[] {
  const times: number[] = []
  let s = crowded(deck)
  while (times.length < count && s.over === null) {
    const isWindow = s.turn.stage === "priority" && s.stack.length === 0 && s.waiting.length === 0
    if (isWindow) invalidate(s)
    const began = performance.now()
    s = playOut(s, passing, 1)
    if (isWindow) times.push(performance.now() - began)
  }
  return times
}

/** A creature that attacks each combat if able, and one that need not. */
function bear(mustAttack: boolean): CardDefinition {
  const ability = {
    ability: "static",
    effects: [{ static: "mustAttack", creature: { sel: "self" } }],
  } as const
  return {
    name: mustAttack ? "Berserk Bear" : "Bear",
    layout: "normal",
    faces: [
      {
        name: "Bear",
        types: ["creature"],
        power: 2,
        toughness: 2,
        ...(mustAttack && { abilities: [ability] }),
      },
    ],
  }
}

/** Milliseconds to declare attackers among 50 creatures, half of which must attack. */
export function declaration(deck: readonly CardDefinition[]): number {
  let s = empty(deck)
  const [free, bound] = [bear(false), bear(true)]
  for (let i = 0; i < 50; i++) place(s, 0, "battlefield", i % 2 === 0 ? free : bound)
  while (s.turn.step !== "declareAttackers" || s.turn.stage !== "begin") s = playOut(s, passing, 1)
  const began = performance.now()
  playOut(s, passing, 1)
  return performance.now() - began
}
