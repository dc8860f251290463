import type { Amount, Change, Filter, PlayerSelector, Selector } from "@apnap/engine"
import { $ } from "../../../grammar/hole.ts"
import { clause, does } from "../../../oracle.ts"
import { what } from "../../holes.ts"
import { certain } from "../../players/owners.ts"
import { ANY_NUMBER } from "../../targets/slots.ts"

const IT: Selector = { sel: "bound", name: "it" }

// Copies of spells, and new targets (707.10, 115.7).

does(
  [
    "copy(s) {what:object} . you may choose new targets for the copy|copies",
    "copy(s) {what:object} and you may choose new targets for the copy",
    "copy(s) {what:object} , and you may choose new targets for the copy",
    // One copy more than another ability of the same card makes (Howl of the Horde).
    "copy(s) {what:object} a additional time . you may choose new targets for the copy",
  ],
  {
    do: "copySpell",
    of: what(),
    newTargets: true,
  },
)
does("copy(s) {what:object} , except {x:exceptions} . you may choose new targets for the copy|copies", {
  do: "copySpell",
  of: what(),
  except: $<readonly Change[]>("x"),
  newTargets: true,
})
does("copy(s) {what:object} twice . you may choose new targets for the copies", {
  do: "copySpell",
  of: what(),
  count: 2,
  newTargets: true,
})
does(["copy(s) {what:object} twice"], { do: "copySpell", of: what(), count: 2 })
for (const [words, more] of [
  [
    "copy(s) {what:object} for each {n:each} . you may choose new targets for the copies",
    { newTargets: true },
  ],
  ["copy(s) {what:object} for each {n:each}", {}],
] as const)
  does(words, { do: "copySpell", of: what(), count: $<Amount>("n"), ...more })
does("copy(s) {what:object}", { do: "copySpell", of: what() })
does("double the value of x", { do: "doubleX", of: IT })
does("choose new targets for {what:object}", { do: "chooseNewTargets", of: what() })
does("change the target of {what:object}", { do: "chooseNewTargets", of: what(), single: true })
// 115.7b
does("change a target of {what:object} to {t:simple object}", {
  do: "chooseNewTargets",
  of: what(),
  to: $<Selector>("t"),
  one: true,
})
// 115.7a
does("change the target of {what:object} to {t:simple object}", {
  do: "chooseNewTargets",
  of: what(),
  to: $<Selector>("t"),
  single: true,
})
does("copy|copies {what:object} . the copy targets {t:simple object}", {
  do: "copySpell",
  of: what(),
  target: $<Selector>("t"),
})
// One copy for each object it could target (707.10d).
does("copy|copies {what:object} for each {t:plain thing} {c:could target} . {d:different one}", {
  do: "copySpell",
  of: what(),
  forEach: { sel: "all", filter: $<Filter>("t") },
})
certain(
  "could target",
  ["the spell", "that spell", "the ability", "that ability", "the spell or ability", "it"].flatMap((it) => [
    `that ${it} could target`,
    `${it} could target`,
  ]),
)
certain("different one", [
  "each copy targets a different one of those creatures",
  "each copy targets a different one of those permanents",
])
does("choose new targets for any number of other spells {a:and or} abilities", {
  do: "chooseNewTargets",
  of: {
    sel: "choose",
    filter: {
      is: "and",
      of: [
        { is: "other", than: { sel: "thisAbility" } },
        { is: "or", of: [{ is: "spell" }, { is: "ability" }] },
      ],
    },
    zone: "stack",
    count: ANY_NUMBER,
    upTo: true,
  },
})
// Each of them copies it and chooses the targets of that copy (707.10c).
const LOOP: PlayerSelector = { who: "bound", name: "player" }
clause("{who:player} copies {what:object} . each of those players may choose new targets for their copy", {
  do: "forEachPlayer",
  of: $<PlayerSelector>("who"),
  effect: { do: "copySpell", of: what(), newTargets: true, player: LOOP },
})
clause("{who:player} may copy {what:object} and may choose new targets for the copy they control", {
  do: "forEachPlayer",
  of: $<PlayerSelector>("who"),
  effect: {
    do: "may",
    player: LOOP,
    effect: { do: "copySpell", of: what(), newTargets: true, player: LOOP },
  },
})
// 707.10c: the player who copies it controls the copy and chooses its targets.
clause("{who:player} may copy ~ and may choose a new target for that copy", {
  do: "may",
  player: $<PlayerSelector>("who"),
  effect: { do: "copySpell", of: { sel: "self" }, newTargets: true, player: $<PlayerSelector>("who") },
})
