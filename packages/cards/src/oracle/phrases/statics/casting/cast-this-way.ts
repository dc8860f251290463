import type { Ability, Change, Cost, Effect, Filter, StaticEffect } from "@apnap/engine"
import { define, type Handwritten } from "../../../grammar/grammar.ts"
import { $ } from "../../../grammar/hole.ts"
import { clause, ORACLE, statics } from "../../../oracle.ts"
import { certain } from "../../players/owners.ts"

// "If you cast a spell this way, …": what differs for spells cast with a permission.

/**
 * The parts of a permission that concern its spells only: another cost (118.9), other mana (118.14), how the permanent
 * differs (614.1c).
 */
interface Rider {
  cost?: Cost
  anyMana?: "color" | "type"
  with?: readonly Change[]
  flash?: true
}
const rider = define<Rider>(ORACLE, "cast rider")
rider(
  [
    "pay life equal to its mana value rather than pay its mana cost",
    "pay life equal to its mana value rather than paying its mana cost",
    "pay life equal to that spell 's mana value rather than pay its mana cost",
  ],
  { cost: [{ pay: "life", amount: { n: "manaValue", of: { sel: "self" } } }] },
)
rider("you may spend mana as though it were mana of any color to cast it", { anyMana: "color" })
rider(
  [
    "mana of any type can be spent to cast it",
    "you may spend mana as though it were mana of any type to cast it",
  ],
  { anyMana: "type" },
)
rider("you may cast it as though it had flash", { flash: true })
rider("that {n:cast noun} {x:cast so}", { with: [$<Change>("x")] })
certain("cast noun", ["permanent", "spell", "artifact", "creature"])
/** How a permanent cast this way differs. */
const castSo = define<Change>(ORACLE, "cast so")
const entering = (more: object): Change =>
  ({
    change: "addAbilities",
    abilities: [{ ability: "static", effects: [{ static: "enters", what: "self", ...more }] }],
  }) as Change
castSo("enters tapped", entering({ tapped: true }))
castSo(
  "enters with a {kind:counter} counter on it",
  entering({ counters: [{ kind: $<string>("kind"), count: 1 }] }),
)
/** The same and more, also of the spell itself: it is a Vampire on the stack too. */
const castSoAll = define<readonly Change[]>(ORACLE, "cast so in all")
castSoAll("{x:cast so}", [$<Change>("x")])
castSoAll("has {k:abilities}", [{ change: "addAbilities", abilities: $<readonly Ability[]>("k") }])
castSoAll.iso(
  "{x:cast so} and {b:is now}",
  ({ x, b }) => [x as Change, ...(b as readonly Change[])],
  ([x, ...b]) => (b.length > 0 ? { x, b } : undefined),
)

const RIDER_KEYS = ["cost", "anyMana", "with", "flash"] as const
type Permission = StaticEffect | Effect

/** Whether a permission has no rider yet. */
function isPlain(e: Permission): boolean {
  const permits =
    "static" in e ? e.static === "playFrom" && e.self !== true && e.free !== true : e.do === "permitPlay"
  return permits && RIDER_KEYS.every((key) => !(key in e)) && !("free" in e) && !("freeFor" in e)
}

function mere(symbol: string): Handwritten {
  return {
    begins: (word) => word === "you" || word === "during" || word === "until" || word === "for",
    read: (reader, at) => reader.read(symbol, at).filter(({ value }) => isPlain(value as Permission)),
    spell: (value) => [[{ symbol, value }]],
  }
}

/** Splits a permission from its rider; undefined if it has none. */
function parted<P extends Permission>(e: P): { e: P; r: Rider } | undefined {
  const own = Object.entries(e)
  const isRiders = ([key]: [string, unknown]) => RIDER_KEYS.some((k) => k === key)
  const rest = Object.fromEntries(own.filter((entry) => !isRiders(entry))) as P
  const r: Rider = Object.fromEntries(own.filter(isRiders))
  return Object.keys(r).length > 0 && isPlain(rest) ? { e: rest, r } : undefined
}

