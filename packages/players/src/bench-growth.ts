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

/** Boards on which the cost of a decision could grow faster than the board, for `bench.ts`. Times are of the processor. */

const passing = randomPlayer(() => 0)

/** Milliseconds of processor time that a call takes. */
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
  /** Creatures that raise each other. */
  lords: card({ ...bear, name: "Lord", abilities: [raises(true)] }),
  /** Enchantments that raise creatures, of which there are none. */
  anthems: card({ name: "Anthem", types: ["enchantment"], abilities: [raises(false)] }),
  /** Creatures as large as there are creatures. */
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

/** Milliseconds of a priority window on `count` such permanents with everything worked out anew: the quickest of several, which the machine's other work disturbs least. */
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

/** Makes so many tokens in its controller's upkeep. */
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

/** Milliseconds until all has resolved that `watchers` permanents do as `tokens` creatures enter at once. */
export function manyTriggers(watchers: number, tokens: number, library: readonly CardDefinition[]): number {
  let s = table(library)
  place(s, 0, "battlefield", hatchery(tokens))
  for (let i = 0; i < watchers; i++) place(s, 0, "battlefield", watcher)
  while (s.turn.step !== "upkeep") s = playOut(s, passing, 1)
  return milliseconds(() => {
    while (s.turn.step === "upkeep" && s.turn.number === 1) s = playOut(s, passing, 50)
  })
}

/** Milliseconds that each of `height` triggered abilities takes to resolve, all of which are on the stack at first. */
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

/** Microseconds a decision of a random game with libraries of `size` cards, without the making of the game. */
export function decisionWithLibrary(
  size: number,
  deck: readonly CardDefinition[],
  roll: () => number,
): number {
  const library = Array.from({ length: size }, (_, i) => deck[i % deck.length])
  const players = ["first", "second"].map((name) => ({ name, deck: library }))
  let decisions = 0
  let taken = 0
  const player = randomPlayer(roll)
  const counting: typeof player = (now, decision) => {
    decisions++
    return player(now, decision)
  }
  for (let seed = 1; seed <= 20; seed++) {
    let s = createState({ players, seed })
    taken += milliseconds(() => {
      while (s.over === null && s.turn.number <= 20) s = playOut(s, counting, 200)
    })
  }
  return (taken * 1000) / decisions
}

/** How much longer `Game.decide` takes than `playOut` for the same games. */
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
  const shares: number[] = []
  for (let run = 0; run < 5; run++) shares.push(milliseconds(byDecide) / milliseconds(byPlayOut))
  return shares.toSorted((a, b) => a - b)[2]
}

/** Random answers may turn out illegal; then another is tried, as `playOut` does. */
function decideLegally(game: Game, player: ReturnType<typeof randomPlayer>): void {
  const { decision } = game
  if (decision === null) return
  try {
    game.decide(decision, player(game.state, decision))
  } catch {
    // 733.1: taken back; the next round answers again.
  }
}
