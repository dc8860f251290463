import type { Change, Condition, Filter, Selector, StaticEffect } from "@apnap/engine"
import { mapNodes } from "../../discourse/nodes.ts"
import { asObject } from "../../discourse/surface.ts"
import { define } from "../../grammar/grammar.ts"
import { $, same } from "../../grammar/hole.ts"
import { partsOf } from "../../noun-phrase/conjunction.ts"
import { ORACLE, statics } from "../../oracle.ts"
import { insteadOf, isOfKind, still } from "../effects/changing/changed.ts"
import { what } from "../holes.ts"
import type { Things } from "../objects/things.ts"
import { whereX, xFor } from "../paragraph/where-x.ts"

// Continuous effects of static abilities on objects (611.3).

/** "Each creature you control gets +1/+1 for each counter on it": on that creature, not on the source. */
export function ofEach(what: Selector, changes: readonly Change[]): readonly Change[] {
  if (what.sel !== "all") return changes
  return changes.map((c) =>
    c.change === "modifyPT" ? (mapNodes(c, (node) => (isIt(node) ? AFFECTED : undefined)) as Change) : c,
  )
}
const AFFECTED: Selector = { sel: "bound", name: "affected" }
function isIt(node: object): boolean {
  const said = node as { sel?: string; plural?: boolean; noun?: unknown; how?: string; that?: boolean }
  return said.sel === "said" && !said.plural && !said.noun && !said.how && !said.that
}

statics("{r:restriction}", $<StaticEffect>("r"))
// 702.95b: the paired creatures.
const PAIR: Selector = { sel: "union", of: [{ sel: "self" }, { sel: "pairedWith" }] }
statics(["each of those creatures {c:traits}", "both creatures {c:traits}"], {
  static: "modify",
  what: PAIR,
  changes: $<readonly Change[]>("c"),
})
statics.iso(
  "{what:group} {c:traits}",
  ({ what: of, c }) => ({ static: "modify", what: of as Selector, changes: ofEach(of, c) }),
  (s) => (s.static === "modify" ? { what: s.what, c: s.changes } : undefined),
)
statics("{what:group} doesn't/don't untap during {w:controllers} untap step|steps", {
  static: "doesntUntap",
  what: what(),
})

statics("{what:group} doesn't/don't untap during {w:controllers} untap step if {c:condition}", {
  static: "doesntUntap",
  what: what(),
  unless: { if: "not", of: $<Condition>("c") },
})

statics.iso(
  "{s:plain static} , where x is {n:quantity}",
  ({ s, n }) => whereX(s, n) as StaticEffect | undefined,
  (s) => {
    const found = xFor(s)
    return found && { s: found.value, n: found.n }
  },
)
ORACLE.symbol("plain static").handwritten = {
  read: (reader, at) => reader.read("static", at),
  spell: (value) => [[{ symbol: "static", value }]],
}
statics("you control enchanted {noun:host}", {
  static: "modify",
  what: { sel: "attachedTo" },
  changes: [{ change: "control", player: { who: "you" } }],
})
statics.iso(
  [
    "{what:group} {c:is now} that's still a land",
    "{what:group} {c:is now} that are still lands",
    "{what:group} {c:is now} . it's still a land",
    "{what:group} {c:is now} . they're still lands",
  ],
  ({ what: of, c }) => ({ static: "modify", what: of as Selector, changes: still(c) }),
  // Not every one that keeps its types is a land: "in addition to its other types" is printed, and true of all.
  (s, { printed }) =>
    printed !== true && s.static === "modify" && s.changes[0]?.change === "addTypes"
      ? { what: s.what, c: insteadOf(s.changes) }
      : undefined,
)
statics("{what:group} is/are a copy of {of:object}", {
  static: "modify",
  what: what(),
  changes: [{ change: "copyOf", of: $<Selector>("of") }],
})
statics("{what:group} is/are a copy of {of:object} , except {x:exceptions}", {
  static: "modify",
  what: what(),
  changes: [{ change: "copyOf", of: $<Selector>("of"), except: $<readonly Change[]>("x") }],
})
statics("{what:group} {c:is now}", { static: "modify", what: what(), changes: $<readonly Change[]>("c") })
// "Loses all abilities and is a blue Frog creature with base power and toughness 1/1", in either order.
statics.iso(
  ["{what:group} {c:traits} and {b:is now}", "{what:group} {b:is now} and {c:traits}"],
  ({ what: of, c, b }) => ({
    static: "modify",
    what: of as Selector,
    changes: [...(c as readonly Change[]), ...(b as readonly Change[])],
  }),
  (s) => {
    if (s.static !== "modify") return undefined
    const at = s.changes.findIndex(isOfKind)
    return at > 0 ? { what: s.what, c: s.changes.slice(0, at), b: s.changes.slice(at) } : undefined
  },
)
statics.iso(
  "{what:group} {b:is now} and {c:traits} , and it loses all other abilities , card types , and creature types",
  ({ what: of, b, c }) => ({
    static: "modify",
    what: of as Selector,
    changes: [
      ...(b as readonly Change[]).map(onlyNow),
      { change: "loseAbilities" },
      ...(c as readonly Change[]),
    ],
  }),
  (s) => {
    const at = s.static === "modify" ? s.changes.findIndex((c) => c.change === "loseAbilities") : -1
    return s.static === "modify" && at > 0
      ? { what: s.what, b: s.changes.slice(0, at).map(inAddition), c: s.changes.slice(at + 1) }
      : undefined
  },
)
/** All others: what the effect itself grants stays, so it's granted after the loss (613.1f). */
for (const [words, before] of [
  ["{what:group} {c:trait} and lose(s) all other abilities", false],
  ["{what:group} {b:trait} , {c:trait} , and lose(s) all other abilities", true],
] as const)
  statics.iso(
    words,
    ({ what: of, b, c }) => {
      const granted = c as Change
      // What is granted before would be lost with the others.
      if (granted.change !== "addAbilities" || (b as Change | undefined)?.change === "addAbilities")
        return undefined
      const changes: Change[] = [...(before ? [b as Change] : []), { change: "loseAbilities" }, granted]
      return { static: "modify", what: of as Selector, changes }
    },
    (s) => {
      if (s.static !== "modify") return undefined
      const at = s.changes.findIndex((c) => c.change === "loseAbilities")
      if (at !== (before ? 1 : 0) || s.changes.length !== at + 2) return undefined
      return { what: s.what, b: s.changes[0], c: s.changes[at + 1] }
    },
  )
