import type { Duration, PlayerSelector, Selector } from "@apnap/engine"
import { $ } from "../../grammar/hole.ts"
import { clause, does } from "../../oracle.ts"
import { what } from "../holes.ts"
import { allPermanents } from "../objects/all.ts"

// Actions on objects in place (701).

// "Destroy all creatures": printed with "all", though "each creature" is also read.
does.iso(
  "destroy(s) all {t:things} . they can't be regenerated",
  () => undefined,
  (e) => (e.do === "destroy" && e.noRegeneration === true ? allPermanents(e.what) : undefined),
)
for (const verb of ["destroy", "tap", "untap"] as const)
  does.iso(
    `${verb}(s) all {t:things}`,
    () => undefined,
    (e) => (e.do === verb && !("noRegeneration" in e) ? allPermanents(e.what) : undefined),
  )
does("destroy(s) {what:object}", { do: "destroy", what: what() })
does(
  [
    "destroy(s) {what:object} . {f:found} can't be regenerated",
    "destroy(s) {what:object} . they can't be regenerated",
    "destroy(s) {what:object} . that creature can't be regenerated",
    "destroy(s) {what:object} . those creatures can't be regenerated",
    "destroy(s) {what:object} . a creature destroyed this way can't be regenerated",
    "destroy(s) {what:object} . creatures destroyed this way can't be regenerated",
    "destroy(s) {what:object} . the creature can't be regenerated",
    "destroy(s) {what:object} and it can't be regenerated",
  ],
  { do: "destroy", what: what(), noRegeneration: true },
)
does("tap(s) {what:object}", { do: "tap", what: what() })
does("untap(s) {what:object}", { do: "untap", what: what() })
does("tap or untap {what:object}", { do: "tapOrUntap", what: what() })
does("regenerate(s) {what:object}", { do: "regenerate", what: what() })
does("transform(s) {what:object}", { do: "transform", what: what() })
// 701.28a: converting follows the rules for transforming. A permanent only ever converts itself.
does(["convert(s) ~", "convert(s) it"], { do: "transform", what: { sel: "self" } })
does("goad(s) {what:object}", { do: "designate", what: what(), as: "goaded" })
does("remove(s) {what:object} from combat", { do: "removeFromCombat", what: what() })
does("attach(s) {a:object} to {what:object}", { do: "attach", what: $<Selector>("a"), to: what() })
for (const [words, of] of [
  ["{p:player}", $<PlayerSelector>("p")],
  ["a player", { who: "choose", from: { who: "players" } }],
  ["one of your opponents", { who: "choose", from: { who: "opponents" } }],
  [
    "another one of your opponents chosen at random",
    {
      who: "choose",
      from: { who: "otherThan", than: { who: "union", of: [{ who: "team" }, { who: "enchanted" }] } },
      random: true,
    },
  ],
] as const)
  does(`attach(s) {a:object} to ${words}`, {
    do: "attach",
    what: $<Selector>("a"),
    to: { sel: "players", of },
  })
clause("{a:object} fight(s) each other", { do: "fight", a: $<Selector>("a") })
clause("{a:object} fight(s) {b:object}", { do: "fight", a: $<Selector>("a"), b: $<Selector>("b") })
clause("{what:object} doesn't/don't untap during {w:other controllers} next untap step|steps", {
  do: "freeze",
  what: what(),
})
clause("{what:object} doesn't/don't untap during your next untap step", {
  do: "freeze",
  what: what(),
  whose: { who: "you" },
})
clause(
  [
    "{what:object} doesn't/don't untap during {p:player} 's next untap step",
    "{what:object} doesn't/don't untap during the player 's next untap step",
  ],
  {
    do: "freeze",
    what: what(),
    whose: $<PlayerSelector>("p"),
  },
)
clause("{what:object} phase(s) out", { do: "phaseOut", what: what() })
clause("{what:object} phase(s) out until ~ leaves the battlefield", {
  do: "phaseOut",
  what: what(),
  until: "sourceLeaves",
})
does("exchange control of {a:simple object} and {b:simple object}", {
  do: "exchangeControl",
  a: $<Selector>("a"),
  b: $<Selector>("b"),
})
does("{d:duration} , exchange the text boxes of {a:several}", {
  do: "exchangeTexts",
  of: $<Selector>("a"),
  duration: $<Duration>("d"),
})
does("exchange control of {a:several}", { do: "exchangeControl", a: $<Selector>("a") })
clause("{what:object} is/are goaded {d:duration}", {
  do: "designate",
  what: what(),
  as: "goaded",
  duration: $<Duration>("d"),
})
