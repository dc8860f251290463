import { describe, expect, it } from "vitest"
import { bolt, creature, landCard } from "../casting/testing/table.ts"
import type { Ability } from "../language/ability.ts"
import { choose as chooseOf, type PartialAsker } from "../state/choose.ts"
import type { State } from "../state/state.ts"
import { fork, notesOf, writable } from "../state/writing/edit.ts"
import { borrowed } from "../state/writing/savepoint.ts"
import { digest } from "./digest.ts"
import type { Game } from "./game.ts"
import { runAction } from "./run.ts"
import { runOn } from "./run-on.ts"
import { place } from "./setup/setup.ts"
import { choose, find, main } from "./testing/game.ts"

/** "When this creature dies, it deals 1 damage to target creature." */
const DIES: Ability = {
  ability: "triggered",
  when: { on: "moves", object: { is: "self" }, from: "battlefield", to: "graveyard" },
  targets: [{ filter: { is: "type", type: "creature" } }],
  effect: { do: "damage", amount: 1, to: { sel: "target", slot: 0 } },
}

/** Finds where `runOn` must stop by running single actions on copies, and counts them. */
function oneByOne(from: State, obvious: PartialAsker | null = null): { base: State; actions: number } {
  const s = fork(from)
  for (let actions = 0; ; actions++) {
    const base = fork(s)
    const { is } = runAction(s, obvious)
    if (is === "suspended") return { base, actions }
    if (is === "illegal") throw new Error("illegal")
  }
}

function asking(from: State, obvious: PartialAsker | null = null) {
  const stop = runOn(fork(from), borrowed(from, from.answers), null, obvious)
  if (stop.is !== "asking") throw new Error(stop.is)
  return stop
}

/** Casts whatever can be cast, whichever player is asked. */
const cast: PartialAsker = (_, decision) => {
  const at = decision.kind === "priority" ? decision.options.findIndex((one) => one.do === "cast") : -1
  return at < 0 ? null : at
}

const pass: PartialAsker = (_, decision) => (decision.kind === "priority" ? 0 : [])

/** The bolt is cast on the first bear, and all but the last player have passed. */
function boltOnTheStack(): Game {
  const [first, second] = [creature("Moth", 1, 1, [DIES]), creature("Bear", 2, 2)]
  const game = main(2, [bolt()], [first, second, second, landCard("Mountain")])
  choose(game, { do: "cast", object: find(game, "Bolt", "hand"), face: 0, way: "" })
  while (game.decision!.kind === "choose") game.decide(game.decision, [0])
  game.decide(game.decision!, 0)
  return game
}

/** The state after the current decider's answer. */
function answered(game: Game, answer: number): State {
  const s = fork(game.state as State)
  notesOf(s).answers = [...s.answers, answer]
  return s
}

it("what is asked outside of an action, and by nobody answered, is no question of the next one", () => {
  const game = main(2)
  const other = fork(game.state)
  const ask = () => chooseOf(other, { ...game.decision!, kind: "confirm" })
  expect(ask).toThrow()
  game.decide(game.decision!, 0)
  expect(game.decision).toMatchObject({ kind: "priority" })
})

describe("running on to the next decision", () => {
  it("603.3: a trigger that asks for its target is taken back to before it is put on the stack", () => {
    const from = answered(boltOnTheStack(), 0)
    const before = digest(from)
    const { base, actions } = oneByOne(from)
    const stop = asking(from)
    expect(actions).toBeGreaterThan(0)
    expect(digest(stop.base)).toBe(digest(base))
    expect(stop.base.waiting).toHaveLength(1)
    expect(stop.pending.decision).toMatchObject({ kind: "choose", player: 0 })
    expect(digest(from)).toBe(before)
  })

  it("what is cast unasked in a later window, and then asks, is taken back to before that window", () => {
    const kicker: Ability = { ability: "keyword", keyword: "kicker", cost: [{ pay: "mana", mana: "{2}" }] }
    const flash: Ability = { ability: "keyword", keyword: "flash" }
    const kicked = creature("Kicked", 2, 2, [flash, kicker], { cost: "{2}" })
    const game = main(2, [], [])
    const from = answered(game, 0)
    place(writable(from), 0, "hand", kicked)
    for (let i = 0; i < 4; i++) place(writable(from), 0, "battlefield", landCard("Forest"))
    const later: PartialAsker = (s, decision) =>
      s.turn.step === "end" ? cast(s, decision) : pass(s, decision)
    const { base, actions } = oneByOne(from, later)
    const stop = asking(from, later)
    expect(actions).toBeGreaterThan(2)
    expect(stop.pending.decision.kind).toBe("confirm")
    expect(digest(stop.base)).toBe(digest(base))
    expect([stop.base.turn.step, stop.base.stack.length, stop.answers]).toEqual(["end", 0, [1]])
  })

  it("in turns without anything to do each stop is that of one action after the other", () => {
    const game = main(2, [], [creature()])
    for (let i = 0; i < 40; i++) {
      const from = answered(game, 0)
      if (game.decision!.kind === "priority")
        expect(digest(asking(from).base)).toBe(digest(oneByOne(from).base))
      game.decide(game.decision!, game.decision!.kind === "priority" ? 0 : [])
    }
  })
})
