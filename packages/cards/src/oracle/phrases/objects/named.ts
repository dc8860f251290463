import type { Amount, Filter, PlayerSelector, Selector, TargetSlot } from "@apnap/engine"
import { asObject } from "../../discourse/surface.ts"
import { define } from "../../grammar/grammar.ts"
import { $ } from "../../grammar/hole.ts"
import { ORACLE, object } from "../../oracle.ts"
import { NOUNS } from "../../words/nouns.ts"

// Objects by name, and by their relation to another.

object("~", { sel: "self" })
/** In a granted ability, the name of the granting object (201.5a); once granted, it's printed as "what gives it this ability". */
const giver = define<Selector>(ORACLE, "giver")
giver("§", { sel: "giver" })
giver.iso(
  "what gives it this ability",
  () => undefined,
  (what) => (what.sel === "giver" && what.object !== undefined ? {} : undefined),
)
object.iso(
  "{g:giver}",
  ({ g }) => g,
  (what) => (what.sel === "giver" ? { g: what } : undefined),
)
object(["~ from your graveyard", "~ from your hand"], { sel: "self" })
object(["enchanted|equipped|fortified {noun:host}", "enchanted {noun:host} card"], { sel: "attachedTo" })
object("the chosen creature|permanent|card", { sel: "chosen" })
object("the top card of {who:whose} library", { sel: "libraryTop", of: $<PlayerSelector>("who"), count: 1 })
object("the top card of {who:whose} graveyard", {
  sel: "graveyardTop",
  of: $<PlayerSelector>("who"),
  count: 1,
})
object("the top {f:card thing} of {who:whose} graveyard", {
  sel: "graveyardTop",
  of: $<PlayerSelector>("who"),
  count: 1,
  filter: $<Filter>("f"),
})
object("the bottom card of {who:whose} library", {
  sel: "libraryTop",
  of: $<PlayerSelector>("who"),
  count: 1,
  bottom: true,
})
// The number is defined by what comes before or after.
object.iso(
  "{n:number} cards from the top of {who:whose} library",
  ({ n, who }) => (isTold(n) ? { sel: "libraryTop", of: who, count: n } : undefined),
  (s) =>
    s.sel === "libraryTop" && s.bottom === undefined && isTold(s.count)
      ? { n: s.count, who: s.of }
      : undefined,
)
object("the top {n:number} cards of {who:whose} library", {
  sel: "libraryTop",
  of: $<PlayerSelector>("who"),
  count: $<Amount>("n"),
})
object("a number of cards from the top of {who:whose} library equal to {n:quantity}", {
  sel: "libraryTop",
  of: $<PlayerSelector>("who"),
  count: $<Amount>("n"),
})
function isTold(n: Amount): boolean {
  return typeof n !== "number" && n.n !== "x"
}
object(["{who:whose} hand", "the cards in {who:whose} hand", "the cards from {who:whose} hand"], {
  sel: "all",
  filter: { is: "any" },
  zone: "hand",
  of: $<PlayerSelector>("who"),
})
object.iso(
  "{who:player} ' graveyards",
  ({ who }) => ({ sel: "all", filter: { is: "any" }, zone: "graveyard", of: who }),
  (what, { targets }) =>
    what.sel === "all" &&
    what.zone === "graveyard" &&
    what.filter.is === "any" &&
    isOfSeveral(what.of, targets)
      ? { who: what.of }
      : undefined,
)
/** "Any number of target players": their graveyards, rather than somebody's graveyard. */
function isOfSeveral(who: PlayerSelector | undefined, targets: readonly unknown[]): boolean {
  const { max } = ((who?.who === "target" ? targets[who.slot] : undefined) ?? {}) as Partial<TargetSlot>
  return max !== undefined && max !== 1
}
object("{who:whose} graveyard", {
  sel: "all",
  filter: { is: "any" },
  zone: "graveyard",
  of: $<PlayerSelector>("who"),
})
// The cards revealed, including the one found (701.20).
object.iso(
  "those cards",
  () => undefined,
  (what) =>
    what.sel === "union" && what.of[1].sel === "bound" && what.of[1].name === "rest" ? {} : undefined,
)
object("{a:object} , {b:simple object} , and {c:simple object}", {
  sel: "union",
  of: [$<Selector>("a"), $<Selector>("b"), $<Selector>("c")],
})
object("{a:object} and {b:other object}", { sel: "union", of: [$<Selector>("a"), $<Selector>("b")] })
// The second of a pair isn't a pair itself.
ORACLE.symbol("other object").handwritten = {
  read: (reader, at) => reader.read("simple object", at),
  spell: (value) => [[{ symbol: "simple object", value }]],
}

/** The noun after "enchanted" repeats the quality from the enchant ability. */
ORACLE.symbol("host").handwritten = {
  begins: (word) => NOUNS.some((noun) => noun.singular === word),
  read: (reader, at) =>
    NOUNS.some((noun) => noun.singular === reader.tokens[at])
      ? [{ end: at + 1, value: reader.tokens[at] }]
      : [],
  *spell() {
    yield [["creature", ...NOUNS.map((noun) => noun.singular)]]
  },
}
ORACLE.symbol("simple object").handwritten = {
  read: (reader, at) => reader.read("object", at).filter((r) => (r.value as Selector).sel !== "union"),
  spell: (value) => ((value as Selector).sel === "union" ? [] : [[{ symbol: "object", value }]]),
}

/**
 * "A card other than ~ from your graveyard", "with mana value equal to the number of counters on ~ from your hand": the card is
 * there, not this object.
 */
ORACLE.symbol("object alone").handwritten = {
  read: (reader, at) =>
    reader
      .read("object", at)
      .filter(({ end }) => end === at + 1 || reader.tokens[at] !== "~" || reader.tokens[at + 1] !== "from"),
  spell: (value) => [[{ symbol: "object", value }]],
}

// 508.1b
object("the player or planeswalker {what:simple object} is attacking", {
  sel: "attackedBy",
  of: $<Selector>("what"),
})
object.iso(
  "the player or planeswalker it's attacking",
  () => ({
    sel: "attackedBy",
    of: asObject({ sel: "said", how: "attacker" }),
  }),
  (what) => (what.sel === "attackedBy" ? {} : undefined),
)
object("all opponents ' graveyards", {
  sel: "all",
  filter: { is: "any" },
  zone: "graveyard",
  of: { who: "opponents" },
})
object("all graveyards", { sel: "all", filter: { is: "any" }, zone: "graveyard" })
