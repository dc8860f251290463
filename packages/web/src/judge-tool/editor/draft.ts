import type { Step } from "@apnap/engine"
import type { OwnCard, Scenario, ScenarioCheck, ScenarioEntry } from "@apnap/scenarios"

/** The zones in which cards can be placed, in display order. */
export const ZONES = ["battlefield", "hand", "graveyard", "library", "exile", "command"] as const
/** Decks that only some seats in some variants have (904.3, 901.3). */
export const EXTRA_DECKS = ["schemes", "planes"] as const
export type DraftZone = (typeof ZONES)[number] | (typeof EXTRA_DECKS)[number]

/** The zones in which a player can have cards. */
export function zonesOf({ format, turnOrder }: Scenario, seat: string): readonly DraftZone[] {
  if (format === "planechase") return [...ZONES, "planes"]
  return format === "archenemy" && turnOrder?.[0] === seat ? [...ZONES, "schemes"] : ZONES
}

/** Cards placed in the judge tool. */
export interface Laid {
  card: string
  count: number
  tapped: boolean
  /** Further properties from a file, which are preserved. */
  said?: { ref?: string; lights?: readonly number[] }
}

/** The seats of each format. */
const SEATS = {
  duel: ["A", "B"],
  freeForAll: ["A", "B", "C", "D"],
  commanderDuel: ["A", "B"],
  commander: ["A", "B", "C", "D"],
  oathbreaker: ["A", "B"],
  twoHeadedGiant: ["A", "B", "C", "D"],
  teamVsTeam: ["A", "B", "C", "D"],
  emperor: ["A", "B", "C", "D", "E", "F"],
  alternatingTeams: ["A", "B", "C", "D"],
  brawl: ["A", "B"],
  vanguard: ["A", "B"],
  archenemy: ["A", "B", "C"],
  planechase: ["A", "B"],
  grandMelee: ["A", "B", "C", "D", "E", "F", "G", "H"],
  conspiracyDraft: ["A", "B", "C"],
} as const
export const FORMATS = [
  "duel",
  "commanderDuel",
  "freeForAll",
  "commander",
  "oathbreaker",
  "twoHeadedGiant",
  "teamVsTeam",
  "emperor",
  "alternatingTeams",
  "brawl",
  "vanguard",
  "archenemy",
  "planechase",
  "grandMelee",
  "conspiracyDraft",
] as const
export type DraftFormat = (typeof FORMATS)[number]

/** An empty table with nothing to happen in the first turn. */
export const EMPTY: Scenario = {
  id: "desk/mine",
  format: "duel",
  shuffle: false,
  strict: false,
  players: { A: {}, B: {} },
  script: [],
  stopAt: { turn: 1, step: "end" },
  expect: [],
}

export function seatsOf({ turnOrder }: Scenario): readonly string[] {
  return turnOrder ?? ["A", "B"]
}

const LETTERS = ["A", "B", "C", "D", "E", "F", "G", "H"] as const
/** Minimum number of players in formats where it varies. */
const FEWEST: Partial<Record<DraftFormat, number>> = {
  freeForAll: 3,
  commander: 3,
  archenemy: 3,
  planechase: 2,
  grandMelee: 4,
  conspiracyDraft: 3,
}

/** The possible numbers of players; empty if there is no choice. */
export function seatCounts(format: DraftFormat): number[] {
  const fewest = FEWEST[format]
  return fewest === undefined ? [] : LETTERS.map((_, i) => i + 1).filter((count) => count >= fewest)
}

/** The scenario in another format: seats it lacks are removed with their actions. */
export function withFormat(
  scenario: Scenario,
  format: DraftFormat,
  seats: readonly string[] = SEATS[format],
): Scenario {
  const { turnOrder: _order, ...rest } = scenario
  const own = <T>(queues: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(queues).filter(([seat]) => seats.includes(seat)))
  return {
    ...rest,
    format,
    ...(seats.length > 2 && { turnOrder: seats }),
    players: { ...Object.fromEntries(seats.map((seat) => [seat, {}])), ...own(scenario.players) },
    script: scenario.script.filter(({ player }) => seats.includes(player)),
    ...(scenario.choices !== undefined && { choices: own(scenario.choices) }),
    ...(scenario.targets !== undefined && { targets: own(scenario.targets) }),
    ...(scenario.modes !== undefined && { modes: own(scenario.modes) }),
    expect: scenario.expect.filter((check) => !("player" in check) || seats.includes(check.player ?? "A")),
  }
}

