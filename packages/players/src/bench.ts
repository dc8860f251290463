/** `npm run bench`: speed of random play, forks and large boards; medians of several runs, printed and written as JSON. */
import { writeFileSync } from "node:fs"
import { deckByName } from "@apnap/cards"
import { createState, Game, place, playOut, type State } from "@apnap/engine"
import { dice, randomAnswer, randomPlayer } from "./random.ts"
import { simulate } from "./simulation/simulate.ts"

const RUNS = 5

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}

/** Median time of one call in microseconds, over batches. */
function microseconds(batch: number, act: () => unknown): number {
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const began = performance.now()
    for (let i = 0; i < batch; i++) act()
    times.push(((performance.now() - began) * 1000) / batch)
  }
  return median(times)
}

function mirror() {
  const deck = deckByName("midrange")!.main
  return [
    { name: "first", cards: deck },
    { name: "second", cards: deck },
  ]
}

function randomPlay() {
  const decks = mirror()
  simulate({ decks, games: 100, seed: 1 })
  const runs = Array.from({ length: RUNS }, (_, i) => simulate({ decks, games: 200, seed: 1000 * (i + 1) }))
  return {
    decisionsPerSecond: Math.round(median(runs.map((r) => r.decisionsPerSecond))),
    gamesPerSecond: Math.round(median(runs.map((r) => r.gamesPerSecond))),
    windowsWithAChoice: median(runs.map((r) => r.choices / r.windows)),
  }
}

/** A game stopped at a decision of this kind, in the middle of an action where `middle`. */
function gameAt(middle: boolean): Game {
  const decks = mirror()
  for (let seed = 1; ; seed++) {
    const game = Game.start({ players: decks.map((d) => ({ name: d.name, deck: d.cards })), seed })
    const roll = dice(seed)
    for (let i = 0; i < 2000 && game.decision !== null; i++) {
      const decision = game.decision
      const inAction = game.state.answers.length > 0
      if (
        i > 60 &&
        inAction === middle &&
        (middle || (decision.kind === "priority" && decision.options.length > 1))
      )
        return game
      try {
        game.decide(decision, randomAnswer(decision, roll))
      } catch {
        break
      }
    }
  }
}

/** A board of 200 permanents, at its first priority. */
function crowded(): State {
  const deck = deckByName("midrange")!.main
  const s = createState({
    players: [
      { name: "first", deck },
      { name: "second", deck },
    ],
    openingHands: false,
  })
  for (let i = 0; i < 200; i++) place(s, i % 2, "battlefield", deck[i % deck.length])
  return s
}

const play = randomPlay()
const atPriority = gameAt(false)
const midAction = gameAt(true)
const player = randomPlayer(dice(5))

/** Mean time of the first actions on a crowded board, in microseconds. */
function crowdedActions(): number {
  const actions = 60
  const board = crowded()
  const began = performance.now()
  playOut(board, (s, d) => (d.kind === "priority" ? 0 : player(s, d)) as never, actions)
  return ((performance.now() - began) * 1000) / actions
}

const result = {
  ...play,
  forkAtPriority: microseconds(20000, () => atPriority.fork()),
  forkMidAction: microseconds(20000, () => midAction.fork()),
  actionOn200Permanents: median(Array.from({ length: RUNS }, crowdedActions)),
}
process.stdout.write(`${JSON.stringify(result, null, 2)}\n`)
writeFileSync("bench.json", `${JSON.stringify(result, null, 2)}\n`)
