import type { Filter, PlayerSelector } from "@apnap/engine"
import { define } from "../../grammar/grammar.ts"
import { $ } from "../../grammar/hole.ts"
import { event, ORACLE } from "../../oracle.ts"
import { f } from "./subject.ts"

// Objects that change zones (603.6).

event("a card is put into {w:graveyard whose} graveyard from anywhere", {
  on: "moves",
  object: { is: "and", of: [{ is: "card" }, { is: "ownedBy", player: $<PlayerSelector>("w") }] }, // 108.2
  to: "graveyard",
})
event("a card is put into a graveyard from anywhere", {
  on: "moves",
  object: { is: "card" },
  to: "graveyard",
})
const CARD: Filter = { is: "and", of: [{ is: "card" }, $<Filter>("c")] }
const graveyardWhose = define<PlayerSelector>(ORACLE, "graveyard whose")
graveyardWhose("your", { who: "you" })
graveyardWhose("a opponent 's", { who: "opponents" })
graveyardWhose("enchanted player 's", { who: "enchanted" })
// A permanent someone else owns is put into its owner's graveyard, not yours (404.1).
event("~ is put into your graveyard from the battlefield", {
  on: "moves",
  object: { is: "and", of: [{ is: "self" }, { is: "ownedBy", player: { who: "you" } }] },
  from: "battlefield",
  to: "graveyard",
})
event("~ is put into your graveyard from your library", {
  on: "moves",
  object: { is: "self" },
  from: "library",
  to: "graveyard",
})
event("one or more {c:card things} leave your graveyard", {
  on: "moves",
  object: { is: "and", of: [$<Filter>("c"), { is: "ownedBy", player: { who: "you" } }] },
  from: "graveyard",
  batch: true,
})
event("one or more {c:card things} are put into your graveyard from your library", {
  on: "moves",
  object: { is: "and", of: [$<Filter>("c"), { is: "ownedBy", player: { who: "you" } }] },
  from: "library",
  to: "graveyard",
  batch: true,
})
// 406.1: a token isn't a card (108.2b).
const CARD_OF_YOURS: Filter = {
  is: "and",
  of: [$<Filter>("c"), { is: "card" }, { is: "ownedBy", player: { who: "you" } }],
}
for (const [words, object, from] of [
  ["from graveyards and/or the battlefield", CARD, ["graveyard", "battlefield"]],
  ["from your library and/or your graveyard", CARD_OF_YOURS, ["library", "graveyard"]],
  ["from your graveyard", CARD_OF_YOURS, "graveyard"],
  ["from your hand", CARD_OF_YOURS, "hand"],
] as const)
  event(`one or more {c:card things} are put into exile ${words}`, {
    on: "moves",
    object,
    from,
    to: "exile",
    batch: true,
  })
event("~ is put into a graveyard from anywhere", { on: "moves", object: { is: "self" }, to: "graveyard" })
event("{c:discarded} is put into a graveyard from anywhere", {
  on: "moves",
  object: { is: "and", of: [{ is: "card" }, $<Filter>("c")] },
  to: "graveyard",
})
event("{c:discarded} is put into {w:graveyard whose} graveyard from anywhere", {
  on: "moves",
  object: {
    is: "and",
    of: [{ is: "card" }, $<Filter>("c"), { is: "ownedBy", player: $<PlayerSelector>("w") }],
  },
  to: "graveyard",
})
event("{what:subject} is put into {w:graveyard whose} graveyard", {
  on: "moves",
  object: { is: "and", of: [f(), { is: "ownedBy", player: $<PlayerSelector>("w") }] },
  from: "battlefield",
  to: "graveyard",
})
event("~ is put into your hand from your graveyard", {
  on: "moves",
  object: { is: "self" },
  from: "graveyard",
  to: "hand",
})
event("{c:discarded} is put into {w:graveyard whose} graveyard from anywhere other than the battlefield", {
  on: "moves",
  object: { is: "and", of: [$<Filter>("c"), { is: "ownedBy", player: $<PlayerSelector>("w") }] },
  notFrom: "battlefield",
  to: "graveyard",
})
event("{c:discarded} is put into a graveyard from anywhere other than the battlefield", {
  on: "moves",
  object: $<Filter>("c"),
  notFrom: "battlefield",
  to: "graveyard",
})
event("{c:discarded} leaves your graveyard", {
  on: "moves",
  object: { is: "and", of: [$<Filter>("c"), { is: "ownedBy", player: { who: "you" } }] },
  from: "graveyard",
})
event("one or more {c:card things} are milled", {
  on: "moves",
  object: $<Filter>("c"),
  cause: "mill",
  to: "graveyard",
  batch: true,
})
// 702.167a: as part of that ability's cost.
event("~ is exiled from the battlefield while you're activating a craft ability", {
  on: "moves",
  object: { is: "self" },
  from: "battlefield",
  to: "exile",
  cause: "cost",
  by: { who: "you" },
  source: { is: "keyword", keyword: "craft" },
})