/** 205.1b keeps what an artifact creature was before; here the text says that it doesn't. */
function onlyNow(c: Change): Change {
  return c.change === "addTypes" ? { change: "setTypes", types: c.types } : c
}
function inAddition(c: Change): Change {
  return c.change === "setTypes" ? { change: "addTypes", types: c.types } : c
}
statics("{s:spell things} you control {c:traits}", {
  static: "modify",
  what: {
    sel: "all",
    filter: { is: "and", of: [$<Filter>("s"), { is: "controlledBy", player: { who: "you" } }] },
    zone: "stack",
  },
  changes: $<readonly Change[]>("c"),
})
statics("untap all {t:plain things} during each other player 's untap step", {
  static: "untapsDuring",
  what: { sel: "all", filter: $<Filter>("t") },
  whose: { who: "otherThan", than: { who: "you" } },
})
statics("untap ~ during each other player 's untap step", {
  static: "untapsDuring",
  what: { sel: "self" },
  whose: { who: "otherThan", than: { who: "you" } },
})
statics("you may choose not to untap ~ during your untap step", {
  static: "mayNotUntap",
  what: { sel: "self" },
})
statics("{w:objects'} activated abilities can't be activated", {
  static: "cantActivate",
  of: $<Selector>("w"),
  manaToo: true,
})
statics("activated abilities of {t:blockers} can't be activated", {
  static: "cantActivate",
  of: { filter: $<Filter>("t") },
  manaToo: true,
})
statics("activated abilities of {t:blockers} can't be activated unless they're mana abilities", {
  static: "cantActivate",
  of: { filter: $<Filter>("t") },
})
statics("activated abilities of sources with the chosen name can't be activated", {
  static: "cantActivate",
  of: { filter: { is: "chosenName" } },
  manaToo: true,
})
statics(
  "activated abilities of sources with the chosen name can't be activated unless they're mana abilities",
  { static: "cantActivate", of: { filter: { is: "chosenName" } } },
)
// Everything, in any zone.
for (const [words, change] of [
  ["the chosen color in addition to their other colors", { change: "addColors", colors: "chosen" }],
  ["colorless", { change: "setColors", colors: [] }],
] as const)
  statics(`all cards that aren't on the battlefield , spells , and permanents are ${words}`, {
    static: "modify",
    what: {
      sel: "all",
      filter: { is: "or", of: [{ is: "permanent" }, { is: "card" }, { is: "spell" }] },
      zone: ["library", "hand", "battlefield", "graveyard", "stack", "exile", "command"],
    },
    changes: [change],
  })