/** The scenario with another number of players. */
export function withSeats(scenario: Scenario, count: number): Scenario {
  return withFormat(scenario, scenario.format as DraftFormat, LETTERS.slice(0, count))
}

export function withRuleset(scenario: Scenario, ruleset: string): Scenario {
  const { ruleset: _before, ...rest } = scenario
  return ruleset === "current" ? rest : { ...rest, ruleset }
}

/** The cards in a player's zone. */
export function laidIn(scenario: Scenario, seat: string, zone: DraftZone): Laid[] {
  return (scenario.players[seat]?.[zone] ?? []).map((entry) =>
    typeof entry === "string" ? { card: entry, count: 1, tapped: false } : laidAs(entry),
  )
}

function laidAs({
  card,
  count = 1,
  tapped = false,
  ...said
}: Exclude<NonNullable<Scenario["players"][string]["hand"]>[number], string>): Laid {
  return { card, count, tapped, ...(Object.keys(said).length > 0 && { said }) }
}

/** Adds one copy of a card. */
export function lay(scenario: Scenario, seat: string, zone: DraftZone, card: string): Scenario {
  const before = laidIn(scenario, seat, zone)
  const at = before.findIndex((laid) => laid.card === card && !laid.tapped && laid.said === undefined)
  return withZone(
    scenario,
    seat,
    zone,
    at < 0
      ? [...before, { card, count: 1, tapped: false }]
      : before.map((laid, i) => (i === at ? { ...laid, count: laid.count + 1 } : laid)),
  )
}

/** Removes one copy from an entry. */
export function takeAway(scenario: Scenario, seat: string, zone: DraftZone, at: number): Scenario {
  const after = laidIn(scenario, seat, zone)
    .map((laid, i) => (i === at ? { ...laid, count: laid.count - 1 } : laid))
    .filter(({ count }) => count > 0)
  return withZone(scenario, seat, zone, after)
}

/** Taps or untaps an entry. */
export function turn(scenario: Scenario, seat: string, zone: DraftZone, at: number): Scenario {
  const after = laidIn(scenario, seat, zone).map((laid, i) =>
    i === at ? { ...laid, tapped: !laid.tapped } : laid,
  )
  return withZone(scenario, seat, zone, after)
}

function withZone(scenario: Scenario, seat: string, zone: DraftZone, laid: readonly Laid[]): Scenario {
  const entries = laid.map(({ card, count, tapped, said }) =>
    count === 1 && !tapped && said === undefined
      ? card
      : { card, ...(count > 1 && { count }), ...(tapped && { tapped }), ...said },
  )
  const position = { ...scenario.players[seat], [zone]: entries }
  if (entries.length === 0) delete position[zone]
  return { ...scenario, players: { ...scenario.players, [seat]: position } }
}

/** The starting life total in the format (103.4, 810.4, 903.7, 904.5). */
export function usualLife({ format, turnOrder }: Scenario, seat: string): number {
  if (format === "commander" || format === "commanderDuel") return 40
  if (format === "archenemy" && turnOrder?.[0] === seat) return 40
  return format === "twoHeadedGiant" ? 30 : 20
}

/** Sets a starting life total; null: the format's usual one. */
export function withLife(scenario: Scenario, seat: string, life: number | null): Scenario {
  const { life: _before, ...position } = scenario.players[seat] ?? {}
  const after = life === null ? position : { ...position, life }
  return { ...scenario, players: { ...scenario.players, [seat]: after } }
}

