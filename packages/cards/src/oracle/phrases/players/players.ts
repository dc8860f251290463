import type { PlayerSelector, Selector, TargetSlot } from "@apnap/engine"
import { asPlayer } from "../../discourse/surface.ts"
import type { Context, Item, Reader, Reading } from "../../grammar/grammar.ts"
import { define } from "../../grammar/grammar.ts"
import { $ } from "../../grammar/hole.ts"
import { ORACLE, objects, player, whose } from "../../oracle.ts"
import { xFor } from "../paragraph/where-x.ts"

player("you", { who: "you" })
player(["each opponent", "your opponents"], { who: "opponents" })
player(["each player", "all players", "players"], { who: "players" })
player("each friend", { who: "bound", name: "friend" })
player("each foe", { who: "bound", name: "foe" })
player("your team", { who: "team" })
player("each other player", { who: "otherThan", than: { who: "you" } })
// Other than the event's player (`sound/other-players.ts`).
player.iso(
  "each other player",
  () => undefined,
  (who) => (who.who === "otherThan" && isThatPlayer(who.than) ? {} : undefined),
)
player("each player other than {p:other player}", {
  who: "otherThan",
  than: $<PlayerSelector>("p"),
})
// Teammates are no opponents (102.3).
player("each other opponent", {
  who: "otherThan",
  than: { who: "union", of: [{ who: "team" }, asPlayer({ who: "said", noun: "player" })] },
})
player.iso(
  "each other opponent",
  () => undefined,
  (who) =>
    who.who === "otherThan" && who.than.who === "union" && who.than.of[0].who === "team" ? {} : undefined,
)
player("each of that player 's opponents", {
  who: "opponentsOf",
  of: asPlayer({ who: "said", noun: "player" }),
})
player.iso(
  "each of that player 's opponents",
  () => undefined,
  (who) => (who.who === "opponentsOf" && isThatPlayer(who.of) ? {} : undefined),
)
player("defending player", { who: "defending" })
player("the active player", { who: "active" })
player("the attacking player", { who: "attacking" })
player("enchanted player", { who: "enchanted" })
player("the chosen player", { who: "chosen" })
player("{what:objects'} controller", { who: "controllerOf", of: $<Selector>("what") })
player("{what:objects'} owner", { who: "ownerOf", of: $<Selector>("what") })
/** A player chosen on resolution, as a subject. */
const chosenPlayer = define<PlayerSelector>(ORACLE, "chosen player")
chosenPlayer(["a opponent", "a opponent of your choice"], { who: "choose", from: { who: "opponents" } })
chosenPlayer("a opponent at random", { who: "choose", from: { who: "opponents" }, random: true })
chosenPlayer("a player", { who: "choose", from: { who: "players" } })
player("the monarch", { who: "monarch" })

const BEGINS: ReadonlySet<string> = new Set(
  "that those they them he target up any another one two".split(" "),
)
/** The event's player. */
export function isThatPlayer(who: PlayerSelector): boolean {
  return who.who === "bound" && who.name === "player"
}
/** Words that refer to a player. */
const SAID = [
  "that player",
  "they",
  "that opponent",
  "that attacking player",
  "them",
  "he or she",
  "those players",
  "the player",
]

function readPlayer(reader: Reader, at: number): readonly Reading[] {
  const found: Reading[] = reader
    .read("player slot", at)
    .map((r) => ({ end: r.end, value: { who: "mention", slot: r.value } }))
  for (const words of SAID.map((text) => text.split(" ")))
    if (words.every((word, i) => reader.tokens[at + i] === word))
      found.push({ end: at + words.length, value: asPlayer({ who: "said", noun: words[words.length - 1] }) })
  return found
}

/** Who is never "that player": a player chosen here is one that nothing has mentioned yet. */
const NEVER_SAID: ReadonlySet<PlayerSelector["who"]> = new Set(["you", "target", "such", "choose"])