statics("{w:group} isn't/aren't a creature", {
  static: "modify",
  what: $<Selector>("w"),
  changes: [{ change: "removeTypes", types: ["creature"] }],
})
statics(["you may exert ~ as it attacks", "you may exert it as it attacks"], {
  static: "mayPayToAttack",
  creature: { sel: "self" },
  cost: [{ pay: "exert" }],
})
statics(
  [
    "you may exert ~ as it attacks . when you do , {e:exerted effects}",
    "you may exert it as it attacks . when you do , {e:exerted effects}",
  ],
  {
    static: "mayPayToAttack",
    creature: { sel: "self" },
    cost: [{ pay: "exert" }],
    then: $("e"),
  },
)
ORACLE.symbol("exerted effects").handwritten = {
  read: (reader, at) => reader.read("sentence", at).map((r) => ({ end: r.end, value: { effect: r.value } })),
  *spell(value, context) {
    const { effect, targets } = value as { effect: unknown; targets?: readonly unknown[] }
    yield [
      { symbol: "sentence", value: effect, within: { ...context, targets: targets ?? [], mentioned: [] } },
    ]
  },
}
for (const [words, by] of [
  ["spells", { is: "spell" }],
  ["abilities", { is: "ability" }],
  ["spells or abilities", undefined],
] as const) {
  const source = by === undefined ? {} : { by }
  statics(`{what:group} can't be the target|targets of ${words}`, {
    static: "cantBeTargeted",
    what: what(),
    ...source,
  } as StaticEffect)
  statics(`{what:group} can't be the target|targets of ${words} your opponents control`, {
    static: "cantBeTargeted",
    what: what(),
    ...source,
    byPlayers: { who: "opponents" },
  } as StaticEffect)
}
for (const [whose, more] of [
  ["", {}],
  [" your opponents control", { byPlayers: { who: "opponents" } }],
] as const) {
  statics(`{what:group} can't be the target|targets of {s:spell things}${whose}`, {
    static: "cantBeTargeted",
    what: what(),
    by: { is: "and", of: [{ is: "spell" }, $<Filter>("s")] },
    ...more,
  })
  // 113.7: abilities by their source objects.
  for (const words of [
    `{s:spell things}${whose} or abilities from {a:source things}${whose}`,
    `spells or abilities from {a:source things}${whose}`,
  ])
    statics(`{what:group} can't be the target|targets of ${words}`, {
      static: "cantBeTargeted",
      what: what(),
      by: {
        is: "or",
        of: [
          words.startsWith("{s") ? { is: "and", of: [{ is: "spell" }, $<Filter>("s")] } : { is: "spell" },
          { is: "and", of: [{ is: "ability" }, { is: "fromSource", of: $<Filter>("a") }] },
        ],
      },
      ...more,
    })
}
statics(
  [
    "each {t:flashback cards} has flashback . the flashback cost is equal to its mana cost",
    "each {t:flashback cards} has flashback . its flashback cost is equal to its mana cost",
    "each {t:flashback cards} has flashback . the flashback cost is equal to that card 's mana cost",
  ],
  {
    static: "modify",
    what: $<Selector>("t"),
    changes: [{ change: "addAbilities", abilities: [{ ability: "keyword", keyword: "flashback" }] }],
  },
)
const flashbackCards = define<Selector>(ORACLE, "flashback cards")
flashbackCards.iso(
  "{t:thing}",
  ({ t }) => {
    const things = t as Things
    if (things.kind !== "card" || things.zone === undefined) return undefined
    return { sel: "all", filter: things.filter, zone: things.zone, ...(things.of && { of: things.of }) }
  },
  (s) =>
    s.sel === "all" && s.zone !== undefined
      ? { t: { filter: s.filter, kind: "card", zone: s.zone, ...(s.of && { of: s.of }) } }
      : undefined,
)
statics(
  "enchanted creature 's controller may have it assign its combat damage as though it weren't blocked",
  {
    static: "assignsAsUnblocked",
    creature: { sel: "attachedTo" },
    optional: true,
  },
)
statics("you may have ~ assign its combat damage as though it weren't blocked", {
  static: "assignsAsUnblocked",
  creature: { sel: "self" },
  optional: true,
})
// A creature type that replaces the others (205.1a); "enchanted land is the chosen type" is about basic land types.
statics.iso(
  "{t:plain things} are the chosen type",
  ({ t }) =>
    isCreature(t) ? { static: "modify", what: { sel: "all", filter: t }, changes: [OF_CHOSEN] } : undefined,
  (s) =>
    s.static === "modify" && s.what.sel === "all" && isCreature(s.what.filter) && same(s.changes, [OF_CHOSEN])
      ? { t: s.what.filter }
      : undefined,
)
const OF_CHOSEN: Change = { change: "setSubtypes", of: "creature", subtypes: "chosen" }
function isCreature(filter: Filter): boolean {
  return partsOf(filter).some((part) => part.is === "type" && part.type === "creature")
}
// "It's a creature in addition to its other types": the object named before.
statics.iso(
  "it's {b:becoming body}",
  ({ b }) => ({ static: "modify", what: asObject({ sel: "said" }), changes: b }),
  (s) => (s.static === "modify" && s.what.sel !== "all" ? { b: s.changes } : undefined),
)
statics("~ and enchanted|equipped {noun:host} each {c:traits}", {
  static: "modify",
  what: { sel: "union", of: [{ sel: "self" }, { sel: "attachedTo" }] },
  changes: $<readonly Change[]>("c"),
})
