import type { Filter } from "@apnap/engine"
import { define } from "../../grammar/grammar.ts"
import { $ } from "../../grammar/hole.ts"
import { event, ORACLE } from "../../oracle.ts"
import { withOther, withoutOther } from "../objects/other.ts"
import type { Things } from "../objects/things.ts"
import { f, who } from "./subject.ts"

// Casting spells, activating abilities and becoming a target (601.2i, 602.2b).

const controls = define<Filter>(ORACLE, "controls")
controls("a opponent controls", { is: "controlledBy", player: { who: "opponents" } })
controls("you control", { is: "controlledBy", player: { who: "you" } })
event("{who:event player} cast(s) {what:cast spell} or activate(s) a ability", {
  on: "anyOf",
  of: [
    { on: "cast", spell: f(), by: who() },
    { on: "activates", ability: { is: "any" }, by: who() },
  ],
})
event("{who:event player} activate(s) a ability that targets {t:targeted kinds}", {
  on: "activates",
  ability: $<Filter>("t"),
  by: who(),
})
event("a ability of {what:subject} is activated , if it isn't a mana ability", {
  on: "activates",
  ability: { is: "any" },
  source: f(),
})
const targetedKinds = define<Filter>(ORACLE, "targeted kinds")
targetedKinds("a {t:plain thing} or player", {
  is: "targets",
  filter: $<Filter>("t"),
  players: { who: "players" },
})
targetedKinds("{what:targeted thing}", { is: "targets", filter: f() })
ORACLE.symbol("targeted thing").handwritten = {
  read: (reader, at) => reader.read("subject", at),
  spell: (value) => [[{ symbol: "subject", value }]],
}

const castSpell = define<Filter>(ORACLE, "cast spell")
castSpell.iso(
  "a {t:thing}",
  ({ t }) =>
    (t as Things).kind === "spell" && (t as Things).zone === undefined ? (t as Things).filter : undefined,
  (filter) => ({ t: { filter, kind: "spell" } }),
)
castSpell.iso(
  "another {t:thing}",
  ({ t }) =>
    (t as Things).kind === "spell" && (t as Things).zone === undefined
      ? withOther((t as Things).filter)
      : undefined,
  (filter) => {
    const bare = withoutOther({ filter })
    return bare && { t: { ...bare, kind: "spell" } }
  },
)
/** With mana that this object produced. */
event("{who:event player} cast(s) {what:cast spell} using mana produced by ~", {
  on: "cast",
  spell: {
    is: "and",
    of: [
      f(),
      {
        is: "condition",
        condition: {
          if: "compare",
          left: { n: "manaSpentFrom", of: { sel: "bound", name: "it" }, from: { sel: "self" } },
          op: ">=",
          right: 1,
        },
      },
    ],
  },
  by: who(),
})
event("you cast a spell for the first time each turn", {
  on: "cast",
  spell: { is: "any" },
  by: { who: "you" },
  nth: 1,
})
event("{who:event player} cast(s) a spell during your turn", {
  on: "cast",
  spell: { is: "condition", condition: { if: "turnOf", player: { who: "you" } } },
  by: who(),
})
const castZone = define<Filter>(ORACLE, "cast zone")
castZone("anywhere other than your|their hand", { is: "not", of: { is: "castFrom", zone: "hand" } })
castZone("exile", { is: "castFrom", zone: "exile" })
castZone("your|their|a graveyard", { is: "castFrom", zone: "graveyard" })
castZone("your|their library", { is: "castFrom", zone: "library" })
castZone("your|their hand", { is: "castFrom", zone: "hand" })
event("{who:event player} or {what:subject} become(s) the target of a spell or ability {by:controls}", {
  on: "anyOf",
  of: [
    { on: "targeted", player: who(), by: $<Filter>("by") },
    { on: "targeted", object: f(), by: $<Filter>("by") },
  ],
})
// A spell or ability with a single target.
for (const [words, by] of [
  ["a spell", { is: "spell" }],
  ["a ability", { is: "ability" }],
  ["a spell or ability", { is: "or", of: [{ is: "spell" }, { is: "ability" }] }],
] as const)
  event(`~ becomes the target of ${words} that targets only it`, {
    on: "targeted",
    object: { is: "self" },
    by: { is: "and", of: [by, { is: "targets", filter: { is: "self" }, only: true }] },
  })
// On another player's turn: the first of that turn.
event("you cast your first spell during each opponent 's turn", {
  on: "qualified",
  event: { on: "cast", spell: { is: "any" }, by: { who: "you" }, nth: 1 },
  during: { if: "turnOf", player: { who: "opponents" } },
})
