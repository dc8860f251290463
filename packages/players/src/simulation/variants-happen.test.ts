import { ATTRACTIONS, deckByName, findCard, PLANAR_DECK, SCHEME_DECK } from "@apnap/cards"
import { createState, type GameSetup, playOut } from "@apnap/engine"
import { expect, it } from "vitest"
import { dice, randomPlayer } from "../random.ts"

const aggro = deckByName("aggro")!.main
const opener = findCard("Deadbeat Attendant")!
const park = deckByName("reanimator")!.main.map((card, i) => (i >= 24 && i % 2 === 0 ? opener : card))

/** Counts of these events, by detail, in so many random games. */
function happening(setup: Omit<GameSetup, "seed">, games: number): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (let seed = 1; seed <= games; seed++) {
    let s = createState({ ...setup, seed })
    const player = randomPlayer(dice(seed))
    for (let seen = 0; s.over === null && s.turn.number <= 60; ) {
      s = playOut(s, player, 1)
      if (s.events.length < seen) seen = 0
      for (const e of s.events.slice(seen))
        if (e.kind === "action") counts.set(e.detail, (counts.get(e.detail) ?? 0) + 1)
      seen = s.events.length
    }
  }
  return counts
}

const happened = (counts: ReadonlyMap<string, number>, ...details: string[]) =>
  details.filter((detail) => (counts.get(detail) ?? 0) === 0)

it("901.9: random players roll the planar die, planeswalk, meet phenomena and see chaos", {
  timeout: 120_000,
}, () => {
  const players = ["A", "B"].map((name) => ({ name, deck: aggro, planes: PLANAR_DECK }))
  const counts = happening({ players, variant: "planechase" }, 6)
  const expected = ["takesPlanarDie", "rollsPlaneswalker", "planeswalkTo", "encounter", "chaos"]
  expect(happened(counts, ...expected)).toEqual([])
})

it("904.9: schemes are set in motion and turned face down again", { timeout: 120_000 }, () => {
  const players = ["A", "B", "C"].map((name, i) => ({
    name,
    deck: aggro,
    ...(i === 0 && { schemes: SCHEME_DECK }),
  }))
  const counts = happening({ players, variant: "archenemy" }, 2)
  expect(happened(counts, "schemeInMotion", "schemeTurnedDown")).toEqual([])
})

it("717: Attractions are opened and visited", { timeout: 120_000 }, () => {
  const players = ["A", "B"].map((name) => ({ name, deck: park, attractions: ATTRACTIONS }))
  expect(happened(happening({ players }, 8), "openAttraction", "visit")).toEqual([])
})
