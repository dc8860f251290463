import type { Change, Duration, Selector } from "@apnap/engine"
import { asObject } from "../../../discourse/surface.ts"
import { $, same } from "../../../grammar/hole.ts"
import { clause, does } from "../../../oracle.ts"
import { what } from "../../holes.ts"
import { whereX, xFor } from "../../paragraph/where-x.ts"
import { certain } from "../../players/owners.ts"

// Continuous effects on objects (611.2).

does("gain(s) control of {what:object}", {
  do: "change",
  what: what(),
  changes: [{ change: "control", player: { who: "you" } }],
  duration: "permanent",
})
does(["gain(s) control of {what:object} {d:duration}"], {
  do: "change",
  what: what(),
  changes: [{ change: "control", player: { who: "you" } }],
  duration: $<Duration>("d"),
})
// "It gains haste": without a duration, as long as the object exists.
clause.iso(
  "{what:object} gain(s) {k:abilities}",
  ({ what: w, k }) =>
    HOLDS.has((w as { sel: string }).sel)
      ? { do: "change", what: w, changes: [{ change: "addAbilities", abilities: k }], duration: "permanent" }
      : undefined,
  (e) => {
    if (e.do !== "change" || e.duration !== "permanent" || e.changes.length !== 1 || e.choose)
      return undefined
    const [only] = e.changes
    return only.change === "addAbilities" && GIVEN.has(e.what.sel)
      ? { what: e.what, k: only.abilities }
      : undefined
  },
)
const HOLDS: ReadonlySet<string> = new Set(["said", "self"])
const GIVEN: ReadonlySet<string> = new Set(["bound", "target", "self"])
// "Return it to the battlefield. It's a Zombie in addition to its other types", "it loses defender": as long as it stays there.
clause(["{what:object} {c:is now}"], {
  do: "change",
  what: what(),
  changes: $<readonly Change[]>("c"),
  duration: "permanent",
})
for (const [words, plural] of [
  ["it's {c:becoming body}", false],
  ["they're {c:becoming body}", true],
  ["each of them is {c:becoming body}", true],
] as const)
  clause.iso(
    words,
    ({ c }) => ({
      do: "change",
      what: asObject({ sel: "said", plural }),
      changes: c as readonly Change[],
      duration: "permanent",
    }),
    (e) => (e.do === "change" && e.duration === "permanent" && !e.choose ? { c: e.changes } : undefined),
  )
clause.iso(
  "{w:object} {c:change}",
  ({ w, c }) =>
    LASTING.has((c as Change).change)
      ? { do: "change", what: w, changes: [c], duration: "permanent" }
      : undefined,
  (e) =>
    e.do === "change" &&
    e.duration === "permanent" &&
    e.changes.length === 1 &&
    LASTING.has(e.changes[0].change)
      ? { w: e.what, c: e.changes[0] }
      : undefined,
)
const LASTING: ReadonlySet<string> = new Set(["setColors", "loseKeywords", "loseAbilities"])
clause("{what:object} {c:becomes}", {
  do: "change",
  what: what(),
  changes: $<readonly Change[]>("c"),
  duration: "permanent",
})
clause(
  [
    "{what:object} {c:changes} {d:duration}",
    "{d:duration} , {what:object} {c:changes}",
    "{what:object} each {c:changes} {d:duration}",
    "{what:object} also {c:changes} {d:duration}",
    "{d:duration} , {what:object} each {c:changes}",
  ],
  {
    do: "change",
    what: what(),
    changes: $<readonly Change[]>("c"),
    duration: $<Duration>("d"),
  },
)

