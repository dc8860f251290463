import {
  type Ability,
  type CardDefinition,
  createState,
  Game,
  place,
  playOut,
  type State,
} from "@apnap/engine"
import { invalidate } from "@apnap/engine/internal"
import { randomPlayer } from "./random.ts"

/** Boards on which the cost of a decision might grow faster than the board, for `bench.ts`. Times are CPU time. */

const passing = randomPlayer(() => 0)

/** CPU milliseconds of a call. */
export function milliseconds(act: () => unknown): number {
  const began = process.cpuUsage()
  act()
  return process.cpuUsage(began).user / 1000
}

type Face = CardDefinition["faces"][number]

function card(face: Face): CardDefinition {
  return { name: face.name, layout: "normal", faces: [face] }
}

const bear: Face = { name: "Bear", types: ["creature"], power: 2, toughness: 2 }
const YOURS = { is: "controlledBy", player: { who: "you" } } as const
const CREATURE = { is: "type", type: "creature" } as const

const CREATURES = { n: "count", filter: { is: "and", of: [CREATURE, YOURS] } } as const

/** "[Other] creatures you control get +1/+1." */
function raises(other: boolean): Ability {
  const of = other ? [CREATURE, YOURS, { is: "other" } as const] : [CREATURE, YOURS]
  return {
    ability: "static",
    effects: [
      {
        static: "modify",
        what: { sel: "all", filter: { is: "and", of } },
        changes: [{ change: "modifyPT", power: 1, toughness: 1 }],
      },
    ],
  }
}

const PERMANENTS = {
  /** Creatures that pump each other. */
  lords: card({ ...bear, name: "Lord", abilities: [raises(true)] }),
  /** Enchantments that pump creatures, with no creatures around. */
  anthems: card({ name: "Anthem", types: ["enchantment"], abilities: [raises(false)] }),
  /** Creatures whose size is the number of creatures. */
  counting: card({
    name: "Crowd",
    types: ["creature"],
    power: 0,
    toughness: 0,
    abilities: [
      {
        ability: "static",
        defining: true,
        effects: [
          {
            static: "modify",
            what: { sel: "self" },
            changes: [{ change: "definePT", power: CREATURES, toughness: CREATURES }],
          },
        ],
      },
    ],
  }),
} as const

export type Crowd = keyof typeof PERMANENTS

function table(library: readonly CardDefinition[]): State {
  const players = ["first", "second"].map((name) => ({ name, deck: library }))
  return createState({ players, openingHands: false })
}

/**
 * Milliseconds of a priority window with `count` such permanents and no memos: the fastest of several, which is least disturbed by other
 * load.
 */
export function coldWindow(crowd: Crowd, count: number, library: readonly CardDefinition[]): number {
  let s = table(library)
  for (let i = 0; i < count; i++) place(s, 0, "battlefield", PERMANENTS[crowd])
  const times: number[] = []
  while (times.length < 15) {
    const isWindow = s.turn.stage === "priority" && s.stack.length === 0 && s.waiting.length === 0
    if (isWindow) invalidate(s)
    const taken = milliseconds(() => {
      s = playOut(s, passing, 1)
    })
    if (isWindow) times.push(taken)
  }
  return Math.min(...times.slice(5))
}

const watcher = card({
  name: "Watcher",
  types: ["enchantment"],
  abilities: [
    {
      ability: "triggered",
      when: { on: "moves", object: CREATURE, to: "battlefield" },
      effect: { do: "gainLife", amount: 1 },
    },
  ],
})

/** A permanent that creates this many tokens in its controller's upkeep. */
function hatchery(tokens: number): CardDefinition {
  return card({
    name: "Hatchery",
    types: ["enchantment"],
    abilities: [
      {
        ability: "triggered",
        when: { on: "step", step: "upkeep", player: { who: "you" } },
        effect: { do: "createToken", token: { face: { ...bear, name: "Bear Token" } }, count: tokens },
      },
    ],
  })
}

/** Milliseconds to resolve everything that triggers on `watchers` permanents as `tokens` creatures enter at once. */
export function manyTriggers(watchers: number, tokens: number, library: readonly CardDefinition[]): number {
  let s = table(library)
  place(s, 0, "battlefield", hatchery(tokens))
  for (let i = 0; i < watchers; i++) place(s, 0, "battlefield", watcher)
  while (s.turn.step !== "upkeep") s = playOut(s, passing, 1)
  return milliseconds(() => {
    while (s.turn.step === "upkeep" && s.turn.number === 1) s = playOut(s, passing, 50)
  })
}

/** Milliseconds per resolution of a stack of `height` triggered abilities. */
export function resolutionOfStack(height: number, library: readonly CardDefinition[]): number {
  let s = table(library)
  place(s, 0, "battlefield", hatchery(height))
  place(s, 0, "battlefield", watcher)
  while (s.stack.length < height) s = playOut(s, passing, 1)
  const taken = milliseconds(() => {
    while (s.stack.length > 0) s = playOut(s, passing, 50)
  })
  return taken / height
}

/** Microseconds per decision of a random game with libraries of `size` cards, excluding setup. */
export function decisionWithLibrary(
  size: number,
  deck: readonly CardDefinition[],
  roll: () => number,
): number {
  const library = Array.from({ length: size }, (_, i) => deck[i % deck.length])
  const players = ["first", "second"].map((name) => ({ name, deck: library }))
  let decisions = 0
  const player = randomPlayer(roll)
  const counting: typeof player = (now, decision) => {
    decisions++
    return player(now, decision)
  }
  // All set-ups come first, so that their garbage is not collected within the measurement.
  const games = Array.from({ length: 20 }, (_, i) => createState({ players, seed: i + 1 }))
  const taken = milliseconds(() => {
    for (let s of games) while (s.over === null && s.turn.number <= 20) s = playOut(s, counting, 200)
  })
  return (taken * 1000) / decisions
}

/** Time of `Game.decide` divided by that of `playOut` for the same games. */
export function decideOverPlayOut(deck: readonly CardDefinition[], rolls: () => () => number): number {
  const players = ["first", "second"].map((name) => ({ name, deck }))
  const games = Array.from({ length: 40 }, (_, i) => ({ players, seed: 9000 + i }))
  const byPlayOut = () => {
    for (const setup of games) {
      const player = randomPlayer(rolls())
      let s = createState(setup)
      while (s.over === null && s.turn.number <= 400) s = playOut(s, player, 200)
    }
  }
  const byDecide = () => {
    for (const setup of games) {
      const player = randomPlayer(rolls())
      const game = Game.start(setup)
      while (game.decision !== null && game.state.turn.number <= 400) decideLegally(game, player)
    }
  }
  // Before the first measurement the JIT has finished with both.
  for (let run = 0; run < 3; run++) {
    byDecide()
    byPlayOut()
  }
  const shares: number[] = []
  for (let run = 0; run < 5; run++) shares.push(milliseconds(byDecide) / milliseconds(byPlayOut))
  return shares.toSorted((a, b) => a - b)[2]
}

/** Random answers may turn out illegal; then the next try gets another, as in `playOut`. */
function decideLegally(game: Game, player: ReturnType<typeof randomPlayer>): void {
  const { decision } = game
  if (decision === null) return
  try {
    game.decide(decision, player(game.state, decision))
  } catch {
    // 733.1: the action is undone, and the next round answers again.
  }
}
