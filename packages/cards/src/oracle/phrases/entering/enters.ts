import type {
  Ability,
  Amount,
  Change,
  Condition,
  Cost,
  Effect,
  Filter,
  Selector,
  StaticEffect,
  Zone,
} from "@apnap/engine"
import { CARD_TYPES } from "@apnap/engine/language"
import { define } from "../../grammar/grammar.ts"
import { $, same } from "../../grammar/hole.ts"
import { does, ORACLE, statics } from "../../oracle.ts"
import { COLOR_WORDS } from "../../words/colors.ts"
import { withOther, withoutOther } from "../objects/other.ts"
import type { Things } from "../objects/things.ts"
import { someNode } from "../some-node.ts"

/** Choices made as a permanent enters (614.12a). */
const choice = define<Effect>(ORACLE, "entering choice")
for (const [words, what] of [
  ["a color", "color"],
  ["a creature type", "creatureType"],
  ["a basic land type", "landType"],
  ["a card name", "cardName"],
  ["a number", "number"],
  ["a player", "player"],
  ["a opponent", "opponent"],
  ["a card type", "cardType"],
] as const)
  choice(`choose ${words}`, { do: "chooseForSource", what })
for (const [word, letter] of Object.entries(COLOR_WORDS))
  choice(`choose a color other than ${word}`, {
    do: "chooseForSource",
    what: "color",
    options: Object.values(COLOR_WORDS).filter((color) => color !== letter),
  })
