import { EMBEDDED } from "@apnap/cards"
import {
  Game,
  GameError,
  type GameSetup,
  isPlayerRef,
  type LoggedAnswer,
  type ObjectId,
  patched,
  SPECTATOR,
  type State,
  type View,
  type Viewer,
  viewPatch,
} from "@apnap/engine"
import { expect, it } from "vitest"
import { type Dice, dice, randomAnswer } from "../random.ts"
import { VOLUME } from "./testing/shards.ts"

function table(players: number, seed: number): GameSetup {
  const deck = (player: number) =>
    Array.from({ length: 40 }, (_, i) => EMBEDDED[(seed * 131 + player * 57 + i * 13) % EMBEDDED.length])
  return { players: Array.from({ length: players }, (_, i) => ({ name: `P${i}`, deck: deck(i) })), seed }
}

/** What must have occurred for the test to be meaningful. */
const seen = { takenBack: 0, early: 0, secrets: 0 }

/** Answers one of the pending decisions, the current or an early one, and logs what is accepted. */
function step(game: Game, log: LoggedAnswer[], roll: Dice): void {
  if (roll() < 0.1 && game.takeBack()) seen.takenBack++
  const { serial, decision } = game.asked[Math.floor(roll() * game.asked.length)]
  const answer = randomAnswer(decision, roll)
  const before = [game.save(), game.serial]
  try {
    game.decide(serial, answer)
    if (serial > game.serial) seen.early++
    log.push({ serial, answer })
  } catch (error) {
    if (!(error instanceof GameError)) throw error
    expect(error.code).toBe("illegal-answer")
    // 733.1: if nothing is undone, nothing has changed.
    if (!error.takenBack) expect([game.save(), game.serial]).toEqual(before)
    else expect(game.serial).toBeGreaterThan(serial)
    log.push(...game.decideQuietly())
  }
}

/** Cards in hands and libraries that a view does not show. */
function hidden(s: State, view: View): Set<ObjectId> {
  const shown = new Set(view.players.flatMap((p) => [...p.cards, p.libraryTop].map((card) => card?.id)))
  return new Set(s.players.flatMap((p) => [...p.library, ...p.hand]).filter((id) => !shown.has(id)))
}

/** The ids that events mention, except revealed cards. */
function told(events: ReturnType<Game["eventsSince"]>): ObjectId[] {
  return events
    .filter((event) => event.kind !== "revealed")
    .flatMap(({ object, was, source, other }) => [object, was, source, other])
    .filter((ref) => ref !== 0 && !isPlayerRef(ref))
}

/** A viewer who gets patches and events as they come. */
class Seat {
  readonly viewer: Viewer
  #view: View
  #events = 0

  constructor(game: Game, viewer: Viewer) {
    this.viewer = viewer
    this.#view = game.view(viewer)
  }

  follow(game: Game): void {
    const now = game.view(this.viewer)
    const patch = JSON.parse(JSON.stringify(viewPatch(this.#view, now))) as ReturnType<typeof viewPatch>
    expect(patched(this.#view, patch)).toEqual(now)
    this.#view = now
    const events = game.eventsSince(this.#events, this.viewer)
    this.#events = game.eventCount
    const secret = hidden(game.state, now)
    seen.secrets += secret.size
    expect(told(events).filter((id) => secret.has(id))).toEqual([])
  }
}

it("a log of accepted answers leads to the same game; viewers get what they may know, in patches and events", () => {
  for (let seed = 1; seed <= 12 * VOLUME; seed++) {
    const setup = table(2 + (seed % 3), seed)
    const game = Game.start(setup)
    const seats = [SPECTATOR, ...game.state.players.map(({ id }) => id)].map(
      (viewer) => new Seat(game, viewer),
    )
    const log: LoggedAnswer[] = []
    const roll = dice(seed)
    for (let i = 0; i < 300 && !game.over; i++) {
      step(game, log, roll)
      if (i % 3 === 0) for (const seat of seats) seat.follow(game)
    }
    const copy = Game.start(setup)
    copy.follow(log)
    expect([seed, copy.save() === game.save(), copy.serial]).toEqual([seed, true, game.serial])
  }
  expect(Math.min(seen.takenBack, seen.early, seen.secrets)).toBeGreaterThan(0)
}, 120_000)
