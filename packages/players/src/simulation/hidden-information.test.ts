import { EMBEDDED, findCard } from "@apnap/cards"
import {
  type CardDefinition,
  createState,
  Game,
  type ObjectId,
  type PlayerId,
  playOut,
  type State,
  viewOf,
} from "@apnap/engine"
import { edit, invalidate } from "@apnap/engine/internal"
import fc from "fast-check"
import { expect, it } from "vitest"
import { type Dice, dice, randomPlayer } from "../random.ts"
import { VOLUME } from "./testing/shards.ts"

/** Cards that use face-down objects, exile face down, or reveal hidden cards. */
const SECRETIVE = EMBEDDED.filter((card) =>
  /morph|manifest|foretell|disguise|faceDown|revealed|scry|surveil/.test(JSON.stringify(card)),
)

function deck(number: number): CardDefinition[] {
  const lands = ["City of Brass", "Plains", "Island", "Swamp", "Mountain", "Forest"].flatMap((name) =>
    Array.from({ length: 3 }, () => findCard(name)!),
  )
  const secretive = Array.from({ length: 14 }, (_, i) => SECRETIVE[(number * 5 + i) % SECRETIVE.length])
  const others = Array.from({ length: 12 }, (_, i) => EMBEDDED[(number * 83 + i * 17) % EMBEDDED.length])
  return [...lands, ...secretive, ...others]
}

/** A position of a random game of two or three players. */
function moment(seed: number, actions: number): State {
  const players = Array.from({ length: 2 + (seed % 2) }, (_, i) => ({ name: `P${i}`, deck: deck(seed + i) }))
  return playOut(createState({ players, seed }), randomPlayer(dice(seed)), actions)
}

/** 400.2, 708.5: the owner's cards hidden from the viewer, derived from the rules alone. */
function hiddenFrom(s: State, viewer: PlayerId, owner: PlayerId): ObjectId[] {
  const isShown = (static_: string) =>
    s.battlefield.some((id) =>
      JSON.stringify(s.definitions[s.objects[id]!.def]).includes(`"what":"${static_}"`),
    )
  const { library, hand } = s.players[owner]
  const faceDown = [...s.battlefield, ...s.stack, ...s.exile].filter((id) => {
    const o = s.objects[id]!
    const isLookedAt =
      o.zone === "exile" ? o.memory?.lookers?.includes(viewer) === true : controls(s, viewer, id)
    return o.kind === "card" && o.owner === owner && o.faceDown && !isLookedAt
  })
  return [
    ...(isShown("libraryTop") ? library.slice(0, -1) : library),
    ...(owner === viewer || isShown("hand") ? [] : hand),
    ...faceDown,
  ]
}

function controls(s: State, player: PlayerId, id: ObjectId): boolean {
  const view = viewOf(s, player)
  return [...view.battlefield, ...view.stack].some((o) => o.id === id && o.controller === player)
}

/** The same game with each owner's hidden cards shuffled among their places. */
function dealtAnew(game: Game, viewer: PlayerId, roll: Dice): State {
  const s = game.fork().state
  for (const { id } of s.players) {
    const places = hiddenFrom(s, viewer, id)
    const cards = places.map((place) => [s.objects[place]!.def, s.objects[place]!.card, roll()] as const)
    cards.sort((a, b) => a[2] - b[2])
    places.forEach((place, i) => {
      const object = edit(s, place)
      object.def = cards[i][0]
      object.card = cards[i][1]
    })
  }
  invalidate(s)
  return s
}

it("400.2, 708.5: what a player sees, and may do with priority, is the same wherever hidden cards are", () => {
  let moved = 0
  let faceDown = 0
  const check = (seed: number, actions: number) => {
    const game = Game.from(moment(seed, actions))
    for (const { id: viewer } of game.state.players) {
      const s = dealtAnew(game, viewer, dice(seed + viewer))
      if (s.objects.some((o, id) => o !== undefined && o.def !== game.state.objects[id]!.def)) moved++
      if (s.exile.concat(s.battlefield).some((id) => s.objects[id]!.faceDown)) faceDown++
      expect(viewOf(s, viewer)).toEqual(game.view(viewer))
      const asked = game.decision
      if (asked?.kind === "priority" && asked.player === viewer && game.state.answers.length === 0)
        expect(Game.from(s).decision).toEqual(asked)
    }
  }
  const seeds = fc.integer({ min: 1, max: 10_000 })
  fc.assert(fc.property(seeds, fc.integer({ min: 20, max: 400 }), check), {
    numRuns: 30 * Math.max(1, VOLUME),
    seed: 400,
  })
  // The games must have had something to hide.
  expect([moved > 30, faceDown > 3]).toEqual([true, true])
}, 120_000)
