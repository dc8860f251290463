import type { Change, Filter, Selector } from "@apnap/engine"
import { $, same } from "../../grammar/hole.ts"
import { object, statics } from "../../oracle.ts"

// What has the body of a card that it exiled (607.2a): size and creature types.

object("the last {t:card thing} exiled with {i:its own}", {
  sel: "all",
  filter: { is: "exiledWith", last: true, of: $<Filter>("t") },
  zone: "exile",
})

function body(of: Selector, kept: string): readonly Change[] {
  return [
    { change: "creatureTypesOf", of, and: [kept] },
    { change: "setPT", power: { n: "power", of }, toughness: { n: "toughness", of } },
  ]
}

statics.iso(
  "{what:group} has/have the power , toughness , and creature types of {of:object} . it's still a {t:plain thing}",
  ({ what, of, t }) => {
    const still = t as Filter
    return still.is === "subtype"
      ? { static: "modify", what: what as Selector, changes: body(of, still.subtype) }
      : undefined
  },
  (s) => {
    const first = s.static === "modify" ? s.changes[0] : undefined
    if (s.static !== "modify" || first?.change !== "creatureTypesOf" || first.and.length !== 1)
      return undefined
    const [subtype] = first.and
    return same(s.changes, body(first.of, subtype))
      ? { what: s.what, of: first.of, t: { is: "subtype", subtype } }
      : undefined
  },
)