/** Names of all cards placed. */
export function cardsInDraft(scenario: Scenario, zones: readonly DraftZone[] = ZONES): string[] {
  const names = seatsOf(scenario).flatMap((seat) =>
    zones.flatMap((zone) => laidIn(scenario, seat, zone).map(({ card }) => card)),
  )
  return [...new Set(names)]
}

/** Number of permanents of that name placed. */
export function copiesOf(scenario: Scenario, name: string): number {
  return seatsOf(scenario)
    .flatMap((seat) => laidIn(scenario, seat, "battlefield"))
    .filter(({ card }) => card === name)
    .reduce((sum, { count }) => sum + count, 0)
}

export function withEntry(scenario: Scenario, entry: ScenarioEntry): Scenario {
  return { ...scenario, script: [...scenario.script, entry] }
}

/** The list without one item: a step, an assertion or an answer. */
export function without<T>(list: readonly T[], at: number): T[] {
  return list.filter((_one, i) => i !== at)
}

/** The list with the item at `at` swapped with its neighbour. */
export function moved<T>(list: readonly T[], at: number, by: -1 | 1): T[] {
  const after = [...list]
  const to = at + by
  if (to < 0 || to >= list.length) return after
  ;[after[at], after[to]] = [after[to], after[at]]
  return after
}

export function withCheck(scenario: Scenario, check: ScenarioCheck): Scenario {
  return { ...scenario, expect: [...scenario.expect, check] }
}

export type Answer = NonNullable<NonNullable<Scenario["choices"]>[string]>[number]
/** The kinds of questions: targets, modes, and everything else. */
export const QUEUES = ["choices", "targets", "modes"] as const
export type Queue = (typeof QUEUES)[number]

/** A player's answers in order. */
export function answersOf(scenario: Scenario, seat: string, queue: Queue = "choices"): readonly Answer[] {
  return scenario[queue]?.[seat] ?? []
}

export function withAnswers(
  scenario: Scenario,
  seat: string,
  answers: readonly Answer[],
  queue: Queue = "choices",
): Scenario {
  const queues = { ...scenario[queue], [seat]: answers }
  if (answers.length === 0) delete queues[seat]
  const { [queue]: _before, ...rest } = scenario
  return Object.keys(queues).length === 0 ? rest : { ...rest, [queue]: queues }
}

/** Appends answers. */
export function withMoreAnswers(
  scenario: Scenario,
  seat: string,
  answers: readonly Answer[],
  queue: Queue,
): Scenario {
  return answers.length === 0
    ? scenario
    : withAnswers(scenario, seat, [...answersOf(scenario, seat, queue), ...answers], queue)
}

/** Adds a custom card, replacing one of the same name. */
export function withOwnCard(scenario: Scenario, card: OwnCard): Scenario {
  const { cards = [] } = scenario
  const at = cards.findIndex(({ name }) => name === card.name)
  return { ...scenario, cards: at < 0 ? [...cards, card] : cards.map((one, i) => (i === at ? card : one)) }
}

export function withoutOwnCard({ cards = [], ...rest }: Scenario, name: string): Scenario {
  const left = cards.filter((card) => card.name !== name)
  return left.length === 0 ? rest : { ...rest, cards: left }
}

export function withStop(scenario: Scenario, stop: { turn?: number; step?: Step }): Scenario {
  return { ...scenario, stopAt: { ...scenario.stopAt, ...stop } }
}

/** The scenario's title in the reader's language. */
export function titleOf({ id, title }: Scenario, language: string): string {
  return (language.startsWith("fr") ? title?.fr : title?.en) ?? id
}

/** A title given by the person: the same in every language. */
export function withTitle(scenario: Scenario, name: string): Scenario {
  const { title: _before, ...rest } = scenario
  const id = `desk/${
    name
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-|-$/g, "") || "mine"
  }`
  return name === "" ? { ...rest, id } : { ...rest, id, title: { en: name, fr: name } }
}

/** The scenario as a line of a scenario file. */
export function fileOf(scenario: Scenario): string {
  return `${JSON.stringify(scenario)}\n`
}
