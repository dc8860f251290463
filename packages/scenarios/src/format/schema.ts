import { STEPS } from "@apnap/engine"
import { z } from "zod"
import type { Check } from "./check-format.ts"
import { check } from "./check-schema.ts"
import type { Placed, Position, Scenario, Seat } from "./format.ts"
import { ownCard } from "./own-card-schema.ts"
import { card, queueEntry, reference, seat } from "./reference-schema.ts"

/** Maximum cards in one entry, and in one player's zones together: enough for any test and cheap to set up. */
const MOST_CARDS = 2000

const step = z.enum(STEPS)
const stop = z.strictObject({ turn: z.int().positive(), step })

const placed = z.union([
  card,
  z.strictObject({
    card,
    count: z.int().positive().max(MOST_CARDS).optional(),
    tapped: z.boolean().optional(),
    ref: z.string().startsWith("@").optional(),
    lights: z.array(z.int().min(1).max(6)).optional(),
  }),
])
const placedList = z.array(placed).optional()
const position = z.strictObject({
  life: z.int().optional(),
  deck: z.string().optional(),
  emptyLibrary: z.boolean().optional(),
  library: placedList,
  hand: placedList,
  graveyard: placedList,
  exile: placedList,
  battlefield: placedList,
  command: placedList,
  schemes: placedList,
  planes: placedList,
  vanguard: z.string().optional(),
  attractions: placedList,
  conspiracies: placedList,
})

const text = z.string().optional()
const when = z
  .strictObject({
    onStack: text,
    notOnStack: text,
    copyOnStack: text,
    topOfStack: text,
    manaInPool: z.int().optional(),
  })
  .optional()
const targets = z.array(reference).optional()
const at = {
  turn: z.int().positive(),
  step,
  player: seat,
  afterCheckpoint: z.int().positive().optional(),
  illegal: z.boolean().optional(),
}
const bare = z.enum(["noAttack", "noBlock", "waitStack", "passOnce", "concede", "rollPlanarDie"])
const entry = z.discriminatedUnion("do", [
  z.strictObject({ ...at, do: z.literal("cast"), card: reference, using: text, targets, when }),
  z.strictObject({
    ...at,
    do: z.literal("activate"),
    ability: z.string(),
    source: reference.optional(),
    targets,
    when,
  }),
  z.strictObject({ ...at, do: z.literal("playLand"), card: reference }),
  z.strictObject({ ...at, do: z.literal("attack"), creature: reference, defender: reference.optional() }),
  z.strictObject({ ...at, do: z.literal("block"), creature: reference, attacker: reference }),
  z.strictObject({ ...at, do: bare }),
  z.strictObject({ ...at, do: z.literal("addCounters"), card: reference, counter: card, count: z.int() }),
  z.strictObject({ ...at, do: z.literal("check"), that: check }),
])

const queues = z.record(seat, z.array(queueEntry)).optional()
const format = z.enum([
  "duel",
  "freeForAll",
  "commanderDuel",
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
])

const inLanguages = z.strictObject({ en: z.string().min(1), fr: z.string().min(1) })

const once = z.strictObject({
  ruleset: z.string(),
  text: inLanguages,
  expect: z.array(check),
  script: z.array(entry).optional(),
  choices: queues,
  targets: queues,
  impossible: z.record(seat, z.int()).optional(),
})
const lesson = z.strictObject({
  question: inLanguages,
  rules: z.array(z.string()).min(1),
  once: z.array(once).optional(),
})

/** A whole scenario; it may refer only to its own players. */
export const scenario = z
  .strictObject({
    id: card,
    title: inLanguages.optional(),
    text: inLanguages.optional(),
    rows: z.array(z.string()).optional(),
    lesson: lesson.optional(),
    format,
    turnOrder: z.array(seat).optional(),
    attack: z.enum(["left", "right", "any", "one"]).optional(),
    range: z.union([z.int().positive(), z.literal("all")]).optional(),
    cards: z.array(ownCard).optional(),
    players: z.record(seat, position),
    shuffle: z.boolean().optional(),
    dayNight: z.enum(["day", "night"]).optional(),
    script: z.array(entry),
    choices: queues,
    targets: queues,
    modes: queues,
    strict: z.boolean(),
    checkpoints: z.array(z.strictObject({ stopAt: stop, expect: z.array(check) })).optional(),
    stopAt: stop,
    expect: z.array(check),
    impossible: z.record(seat, z.int()).optional(),
    doubtful: z.boolean().optional(),
    ruleset: text,
  })
  .superRefine((s, context) => {
    for (const [path, player] of mentioned(s))
      if (!(s.turnOrder ?? ["A", "B"]).includes(player))
        context.addIssue({ code: "custom", path, message: `nobody sits at "${player}"` })
    for (const [player, zones] of Object.entries(s.players))
      if (cardsIn(zones) > MOST_CARDS)
        context.addIssue({
          code: "custom",
          path: ["players", player],
          message: `more than ${MOST_CARDS} cards`,
        })
  }) satisfies z.ZodType<Scenario>

/** The number of cards in all zones of a position. */
function cardsIn(zones: Position): number {
  return Object.values(zones)
    .flatMap((zone): readonly Placed[] => (Array.isArray(zone) ? zone : []))
    .reduce((sum, entry) => sum + (typeof entry === "string" ? 1 : (entry.count ?? 1)), 0)
}

type Mention = [PropertyKey[], Seat]

/** All player references of a scenario. */
function mentioned(s: Scenario): Mention[] {
  const keys = (["players", "choices", "targets", "modes", "impossible"] as const).flatMap((field) =>
    Object.keys(s[field] ?? {}).map((player): Mention => [[field, player], player]),
  )
  const scripted = s.script.flatMap((e, i): Mention[] => [
    [["script", i, "player"], e.player],
    ...(e.do === "check" ? inCheck(["script", i, "that"], e.that) : []),
  ])
  const stops = (s.checkpoints ?? []).flatMap(({ expect }, i) =>
    expect.flatMap((c, j) => inCheck(["checkpoints", i, "expect", j], c)),
  )
  const once = (s.lesson?.once ?? []).flatMap(({ expect }, i) =>
    expect.flatMap((c, j) => inCheck(["lesson", "once", i, "expect", j], c)),
  )
  return [...keys, ...scripted, ...stops, ...once, ...s.expect.flatMap((c, i) => inCheck(["expect", i], c))]
}

/** Checks whose expected value is a player. */
const OF_PLAYERS: ReadonlySet<string> = new Set(["activePlayer", "monarch", "initiative", "decider"])

function inCheck(path: PropertyKey[], c: Check): Mention[] {
  const fields = ["player", "protector", ...(OF_PLAYERS.has(c.check) ? ["is", "not"] : [])]
  return Object.entries(c).flatMap(([field, player]): Mention[] =>
    fields.includes(field) && typeof player === "string" ? [[[...path, field], player]] : [],
  )
}
