import {
  type CardDefinition,
  createState,
  enterBattlefield,
  type GameObject,
  place,
  type State,
  touch,
} from "@apnap/engine"
import type { Director } from "./director.ts"
import type { Placed, Scenario } from "./format.ts"
import type { Names } from "./names.ts"
import { Unsupported } from "./outcome.ts"

/** Finds a card by a name that a scenario uses; undefined when we do not have it. */
export type CardFinder = (name: string) => CardDefinition | undefined

/** The list that fills libraries where a scenario does not say: 71 basic lands. */
const DEFAULT_DECK = { card: "Mountain", count: 71 }

/** The game before its first turn, as the scenario sets it up. Throws `Unsupported` for cards and formats that we lack. */
export function setUp(scenario: Scenario, names: Names, director: Director, find: CardFinder): State {
  if (
    scenario.format === "commander" ||
    scenario.format === "commanderDuel" ||
    scenario.format === "oathbreaker"
  )
    throw new Unsupported({ feature: `format "${scenario.format}"` })
  const s = createState({
    players: names.seats.map((name) => ({ name, deck: [] })),
    openingHands: false,
    options: {
      firstPlayerDraws: scenario.format !== "duel",
      attack: scenario.attack ?? "any",
      range: typeof scenario.range === "number" ? scenario.range : 0,
    },
    ...(scenario.ruleset === undefined ? {} : { ruleset: scenario.ruleset }),
    seed: 1,
  })
  for (const [player, seat] of names.seats.entries())
    fill(s, scenario.players[seat] ?? {}, player, names, find)
  for (const seat of Object.keys(scenario.players)) putPermanents(s, scenario, seat, names, director, find)
  if (scenario.dayNight !== undefined) s.dayNight = scenario.dayNight
  s.events = []
  s.waiting = []
  touch(s)
  return s
}

function definition(name: string, find: CardFinder): CardDefinition {
  const card = find(name)
  if (card === undefined) throw new Unsupported({ card: name })
  return card
}

function spread(
  list: readonly Placed[] | undefined,
): { card: string; tapped: boolean; ref: string | undefined }[] {
  return (list ?? []).flatMap((entry) => {
    const e = typeof entry === "string" ? { card: entry } : entry
    return Array.from({ length: e.count ?? 1 }, () => ({
      card: e.card,
      tapped: e.tapped === true,
      ref: e.ref,
    }))
  })
}

function fill(
  s: State,
  position: Scenario["players"][string],
  player: number,
  names: Names,
  find: CardFinder,
): void {
  if (position.life !== undefined) s.players[player].life = position.life
  if (!position.emptyLibrary)
    for (let i = 0; i < DEFAULT_DECK.count; i++)
      place(s, player, "library", definition(DEFAULT_DECK.card, find))
  for (const entry of spread(position.library).toReversed())
    remember(s, names, entry.ref, place(s, player, "library", definition(entry.card, find)))
  for (const zone of ["hand", "graveyard", "exile", "command"] as const)
    for (const entry of spread(position[zone]))
      remember(s, names, entry.ref, place(s, player, zone, definition(entry.card, find)))
}

function remember(s: State, names: Names, ref: string | undefined, id: number): void {
  if (ref !== undefined) names.cards.set(ref, s.objects[id]!.card)
}

/** Permanents enter one after the other by the rules for entering, but count as having been there for long. */
function putPermanents(
  s: State,
  scenario: Scenario,
  seat: string,
  names: Names,
  director: Director,
  find: CardFinder,
): void {
  for (const entry of spread(scenario.players[seat].battlefield)) {
    const card = definition(entry.card, find)
    const face = Math.max(
      0,
      card.faces.findIndex((f) => f.name === entry.card),
    )
    const extra: Partial<GameObject> = { face }
    const id = enterBattlefield(s, names.player(seat), card, director.ask, extra, entry.tapped)
    remember(s, names, entry.ref, id)
    s.waiting = []
  }
}
