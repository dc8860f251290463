import {
  type Asker,
  type CardDefinition,
  type CardFace,
  createState,
  enterBattlefield,
  type GameSetup,
  type ObjectId,
  type PlayerId,
  place,
  type Ruleset,
  type State,
} from "@apnap/engine"
import {
  edit,
  editPlayer,
  editState,
  invalidate,
  mayBeCompanion,
  startWithConspiracy,
} from "@apnap/engine/internal"
import {
  DEFAULT_DECK,
  type DeckEntry,
  type ScenarioDeck,
  type ScenarioDecks,
} from "../../format/built-in-decks.ts"
import { type CardSource, definitionOf } from "../../format/card-source.ts"
import { stocked } from "../../format/decks.ts"
import type { Position, Scenario, Seat } from "../../format/format.ts"
import { Unsupported } from "../../format/outcome.ts"
import { type Compiler, withOwnCards } from "../../format/own-cards.ts"
import type { Names } from "../../naming/names.ts"
import { named, type PlacedCard, spread } from "./placed.ts"
import { conspiracy, permanentCard, supplementaryDecks } from "./supplementary.ts"

/** The sources of a scenario's cards. */
export interface Stock {
  cards: CardSource
  decks: ScenarioDecks
  /** Parses a scenario's own cards; without it, scenarios that have some are unsupported. */
  compile?: Compiler
}

/** What a format means. */
interface Format {
  variant?: string
  /** Starting life and whether the first player draws on turn 1, unless the variant sets them. */
  life?: number
  draws?: boolean
}

/** The supported formats. */
const FORMATS: Readonly<Record<Scenario["format"], Format>> = {
  duel: { life: 20, draws: false },
  freeForAll: { life: 20, draws: true },
  commanderDuel: { variant: "commander", life: 40, draws: false },
  commander: { variant: "commander", life: 40, draws: true },
  oathbreaker: { variant: "oathbreaker", life: 20, draws: true },
  twoHeadedGiant: { variant: "twoHeadedGiant" },
  teamVsTeam: { variant: "teamVsTeam" },
  emperor: { variant: "emperor" },
  alternatingTeams: { variant: "alternatingTeams" },
  brawl: { variant: "brawl" },
  vanguard: { variant: "vanguard" },
  archenemy: { variant: "archenemy" },
  planechase: { variant: "planechase", life: 20 },
  grandMelee: { variant: "grandMelee" },
  conspiracyDraft: { variant: "conspiracyDraft" },
}

/**
 * The game before its first turn, as set up by the scenario, optionally under other rules. Throws
 * `Unsupported` for unsupported cards and formats.
 */
export function setUp(
  scenario: Scenario,
  names: Names,
  asker: Asker,
  { cards, decks, compile }: Stock,
  ruleset?: Ruleset,
): State {
  const stock = { cards: withOwnCards(scenario.cards, cards, compile), decks }
  const s = createState(gameSetup(scenario, names, stock), ruleset)
  for (const [player, seat] of names.seats.entries())
    fill(s, scenario.players[seat] ?? {}, player, names, stock.cards)
  for (const [seat, { conspiracies }] of Object.entries(scenario.players))
    for (const entry of spread(conspiracies))
      remember(
        s,
        names,
        entry.ref,
        startWithConspiracy(s, names.player(seat), conspiracy(entry, stock.cards), asker),
      )
  for (const seat of Object.keys(scenario.players))
    for (const entry of spread(scenario.players[seat].battlefield))
      putPermanent(s, names.player(seat), entry, names, asker, stock.cards)
  if (scenario.dayNight !== undefined) editState(s).dayNight = scenario.dayNight
  for (const { id } of s.players) revealCompanion(s, id, asker)
  editState(s).events = []
  invalidate(s)
  return s
}

/** 103.2b: a card outside the deck that is a legal companion can be revealed. */
function revealCompanion(s: State, player: PlayerId, asker: Asker): void {
  const source = s.objects.findIndex(
    (object, id) => object?.owner === player && object.zone === "outside" && mayBeCompanion(s, player, id),
  )
  if (source < 0) return
  const reveals = asker(s, { kind: "confirm", player, rule: "103.2b", purpose: "companion", source })
  if (reveals === 1) edit(s, source).memory = { designations: ["companion"] }
}