// Becoming something else for a duration. Which old types stay is stated in a separate sentence.
clause(["{what:object} {c:becomes} {d:duration}", "{d:duration} , {what:object} {c:becomes}"], {
  do: "change",
  what: what(),
  changes: $<readonly Change[]>("c"),
  duration: $<Duration>("d"),
})
// "Loses all abilities and becomes a blue Frog": what it becomes comes last.
for (const words of [
  "{what:object} {c:changes} and {b:becomes} {d:duration}",
  "{d:duration} , {what:object} {c:changes} and {b:becomes}",
])
  clause.iso(
    words,
    ({ what: w, c, b, d }) => ({
      do: "change",
      what: w,
      changes: [...(c as readonly Change[]), ...(b as readonly Change[])],
      duration: d,
    }),
    (e) => {
      if (e.do !== "change" || e.choose !== undefined) return undefined
      const at = e.changes.findIndex(isOfKind)
      return at > 0
        ? { what: e.what, c: e.changes.slice(0, at), b: e.changes.slice(at), d: e.duration }
        : undefined
    },
  )
// "Loses all abilities and becomes a green Elk creature", without a duration (611.2a).
clause.iso(
  "{what:object} lose(s) all abilities and {b:becomes}",
  ({ what: w, b }) => ({
    do: "change",
    what: w,
    changes: [{ change: "loseAbilities" }, ...(b as readonly Change[])],
    duration: "permanent",
  }),
  (e) => {
    if (e.do !== "change" || e.duration !== "permanent" || e.choose !== undefined) return undefined
    const [first, ...b] = e.changes
    return same(first, { change: "loseAbilities" }) && b.length > 0 ? { what: e.what, b } : undefined
  },
)
/** Whether a change sets what the object is: its types or colors. */
export function isOfKind({ change }: Change): boolean {
  return OF_KIND.has(change)
}
const OF_KIND: ReadonlySet<string> = new Set([
  ...["setTypes", "setSubtypes", "addTypes", "addSubtypes"],
  ...["setColors", "addColors"],
])
// 205.1b: everything it was stays, including creature types.
export const still = (c: readonly Change[]): readonly Change[] =>
  c.map((part) => {
    if (part.change === "setTypes") return { change: "addTypes", types: part.types }
    return part.change === "setSubtypes" ? { change: "addSubtypes", subtypes: part.subtypes } : part
  })
export const insteadOf = (c: readonly Change[]): readonly Change[] =>
  c.map((part) => {
    // An artifact creature keeps its types anyway.
    if (part.change === "addTypes")
      return part.types.includes("artifact") ? part : { change: "setTypes", types: part.types }
    return part.change === "addSubtypes"
      ? { change: "setSubtypes", of: "creature", subtypes: part.subtypes }
      : part
  })
for (const [end, plural] of [
  ["it's still a land", false],
  ["they're still lands", true],
  ["that's still a land", false],
  ["that are still lands", true],
  ["that's still a planeswalker", false],
  ["it's still a planeswalker", false],
] as const)
  for (const text of [
    `{what:object} {c:becomes} {d:duration} . ${end}`,
    `{d:duration} , {what:object} {c:becomes} . ${end}`,
    `{what:object} {c:becomes} {d:duration} ${end}`,
    `{d:duration} , {what:object} {c:becomes} ${end}`,
  ]) {
    clause.iso(
      text,
      ({ what: w, c, d }) => ({ do: "change", what: w, changes: still(c), duration: d }),
      (e) => {
        if (e.do !== "change" || !e.changes.some((c) => c.change === "addTypes")) return undefined
        return { what: e.what, c: insteadOf(e.changes), d: e.duration, plural }
      },
    )
    clause.iso(
      text,
      () => undefined, // an artifact creature keeps its types anyway (205.1b)
      (e) => (e.do === "change" ? { what: e.what, c: e.changes, d: e.duration } : undefined),
    )
  }
