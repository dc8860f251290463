import type { EventPattern, Filter, PlayerSelector } from "@apnap/engine"
import { define } from "../../grammar/grammar.ts"
import { $ } from "../../grammar/hole.ts"
import { ORACLE } from "../../oracle.ts"
import { certain } from "../players/owners.ts"

/** The event in "if … would …, … instead" (614). */
const would = define<EventPattern>(ORACLE, "would")
would("{f:subject} would die", { on: "moves", object: $<Filter>("f"), from: "battlefield", to: "graveyard" })
would("a card or token would be put into {who:graveyard whose} graveyard from anywhere", {
  on: "moves",
  object: { is: "ownedBy", player: $<PlayerSelector>("who") },
  to: "graveyard",
})
would(
  [
    "{f:would card} would be put into a graveyard from anywhere",
    "{f:subject} would be put into a graveyard from anywhere",
  ],
  {
    on: "moves",
    object: $<Filter>("f"),
    to: "graveyard",
  },
)
// Without a stated origin: from the battlefield.
would("{f:subject} would be put into a graveyard", {
  on: "moves",
  object: $<Filter>("f"),
  from: "battlefield",
  to: "graveyard",
})
would("{f:subject} would leave the battlefield", { on: "moves", object: $<Filter>("f"), from: "battlefield" })
would("a card would be put into {who:graveyard whose} graveyard from anywhere", {
  on: "moves",
  object: { is: "and", of: [{ is: "card" }, { is: "ownedBy", player: $<PlayerSelector>("who") }] }, // 108.2
  to: "graveyard",
})
would("a card {p:player} didn't control would be put into {who:graveyard whose} graveyard from anywhere", {
  on: "moves",
  object: {
    is: "and",
    of: [
      { is: "card" },
      { is: "not", of: { is: "controlledBy", player: $<PlayerSelector>("p") } },
      { is: "ownedBy", player: $<PlayerSelector>("who") },
    ],
  },
  to: "graveyard",
})
would("a {c:card thing} not on the battlefield would be put into {who:graveyard whose} graveyard", {
  on: "moves",
  object: {
    is: "and",
    of: [{ is: "card" }, $<Filter>("c"), { is: "ownedBy", player: $<PlayerSelector>("who") }],
  },
  notFrom: "battlefield",
  to: "graveyard",
})
would("a {t:plain thing} a opponent owns would die", {
  on: "moves",
  object: { is: "and", of: [$<Filter>("t"), { is: "ownedBy", player: { who: "opponents" } }] },
  from: "battlefield",
  to: "graveyard",
})
const wouldCard = define<Filter>(ORACLE, "would card")
wouldCard("a card or token", { is: "any" })
wouldCard("a card", { is: "card" })
certain("it again", ["it", "that card", "that creature", "that permanent"])
certain("spell again", ["it", "that spell", "those spells", "them", "spells this way", "a spell this way"])
