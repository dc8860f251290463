import type {
  Amount,
  CounterKind,
  EventPattern,
  Filter,
  PlayerSelector,
  Selector,
  TargetSlot,
} from "@apnap/engine"
import { define } from "../../../grammar/grammar.ts"
import { $ } from "../../../grammar/hole.ts"
import { clause, does, ORACLE } from "../../../oracle.ts"
import { what } from "../../holes.ts"
import { allPermanents } from "../../objects/all.ts"

// Moves between zones (400).

/** Whether a move has nothing but its objects and destination. */
const isPlain = (move: object): boolean => Object.keys(move).every((key) => PLAIN_MOVE.has(key))
const PLAIN_MOVE: ReadonlySet<string> = new Set(["do", "what", "to", "bind", "link"])

does.iso(
  "exile(s) all {t:things}",
  () => undefined,
  (e) => (e.do === "move" && e.to === "exile" && isPlain(e) ? allPermanents(e.what) : undefined),
)
// Cards from a hand are put onto the battlefield; from a graveyard or exile they return.
for (const [tapped, words] of [
  [undefined, ""],
  [true, " tapped"],
] as const)
  does.iso(
    `put(s) {what:object} onto the battlefield${words}`,
    () => undefined,
    (e) => {
      if (e.do !== "move" || e.to !== "battlefield") return undefined
      const { tapped: said, ...rest } = e
      const fromHand = e.what.sel === "choose" && e.what.zone === "hand"
      return said === tapped && fromHand && isPlain(rest) ? { what: e.what } : undefined
    },
  )
does(["exile(s) {what:object}", "exile(s) {what:object} again"], { do: "move", what: what(), to: "exile" })
// 607.3: of several exiled cards each is put there, and those that can't be go to the hand.
const EXILED: Selector = { sel: "linked" }
clause(
  "you may put the exiled card onto the battlefield if it's {f:thing filter} . if you don't put it onto the battlefield , put it into its owner 's hand",
  {
    do: "if",
    condition: { if: "compare", left: { n: "countOf", of: EXILED }, op: ">=", right: 1 },
    then: {
      do: "sequence",
      of: [
        {
          do: "if",
          condition: { if: "is", of: EXILED, filter: $<Filter>("f") },
          then: { do: "may", effect: { do: "move", what: EXILED, to: "battlefield" } },
        },
        {
          do: "move",
          what: { sel: "filtered", of: EXILED, filter: { is: "inZone", zone: "exile" } },
          to: "hand",
        },
      ],
    },
  },
)
does("exile(s) {what:object} until ~ leaves the battlefield", { do: "exileUntil", what: what() })
// Your own cards return to "your" hand; "its owner's" is also read.
does.iso(
  "return(s) {what:object} to your hand",
  () => undefined,
  (e, { targets }) => {
    if (e.do !== "move" || e.to !== "hand" || !isPlain(e)) return undefined
    const from = e.what.sel === "target" ? (targets[e.what.slot] as TargetSlot | undefined) : e.what
    return from !== undefined && "of" in from && (from.of as { who?: string }).who === "you"
      ? { what: e.what }
      : undefined
  },
)
does("return(s) {what:object} to {o:owners} hand|hands", { do: "move", what: what(), to: "hand" })
does("put(s) {what:object} into {o:owners} hand|hands", { do: "move", what: what(), to: "hand" })
does(["return(s) {what:object} to the battlefield", "put(s) {what:object} onto the battlefield"], {
  do: "move",
  what: what(),
  to: "battlefield",
})
does(
  ["return(s) {what:object} to the battlefield tapped", "put(s) {what:object} onto the battlefield tapped"],
  {
    do: "move",
    what: what(),
    to: "battlefield",
    tapped: true,
  },
)
does(
  [
    "return(s) {what:object} to the battlefield under its|their owner 's control",
    "return(s) {what:object} to the battlefield under their owners ' control",
  ],
  { do: "move", what: what(), to: "battlefield" },
)
does(
  [
    "return(s) {what:object} to the battlefield under your control",
    "put(s) {what:object} onto the battlefield under your control",
  ],
  {
    do: "move",
    what: what(),
    to: "battlefield",
    control: { who: "you" },
  },
)
does("put(s) {what:object} on top of {o:owners} library|libraries", {
  do: "move",
  what: what(),
  to: "library",
})
does("put(s) {what:object} on the bottom of {o:owners} library|libraries", {
  do: "move",
  what: what(),
  to: "library",
  position: -1,
})
clause("{who:player} returns each commander they control from the battlefield to the command zone", {
  do: "move",
  what: {
    sel: "all",
    filter: {
      is: "and",
      of: [{ is: "commander" }, { is: "controlledBy", player: $<PlayerSelector>("who") }],
    },
  },
  to: "command",
})
// 702.124e: one of two commanders.
does("put your commander into your hand from the command zone", {
  do: "move",
  what: {
    sel: "choose",
    filter: { is: "and", of: [{ is: "commander" }, { is: "ownedBy", player: { who: "you" } }] },
    zone: "command",
  },
  to: "hand",
})
does("shuffle(s) {what:object} into {o:owners} library", {
  do: "move",
  what: what(),
  to: "library",
  shuffle: true,
})
does("put(s) {what:object} into {o:owners} graveyard|graveyards", {
  do: "move",
  what: what(),
  to: "graveyard",
})

