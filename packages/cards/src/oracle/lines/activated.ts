import type { ActivatedAbility, Amount, Condition, Cost } from "@apnap/engine"
import type { Item, Reader, Reading } from "../grammar/grammar.ts"
import { same } from "../grammar/hole.ts"
import { readBullets, spellBullet } from "../phrases/modes/mode-bullets.ts"
import { COLOR_WORDS } from "../words/colors.ts"
import type { Body } from "./body.ts"
import { ONCE_A_TURN, within } from "./within.ts"

interface Rider {
  readonly words: readonly string[]
  readonly adds: Partial<ActivatedAbility>
}
const ON_THEIR_TURN: Condition = { if: "turnOf", player: { who: "you" } }
const RIDERS: readonly Rider[] = [
  {
    words: "activate only as a sorcery and only once each turn .".split(" "),
    adds: { timing: "sorcery", limit: { times: 1, per: "turn" } },
  },
  {
    words: "only your opponents may activate this ability and only as a sorcery .".split(" "),
    adds: { who: { who: "opponents" }, timing: "sorcery" },
  },
  {
    words: "only your opponents may activate this ability .".split(" "),
    adds: { who: { who: "opponents" } },
  },
  { words: "activate only as a sorcery .".split(" "), adds: { timing: "sorcery" } },
  { words: "activate only once each turn .".split(" "), adds: { limit: { times: 1, per: "turn" } } },
  { words: "activate only once .".split(" "), adds: { limit: { times: 1, per: "game" } } },
  { words: "activate only as a instant .".split(" "), adds: { timing: "instant" } },
  ...["twice", "three times", "four times"].map((often, i): Rider => {
    const words = `activate no more than ${often} each turn .`.split(" ")
    return { words, adds: { limit: { times: i + 2, per: "turn" } } }
  }),
  ...anyPlayer("as a sorcery", { timing: "sorcery" }),
  ...anyPlayer("during their turn", { condition: ON_THEIR_TURN }),
  ...anyPlayer("during their turn before the end step", {
    condition: {
      if: "and",
      of: [ON_THEIR_TURN, { if: "not", of: { if: "during", step: ["end", "cleanup"] } }],
    },
  }),
  ...anyPlayer("during their draw step", {
    condition: { if: "and", of: [ON_THEIR_TURN, { if: "during", step: ["draw"] }] },
  }),
  { words: "x can't be 0 .".split(" "), adds: { leastX: 1 } },
  ...Object.entries(COLOR_WORDS).map(([word, color]) => ({
    words: `spend only ${word} mana on x .`.split(" "),
    adds: { onX: color },
  })),
  { words: "any player may activate this ability .".split(" "), adds: { who: { who: "players" } } },
]

/** "Any player may activate this ability but only …": turns and steps are those of the activating player (602.5). */
function anyPlayer(when: string, adds: Partial<ActivatedAbility>): readonly Rider[] {
  const words = `any player may activate this ability but only ${when} .`.split(" ")
  return [{ words, adds: { who: { who: "players" }, ...adds } }]
}

export function* readActivated(reader: Reader, at: number): Iterable<Reading> {
  const loyalty = /^(?:\+(\d+)|(0)|-(\d+)|-x)$/.exec(reader.tokens[at] ?? "")
  if (loyalty !== null && reader.tokens[at + 1] === ":") {
    const amount = reader.tokens[at] === "-x" ? "-X" : Number(reader.tokens[at])
    for (const body of reader.read("ability body", at + 2))
      yield {
        end: body.end,
        value: {
          ability: "activated",
          cost: [{ pay: "loyalty", amount }],
          loyalty: true,
          ...(body.value as Body),
        },
      }
  }
  for (const cost of reader.read("costs", at)) {
    if (reader.tokens[cost.end] !== ":") continue
    yield* withModes(reader, cost.end + 1, cost.value as Cost)
    for (const body of reader.read("ability body", cost.end + 1))
      yield* withRiders(reader, body.end, {
        ability: "activated",
        cost: cost.value as Cost,
        ...(body.value as Body),
      })
  }
}

const CHOOSE_ONE = ["choose", "one", "."]

/** "Choose one. Activate only once each turn. • …": the restriction stands before the modes. */
function* withModes(reader: Reader, at: number, cost: Cost): Iterable<Reading> {
  if (!CHOOSE_ONE.every((word, i) => reader.tokens[at + i] === word)) return
  for (const r of withRiders(reader, at + CHOOSE_ONE.length, { ability: "activated", cost }))
    for (const { end, of } of readBullets(reader, r.end))
      yield { end, value: { ...(r.value as ActivatedAbility), modes: { min: 1, max: 1, of } } }
}