/** "Choose artifact, creature, or land": one of these card types. */
choice("choose {o:card types}", {
  do: "chooseForSource",
  what: "cardType",
  options: $<readonly string[]>("o"),
})
ORACLE.symbol("card types").handwritten = {
  begins: isCardType,
  read: ({ tokens }, at) => {
    const types: string[] = []
    for (let i = at; isCardType(tokens[i] ?? ""); i++) {
      types.push(tokens[i])
      if (types.length > 1 && tokens[i - 1] === "or") return [{ end: i + 1, value: types }]
      if (tokens[i + 1] === ",") i++
      if (tokens[i + 1] === "or") i++
    }
    return []
  },
  *spell(value) {
    const types = value as readonly string[]
    const comma = types.length > 2 ? [","] : []
    yield types.flatMap((type, i) => [
      ...(i === 0 ? [] : i === types.length - 1 ? [...comma, "or"] : [","]),
      type,
    ])
  },
}
function isCardType(word: string): boolean {
  return CARD_TYPES.some((type) => type === word)
}
choice("choose a {t:plain noun} card name", {
  do: "chooseForSource",
  what: "cardName",
  filter: $<Filter>("t"),
})
/** Bare quality words: "nonland". */
const plainNoun = define<Filter>(ORACLE, "plain noun")
plainNoun("non land", { is: "not", of: { is: "type", type: "land" } })
plainNoun("creature", { is: "type", type: "creature" })
plainNoun("non creature , non land", {
  is: "and",
  of: [
    { is: "not", of: { is: "type", type: "creature" } },
    { is: "not", of: { is: "type", type: "land" } },
  ],
})
choice.iso(
  "choose a {t:plain thing}",
  ({ t }) => choosing(t as Filter),
  (e) => (chosenKind(e) === undefined ? undefined : { t: chosenKind(e) }),
)
choice.iso(
  "choose another {t:plain thing}",
  ({ t }) => choosing(withOther(t as Filter)),
  (e) => {
    const filter = chosenKind(e)
    const rest = filter && withoutOther({ filter })
    return rest && { t: rest.filter }
  },
)
function choosing(filter: Filter): Effect {
  return { do: "chooseForSource", what: "object", filter }
}
function chosenKind(e: Effect): Filter | undefined {
  return e.do === "chooseForSource" && e.what === "object" ? e.filter : undefined
}
choice("exile {what:object}", { do: "move", what: $<Selector>("what"), to: "exile", link: true })
choice("sacrifice {what:object}", { do: "sacrifice", what: $<Selector>("what") })
statics("as ~ enters , {e:entering choice}", { static: "enters", what: "self", as: $<Effect>("e") })
/** What else is done as it enters; choices that other abilities speak of are those above. */
statics.iso(
  "as ~ enters , {e:sentence}",
  ({ e }) => (someNode(e, isChoice) ? undefined : entersAs(e as Effect)),
  (s) => (s.static === "enters" && s.as !== undefined && same(s, entersAs(s.as)) ? { e: s.as } : undefined),
)
function isChoice(node: object): boolean {
  return (node as { do?: string }).do?.startsWith("choose") === true
}
function entersAs(as: Effect): StaticEffect {
  return { static: "enters", what: "self", as }
}
statics("if it's neither day nor night , it becomes day as ~ enters", {
  static: "enters",
  what: "self",
  condition: { if: "dayNight", is: "neither" },
  as: { do: "setDayNight", to: "day" },
})
statics("~ enters tapped . as it enters , {e:entering choice}", {
  static: "enters",
  what: "self",
  tapped: true,
  as: $<Effect>("e"),
})
statics(
  [
    "as ~ enters , you may {c:costs} . if you don't , it enters tapped",
    "as ~ enters , you may {c:costs} . if you don't , ~ enters tapped",
  ],
  {
    static: "enters",
    what: "self",
    tapped: true,
    unlessPays: $<Cost>("c"),
  },
)
statics("as a additional cost to cast ~ , {c:costs}", {
  static: "additionalCost",
  self: true,
  cost: $<Cost>("c"),
})
statics.iso(
  "as a additional cost to cast ~ , {a:cost} or {b:costs}",
  ({ a, b }) =>
    ({ static: "additionalCost", self: true, cost: [{ pay: "anyOf", of: [[a], b] }] }) as StaticEffect,
  (s) => {
    if (
      s.static !== "additionalCost" ||
      s.cost.length !== 1 ||
      s.cost[0].pay !== "anyOf" ||
      s.cost[0].of.length !== 2
    )
      return undefined
    const [a, b] = s.cost[0].of
    return a.length === 1 ? { a: a[0], b } : undefined
  },
)
statics("if {k:condition} , you may {c:costs} rather than pay ~ 's mana cost", {
  static: "alternativeCost",
  self: true,
  cost: $<Cost>("c"),
  condition: $<Condition>("k"),
})
statics("if {k:condition} , you may cast ~ without paying its mana cost", {
  static: "alternativeCost",
  self: true,
  cost: [],
  condition: $<Condition>("k"),
})
statics("you may {c:costs} rather than pay ~ 's mana cost", {
  static: "alternativeCost",
  self: true,
  cost: $<Cost>("c"),
})
for (const [words, tapped] of [
  ["enter", {}],
  ["enter tapped", { tapped: true }],
] as const)
  statics.iso(
    [
      `you may have ~ ${words} as a copy of any {t:thing}`,
      `you may have ~ ${words} as a copy of a {t:thing}`,
    ],
    ({ t }) => {
      const copyOf = copiable(t)
      return copyOf && { ...copying({ ...copyOf, optional: true }), ...tapped }
    },
    (s) => {
      const copyOf = copied(s, tapped)
      return copyOf?.optional === true && copyOf.except === undefined && copyOf.with === undefined
        ? { t: thingsCopied(copyOf) }
        : undefined
    },
  )
