import type { Change, Duration, Effect, Selector } from "@apnap/engine"
import { define } from "../../../grammar/grammar.ts"
import { $, same } from "../../../grammar/hole.ts"
import { clause, ORACLE } from "../../../oracle.ts"

// Changes to what is chosen as the effect begins: "becomes the color of your choice" (608.2d).

type Changed = Extract<Effect, { do: "change" }>
type Chosen = Pick<Changed, "changes" | "choose">

const chosen = define<Chosen>(ORACLE, "chosen change")
chosen("become(s) the color of your choice", {
  changes: [{ change: "setColors", colors: "chosen" }],
  choose: "color",
})
chosen("become(s) the color or colors of your choice", {
  changes: [{ change: "setColors", colors: "chosen" }],
  choose: "colors",
})
chosen("become(s) the basic land type of your choice", {
  changes: [{ change: "setSubtypes", of: "land", subtypes: "chosen" }],
  choose: "landType",
})
chosen("become(s) the basic land type of your choice in addition to its other types", {
  changes: [{ change: "addSubtypes", subtypes: "chosen" }],
  choose: "landType",
})
chosen("become(s) the creature type of your choice", {
  changes: [{ change: "setSubtypes", of: "creature", subtypes: "chosen" }],
  choose: "creatureType",
})
for (const [words, keyword] of [
  ["protection", "protection"],
  ["hexproof", "hexproofFrom"],
] as const)
  chosen(`gain(s) ${words} from the color of your choice`, {
    changes: [
      {
        change: "addAbilities",
        abilities: [{ ability: "keyword", keyword, filter: { is: "color", color: "chosen" } }],
      },
    ],
    choose: "color",
  })

interface Said {
  what?: unknown
  k?: unknown
  c?: unknown
  d?: unknown
}
function made({ what, k, c = [], d = "permanent" }: Said): Effect {
  const { changes, choose } = k as Chosen
  return {
    do: "change",
    what: what as Selector,
    changes: [...(c as readonly Change[]), ...changes],
    duration: d as Duration,
    choose,
  }
}
/** Of a change to something chosen: the last of its changes, and those before it. */
function taken(e: Effect, lasts: boolean, several: boolean) {
  if (e.do !== "change" || e.choose === undefined || (e.duration !== "permanent") !== lasts) return undefined
  if (e.changes.length > 1 !== several) return undefined
  const { what, choose, duration: d } = e
  const said = { what, k: { changes: e.changes.slice(-1), choose }, c: e.changes.slice(0, -1), d }
  return same(made(said), { do: e.do, what, changes: e.changes, duration: d, choose }) ? said : undefined
}

clause.iso("{what:object} {k:chosen change}", made, (e) => taken(e, false, false))
clause.iso(
  ["{what:object} {k:chosen change} {d:duration}", "{d:duration} , {what:object} {k:chosen change}"],
  made,
  (e) => taken(e, true, false),
)
clause.iso(["{what:object} {c:changes} and {k:chosen change} {d:duration}"], made, (e) =>
  taken(e, true, true),
)
clause("creatures of the creature type of your choice {c:changes} {d:duration}", {
  do: "change",
  what: { sel: "all", filter: { is: "and", of: [{ is: "type", type: "creature" }, { is: "chosenType" }] } },
  changes: $<readonly Change[]>("c"),
  duration: $<Duration>("d"),
  choose: "creatureType",
})