/** "Becomes an X/X Elemental creature …, where X is …. It's still a land." */
clause.iso(
  ["{what:object} {c:becomes} {d:duration} , where x is {n:quantity} . {s:still a land}"],
  ({ what: w, c, d, n }) => {
    const changes = whereX(still(c), n) as readonly Change[] | undefined
    return changes && { do: "change", what: w, changes, duration: d }
  },
  (e) => {
    if (e.do !== "change" || !e.changes.some((c) => c.change === "addTypes")) return undefined
    const found = xFor(e.changes)
    return (
      found && { what: e.what, c: insteadOf(found.value as readonly Change[]), d: e.duration, n: found.n }
    )
  },
)
// Permanent changes: no duration is stated.
clause.iso(
  "{what:object} {c:becomes} . {s:still a land}",
  ({ what: w, c }) => ({ do: "change", what: w, changes: still(c), duration: "permanent" }),
  (e) =>
    e.do === "change" && e.duration === "permanent" && e.changes[0]?.change === "addTypes"
      ? { what: e.what, c: insteadOf(e.changes) }
      : undefined,
)
certain("still a land", ["it's still a land", "they're still lands"])
clause(["{what:object} become(s) a copy of {of:simple object} {d:duration}"], {
  do: "becomeCopy",
  what: what(),
  of: $<Selector>("of"),
  duration: $<Duration>("d"),
})
clause("{what:object} become(s) a copy of {of:simple object}", {
  do: "becomeCopy",
  what: what(),
  of: $<Selector>("of"),
})

// Flashback without a stated cost costs the mana cost (702.34a).
for (const it of ["its", "their"])
  clause(
    [
      `{what:object} gain(s) flashback {d:duration} . the flashback cost is equal to ${it} mana cost`,
      `{d:duration} , {what:object} gain(s) flashback . the flashback cost is equal to ${it} mana cost`,
    ],
    {
      do: "change",
      what: what(),
      changes: [{ change: "addAbilities", abilities: [{ ability: "keyword", keyword: "flashback" }] }],
      duration: $<Duration>("d"),
    },
  )
// "Becomes an artifact creature with base power and toughness 4/4 and gains flying".
for (const [words, lasts] of [
  ["{d:duration} , {what:object} {b:becomes} and {c:changes}", true],
  ["{d:duration} , {what:object} {b:becomes} , {c:changes}", true],
  ["{what:object} {b:becomes} and {c:changes} {d:duration}", true],
  ["{what:object} {b:becomes} and {c:changes}", false],
] as const)
  clause.iso(
    words,
    ({ what: w, b, c, d }) => ({
      do: "change",
      what: w,
      changes: [...(b as readonly Change[]), ...(c as readonly Change[])],
      duration: d ?? "permanent",
    }),
    (e) => {
      if (e.do !== "change" || e.choose !== undefined || (e.duration !== "permanent") !== lasts)
        return undefined
      const at = e.changes.findLastIndex((c) => isOfKind(c) || c.change === "setPT")
      return at < 0 || at === e.changes.length - 1
        ? undefined
        : { what: e.what, b: e.changes.slice(0, at + 1), c: e.changes.slice(at + 1), d: e.duration }
    },
  )
// "Its base power and toughness become 4/2" says the same as "it has base power and toughness 4/2".
clause.iso(
  [
    "{w:objects'} base power and toughness become|becomes {s:base size} {d:duration}",
    "{d:duration} , {w:objects'} base power and toughness become|becomes {s:base size}",
  ],
  ({ w, s, d }) => ({ do: "change", what: w, changes: [s], duration: d }),
  (e) => {
    const [only, ...more] = e.do === "change" && !e.choose ? e.changes : []
    return e.do === "change" && only?.change === "setPT" && more.length === 0
      ? { w: e.what, s: only, d: e.duration }
      : undefined
  },
)
// Two objects, one duration: "until end of turn, target creature gets +0/+2 and another target creature gets -2/-0".
clause.iso(
  "{d:duration} , {a:object} {c:changes} and {b:object} {e:changes}",
  ({ d, a, c, b, e }) => ({
    do: "sequence",
    of: [
      { do: "change", what: a, changes: c, duration: d },
      { do: "change", what: b, changes: e, duration: d },
    ],
  }),
  (value) => {
    const [first, second, ...more] = value.do === "sequence" ? value.of : []
    if (first?.do !== "change" || second?.do !== "change" || more.length > 0) return undefined
    if (!same(first.duration, second.duration) || first.choose || second.choose) return undefined
    return { d: first.duration, a: first.what, c: first.changes, b: second.what, e: second.changes }
  },
)