/** What can be copied: something on the battlefield, or a card in a stated zone. */
export function copiable({ filter, kind, zone, of }: Things): Omit<CopyOf, "optional"> | undefined {
  if (zone === undefined) return kind === undefined ? { filter } : undefined
  if (kind !== "card" || Array.isArray(zone)) return undefined
  return { filter, zone: zone as Zone, ...(of && { of }) }
}
export function thingsCopied({ filter, zone, of }: CopyOf): Things {
  return { filter, ...(zone && { kind: "card", zone }), ...(of && { of }) }
}
export type CopyOf = NonNullable<Extract<StaticEffect, { static: "enters" }>["copyOf"]>
export function copying(copyOf: CopyOf): Extract<StaticEffect, { static: "enters" }> {
  return { static: "enters", what: "self", copyOf }
}
/** What it enters as a copy of, if nothing else is said of how it enters. */
export function copied(s: StaticEffect, more: object): CopyOf | undefined {
  if (s.static !== "enters" || s.copyOf === undefined) return undefined
  return same(s, { ...copying(s.copyOf), ...more }) ? s.copyOf : undefined
}

// "If ~ was kicked, it enters with …": a condition on how it enters.
for (const [words, condition] of [
  ["if ~ was kicked ,", { if: "paid", cost: "kicker" }],
  ["if ~ was kicked with its {m:mana} kicker ,", { if: "paid", cost: "kicker", by: $<string>("m") }],
] as const)
  for (const [counters, count] of [
    ["a {kind:counter} counter", 1],
    ["{n:number} {kind:counter} counters", $<Amount>("n")],
  ] as const) {
    const enters = {
      static: "enters",
      what: "self",
      condition,
      counters: [{ kind: $<string>("kind"), count }],
    } as const
    statics(`${words} it enters with ${counters} on it`, enters)
    statics(`${words} it enters with ${counters} on it and with {a:abilities}`, {
      ...enters,
      abilities: $<readonly Ability[]>("a"),
    })
  }
statics("~ enters with a {kind:counter} counter on it if {c:condition}", {
  static: "enters",
  what: "self",
  condition: $<Condition>("c"),
  counters: [{ kind: $<string>("kind"), count: 1 }],
})
statics("~ enters with {n:number} {kind:counter} counters on it if {c:condition}", {
  static: "enters",
  what: "self",
  condition: $<Condition>("c"),
  counters: [{ kind: $<string>("kind"), count: $<Amount>("n") }],
})
statics("~ enters tapped if {c:condition}", {
  static: "enters",
  what: "self",
  condition: $<Condition>("c"),
  tapped: true,
})
statics("{f:subject} enters with a additional {kind:counter} counter on it", {
  static: "enters",
  what: $<Filter>("f"),
  counters: [{ kind: $<string>("kind"), count: 1 }],
})
statics.iso(
  [
    "you may have ~ enter as a copy of any {t:thing} , except {x:exceptions}",
    "you may have ~ enter as a copy of a {t:thing} , except {x:exceptions}",
  ],
  ({ t, x }) => {
    const copyOf = copiable(t)
    return copyOf && copying({ ...copyOf, optional: true, except: x as readonly Change[] })
  },
  (s) => {
    const copyOf = copied(s, {})
    return copyOf?.optional === true && copyOf.except !== undefined && copyOf.with === undefined
      ? { t: thingsCopied(copyOf), x: copyOf.except }
      : undefined
  },
)
for (const [words, extra] of [
  ["a token that's a copy", {}],
  ["a tapped token that's a copy", { tapped: true }],
  ["a tapped and attacking token that's a copy", { tapped: true, attacking: true }],
] as const)
  does(`create(s) ${words} of {what:object} , except {x:exceptions}`, {
    do: "createCopyToken",
    of: $("what"),
    except: $<readonly Change[]>("x"),
    ...extra,
  } as Effect)
does("create(s) {n:number} tokens that are copies of {what:object} , except {x:exceptions}", {
  do: "createCopyToken",
  of: $("what"),
  count: $("n"),
  except: $<readonly Change[]>("x"),
} as Effect)
does("create(s) a tapped token that's a copy of {what:object}", {
  do: "createCopyToken",
  of: $("what"),
  tapped: true,
})
does("create(s) {n:number} tokens that are copies of {what:object}", {
  do: "createCopyToken",
  of: $("what"),
  count: $("n"),
})
