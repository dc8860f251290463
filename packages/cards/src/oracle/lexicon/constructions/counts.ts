import type { Amount, EventPattern, Filter, PlayerSelector } from "@apnap/engine"
import { define } from "../../grammar/grammar.ts"
import { $ } from "../../grammar/hole.ts"
import { ORACLE, quantity } from "../../oracle.ts"
import { each } from "../../phrases/amounts/each.ts"
import type { Things } from "../../phrases/objects/things.ts"
import { inForm } from "../forms.ts"
import { doersOf, OBJECT, subjectsOf, templatesOf, withDoer, withObject, withSubject } from "../verb.ts"
import { LEXICON } from "../verbs/index.ts"
import { isLost } from "./past.ts"

// Counts of this turn's events: by the object affected, by the acting player, or by amount.

type Counted = Extract<Amount, { n: "thisTurn" }>
type Turn = Pick<Counted, "lastTurn">
const turn = define<Turn>(ORACLE, "turn span")
turn("this turn", {})
turn("last turn", { lastTurn: true })

function counted(event: EventPattern, when: Turn, sum?: string): Amount {
  return { n: "thisTurn", event, ...(sum && { sum }), ...when }
}
function asCounted(n: Amount, sum?: string): { event: EventPattern; w: Turn } | undefined {
  if (typeof n === "number" || n.n !== "thisTurn" || n.sum !== sum) return undefined
  return { event: n.event, w: n.lastTurn ? { lastTurn: true } : {} }
}

/** "(Creatures) put into your graveyard from the battlefield": passive verbs without "that were". */
const reduced = define<EventPattern>(ORACLE, "deed reduced")
for (const [{ name }, verbs] of LEXICON)
  if (name === "deed")
    for (const verb of verbs)
      for (const words of templatesOf(verb))
        if (words.startsWith("<be> ")) reduced(inForm(words.slice(5), "past"), verb.event)

for (const [symbol, number, words] of [
  [each, "thing", "{t:thing}"],
  [quantity, "things", "the number of {t:things}"],
] as const) {
  void number
  for (const verbs of ["that {v:deed past}", "that has|have {v:deed participle}", "{v:deed reduced}"])
    symbol.ways(
      `${words} ${verbs} {w:turn span}`,
      ({ t, v, w }) => {
        const { kind, zone, filter } = t as Things
        if (kind !== undefined || zone !== undefined || !isLost(v)) return undefined
        return counted(withSubject(v, filter), w)
      },
      (n) => {
        const found = asCounted(n)
        return found === undefined
          ? []
          : subjectsOf(found.event)
              .filter(({ event }) => isLost(event))
              .map(({ subject, event: v }) => ({ t: { filter: subject }, v, w: found.w }))
      },
    )
  for (const verbs of ["{who:doer having} {v:act on participle}", "{who:past doer} {v:act on past}"])
    symbol.ways(
      `${words} ${verbs} {w:turn span}`,
      ({ t, who, v, w }) => {
        const { kind, zone, filter } = t as Things
        if (zone !== undefined || kind !== kindOf(v)) return undefined
        return counted(withDoer(doneTo(v, filter), who as PlayerSelector), w)
      },
      (n) => {
        const found = asCounted(n)
        return found === undefined ? [] : waysToDo(found.event).map((way) => ({ ...way, w: found.w }))
      },
    )
}

/** Whether the verb acts on cards, spells, or permanents (undefined). */
function kindOf({ on }: EventPattern): Things["kind"] {
  return on === "draw" || on === "discard" ? "card" : on === "cast" ? "spell" : undefined
}
/** Adds the object's filter, except for drawing or discarding any card. */
function doneTo(event: EventPattern, filter: Filter): EventPattern {
  if (filter.is !== "any" || (event.on !== "draw" && event.on !== "discard")) return withObject(event, filter)
  const { card: _, ...rest } = event
  return rest as EventPattern
}
const ROLE: Readonly<Record<string, string>> = {
  draw: "card",
  discard: "card",
  cast: "spell",
  sacrifice: "object",
  token: "object",
}
function waysToDo(event: EventPattern): readonly { t: Things; who: PlayerSelector; v: EventPattern }[] {
  const role = ROLE[event.on]
  if (role === undefined) return []
  const filter = ((event as Readonly<Record<string, unknown>>)[role] as Filter | undefined) ?? { is: "any" }
  const kind = kindOf(event)
  const open = { ...event, [role]: OBJECT } as EventPattern
  return doersOf(open).map(({ subject, event: v }) => ({
    t: { filter, ...(kind && { kind }) },
    who: subject,
    v,
  }))
}

// Amounts of life gained or lost and of damage dealt.
for (const [verb, on] of [
  ["gain", "gainLife"],
  ["lose", "loseLife"],
] as const)
  for (const [who, form] of [
    ["{who:past doer}", "past"],
    ["{who:doer having}", "participle"],
    ["your opponents have", "participle"],
    ["your opponents", "past"],
  ] as const) {
    const said = `${who} ${inForm(`<${verb}>`, form)} {w:turn span}`
    const made = (player: unknown, w: unknown): Amount =>
      counted({ on, player: (player ?? { who: "opponents" }) as PlayerSelector }, w as Turn, "amount")
    const taken = (n: Amount) => {
      const found = asCounted(n, "amount")
      return found?.event.on === on ? { who: found.event.player, w: found.w } : undefined
    }
    quantity.iso(
      [
        `the amount of life ${said}`,
        `the life ${said}`,
        `the total amount of life ${said}`,
        `the total life ${said}`,
      ],
      ({ who: player, w }) => made(player, w),
      taken,
    )
    each.iso(`1 life ${said}`, ({ who: player, w }) => made(player, w), taken)
  }
for (const words of [
  "the damage dealt",
  "the damage already dealt",
  "the amount of damage dealt",
  "the total damage dealt",
  "the total amount of damage dealt",
]) {
  quantity(`${words} to {who:past doer} this turn`, {
    n: "thisTurn",
    event: { on: "damage", player: $<PlayerSelector>("who") },
    sum: "amount",
  })
  quantity(`${words} to your opponents this turn`, {
    n: "thisTurn",
    event: { on: "damage", player: { who: "opponents" } },
    sum: "amount",
  })
  quantity(`${words} to {f:subject} this turn`, {
    n: "thisTurn",
    event: { on: "damage", to: $<Filter>("f") },
    sum: "amount",
  })
}
for (const [symbol, words] of [
  [each, "{t:plain thing}"],
  [quantity, "the number of {t:plain things}"],
] as const)
  symbol(`${words} you had enter the battlefield under your control this turn`, {
    n: "thisTurn",
    event: {
      on: "moves",
      object: { is: "and", of: [$<Filter>("t"), { is: "controlledBy", player: { who: "you" } }] },
      to: "battlefield",
    },
  })