function gameSetup(scenario: Scenario, names: Names, stock: Stock): GameSetup {
  const { variant, life, draws } = FORMATS[scenario.format]
  return {
    players: names.seats.map((name, seat) => ({
      ...playerSetup(name, scenario.players[name] ?? {}, variant, stock),
      ...supplementaryDecks(scenario.players[name] ?? {}, seat, variant, stock.cards),
    })),
    ...(variant !== undefined && { variant }),
    startingPlayer: names.player((scenario.turnOrder ?? ["A"])[0]),
    openingHands: false,
    checkDecks: false,
    shuffle: scenario.shuffle !== false,
    options: {
      ...(life !== undefined && { startingLife: life }),
      ...(draws !== undefined && { firstPlayerDraws: draws }),
      ...(scenario.attack !== undefined && { attack: scenario.attack }),
      ...(scenario.range !== undefined && { range: scenario.range === "all" ? 0 : scenario.range }),
      asksForced: true,
    },
    ...(scenario.ruleset !== undefined && { ruleset: scenario.ruleset }),
    seed: 1,
  }
}

/** Variants in which the deck has commanders. */
const LED: ReadonlySet<string> = new Set(["commander", "oathbreaker", "brawl"])

/** The deck's cards with the stated library on top; in commander variants the sideboard holds the commanders. */
function playerSetup(
  name: Seat,
  position: Position,
  variant: string | undefined,
  { cards, decks }: Stock,
): GameSetup["players"][number] {
  const { library, sideboard } = deckOf(position.deck, decks)
  const rest = position.emptyLibrary ? [] : stocked(library, (card) => cards.find(card) !== undefined)
  const deck = [...repeated(rest), ...named(position.library).toReversed()].map((card) =>
    definitionOf(card, cards),
  )
  const beside = repeated(sideboard)
  if (variant === undefined || !LED.has(variant))
    return { name, deck, sideboard: sideboardOf(repeated(library), beside, cards) }
  const commanders = [...beside, ...named(position.command)].map((card) => definitionOf(card, cards))
  return { name, deck, commanders }
}

/** A companion's legality depends on every card of the deck, so none may be missing (702.139a). */
function sideboardOf(
  library: readonly string[],
  beside: readonly string[],
  cards: CardSource,
): readonly CardDefinition[] {
  const sideboard = beside.map((card) => definitionOf(card, cards))
  const isCompanion = ({ abilities }: CardFace) =>
    abilities?.some((a) => a.ability === "keyword" && a.keyword === "companion") === true
  if (sideboard.some(({ faces }) => faces.some(isCompanion)))
    for (const card of library) definitionOf(card, cards)
  return sideboard
}

function deckOf(name: string | undefined, decks: ScenarioDecks): ScenarioDeck {
  const deck = decks.get(name ?? DEFAULT_DECK)
  if (deck === undefined) throw new Unsupported({ feature: `deck "${name}"` })
  return deck
}

function repeated(list: readonly DeckEntry[]): string[] {
  return list.flatMap(({ card, count }) => Array<string>(count).fill(card))
}

function fill(s: State, position: Position, player: PlayerId, names: Names, cards: CardSource): void {
  if (position.life !== undefined) editPlayer(s, player).life = position.life
  const commanders = s.command.filter((id) => s.objects[id]!.owner === player)
  nameRefs(s, names, spread(position.command), commanders)
  // Sorting by id restores creation order: bottom up, the stated library last.
  const made = [...s.players[player].library].sort((a, b) => a - b)
  nameRefs(s, names, spread(position.library).toReversed(), made)
  for (const zone of ["hand", "graveyard", "exile", "command"] as const) {
    if (zone === "command" && s.players[player].commanders.length > 0) continue
    for (const { card, ref } of spread(position[zone]))
      remember(s, names, ref, place(s, player, zone, definitionOf(card, cards)))
  }
}

/** Assigns the entries' refs to the last of the objects. */
function nameRefs(s: State, names: Names, entries: readonly PlacedCard[], ids: readonly ObjectId[]): void {
  entries.forEach(({ ref }, i) => {
    remember(s, names, ref, ids[ids.length - entries.length + i])
  })
}

function remember(s: State, names: Names, ref: string | undefined, id: ObjectId): void {
  if (ref !== undefined) names.cards.set(ref, s.objects[id]!.card)
}

/** Permanents enter one at a time by the normal rules, but count as having been there all along, and life paid is restored. */
function putPermanent(
  s: State,
  player: PlayerId,
  entry: PlacedCard,
  names: Names,
  asker: Asker,
  cards: CardSource,
): void {
  const { card, tapped, ref } = entry
  const definition = permanentCard(entry, cards)
  const face = Math.max(
    0,
    definition.faces.findIndex((f) => f.name === card),
  )
  const lives = s.players.map(({ life }) => life)
  remember(s, names, ref, enterBattlefield(s, player, definition, asker, { face }, tapped))
  for (const [p, life] of lives.entries()) if (s.players[p].life !== life) editPlayer(s, p).life = life
  // Drops "enters" triggers, but keeps chapters: they trigger on counters, not on entering (714.2b).
  editState(s).waiting = s.waiting.filter(({ ability }) => "chapters" in ability)
}
