import {
  ATTRACTIONS,
  BRAWL_DECKS,
  COMMANDER_DECKS,
  CONSPIRACIES,
  type Deck,
  deckByName,
  findCard,
  OATHBREAKER_DECKS,
  PLANAR_DECK,
  SCHEME_DECK,
  SCHEMES,
  VANGUARDS,
} from "@apnap/cards"
import type { Simulation } from "../simulate.ts"

/** Games of one variant or a combination; `share` scales the usual number of games. */
export interface VariantGames {
  readonly title: string
  readonly simulation: Omit<Simulation, "games" | "seed">
  readonly share?: number
}

const fast = ["aggro", "burn", "tokens"].map((name) => ({ name, cards: deckByName(name)!.main }))
const planar = fast.map((deck) => ({ ...deck, planes: PLANAR_DECK }))
const led = (decks: Readonly<Record<string, Deck>>) =>
  Object.entries(decks).map(([name, { main, commanders }]) => ({ name, cards: main, commanders }))
const leaders = led(COMMANDER_DECKS)

/** A deck with many creatures that open an Attraction (717). */
const park = ["Deadbeat Attendant", "Seasoned Buttoneer", "Quick Fixer"].map((opener) => ({
  name: opener,
  cards: deckByName("reanimator")!.main.map((card, i) => (i >= 24 && i % 3 > 0 ? findCard(opener)! : card)),
  attractions: ATTRACTIONS,
}))

const others = (["left", "right"] as const).map((attack) => ({
  title: `803, 901.13: Planechase for four, each for himself, attacking to the ${attack}`,
  simulation: { decks: planar, seats: 4, variant: ["freeForAll", "planechase"], options: { attack } },
  share: 0.5,
}))
const many = [5, 6].map((seats) => ({
  title: `806.2: Free-for-All with ${seats} players`,
  simulation: { decks: fast, seats, variant: "freeForAll" },
  share: 0.5,
}))
const parks = [2, 3].map((seats) => ({
  title: `717: Attraction decks for ${seats}`,
  simulation: { decks: park, seats },
  share: 0.5,
}))

/** All variants and combinations that random games cover. */
export const VARIANT_GAMES: readonly VariantGames[] = [
  { title: "806: Free-for-All with three players", simulation: { decks: fast, variant: "freeForAll" } },
  {
    title: "801: Free-for-All with four players and a range of influence of one seat",
    simulation: { decks: fast, seats: 4, variant: "freeForAll", options: { range: 1 } },
  },
  {
    title: "807: Grand Melee with two turn markers",
    simulation: { decks: fast, seats: 9, variant: "grandMelee" },
    share: 0.5,
  },
  {
    title: "901.14: Grand Melee Planechase",
    simulation: { decks: planar, seats: 8, variant: ["grandMelee", "planechase"] },
    share: 0.5,
  },
  { title: "407: Free-for-All for ante", simulation: { decks: fast, variant: ["freeForAll", "ante"] } },
  { title: "808: Team vs. Team", simulation: { decks: fast, seats: 4, variant: "teamVsTeam" } },
  { title: "809: Emperor", simulation: { decks: fast, seats: 6, variant: "emperor" } },
  { title: "811: Alternating Teams", simulation: { decks: fast, seats: 4, variant: "alternatingTeams" } },
  {
    title: "905: Conspiracy Draft",
    simulation: {
      decks: fast,
      variant: "conspiracyDraft",
      roles: fast.map(() => ({ sideboard: CONSPIRACIES })),
    },
  },
  {
    title: "902: Vanguard",
    simulation: {
      decks: fast,
      seats: 3,
      variant: "vanguard",
      roles: VANGUARDS.slice(0, 3).map((vanguard) => ({ vanguard })),
    },
  },
  { title: "810: Two-Headed Giant", simulation: { decks: fast, seats: 4, variant: "twoHeadedGiant" } },
  { title: "903: Commander", simulation: { decks: leaders, seats: 2, variant: "commander" } },
  {
    title: "904: Archenemy against three",
    simulation: { decks: fast, seats: 4, variant: "archenemy", roles: [{ schemes: SCHEME_DECK }] },
  },
  {
    title: "904.12: Supervillain Rumble",
    simulation: { decks: fast.map((deck) => ({ ...deck, schemes: SCHEME_DECK })), variant: "archenemy" },
  },
  {
    title: "904.13: Archenemy Commander",
    simulation: {
      decks: leaders,
      seats: 3,
      variant: ["commander", "archenemy"],
      roles: [{ schemes: SCHEMES }],
    },
  },
  { title: "903.12: Brawl", simulation: { decks: led(BRAWL_DECKS), seats: 3, variant: "brawl" } },
  { title: "Oathbreaker", simulation: { decks: led(OATHBREAKER_DECKS), seats: 2, variant: "oathbreaker" } },
  { title: "901: Planechase", simulation: { decks: planar, variant: "planechase" } },
  {
    title: "901.12: Two-Headed Giant Planechase",
    simulation: { decks: planar, seats: 4, variant: ["twoHeadedGiant", "planechase"] },
  },
  ...others,
  ...many,
  {
    title: "810, 903: Two-Headed Giant with commanders",
    simulation: { decks: leaders, seats: 4, variant: ["twoHeadedGiant", "commander"] },
    share: 0.5,
  },
  {
    title: "801, 903: Commander for four with a range of influence of one seat",
    simulation: { decks: leaders, seats: 4, variant: ["freeForAll", "commander"], options: { range: 1 } },
    share: 0.5,
  },
  ...parks,
]