function* spellBeforeModes(ability: ActivatedAbility, costs: Item): Iterable<readonly Item[]> {
  const { of, ...counts } = ability.modes ?? { of: [] }
  const bullets = of.map((mode) => spellBullet(mode, undefined, { targets: [], mentioned: [] }))
  if (!same(counts, { min: 1, max: 1 }) || bullets.includes(undefined)) return
  for (const items of spellRiders(ability, [costs, ":", ...CHOOSE_ONE]))
    yield [...items, ...bullets.flatMap((items) => items ?? [])]
}

function* withRiders(reader: Reader, end: number, ability: ActivatedAbility): Iterable<Reading> {
  for (const { words, adds } of RIDERS)
    if (
      words.every((word, i) => reader.tokens[end + i] === word) &&
      !Object.keys(adds).some((key) => key in ability)
    )
      yield* withRiders(reader, end + words.length, { ...ability, ...adds })
  if (ability.condition === undefined && ability.timing === undefined)
    if (AS_A_SORCERY.every((word, i) => reader.tokens[end + i] === word))
      for (const timing of reader.read("timing", end + AS_A_SORCERY.length))
        yield* withTiming(reader, timing.end, {
          ...ability,
          timing: "sorcery",
          condition: timing.value as Condition,
        })
  if (
    ability.condition === undefined &&
    reader.tokens[end] === "activate" &&
    reader.tokens[end + 1] === "only"
  )
    for (const timing of reader.read("timing", end + 2))
      yield* withTiming(reader, timing.end, { ...ability, condition: timing.value as Condition })
  if (ability.condition === undefined && ability.limit === undefined)
    if (ONCE_IF.every((word, i) => reader.tokens[end + i] === word))
      for (const timing of reader.read("timing", end + ONCE_IF.length))
        yield* withTiming(reader, timing.end, {
          ...ability,
          limit: ONCE_A_TURN,
          condition: timing.value as Condition,
        })
  if (ability.less === undefined) yield* withLess(reader, end, ability)
  yield { end, value: ability }
}

const AS_A_SORCERY = "activate only as a sorcery and only".split(" ")
const ONCE_IF = "activate only once each turn and only".split(" ")
const SLOWLY = "and only as a sorcery .".split(" ")
const ONCE = "and only once each turn".split(" ")

/** "Activate only during your turn", "… and only once each turn" (602.5b). */
function* withTiming(reader: Reader, end: number, ability: ActivatedAbility): Iterable<Reading> {
  if (reader.tokens[end] === ".") yield* withRiders(reader, end + 1, ability)
  const slow = ability.timing === undefined && SLOWLY.every((word, i) => reader.tokens[end + i] === word)
  if (slow) yield* withRiders(reader, end + SLOWLY.length, { ...ability, timing: "sorcery" })
  const once = ability.limit === undefined && ONCE.every((word, i) => reader.tokens[end + i] === word)
  if (once && reader.tokens[end + ONCE.length] === ".")
    yield* withRiders(reader, end + ONCE.length + 1, { ...ability, limit: ONCE_A_TURN })
}

const THIS_COSTS = ["this", "ability", "costs"]
const LESS = ["less", "to", "activate"]
const WHERE_X = [",", "where", "x", "is"]

/** "This ability costs {1} less to activate for each …", "… if …" (602.2b). */
function* withLess(reader: Reader, at: number, ability: ActivatedAbility): Iterable<Reading> {
  if (!THIS_COSTS.every((word, i) => reader.tokens[at + i] === word)) return
  for (const mana of reader.read("mana", at + 3)) {
    if (!LESS.every((word, i) => reader.tokens[mana.end + i] === word)) continue
    const start = mana.end + LESS.length
    const less = { mana: mana.value as string }
    if (reader.tokens[start] === "for" && reader.tokens[start + 1] === "each")
      for (const times of reader.read("each", start + 2))
        if (reader.tokens[times.end] === ".")
          yield* withRiders(reader, times.end + 1, {
            ...ability,
            less: { ...less, times: times.value as Amount },
          })
    if (mana.value === "{X}" && WHERE_X.every((word, i) => reader.tokens[start + i] === word))
      for (const times of reader.read("quantity", start + WHERE_X.length))
        if (reader.tokens[times.end] === ".")
          yield* withRiders(reader, times.end + 1, {
            ...ability,
            less: { mana: "{1}", times: times.value as Amount },
          })
    if (reader.tokens[start] === "if")
      for (const c of reader.read("condition", start + 1))
        if (reader.tokens[c.end] === ".")
          yield* withRiders(reader, c.end + 1, {
            ...ability,
            less: { ...less, condition: c.value as Condition },
          })
  }
}

