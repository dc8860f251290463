import type { Amount, CounterKind, Filter, MoveOptions, PlayerSelector, Selector, Zone } from "@apnap/engine"
import { define } from "../../grammar/grammar.ts"
import { $, type Bindings, same } from "../../grammar/hole.ts"
import { does, ORACLE } from "../../oracle.ts"
import { certain } from "../players/owners.ts"
import { ANY_NUMBER } from "../targets/slots.ts"
import { type Of, SHUFFLE, type Sought, searchEnd } from "./search.ts"

// Looking at and revealing the top cards of a library.

for (const [reveal, said] of [
  [false, ""],
  [true, ", reveal|reveals {f:found}"],
] as const) {
  const shown = reveal ? { reveal } : {}
  const found = `${said} , put|puts {f:found} into {o:owners} hand`
  const apart = reveal ? [`. reveal {f:found} , put|puts {f:found} into {o:owners} hand ${SHUFFLE}`] : []
  searchEnd([`${found} ${SHUFFLE}`, `${found} . then shuffle`, ...apart], {
    to: "hand",
    shuffle: true,
    ...shown,
  })
  searchEnd(`${said} , then shuffle|shuffles and put|puts {f:found} on top in any order`, {
    to: "library",
    shuffle: true,
    order: "chosen",
    ...shown,
  })
  searchEnd(
    [
      `${said} , then shuffle|shuffles and put|puts {f:found} on top`,
      `${said} , then shuffle|shuffles and put|puts {f:found} on top of {o:owners} library`,
    ],
    { to: "library", shuffle: true, ...shown },
  )
}

// 107.3f: an X defined by no cost and no words is chosen on resolution.
does("reveal(s) x {t:card things} in your hand", {
  do: "reveal",
  what: {
    sel: "choose",
    filter: $<Filter>("t"),
    zone: "hand",
    of: { who: "you" },
    count: ANY_NUMBER,
    upTo: true,
  },
  bind: "X",
})
does("reveal(s) {what:object}", { do: "reveal", what: $<Selector>("what") })
does("look(s) at {what:object}", { do: "look", what: $<Selector>("what") })
does("look at the top {n:number} cards of your library , then put {f:found} back in any order", {
  do: "reorderTop",
  count: $<Amount>("n"),
})

does.iso(
  ["look(s) at the top {n:number} cards of {w:whose} library , then put(s) {f:found} back in any order"],
  ({ n, w }) => ({
    do: "reorderTop",
    count: n,
    ...((w as PlayerSelector).who !== "you" && { of: w as PlayerSelector }),
  }),
  (e) =>
    e.do === "reorderTop" && e.player === undefined ? { n: e.count, w: e.of ?? { who: "you" } } : undefined,
)

export type Dig = Of<"dig">

export const rest = define<Dig["rest"]>(ORACLE, "dig rest")
rest("on the bottom of {o:owners} library|libraries in any order", {
  to: "library",
  position: -1,
  order: "chosen",
})
rest(
  ["on the bottom of {o:library} library|libraries in a random order", "on the bottom in a random order"],
  {
    to: "library",
    position: -1,
    order: "random",
  },
)
rest("on the bottom of {o:owners} library|libraries", { to: "library", position: -1 })
rest(["on top of {o:owners} library in any order", "back on top of {o:owners} library in any order"], {
  to: "library",
  order: "chosen",
})
rest("into {o:owners} graveyard|graveyards", { to: "graveyard" })
rest("into {o:owners} hand|hands", { to: "hand" })

/** Where the cards taken go. */
const taken = define<{ to: Zone } & MoveOptions>(ORACLE, "taken to")
taken("into {o:owners} hand|hands", { to: "hand" })
taken("onto the battlefield", { to: "battlefield" })
taken("onto the battlefield tapped", { to: "battlefield", tapped: true })
taken("onto the battlefield tapped and attacking", {
  to: "battlefield",
  tapped: true,
  attacking: { who: "opponents" },
})
taken("onto the battlefield under your control", { to: "battlefield", control: { who: "you" } })
taken("onto the battlefield with a {kind:counter} counter on it", {
  to: "battlefield",
  counters: [{ kind: $<CounterKind>("kind"), count: 1 }],
})
taken("onto the battlefield with {n:number} {kind:counter} counters on it", {
  to: "battlefield",
  counters: [{ kind: $<CounterKind>("kind"), count: $<Amount>("n") }],
})
taken("into {o:owners} graveyard", { to: "graveyard" })
taken("on top of {o:owners} library", { to: "library" })

