import type { Amount, CounterKind, Filter, PlayerSelector, StaticEffect } from "@apnap/engine"
import { define } from "../../grammar/grammar.ts"
import { $ } from "../../grammar/hole.ts"
import { ORACLE, statics } from "../../oracle.ts"

// What can't happen (614.17).

// 119.7, 119.8: life is neither gained nor lost, so it can't be set to a different number or paid as a cost.
define<readonly StaticEffect[]>(ORACLE, "static list")("{w:life of} life total|totals can't change", [
  { static: "cant", event: { on: "gainLife", player: $<PlayerSelector>("w") }, what: "gainLife" },
  { static: "cant", event: { on: "loseLife", player: $<PlayerSelector>("w") }, what: "loseLife" },
])
const lifeOf = define<PlayerSelector>(ORACLE, "life of")
lifeOf("your", { who: "you" })
lifeOf("your opponents '", { who: "opponents" })
lifeOf("players '", { who: "players" })
// 704.5r
statics("~ can't have more than {n:number} {kind:counter} counters on it", {
  static: "counterLimit",
  what: { sel: "self" },
  kind: $<CounterKind>("kind"),
  max: $<Amount>("n"),
})
statics(["{t:things subject} can't have {kind:counter} counters put on it|them"], {
  static: "cant",
  event: { on: "counters", object: $<Filter>("t"), kind: $<string>("kind") },
  what: "counters",
})
statics("{t:things subject} can't have counters put on it|them", {
  static: "cant",
  event: { on: "counters", object: $<Filter>("t") },
  what: "counters",
})
/** Objects that something can't be done to: "creatures you control", "enchanted creature". */
const subject = define<Filter>(ORACLE, "things subject")
subject("{t:plain things}", $<Filter>("t"))
subject("{t:subject}", $<Filter>("t"))
statics("spells and abilities your opponents control can't cause you to sacrifice {t:plain things}", {
  static: "cant",
  event: {
    on: "sacrifice",
    player: { who: "you" },
    object: $<Filter>("t"),
    causer: { who: "opponents" },
  },
  what: "sacrifice",
})
// 122.1: neither on these players nor on these objects.
statics("{p:barred} can't get counters", {
  static: "cant",
  event: { on: "counters", player: $<PlayerSelector>("p") },
  what: "counters",
})
statics("counters can't be put on {t:plain things}", {
  static: "cant",
  event: { on: "counters", object: $<Filter>("t") },
  what: "counters",
})
// 614.17: they don't enter from there.
for (const [words, things, from] of [
  ["{c:card things} in graveyards and libraries", $<Filter>("c"), ["graveyard", "library"]],
  ["{c:card things} in graveyards", $<Filter>("c"), "graveyard"],
  ["{t:plain things}", $<Filter>("t"), undefined],
] as const)
  statics(`${words} can't enter the battlefield`, {
    static: "cant",
    event: { on: "moves", object: things, ...(from !== undefined && { from }), to: "battlefield" },
    what: "enter",
  })
define<readonly StaticEffect[]>(ORACLE, "static list")(
  "{p:barred} can't cast {s:spell things} from graveyards or libraries",
  [
    { static: "cantCast", who: $<PlayerSelector>("p"), spells: $<Filter>("s"), from: "graveyard" },
    { static: "cantCast", who: $<PlayerSelector>("p"), spells: $<Filter>("s"), from: "library" },
  ],
)
define<readonly StaticEffect[]>(ORACLE, "static list")(
  "{p:barred} can't cast spells or activate abilities and plays with their hand revealed",
  [
    { static: "cantCast", who: $<PlayerSelector>("p"), spells: { is: "any" } },
    { static: "cantActivate", of: { filter: { is: "any" } }, who: $<PlayerSelector>("p"), manaToo: true },
    { static: "revealed", what: "hand", of: $<PlayerSelector>("p") },
  ],
)
define<readonly StaticEffect[]>(ORACLE, "static list")(
  "{p:barred} can't play lands or cast {s:spell things} from your|their hand|hands",
  [
    { static: "cantPlayLand", who: $<PlayerSelector>("p"), filter: { is: "inZone", zone: "hand" } },
    { static: "cantCast", who: $<PlayerSelector>("p"), spells: $<Filter>("s"), from: "hand" },
  ],
)
