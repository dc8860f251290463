import type { Amount, Condition, Filter, PlayerSelector, Selector } from "@apnap/engine"
import { $, same } from "../../grammar/hole.ts"
import { condition } from "../../oracle.ts"
import { isMany } from "../effects/repeating/doers.ts"
import { withoutOther } from "../objects/other.ts"
import type { Things } from "../objects/things.ts"

// What players control.

const YOURS: Filter = { is: "controlledBy", player: { who: "you" } }

function andFilter(filter: Filter, more: Filter): Filter {
  if (filter.is === "any") return more
  return { is: "and", of: [...(filter.is === "and" ? filter.of : [filter]), more] }
}

function withoutYours(filter: Filter): Filter | undefined {
  if (filter.is !== "and") return undefined
  const last = filter.of[filter.of.length - 1]
  if (last.is !== "controlledBy" || last.player.who !== "you") return undefined
  const rest = filter.of.slice(0, -1)
  return rest.length === 1 ? rest[0] : { is: "and", of: rest }
}

function yours(things: Things, atLeast?: Amount): Condition | undefined {
  if (things.kind !== undefined || things.zone !== undefined) return undefined
  return { if: "exists", filter: andFilter(things.filter, YOURS), ...(atLeast !== undefined && { atLeast }) }
}

// "Another Merfolk or an Island": only the first is another one.
condition("you control another {a:plain thing} or a {b:plain thing}", {
  if: "exists",
  filter: {
    is: "and",
    of: [{ is: "or", of: [{ is: "and", of: [{ is: "other" }, $<Filter>("a")] }, $<Filter>("b")] }, YOURS],
  },
})
condition.iso(
  ["you control a {t:thing}"],
  ({ t }) => yours(t),
  (c) => {
    if (c.if !== "exists" || c.atLeast !== undefined || c.zone !== undefined) return undefined
    const filter = withoutYours(c.filter)
    return filter && { t: { filter } }
  },
)
condition("you control a {a:plain thing} or a {b:plain thing}", {
  if: "exists",
  filter: { is: "and", of: [{ is: "or", of: [$<Filter>("a"), $<Filter>("b")] }, YOURS] },
})
condition("you control a {a:plain thing} , a {b:plain thing} , or a {c:plain thing}", {
  if: "exists",
  filter: {
    is: "and",
    of: [{ is: "or", of: [$<Filter>("a"), $<Filter>("b"), $<Filter>("c")] }, YOURS],
  },
})
condition("you control at least {n:number} other {t:plain things}", {
  if: "exists",
  filter: { is: "and", of: [$<Filter>("t"), { is: "other" }, YOURS] },
  atLeast: $<Amount>("n"),
})
condition.iso(
  "you control another {t:thing}",
  ({ t }) => yours({ ...(t as Things), filter: andFilter({ is: "other" }, (t as Things).filter) } as Things),
  (c) => {
    if (c.if !== "exists" || c.atLeast !== undefined || c.zone !== undefined) return undefined
    const filter = withoutYours(c.filter)
    const t = filter && withoutOther({ filter })
    return t && { t }
  },
)
condition.iso(
  "you control {n:number} or more {t:things}",
  ({ t, n }) => yours(t, n),
  (c) => {
    if (c.if !== "exists" || c.atLeast === undefined || c.zone !== undefined) return undefined
    const filter = withoutYours(c.filter)
    return filter && { t: { filter }, n: c.atLeast }
  },
)
condition.iso(
  ["you control no {t:things}", "you control no {t:thing}", "you don't control a {t:thing}"],
  ({ t }) => {
    const of = yours(t)
    return of && { if: "not", of }
  },
  (c) => {
    if (c.if !== "not" || c.of.if !== "exists" || c.of.atLeast !== undefined || c.of.zone !== undefined)
      return undefined
    const filter = withoutYours(c.of.filter)
    return filter && { t: { filter } }
  },
)
condition("a {t:plain thing} is attacking", {
  if: "exists",
  filter: { is: "and", of: [$<Filter>("t"), { is: "attacking" }] },
})
condition("a opponent controls a {t:plain thing}", {
  if: "exists",
  filter: { is: "and", of: [$<Filter>("t"), { is: "controlledBy", player: { who: "opponents" } }] },
})
condition.iso(
  ["a player controls a {t:plain thing}", "any player controls a {t:plain thing}"],
  ({ t }) => ({ if: "exists", filter: t }),
  (c, { printed }) => {
    if (c.if !== "exists" || Object.keys(c).length !== 2) return undefined
    // Their controller is printed only once.
    const owned =
      printed === true && c.filter.is === "and" && c.filter.of.some((f) => f.is === "controlledBy")
    return owned ? undefined : { t: c.filter }
  },
)
// "More … than" one other player: numbers of several players aren't added up (see `noun-phrase/who.ts`).
condition.iso(
  "{who:player} control(s) more {t:plain things} than {other:player}",
  ({ who, t, other }) =>
    isMany(other)
      ? undefined
      : { if: "compare", left: controlledBy(t, who), op: ">", right: controlledBy(t, other) },
  (c) => {
    if (c.if !== "compare" || c.op !== ">") return undefined
    const [mine, theirs] = [controlledIn(c.left), controlledIn(c.right)]
    if (mine === undefined || theirs === undefined || !same(mine.t, theirs.t)) return undefined
    return { who: mine.player, t: mine.t, other: theirs.player }
  },
)
function controlledBy(t: Filter, player: PlayerSelector): Amount {
  return { n: "count", filter: { is: "and", of: [t, { is: "controlledBy", player }] } }
}
function controlledIn(amount: Amount): { t: Filter; player: PlayerSelector } | undefined {
  if (typeof amount === "number" || amount.n !== "count" || amount.zone !== undefined) return undefined
  if (amount.filter.is !== "and" || amount.filter.of.length !== 2) return undefined
  const [t, whose] = amount.filter.of
  return whose.is === "controlledBy" ? { t, player: whose.player } : undefined
}
condition("defending player controls a {t:plain thing}", {
  if: "exists",
  filter: { is: "and", of: [$<Filter>("t"), { is: "controlledBy", player: { who: "defending" } }] },
})
condition("defending player controls {n:number} or more {t:plain things}", {
  if: "exists",
  filter: { is: "and", of: [$<Filter>("t"), { is: "controlledBy", player: { who: "defending" } }] },
  atLeast: $<Amount>("n"),
})
condition("defending player controls no {t:plain things}", {
  if: "not",
  of: {
    if: "exists",
    filter: { is: "and", of: [$<Filter>("t"), { is: "controlledBy", player: { who: "defending" } }] },
  },
})
condition("your opponents control no {t:plain things}", {
  if: "not",
  of: {
    if: "exists",
    filter: { is: "and", of: [$<Filter>("t"), { is: "controlledBy", player: { who: "opponents" } }] },
  },
})
condition.iso(
  "you control a {t:plain thing} or a {u:plain thing}",
  ({ t, u }) => ({ if: "exists", filter: { is: "and", of: [{ is: "or", of: [t, u] }, YOURS] } }),
  (c) => {
    const filter = c.if === "exists" && !c.atLeast && !c.zone ? withoutYours(c.filter) : undefined
    return filter?.is === "or" && filter.of.length === 2 ? { t: filter.of[0], u: filter.of[1] } : undefined
  },
)
condition(["you control your commander", "you control a commander"], {
  if: "controlsCommander",
  player: { who: "you" },
})
for (const what of ["powers", "names"] as const)
  condition(`you control {n:number} or more {t:plain things} with different ${what}`, {
    if: "compare",
    left: {
      n: "distinct",
      what,
      of: {
        sel: "all",
        filter: { is: "and", of: [$<Filter>("t"), { is: "controlledBy", player: { who: "you" } }] },
      },
    },
    op: ">=",
    right: $<Amount>("n"),
  })
