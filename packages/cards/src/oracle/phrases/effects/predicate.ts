import type { Change, Duration, Effect, PlayerSelector, Selector, StaticEffect } from "@apnap/engine"
import type { Reader, Reading } from "../../grammar/grammar.ts"
import { $, same } from "../../grammar/hole.ts"
import { clause, ORACLE } from "../../oracle.ts"
import { insteadOf, still } from "./changing/changed.ts"
import { sequence } from "./sentence.ts"

// Several instructions about the same objects: "gets +1/+1 until end of turn and can't be blocked this turn".

/** The objects an instruction is about, if its text begins with them. */
export function objectSubject(effect: Effect): Selector | undefined {
  if (effect.do === "change") return effect.what
  if (effect.do !== "rule" || effect.effects.length !== 1) return undefined
  const [only] = effect.effects
  return "creature" in only ? only.creature : undefined
}

ORACLE.symbol("object predicate").handwritten = {
  read: (reader, at) => [
    ...readDuring(reader, "changes", at, (value, duration) => ({
      do: "change",
      what: NOBODY,
      changes: value as readonly Change[],
      duration,
    })),
    ...readDuring(reader, "becomes", at, (value, duration) => ({
      do: "change",
      what: NOBODY,
      changes: value as readonly Change[],
      duration,
    })),
    ...readDuring(reader, "restricted", at, (value, duration) => ({
      do: "rule",
      effects: [{ ...(value as object), creature: NOBODY } as StaticEffect],
      duration,
    })),
    ...readRequired(reader, at),
    ...reader.read("entry", at).map((r) => ({
      end: r.end,
      value: { do: "change", what: NOBODY, changes: r.value as readonly Change[], duration: "permanent" },
    })),
  ],
  *spell(value) {
    const effect = value as Effect
    if (effect.do === "change" && effect.duration === "permanent")
      yield [{ symbol: "entry", value: effect.changes }]
    if (effect.do === "change")
      yield [
        { symbol: "changes", value: effect.changes },
        { symbol: "duration", value: effect.duration },
      ]
    if (effect.do === "change")
      yield [
        { symbol: "becomes", value: effect.changes },
        { symbol: "duration", value: effect.duration },
      ]
    if (effect.do !== "rule") return
    const [required] = REQUIRED.find(([, shape, lasts]) => isOnly(effect, shape, lasts)) ?? []
    if (required !== undefined) yield required.map((word) => word.split("|"))
    const { creature: _, ...rest } = effect.effects[0] as StaticEffect & { creature: Selector }
    yield [
      { symbol: "restricted", value: rest },
      { symbol: "duration", value: effect.duration },
    ]
  },
}
/** The same for a combat. */
for (const [words, shape] of [
  ["attack(s) {p:player} this combat if able", { static: "mustAttack", whom: $<PlayerSelector>("p") }],
  ["attack(s) this combat if able", { static: "mustAttack" }],
  ["block(s) this combat if able", { static: "mustBlock" }],
  ["must be blocked this combat if able", { static: "mustBeBlocked" }],
] as const)
  clause(`{what:object} ${words}`, {
    do: "rule",
    effects: [{ ...shape, creature: $<Selector>("what") }],
    duration: "endOfCombat",
  })

/** Rules for a turn, whose duration is part of their wording (508.1d, 509.1c). */
const REQUIRED: readonly (readonly [readonly string[], object, Duration?])[] = [
  ["attacks|attack this combat if able".split(" "), { static: "mustAttack" }, "endOfCombat"],
  ["blocks|block this combat if able".split(" "), { static: "mustBlock" }, "endOfCombat"],
  ["attacks|attack this turn if able".split(" "), { static: "mustAttack" }],
  ["blocks|block this turn if able".split(" "), { static: "mustBlock" }],
  ["must be blocked this turn if able".split(" "), { static: "mustBeBlocked" }],
  [
    "can attack this turn as though it|they didn't have defender".split(" "),
    { static: "asThough", as: "noDefender" },
  ],
  ["can block a additional creature this turn".split(" "), { static: "canBlockAdditional", count: 1 }],
]

function readRequired(reader: Reader, at: number): readonly Reading[] {
  return REQUIRED.flatMap(([words, shape, duration = "endOfTurn"]) =>
    words.every((word, i) => word.split("|").includes(reader.tokens[at + i]))
      ? [
          {
            end: at + words.length,
            value: { do: "rule", effects: [{ ...shape, creature: NOBODY }], duration },
          },
        ]
      : [],
  )
}

const NOBODY: Selector = { sel: "union", of: [] }

function readDuring(
  reader: Reader,
  symbol: string,
  at: number,
  make: (value: unknown, duration: Duration) => Effect,
): readonly Reading[] {
  return reader
    .read(symbol, at)
    .flatMap((r) =>
      reader.read("duration", r.end).map((d) => ({ end: d.end, value: make(r.value, d.value as Duration) })),
    )
}

function isOnly(
  { effects, duration }: Extract<Effect, { do: "rule" }>,
  shape: object,
  lasts: Duration = "endOfTurn",
): boolean {
  const { creature: _, ...only } = effects[0] as StaticEffect & { creature: Selector }
  return same(duration, lasts) && same(only, shape)
}

function about(effect: Effect, what: Selector): Effect {
  if (effect.do === "change") return { ...effect, what }
  if (effect.do !== "rule") return effect
  return { ...effect, effects: effect.effects.map((e) => ({ ...e, creature: what }) as StaticEffect) }
}

clause("each of {what:several} {c:changes} {d:duration}", {
  do: "change",
  what: $<Selector>("what"),
  changes: $<readonly Change[]>("c"),
  duration: $<Duration>("d"),
})
clause.iso(
  "{what:object} {a:object predicate} and {b:object predicate}",
  ({ what, a, b }) => sequence([about(a, what), about(b, what)]),
  () => undefined,
)

// 205.1b: what it was stays, as a further sentence says.
clause.iso(
  "{what:object} {c:becomes} {d:duration} and {b:object predicate} . it's still a land",
  ({ what, c, d, b }) =>
    sequence([{ do: "change", what, changes: still(c), duration: d } satisfies Effect, about(b, what)]),
  (e) => {
    const [first, second, ...more] = e.do === "sequence" ? e.of : []
    if (first?.do !== "change" || !first.changes.some((c) => c.change === "addTypes")) return undefined
    if (second === undefined || more.length > 0 || !same(objectSubject(second), first.what)) return undefined
    return { what: first.what, c: insteadOf(first.changes), d: first.duration, b: second }
  },
)