const SPELLED: ReadonlySet<string> = new Set([
  "ability",
  "cost",
  "effect",
  "modes",
  "targets",
  "timing",
  "limit",
  "leastX",
  "onX",
  "condition",
  "who",
  "loyalty",
  "word",
  "zone",
  "less",
])

export function* spellActivated(ability: ActivatedAbility): Iterable<readonly Item[]> {
  const { cost, effect, modes, targets } = ability
  if (
    Object.keys(ability).some(
      (key) => !SPELLED.has(key) && (ability as unknown as Record<string, unknown>)[key] !== undefined,
    )
  )
    return
  const body = within("ability body", { effect, modes }, targets)
  if (ability.loyalty === true && cost.length === 1 && cost[0].pay === "loyalty") {
    const { amount } = cost[0]
    const sign = typeof amount === "number" && amount > 0 ? `+${amount}` : String(amount).toLowerCase()
    yield [[sign, String(amount)], ":", body]
    return
  }
  const costs = within("costs", cost, targets)
  yield* spellRiders(ability, [costs, ":", body])
  yield* spellBeforeModes(ability, costs)
}

function* spellRiders(ability: ActivatedAbility, head: readonly Item[]): Iterable<readonly Item[]> {
  const rest = {
    timing: ability.timing,
    leastX: ability.leastX,
    onX: ability.onX,
    limit: ability.limit,
    condition: ability.condition,
    who: ability.who,
    less: ability.less,
  }
  const go = function* (left: Partial<ActivatedAbility>, items: readonly Item[]): Iterable<readonly Item[]> {
    const keys = (Object.keys(left) as (keyof ActivatedAbility)[]).filter((key) => left[key] !== undefined)
    if (keys.length === 0) yield items
    for (const { words, adds } of RIDERS) {
      const said = Object.keys(adds) as (keyof ActivatedAbility)[]
      if (said.every((key) => left[key] !== undefined && same(left[key], adds[key])))
        yield* go({ ...left, ...Object.fromEntries(said.map((key) => [key, undefined])) }, [
          ...items,
          ...words,
        ])
    }
    if (left.less !== undefined)
      for (const said of lessItems(left.less, ability))
        yield* go({ ...left, less: undefined }, [...items, ...said])
    if (left.condition !== undefined) {
      const only = [...items, "activate", "only", within("timing", left.condition, ability.targets)]
      yield* go({ ...left, condition: undefined }, [...only, "."])
      if (left.timing === "sorcery")
        yield* go({ ...left, condition: undefined, timing: undefined }, [
          ...items,
          ...AS_A_SORCERY,
          within("timing", left.condition, ability.targets),
          ".",
        ])
      if (left.timing === "sorcery")
        yield* go({ ...left, condition: undefined, timing: undefined }, [...only, ...SLOWLY])
      if (same(left.limit, ONCE_A_TURN))
        yield* go({ ...left, condition: undefined, limit: undefined }, [...only, ...ONCE, "."])
      if (same(left.limit, ONCE_A_TURN))
        yield* go({ ...left, condition: undefined, limit: undefined }, [
          ...items,
          ...ONCE_IF,
          within("timing", left.condition, ability.targets),
          ".",
        ])
    }
  }
  yield* go(rest, head)
}

function lessItems(
  less: NonNullable<ActivatedAbility["less"]>,
  ability: ActivatedAbility,
): readonly (readonly Item[])[] {
  const head: Item[] = [...THIS_COSTS, { symbol: "mana", value: less.mana }, ...LESS]
  if (less.times === undefined)
    return [[...head, "if", within("condition", less.condition, ability.targets), "."]]
  const each: readonly Item[] = [...head, "for", "each", within("each", less.times, ability.targets), "."]
  if (less.mana !== "{1}") return [each]
  const told = within("quantity", less.times, ability.targets)
  return [each, [...THIS_COSTS, "{x}", ...LESS, ...WHERE_X, told, "."]]
}
