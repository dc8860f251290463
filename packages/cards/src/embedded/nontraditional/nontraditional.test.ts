import { createState } from "@apnap/engine"
import { describe, expect, it } from "vitest"
import { printFaceInFrench } from "../../french/index.ts"
import { printFace } from "../../oracle/index.ts"
import { lint } from "../testing/lint.ts"
import { CONSPIRACIES, PHENOMENA, PLANAR_DECK, PLANES, SCHEME_DECK, SCHEMES, VANGUARDS } from "./index.ts"

const CARDS = [...PLANES, ...PHENOMENA, ...SCHEMES, ...VANGUARDS, ...CONSPIRACIES]
const players = ["A", "B", "C"].map((name) => ({ name, deck: [] }))

describe("planes, phenomena and schemes", () => {
  it("are data, with names of their own, and use only what something provides", () => {
    for (const card of CARDS) expect(JSON.parse(JSON.stringify(card)), card.name).toEqual(card)
    expect(new Set(CARDS.map((card) => card.name)).size).toBe(CARDS.length)
    expect(CARDS.flatMap((card) => lint(card).map((fault) => `${card.name}: ${fault}`))).toEqual([])
  })

  it("311.7, 312.5, 314.4: they say when their abilities trigger, each by its kind, in both languages", () => {
    const says = (name: string) => {
      const [face] = CARDS.find((card) => card.name === name)!.faces
      return [...printFace(face), ...printFaceInFrench(face)]
    }
    expect(says("Panopticon")).toEqual([
      "When you planeswalk to this plane, draw a card.",
      "At the beginning of your draw step, draw a card.",
      "Whenever chaos ensues, draw a card.",
      "Quand vous transplanez vers ce plan, piochez une carte.",
      "Au début de votre étape de pioche, piochez une carte.",
      "À chaque fois que le chaos s’abat, piochez une carte.",
    ])
    expect(says("Mutual Epiphany")).toEqual([
      "When you encounter this phenomenon, each player draws four cards.",
      "Quand vous rencontrez ce phénomène, chaque joueur pioche quatre cartes.",
    ])
    expect(says("Look Skyward and Despair")).toEqual([
      "When you set this scheme in motion, create a 5/5 red Dragon creature token with flying.",
      "Quand vous mettez cette machination à exécution, créez un jeton de créature 5/5 rouge Dragon avec le vol.",
    ])
    for (const { faces } of CARDS) expect(printFace(faces[0])).toHaveLength(faces[0].abilities!.length)
  })

  it("503.1a: the first upkeep of the game is that of whoever takes the first turn", () => {
    const [{ faces }] = CONSPIRACIES.filter(({ name }) => name === "Sentinel Dispatch")
    expect(printFace(faces[0])).toEqual([
      "At the beginning of each upkeep, create a 1/1 colorless Construct artifact creature token with defender. This ability triggers only once.",
    ])
  })

  it("901.3: the planar deck is legal", () => {
    const seats = players.map((p) => ({ ...p, planes: PLANAR_DECK }))
    expect(() => createState({ players: seats, variant: "planechase" })).not.toThrow()
  })

  it("902.3: a vanguard for each player, by its modifiers", () => {
    const seats = players.map((p, i) => ({ ...p, vanguard: VANGUARDS[i] }))
    const s = createState({ players: seats, variant: "vanguard" })
    expect(s.players.map(({ life, maxHand }) => [life, maxHand])).toEqual([
      [20, 3],
      [15, 8],
      [27, 6],
    ])
  })

  it("904.3: the scheme deck is legal, and 904.13d one of each scheme with commanders", () => {
    const seats = [{ ...players[0], schemes: SCHEME_DECK }, ...players.slice(1)]
    expect(() => createState({ players: seats, variant: "archenemy" })).not.toThrow()
    expect(SCHEMES.length).toBeGreaterThanOrEqual(10)
  })
})
