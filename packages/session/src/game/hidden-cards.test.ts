import { findCard } from "@apnap/cards"
import { type CardDefinition, type PlayerId, SPECTATOR, type State } from "@apnap/engine"
import { dice } from "@apnap/players"
import { expect, it } from "vitest"
import { answerOnce, goOn, peopleAt, SETTINGS } from "../testing/people.ts"
import type { RunningGame } from "./running-game.ts"

const GAMES = 4 * Number(process.env.APNAP_GAMES ?? 1)
const ANSWERS = 120

/** Decks in which no two cards of two players have one name, so that a name tells whose card it is. */
const DECKS: readonly string[][] = [
  ["Grizzly Bears", "Giant Growth", "Llanowar Elves", "Craw Wurm", "Forest"],
  ["Lightning Bolt", "Shock", "Goblin Piker", "Hill Giant", "Mountain"],
]

function deckOf(seat: number): CardDefinition[] {
  const cards = DECKS[seat].flatMap((name) => {
    const card = findCard(name)
    return card === undefined ? [] : [card]
  })
  return Array.from({ length: 60 }, (_, i) =>
    i % 2 === 0 ? cards[cards.length - 1] : cards[i % cards.length],
  )
}

/** Cards beside the decks, with names that no deck has. */
const SIDEBOARDS: readonly string[][] = [
  ["Serra Angel", "Plains"],
  ["Counterspell", "Island"],
]

function sideboardOf(seat: number): CardDefinition[] {
  return SIDEBOARDS[seat].flatMap((name) => findCard(name) ?? [])
}

/** The ids of what a viewer must not know: hands and sideboards of others, and libraries. */
function hiddenIds(s: State, viewer: PlayerId): Set<number> {
  return new Set(
    s.players.flatMap(({ id, hand, library, outside }) => [
      ...library,
      ...(id === viewer ? [] : [...hand, ...outside]),
    ]),
  )
}

/** Names of cards of a seat that nobody else has seen yet. */
function secretNames(s: State, seat: PlayerId, seen: ReadonlySet<string>): string[] {
  const { hand, library, outside } = s.players[seat]
  const names = [...hand, ...library, ...outside].flatMap((id) => {
    const object = s.objects[id]
    return object === undefined ? [] : [s.definitions[object.def].name]
  })
  return [...new Set(names)].filter((name) => !seen.has(name))
}

/** All ids of objects in what a page was told. */
function idsIn(value: unknown, ids = new Set<number>()): Set<number> {
  if (Array.isArray(value)) for (const item of value) idsIn(item, ids)
  else if (typeof value === "object" && value !== null) {
    if ("kind" in value && "zone" in value && "id" in value && typeof value.id === "number") ids.add(value.id)
    for (const item of Object.values(value)) idsIn(item, ids)
  }
  return ids
}

const HIDDEN: ReadonlySet<string> = new Set(["hand", "library", "outside"])

function openNames(s: State): string[] {
  return s.objects.flatMap((object) =>
    object !== undefined && !HIDDEN.has(object.zone) ? [s.definitions[object.def].name] : [],
  )
}

/** Asks about everything that could be asked about, as a page that has been tampered with may. */
function curious(running: RunningGame, viewer: PlayerId): string {
  const { state } = running.game
  const answers: unknown[] = []
  for (const id of state.objects.keys()) {
    if (id === 0 || state.objects[id] === undefined) continue
    answers.push(running.explain(viewer, { why: "object", id }), running.why(viewer, id))
  }
  for (const { id } of state.players) answers.push(running.explain(viewer, { why: "player", id }))
  const { eventCount } = running.game
  for (let index = Math.max(0, eventCount - 20); index < eventCount; index++)
    answers.push(running.explain(viewer, { why: "event", index }))
  return JSON.stringify(answers)
}

it.each(Array.from({ length: GAMES }, (_, i) => i + 1))(
  "400.2: nothing that a seat or a spectator is told has the name or the id of a hidden card, game %i",
  (seed) => {
    const players = [0, 1].map((seat) => ({
      name: `Player ${seat}`,
      deck: deckOf(seat),
      sideboard: sideboardOf(seat),
    }))
    const running = peopleAt(2, [0, 1], { players, seed })
    running.seat(SPECTATOR, SETTINGS)
    const roll = dice(seed)
    const seen = new Set<string>()
    goOn(running)
    for (let i = 0; i < ANSWERS && !running.game.over; i++) {
      const { state } = running.game
      for (const name of openNames(state)) seen.add(name)
      for (const event of running.game.history()) if (event.kind === "revealed") return
      for (const viewer of [0, 1, SPECTATOR]) {
        const table = running.table(viewer, { language: null, from: 0 })
        const told = `${JSON.stringify(table)}${i % 10 === 0 && viewer >= 0 ? curious(running, viewer) : ""}`
        const others = [0, 1].filter((seat) => seat !== viewer)
        for (const seat of others)
          for (const name of secretNames(state, seat, seen))
            expect([viewer, told.includes(name), name]).toEqual([viewer, false, name])
        const hidden = hiddenIds(state, viewer)
        expect([...idsIn(table)].filter((id) => hidden.has(id))).toEqual([])
      }
      answerOnce(running, roll)
      goOn(running)
    }
    expect(seen.size).toBeGreaterThan(4)
  },
)