function* spellPlayer(value: unknown, context: Context): Iterable<readonly Item[]> {
  const who = value as PlayerSelector
  const isSaid = !NEVER_SAID.has(who.who) && !(context.printed === true && who.who === "union")
  if (isSaid) for (const text of SAID) yield text.split(" ")
  if (who.who !== "target") return
  const said = [...saidOfEither(context.targets[who.slot] as TargetSlot | undefined), ...SAID]
  yield* spellTarget(
    who.slot,
    "player slot",
    said.map((text) => text.split(" ")),
    context,
  )
}

/** For a target that may be a permanent or a player: the permanent's controller, or that player. */
function saidOfEither(slot: TargetSlot | undefined): readonly string[] {
  if (slot?.players === undefined || slot.filter === undefined) return []
  const planeswalker = slot.filter.is === "type" && slot.filter.type === "planeswalker"
  return planeswalker
    ? ["that player or that planeswalker 's controller"]
    : ["that permanent 's controller or that player"]
}

/** A target is printed in full when first mentioned; afterwards words refer back to it. */
export function* spellTarget(
  slot: number,
  symbol: string,
  said: readonly (readonly Item[])[],
  context: Context,
): Iterable<readonly Item[]> {
  const target = context.targets[slot] as TargetSlot | undefined
  // A target for each player is printed by its own rule ("for each opponent, …").
  if (target?.forEachPlayer !== undefined) {
    if (context.mentioned.includes(slot)) yield* said
    return
  }
  const full: readonly Item[] = [{ symbol, value: target }]
  if (context.mentioned.includes(slot)) {
    yield* said
    yield full
  } else {
    context.mentioned.push(slot)
    yield full
    // A target whose number is defined at the end of the sentence is printed in full.
    if (xFor(target) === undefined) yield* said
  }
}

ORACLE.symbol("player").handwritten = {
  begins: (word) => BEGINS.has(word),
  read: readPlayer,
  spell: spellPlayer,
}

// "Target opponent reveals their hand": the owner was already named as the subject.
whose.iso(
  "their",
  () => undefined,
  (who, { told, mentioned }) =>
    told === true && (who.who === "target" ? mentioned.includes(who.slot) : TOLD_PLAYERS.has(who.who))
      ? {}
      : undefined,
)
const TOLD_PLAYERS: ReadonlySet<string> = new Set(["players", "opponents", "otherThan", "bound"])
whose("your", { who: "you" })
whose("{what:objects'} owner 's|'", { who: "ownerOf", of: $<Selector>("what") })
whose("{what:objects'} controller 's|'", { who: "controllerOf", of: $<Selector>("what") })
whose.iso(
  "{who:player} 's|'",
  ({ who }) => who,
  (who) => (who.who === "you" ? undefined : { who }),
)
ORACLE.symbol("whose").handwritten = {
  begins: (word) => word === "their",
  read: (reader, at) =>
    reader.tokens[at] === "their" ? [{ end: at + 1, value: asPlayer({ who: "said", noun: "their" }) }] : [],
  *spell(value) {
    const who = value as PlayerSelector
    if (who.who !== "you") yield ["their"]
  },
}
objects("~ 's", { sel: "self" })
player(
  ["that player or that planeswalker 's controller", "that permanent 's controller or that player"],
  asPlayer({ who: "said", noun: "player" }),
)
player("you and {p:other player} each", { who: "union", of: [{ who: "you" }, $<PlayerSelector>("p")] })
player("you and {p:other player}", { who: "union", of: [{ who: "you" }, $<PlayerSelector>("p")] })
ORACLE.symbol("other player").handwritten = {
  read: (reader, at) => reader.read("player", at).filter((r) => (r.value as PlayerSelector).who !== "union"),
  spell: (value) => ((value as PlayerSelector).who === "union" ? [] : [[{ symbol: "player", value }]]),
}
player("the owner of {what:simple object}", { who: "ownerOf", of: $<Selector>("what") })
player("the controller of {what:simple object}", { who: "controllerOf", of: $<Selector>("what") })
