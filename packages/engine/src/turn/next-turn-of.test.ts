import { describe, expect, it } from "vitest"
import { activeStatics } from "../characteristics/layers/derived.ts"
import { attackRules } from "../combat/attack-requirements.ts"
import { attackCandidates } from "../combat/can-attack.ts"
import { run } from "../interpreter/testing/run.ts"
import type { Effect } from "../language/effects/effect.ts"
import { playerRef } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { writable } from "../state/writing/edit.ts"
import { card, creature, put, table } from "../testing/table.ts"
import { expireAtCleanup } from "./durations.ts"
import { beginTurn } from "./next-turn.ts"

const THEIRS = {
  sel: "all",
  filter: {
    is: "and",
    of: [
      { is: "type", type: "creature" },
      { is: "controlledBy", player: { who: "target", slot: 0 } },
    ],
  },
} as const
const DURING = { nextTurnOf: { who: "target", slot: 0 } } as const
const ATTACK: Effect = {
  do: "rule",
  effects: [{ static: "mustAttack", creature: THEIRS, what: { sel: "self" } }],
  duration: DURING,
}

/** In the first player's turn. */
function twoPlayers(): State {
  const s = table()
  writable(s).turn = { ...s.turn, nextPlayer: 1 }
  return s
}

function nextTurn(s: State): void {
  expireAtCleanup(s)
  beginTurn(s)
}

describe("611.2a: a rule of a player's next turn", () => {
  it("waits for that turn and lasts through it", () => {
    const s = twoPlayers()
    run(s, ATTACK, { targets: [[playerRef(1)]] })
    const inForce = () => activeStatics(s, "mustAttack").length
    const seen = [inForce()]
    for (let turn = 0; turn < 3; turn++) {
      nextTurn(s)
      seen.push(inForce())
    }
    expect(seen).toEqual([0, 1, 0, 0])
  })

  it("begun in that player's own turn, it waits for the one after", () => {
    const s = twoPlayers()
    run(s, ATTACK, { targets: [[playerRef(0)]] })
    const seen: number[] = []
    for (let turn = 0; turn < 3; turn++) {
      seen.push(activeStatics(s, "mustAttack").length)
      nextTurn(s)
    }
    expect(seen).toEqual([0, 0, 1])
  })

  it("508.1d: a creature that came later must attack the planeswalker, not its controller", () => {
    const s = twoPlayers()
    const walker = put(s, 0, card({ name: "Walker", types: ["planeswalker"] }), "battlefield", {
      counters: { loyalty: 4 },
    })
    run(s, ATTACK, { source: walker, targets: [[playerRef(1)]] })
    nextTurn(s)
    const bear = put(s, 1, creature())
    const rules = attackRules(s, attackCandidates(s, 1))
    const { creature: who, defenders, gains } = rules.candidates[0]
    expect(who).toBe(bear)
    expect(defenders.map((to, i) => [to, gains[i]])).toEqual([
      [playerRef(0), 0],
      [walker, 1],
    ])
  })
})