/** The cards taken from those looked at, with the words up to "the rest". */
export const take = define<Dig["take"]>(ORACLE, "dig take")
take.iso(
  ["put {n:number} of {f:those} {to:taken to} and", "put {n:number} {to:taken to} and"],
  ({ n, to }) => ({ count: n, ...(to as { to: Zone }) }),
  (t) => takeAny(t, false),
)
take.iso(
  ["put up to {n:number} of {f:those} {to:taken to} and"],
  ({ n, to }) => ({ count: n, upTo: true, ...(to as { to: Zone }) }),
  (t, { printed }) => (printed === true && t.count === 1 ? undefined : takeAny(t, true)),
)
take.iso(
  ["you may put {n:number} of {f:those} {to:taken to} . put"],
  ({ n, to }) => ({ count: n, upTo: true, ...(to as { to: Zone }) }),
  (t) => takeAny(t, true),
)
certain("those", ["them", "those cards"])

function takeAny(t: Dig["take"], upTo: boolean): Bindings | undefined {
  const { count, upTo: may, filter, ...to } = t
  return filter === undefined && (may ?? false) === upTo ? { n: count, to } : undefined
}

for (const [words, reveal] of [
  ["you may reveal {t:taken things} from among them and put {f:found} {to:taken to} . put", true],
  ["you may reveal {t:taken things} from among those cards and put {f:found} {to:taken to} . put", true],
  ["reveal {t:taken things} from among them and put {f:found} {to:taken to} . put", true],
  ["you may reveal {t:taken things} from among them and put {f:found} {to:taken to} . then put", true],
  ["you may put {t:taken things} from among them {to:taken to} . put", false],
  ["put {t:taken things} from among them {to:taken to} and", false],
  ["put {t:taken things} from among them {to:taken to} . put", false],
] as const) {
  const optional = words.startsWith("you may")
  take.iso(
    words,
    ({ t, to }) => takeSome(t, to, optional, reveal),
    (value) => tookSome(value, optional, reveal),
  )
}

function takeSome(t: Sought, to: { to: Zone }, optional: boolean, reveal: boolean): Dig["take"] {
  const upTo = optional || t.upTo === true
  return { filter: t.filter, count: t.count, ...(upTo && { upTo }), ...(reveal && { reveal }), ...to }
}

function tookSome(value: Dig["take"], optional: boolean, reveal: boolean): Bindings | undefined {
  const { filter, count, upTo, reveal: shown, ...to } = value
  if (filter === undefined || (shown ?? false) !== reveal) return undefined
  if (optional && upTo !== true) return undefined
  const t: Sought = { filter, count, ...(upTo === true && count !== 1 && { upTo }) }
  return { t, to }
}
ORACLE.symbol("taken things").handwritten = {
  read: (reader, at) => reader.read("sought", at),
  *spell(value) {
    const t = value as Sought
    yield [{ symbol: "sought", value: t }]
    if (t.upTo === undefined) return
    const { upTo: _, ...exactly } = t
    yield [{ symbol: "sought", value: exactly }]
  },
}

does.iso(
  "look at the top two cards of your library . exile one of them and put the other {r:dig rest}",
  ({ r }) => ({ do: "dig", count: 2, take: { count: 1, to: "exile" }, rest: r }),
  (e) =>
    e.do === "dig" && e.count === 2 && same(e.take, { count: 1, to: "exile" }) && isOwnDig(e)
      ? { r: e.rest }
      : undefined,
)
function isOwnDig({ player, reveal }: Dig): boolean {
  return player === undefined && reveal === undefined
}
does.iso(
  "look at the top two cards of your library . put one of them {to:taken to} and the other {r:dig rest}",
  ({ to, r }) => ({ do: "dig", count: 2, take: { count: 1, ...(to as { to: Zone }) }, rest: r }),
  (e) => {
    if (e.do !== "dig" || e.count !== 2 || !isOwnDig(e)) return undefined
    const { count, filter, upTo, ...to } = e.take
    return count === 1 && filter === undefined && upTo === undefined ? { to, r: e.rest } : undefined
  },
)
