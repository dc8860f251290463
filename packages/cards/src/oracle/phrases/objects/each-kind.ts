import { BASIC_LAND_TYPES, type Filter, type Selector } from "@apnap/engine"
import { define } from "../../grammar/grammar.ts"
import { same } from "../../grammar/hole.ts"
import { ORACLE, object } from "../../oracle.ts"
import type { Things } from "./things.ts"

// One object of each of several kinds, of which an object may have more than one: "a land of each basic land type".

type Choice = Extract<Selector, { sel: "choose" }>

const PERMANENT_KINDS = ["artifact", "battle", "creature", "enchantment", "land", "planeswalker"] as const
const KINDS: readonly (readonly [words: string, each: readonly Filter[]])[] = [
  ["basic land type", BASIC_LAND_TYPES.map((subtype) => ({ is: "subtype", subtype }))],
  ["permanent type", PERMANENT_KINDS.map((type) => ({ is: "type", type }))],
]

function oneOfEach(said: unknown, each: readonly Filter[]): Choice | undefined {
  const { filter, kind, zone } = said as Things
  return kind === undefined && zone === undefined ? { sel: "choose", filter, each } : undefined
}
function saidOf(what: Selector, each: readonly Filter[]): { t: Things } | undefined {
  return what.sel === "choose" &&
    same({ ...what, bind: undefined }, { sel: "choose", filter: what.filter, each })
    ? { t: { filter: what.filter } }
    : undefined
}
for (const [words, each] of KINDS) {
  object.iso(
    `a {t:thing} of each ${words}`,
    ({ t }) => oneOfEach(t, each),
    (what) => saidOf(what, each),
  )
  object.iso(
    `from the {t:things} a {u:plain thing} of each ${words}`,
    ({ t, u }) =>
      oneOfEach(
        t,
        each.map((kind) => ({ is: "and", of: [u as Filter, kind] })),
      ),
    (what) => {
      const [first] = what.sel === "choose" ? (what.each ?? []) : []
      const u = first?.is === "and" ? first.of[0] : undefined
      if (u === undefined) return undefined
      const found = saidOf(
        what,
        each.map((kind) => ({ is: "and", of: [u, kind] })),
      )
      return found && { ...found, u }
    },
  )
}

/** "An artifact, a creature, an enchantment, and a land". */
const kinds = define<readonly Filter[]>(ORACLE, "kinds")
for (const [words, names] of [
  ["a {a:plain thing} , a {b:plain thing} , and a {c:plain thing}", ["a", "b", "c"]],
  ["a {a:plain thing} , a {b:plain thing} , a {c:plain thing} , and a {d:plain thing}", ["a", "b", "c", "d"]],
] as const)
  kinds.iso(
    words,
    (holes) => names.map((name) => holes[name] as Filter),
    (list) =>
      list.length === names.length ? Object.fromEntries(names.map((name, i) => [name, list[i]])) : undefined,
  )
for (const words of ["from among the {t:things} {k:kinds}", "{k:kinds} from among the {t:things}"])
  object.iso(
    words,
    ({ t, k }) => oneOfEach(t, k as readonly Filter[]),
    (what) => {
      const each = what.sel === "choose" ? what.each : undefined
      const found = each && saidOf(what, each)
      return found && { ...found, k: each }
    },
  )
