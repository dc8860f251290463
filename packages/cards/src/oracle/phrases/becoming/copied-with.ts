import type { Ability, Amount, CardType, Change, Condition, Keyword, Selector } from "@apnap/engine"
import { define } from "../../grammar/grammar.ts"
import { $ } from "../../grammar/hole.ts"
import { ORACLE, statics } from "../../oracle.ts"
import { type CopyOf, copiable, copied, copying, thingsCopied } from "../entering/enters.ts"
import { joined } from "./changes.ts"
import { partitions } from "./copies.ts"

// What enters as a copy, and does something besides: "except it enters with … counters on it" (707.9e, f).

type Counters = NonNullable<With["counters"]>
type With = NonNullable<CopyOf["with"]>[number]

const counters = define<Counters>(ORACLE, "counters to enter with")
counters("a additional {kind:counter} counter", [{ kind: $<string>("kind"), count: 1 }])
counters("{n:number} additional {kind:counter} counters", [
  { kind: $<string>("kind"), count: $<Amount>("n") },
])
counters("a {kind:counter} counter", [{ kind: $<string>("kind"), count: 1 }])

const typeNoun = define<CardType>(ORACLE, "permanent type")
for (const type of ["artifact", "battle", "creature", "enchantment", "land", "planeswalker"] as const)
  typeNoun(type, type)

const COPIED: Selector = { sel: "bound", name: "copied" }
const YOURS: Condition = {
  if: "is",
  of: COPIED,
  filter: { is: "controlledBy", player: { who: "you" } },
}

/** One thing that it does besides. */
const rider = define<With>(ORACLE, "copy rider")
const put = $<Counters>("c")
rider("it enters with {c:counters to enter with} on it", { counters: put })
rider("it enters with {c:counters to enter with} on it if it's a {t:permanent type}", {
  ifType: $<CardType>("t"),
  counters: put,
})
rider("it enters with {c:counters to enter with} on it if you control that creature", {
  condition: YOURS,
  counters: put,
})
rider(
  ", if it's a {t:permanent type} , it enters with {c:counters to enter with} on it and has {k:abilities}",
  {
    ifType: $<CardType>("t"),
    counters: put,
    except: [{ change: "addAbilities", abilities: $<readonly Ability[]>("k") }],
  },
)
rider("it has {k:abilities} if that creature doesn't have {j:named keyword}", {
  condition: {
    if: "not",
    of: { if: "is", of: COPIED, filter: { is: "keyword", keyword: $<Keyword>("j") } },
  },
  except: [{ change: "addAbilities", abilities: $<readonly Ability[]>("k") }],
})

/** Exceptions of both kinds in one list, changes of what is copied and riders. */
interface Terms {
  except: readonly Change[]
  with: readonly With[]
}
type Term = { except: readonly Change[] } | { with: With }
const term = define<Term>(ORACLE, "copy term")
term("{r:copy rider}", { with: $<With>("r") })
term("{x:exception}", { except: $<readonly Change[]>("x") })
joined("copy term list", "copy term")

ORACLE.symbol("copy terms").handwritten = {
  read: (reader, at) =>
    reader.read("copy term list", at).flatMap((r) => {
      const terms = r.value as readonly Term[]
      const found: Terms = {
        except: terms.flatMap((one) => ("except" in one ? one.except : [])),
        with: terms.flatMap((one) => ("with" in one ? [one.with] : [])),
      }
      return found.with.length === 0 ? [] : [{ end: r.end, value: found }]
    }),
  *spell(value) {
    const { except, with: riders } = value as Terms
    const besides = riders.map((one): Term => ({ with: one }))
    for (const parts of except.length === 0 ? [[]] : partitions(except)) {
      const changed = parts.map((one): Term => ({ except: one }))
      yield [{ symbol: "copy term list", value: [...changed, ...besides] }]
      if (changed.length > 0) yield [{ symbol: "copy term list", value: [...besides, ...changed] }]
    }
  },
}

statics.iso(
  [
    "you may have ~ enter as a copy of any {t:thing} , except {x:copy terms}",
    "you may have ~ enter as a copy of a {t:thing} , except {x:copy terms}",
  ],
  ({ t, x }) => {
    const copyOf = copiable(t)
    const { except, with: riders } = x as Terms
    return (
      copyOf && copying({ ...copyOf, optional: true, ...(except.length > 0 && { except }), with: riders })
    )
  },
  (s) => {
    const copyOf = copied(s, {})
    if (copyOf?.optional !== true || copyOf.with === undefined) return undefined
    const { except = [], with: riders } = copyOf
    return { t: thingsCopied(copyOf), x: { except, with: riders } satisfies Terms }
  },
)