// Moves with additional properties.
does(
  [
    "return(s) {what:object} to the battlefield with a {kind:counter} counter on it",
    "put(s) {what:object} onto the battlefield with a {kind:counter} counter on it",
  ],
  {
    do: "move",
    what: what(),
    to: "battlefield",
    counters: [{ kind: $<CounterKind>("kind"), count: 1 }],
  },
)
does("exile(s) {what:object} with a {kind:counter} counter on it", {
  do: "move",
  what: what(),
  to: "exile",
  counters: [{ kind: $<CounterKind>("kind"), count: 1 }],
})
does("exile(s) {what:object} with {n:number} {kind:counter} counters on it", {
  do: "move",
  what: what(),
  to: "exile",
  counters: [{ kind: $<CounterKind>("kind"), count: $<Amount>("n") }],
})
does(
  [
    "return(s) {what:object} to the battlefield tapped and attacking",
    "put(s) {what:object} onto the battlefield tapped and attacking",
  ],
  {
    do: "move",
    what: what(),
    to: "battlefield",
    tapped: true,
    attacking: { who: "opponents" },
  },
)
does("return(s) {what:object} to the battlefield tapped under its|their owner 's control", {
  do: "move",
  what: what(),
  to: "battlefield",
  tapped: true,
})
does("return(s) {what:object} to the battlefield transformed under its owner 's control", {
  do: "move",
  what: what(),
  to: "battlefield",
  transformed: true,
})
does("return(s) {what:object} to the battlefield transformed under your control", {
  do: "move",
  what: what(),
  to: "battlefield",
  transformed: true,
  control: { who: "you" },
})
does("return(s) {what:object} to the battlefield attached to {to:simple object}", {
  do: "move",
  what: what(),
  to: "battlefield",
  attachTo: $<Selector>("to"),
})
does("put(s) {what:object} onto the battlefield attached to {to:simple object}", {
  do: "move",
  what: what(),
  to: "battlefield",
  attachTo: $<Selector>("to"),
  control: { who: "you" },
})
does("return(s) to {o:owners} hand|hands {what:object}", { do: "move", what: what(), to: "hand" })
does("return(s) to the battlefield {what:object}", { do: "move", what: what(), to: "battlefield" })
does("exile(s) {what:object} until {e:ending event}", {
  do: "exileUntil",
  what: what(),
  until: $<EventPattern>("e"),
})
/** The event that ends an exile (610.3). */
define<EventPattern>(ORACLE, "ending event")("a opponent becomes the monarch", {
  on: "becomesMonarch",
  player: { who: "opponents" },
})
// 701.42a: the partner's name is in the condition before it.
clause.iso(
  "exile them , then meld them into {into:card name}",
  ({ into }) => ({ do: "meld", with: "", into: into as string }),
  (e) => (e.do === "meld" ? { into: e.into } : undefined),
)
// Objects put there by an earlier instruction.
for (const [words, to] of [
  ["exile(s) {what:pointed object} from {o:owners} graveyard", "exile"],
  ["return(s) {what:pointed object} from {o:owners} graveyard to {h:owners} hand", "hand"],
  ["return(s) {what:pointed object} from {o:owners} graveyard to the battlefield", "battlefield"],
] as const)
  does(words, { do: "move", what: what(), to })
ORACLE.symbol("pointed object").handwritten = {
  read: (reader, at) => reader.read("object", at).filter((r) => isPointed(r.value as Selector)),
  spell: (value) => (isPointed(value as Selector) ? [[{ symbol: "object", value }]] : []),
}
/** "It", "those cards", "one of them". */
function isPointed(what: Selector): boolean {
  const { sel, from } = what as { sel: string; from?: object }
  return sel === "said" || sel === "bound" || (sel === "choose" && from !== undefined)
}