condition(["there are {n:number} or more {t:plain things}"], {
  if: "exists",
  filter: $<Filter>("t"),
  atLeast: $<Amount>("n"),
})
condition(
  [
    "there is a {t:plain thing} on the battlefield",
    "there's a {t:plain thing} on the battlefield",
    "a {t:plain thing} is on the battlefield",
  ],
  { if: "exists", filter: $<Filter>("t") },
)
condition.iso(
  ["there is another {t:thing}", "there's another {t:thing}"],
  ({ t }) => {
    const { filter, kind, zone } = t as Things
    return (kind ?? zone) ? undefined : { if: "exists", filter: andFilter({ is: "other" }, filter) }
  },
  (c) => {
    const t = c.if === "exists" && !c.atLeast && !c.zone ? withoutOther({ filter: c.filter }) : undefined
    return t && { t }
  },
)
condition(["there are no {t:plain things}", "no {t:plain things} are on the battlefield"], {
  if: "not",
  of: { if: "exists", filter: $<Filter>("t") },
})
condition(["there are no {kind:counter} counters on ~", "~ has no {kind:counter} counters on it"], {
  if: "is",
  of: { sel: "self" },
  filter: { is: "counters", kind: $<string>("kind"), op: "=", than: 0 },
})
condition.iso(
  "you control fewer {t:plain things} than {who:player}",
  ({ t, who }) =>
    isMany(who)
      ? undefined
      : { if: "compare", left: controlledBy(t, { who: "you" }), op: "<", right: controlledBy(t, who) },
  (c) => {
    if (c.if !== "compare" || c.op !== "<") return undefined
    const [mine, theirs] = [controlledIn(c.left), controlledIn(c.right)]
    if (mine?.player.who !== "you" || theirs === undefined || !same(mine.t, theirs.t)) return undefined
    return { t: mine.t, who: theirs.player }
  },
)
condition("you control {what:simple object}", { if: "is", of: $<Selector>("what"), filter: YOURS })
condition("you don't control {what:simple object}", {
  if: "not",
  of: { if: "is", of: $<Selector>("what"), filter: YOURS },
})
condition("you control {n:number} or fewer {t:plain things}", {
  if: "compare",
  left: {
    n: "count",
    filter: { is: "and", of: [$<Filter>("t"), { is: "controlledBy", player: { who: "you" } }] },
  },
  op: "<=",
  right: $<Amount>("n"),
})
condition(["you controlled {what:simple object}"], { if: "is", of: $<Selector>("what"), filter: YOURS })
condition("another player controls {what:simple object}", {
  if: "is",
  of: $<Selector>("what"),
  filter: { is: "not", of: YOURS },
})
