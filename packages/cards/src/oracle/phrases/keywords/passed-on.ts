import type { Change, Duration, Filter, Keyword, Selector, Zone } from "@apnap/engine"
import { define } from "../../grammar/grammar.ts"
import { $ } from "../../grammar/hole.ts"
import { clause, ORACLE, statics } from "../../oracle.ts"
import { joined } from "../becoming/changes.ts"
import { pileOf, thingsOfPile } from "../objects/pile.ts"
import type { Things } from "../objects/things.ts"

// "… gains flying if … has flying. The same is true for …": keywords passed on, each in its variants (702.1c).

const passedOn = define<Keyword>(ORACLE, "passed keyword")
passedOn("{k:plain keyword}", $<Keyword>("k"))
for (const variable of ["landwalk", "protection"] as const) passedOn(variable, variable)
joined("passed keywords", "passed keyword")

/** Who has the keyword that is named first. */
interface Having {
  of: Selector
  keyword: Keyword
}
const having = define<Having>(ORACLE, "having keyword")
having("you control a {t:plain thing} with {k:passed keyword}", {
  of: {
    sel: "all",
    filter: { is: "and", of: [$<Filter>("t"), { is: "controlledBy", player: { who: "you" } }] },
  },
  keyword: $<Keyword>("k"),
})
having("a {t:card thing} with {k:passed keyword} is in a graveyard", {
  of: { sel: "all", filter: $<Filter>("t"), zone: "graveyard" },
  keyword: $<Keyword>("k"),
})
having.iso(
  "a {t:thing} has {k:passed keyword}",
  ({ t, k }) => {
    const of = allOf(t)
    return of && { of, keyword: k }
  },
  ({ of, keyword }) => {
    const t = thingOf(of)
    return t && { t, k: keyword }
  },
)
having("a exiled {t:card thing} has {k:passed keyword}", {
  of: { sel: "all", filter: $<Filter>("t"), zone: "exile" },
  keyword: $<Keyword>("k"),
})
function allOf(things: Things): Selector | undefined {
  if (things.kind === undefined && things.zone === undefined) return { sel: "all", filter: things.filter }
  const pile = pileOf(things)
  return pile && { sel: "all", ...pile }
}
function thingOf(what: Selector): Things | undefined {
  if (what.sel !== "all" || Array.isArray(what.zone)) return undefined
  const { filter, zone, of } = what
  return zone === undefined ? { filter } : thingsOfPile({ filter, zone: zone as Zone, ...(of && { of }) })
}

function passing(h: Having, k: Keyword, l: readonly Keyword[]): Change | undefined {
  return h.keyword === k ? { change: "keywordsOf", of: h.of, keywords: [k, ...l] } : undefined
}
function passed([only, ...more]: readonly Change[]) {
  if (only?.change !== "keywordsOf" || more.length > 0) return undefined
  const [k, ...l] = only.keywords
  return { h: { of: only.of, keyword: k }, k, l }
}

clause.iso(
  "{w:object} gain(s) {k:passed keyword} {d:duration} if {h:having keyword} . the same is true for {l:passed keywords}",
  ({ w, k, d, h, l }) => {
    const change = passing(h, k, l)
    return change && { do: "change", what: w as Selector, changes: [change], duration: d as Duration }
  },
  (e) => {
    const holes = e.do === "change" && e.choose === undefined ? passed(e.changes) : undefined
    return holes && e.do === "change" ? { w: e.what, d: e.duration, ...holes } : undefined
  },
)
statics.iso(
  [
    "as long as {h:having keyword} , {w:group} has/have {k:passed keyword} . the same is true for {l:passed keywords}",
    "{w:group} has/have {k:passed keyword} as long as {h:having keyword} . the same is true for {l:passed keywords}",
  ],
  ({ w, k, h, l }) => {
    const change = passing(h, k, l)
    return change && { static: "modify", what: w as Selector, changes: [change] }
  },
  (s) => {
    const holes = s.static === "modify" ? passed(s.changes) : undefined
    return holes && s.static === "modify" ? { w: s.what, ...holes } : undefined
  },
)
