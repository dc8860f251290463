import type { EventPattern, Filter, PlayerSelector } from "@apnap/engine"
import { define } from "../grammar/grammar.ts"
import { $ } from "../grammar/hole.ts"
import { does, ORACLE, statics } from "../oracle.ts"
import { certain } from "./owners.ts"

/** What would happen, in "if … would …, … instead" (614). */
const would = define<EventPattern>(ORACLE, "would")
would("{f:subject} would die", { on: "moves", object: $<Filter>("f"), from: "battlefield", to: "graveyard" })
would(
  [
    "{f:subject} would be put into a graveyard from anywhere",
    "{f:would card} would be put into a graveyard from anywhere",
  ],
  {
    on: "moves",
    object: $<Filter>("f"),
    to: "graveyard",
  },
)
would("{f:subject} would leave the battlefield", { on: "moves", object: $<Filter>("f"), from: "battlefield" })
would("a card would be put into {who:graveyard whose} graveyard from anywhere", {
  on: "moves",
  object: { is: "ownedBy", player: $<PlayerSelector>("who") },
  to: "graveyard",
})
const wouldCard = define<Filter>(ORACLE, "would card")
wouldCard("a card or token", { is: "any" })
wouldCard("a card", { is: "card" })
certain("it again", ["it", "that card", "that creature", "that permanent"])
statics("if {e:would} , exile {i:it again} instead", {
  static: "alter",
  event: $<EventPattern>("e"),
  alter: { to: "zone", zone: "exile" },
})
statics("if {e:would} , shuffle {i:it again} into its owner 's library instead", {
  static: "alter",
  event: $<EventPattern>("e"),
  alter: { to: "zone", zone: "library", shuffle: true },
})
does("if {f:subject} would die this turn , exile {i:it again} instead", {
  do: "rule",
  effects: [
    {
      static: "alter",
      event: { on: "moves", object: $<Filter>("f"), from: "battlefield", to: "graveyard" },
      alter: { to: "zone", zone: "exile" },
    },
  ],
  duration: "endOfTurn",
})
statics("if you would gain life , you gain twice that much life instead", {
  static: "alter",
  event: { on: "gainLife", player: { who: "you" } },
  alter: { to: "amount", amount: { n: "times", of: 2, by: { n: "bound", name: "amount" } } },
})
statics("skip your draw step", { static: "skipStep", who: { who: "you" }, what: "draw" })
statics("players skip their untap steps", { static: "skipStep", who: { who: "players" }, what: "untap" })