for (const [definer, symbol] of [
  [statics, "static"],
  [define<StaticEffect>(ORACLE, "once"), "once"],
] as const) {
  ORACLE.symbol(`mere ${symbol}`).handwritten = mere(symbol)
  definer.iso(
    `{e:mere ${symbol}} . if you cast a spell this way , {r:cast rider}`,
    ({ e, r }) => ({ ...(e as StaticEffect), ...(r as Rider) }) as StaticEffect,
    parted,
  )
  // 118.8
  definer.iso(
    [
      `{e:mere ${symbol}} by {g:gerunds} in addition to paying its|their other costs`,
      `{e:mere ${symbol}} by {g:gerunds} in addition to its|their other costs`,
    ],
    ({ e, g }) =>
      "additionalCost" in (e as StaticEffect)
        ? undefined
        : ({ ...(e as StaticEffect), additionalCost: g } as StaticEffect),
    (effect) => {
      if (effect.static !== "playFrom" || effect.additionalCost === undefined) return undefined
      const { additionalCost: g, ...e } = effect
      return isPlain(e) ? { e, g } : undefined
    },
  )
}
ORACLE.symbol("mere clause").handwritten = mere("clause")
clause.iso(
  "{e:mere clause} . if you cast a spell this way , {r:cast rider}",
  ({ e, r }) =>
    "with" in (r as Rider) || "flash" in (r as Rider)
      ? undefined
      : ({ ...(e as Effect), ...(r as Rider) } as Effect),
  (e) => (e.do === "permitPlay" && e.with !== undefined ? undefined : parted(e)),
)
/** "If you do, it enters tapped": what is played this way. */
clause.iso(
  "{e:mere clause} . if you do , it {x:cast so in all}",
  ({ e, x }) => ({ ...(e as Effect), with: x as readonly Change[] }) as Effect,
  (e) => {
    const parts = parted(e)
    const x = parts?.r.with
    return parts && Object.keys(parts.r).length === 1 && x !== undefined ? { e: parts.e, x } : undefined
  },
)
/** The same for a permission that is a rule of the turn. */
const OF_TURN = "you may cast a {s:spell thing} from your graveyard this turn"
clause(`${OF_TURN} . if you do , it {x:cast so in all}`, {
  do: "rule",
  effects: [
    {
      static: "playFrom",
      zone: "graveyard",
      of: { who: "you" },
      castOnly: true,
      filter: $<Filter>("s"),
      with: $<readonly Change[]>("x"),
    },
  ],
  duration: "endOfTurn",
  uses: 1,
})
/** 603.12: what playing one of the cards triggers. */
clause.iso(
  "{e:permitting} . when you play a card this way , {t:sentence}",
  ({ e, t }) => ({ ...(e as Effect), then: t as Effect }) as Effect,
  (e) => {
    if (e.do !== "permitPlay" || e.then === undefined) return undefined
    const { then: t, ...rest } = e
    return { e: rest, t }
  },
)
ORACLE.symbol("permitting").handwritten = {
  begins: (word) => word === "you" || word === "until" || word === "for",
  read: (reader, at) =>
    reader.read("clause", at).filter(({ value }) => {
      const e = value as Effect
      return e.do === "permitPlay" && e.then === undefined
    }),
  spell: (value) => [[{ symbol: "clause", value }]],
}
// Of the cards that may be played, spells of one kind may also be cast without paying for them.
clause.iso(
  "{e:mere clause} . you may cast {s:spell things} this way {free:for free}",
  ({ e, s }): Effect | undefined => {
    const permit = e as Effect
    return permit.do === "permitPlay" ? { ...permit, freeFor: s as Filter } : undefined
  },
  (e) => {
    if (e.do !== "permitPlay" || e.freeFor === undefined) return undefined
    const { freeFor: s, ...rest } = e
    return isPlain(rest) ? { e: rest, s } : undefined
  },
)
