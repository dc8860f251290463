import type { Amount, EventPattern, Filter, PlayerSelector, Step } from "@apnap/engine"
import { define } from "../grammar/grammar.ts"
import { $ } from "../grammar/hole.ts"
import { event, ORACLE } from "../oracle.ts"
import { withOther, withoutOther } from "./other.ts"
import type { Things } from "./things.ts"

/** The subject of an event: "~", "a creature you control", "another Elf", "~ or another creature you control". */
const subject = define<Filter>(ORACLE, "subject")
subject("~", { is: "self" })
subject("enchanted|equipped|fortified {noun:host}", { is: "among", of: { sel: "attachedTo" } })
subject.iso(
  "another {t:thing}",
  ({ t }) => {
    const filter = plain(t)
    return filter && withOther(filter)
  },
  (f) => {
    const bare = withoutOther({ filter: f })
    return bare && { t: bare }
  },
)
subject.iso(
  ["a {t:thing}", "{t:thing}"],
  ({ t }) => plain(t),
  (f) => ({ t: { filter: f } }),
)
// §9.1: the quality belongs to "another creature" only.
subject.iso(
  "~ or another {t:thing}",
  ({ t }) => {
    const filter = plain(t)
    return filter && { is: "or", of: [{ is: "self" }, withOther(filter)] }
  },
  (f) => {
    if (f.is !== "or" || f.of.length !== 2 || f.of[0].is !== "self") return undefined
    const bare = withoutOther({ filter: f.of[1] })
    return bare && { t: bare }
  },
)
const batch = define<Filter>(ORACLE, "batch")
batch.iso(
  ["one or more {t:things}"],
  ({ t }) => plain(t),
  (f) => ({ t: { filter: f } }),
)

function plain(things: Things): Filter | undefined {
  return things.kind === undefined && things.zone === undefined ? things.filter : undefined
}

const INSTANT_OR_SORCERY: Filter = {
  is: "or",
  of: [
    { is: "type", type: "instant" },
    { is: "type", type: "sorcery" },
  ],
}
const controls = define<Filter>(ORACLE, "controls")
controls("a opponent controls", { is: "controlledBy", player: { who: "opponents" } })
controls("you control", { is: "controlledBy", player: { who: "you" } })

const discarded = define<Filter>(ORACLE, "discarded")
discarded.iso(
  "a {t:thing}",
  ({ t }) =>
    (t as Things).kind === "card" && (t as Things).zone === undefined && (t as Things).filter.is !== "any"
      ? (t as Things).filter
      : undefined,
  (filter) => ({ t: { filter, kind: "card" } }),
)

const f = (): Filter => $<Filter>("what")
const who = (): PlayerSelector => $<PlayerSelector>("who")

event(["{what:subject} enter(s)", "{what:subject} enter(s) the battlefield"], {
  on: "moves",
  object: f(),
  to: "battlefield",
})
event(["{what:batch} enter", "{what:batch} enter the battlefield"], {
  on: "moves",
  object: f(),
  to: "battlefield",
  batch: true,
})
event(["{what:subject} die(s)", "{what:subject} is/are put into a graveyard from the battlefield"], {
  on: "moves",
  object: f(),
  from: "battlefield",
  to: "graveyard",
})
event("{what:batch} die", { on: "moves", object: f(), from: "battlefield", to: "graveyard", batch: true })
event("{what:subject} leave(s) the battlefield", { on: "moves", object: f(), from: "battlefield" })
event("{what:subject} attack(s)", { on: "attacks", creature: f() })
event("{what:subject} attack(s) alone", { on: "attacks", creature: f(), alone: true })
event("{what:subject} block(s)", { on: "blocks", creature: f() })
event("{what:subject} become(s) blocked", { on: "becomesBlocked", creature: f() })
event("{what:subject} attack(s) or block(s)", {
  on: "anyOf",
  of: [
    { on: "attacks", creature: f() },
    { on: "blocks", creature: f() },
  ],
})
event("{what:subject} block(s) or become(s) blocked", {
  on: "anyOf",
  of: [
    { on: "blocks", creature: f() },
    { on: "becomesBlocked", creature: f() },
  ],
})
event("{what:subject} enter(s) or attack(s)", {
  on: "anyOf",
  of: [
    { on: "moves", object: f(), to: "battlefield" },
    { on: "attacks", creature: f() },
  ],
})
event("{what:subject} enter(s) or die(s)", {
  on: "anyOf",
  of: [
    { on: "moves", object: f(), to: "battlefield" },
    { on: "moves", object: f(), from: "battlefield", to: "graveyard" },
  ],
})
event("{what:subject} deal(s) combat damage to {who:event player}", {
  on: "damage",
  source: f(),
  player: who(),
  combat: true,
})
event("{what:subject} deal(s) damage to {who:event player}", { on: "damage", source: f(), player: who() })
event("{what:batch} deal combat damage to {who:event player}", {
  on: "damage",
  source: f(),
  player: who(),
  combat: true,
  batch: true,
})
event(["{what:subject} is/are dealt damage"], { on: "damage", to: f() })
event(["{what:subject} is/are dealt combat damage"], { on: "damage", to: f(), combat: true })
event("{what:subject} deal(s) damage", { on: "damage", source: f() })
event("{what:subject} deal(s) combat damage", { on: "damage", source: f(), combat: true })
event("{what:subject} deal(s) combat damage to {to:subject}", {
  on: "damage",
  source: f(),
  to: $<Filter>("to"),
  combat: true,
})
event("{what:subject} deal(s) damage to {to:subject}", { on: "damage", source: f(), to: $<Filter>("to") })
event("{what:subject} attack(s) and isn't/aren't blocked", { on: "unblocked", creature: f() })
event("{what:subject} block(s) {by:subject}", { on: "blocks", creature: f(), attacker: $<Filter>("by") })
event("{what:subject} become(s) blocked by {by:subject}", {
  on: "becomesBlocked",
  creature: f(),
  by: $<Filter>("by"),
})
event("{what:subject} become(s) the target of a spell or ability {by:controls}", {
  on: "targeted",
  object: f(),
  by: $<Filter>("by"),
})
event("{who:event player} cast(s) a spell that targets {what:subject}", {
  on: "cast",
  spell: { is: "targets", filter: f() },
  by: who(),
})
event("you cast a instant or sorcery spell that targets {what:subject}", {
  on: "cast",
  spell: {
    is: "and",
    of: [INSTANT_OR_SORCERY, { is: "targets", filter: f() }],
  },
  by: { who: "you" },
})
event("{what:subject} mutate(s)", { on: "action", action: "mutate", object: f() })
event("{what:subject} explore(s)", { on: "action", action: "explore", object: f() })
event("{who:event player} create(s) a token", { on: "token", by: who() })
event("{who:event player} play(s) a land", {
  on: "moves",
  object: { is: "type", type: "land" },
  cause: "play",
  by: who(),
})
event("{what:subject} is/are tapped for mana", { on: "taps", object: f(), forMana: true })
event("{who:event player} discard(s) {c:discarded}", { on: "discard", player: who(), card: $<Filter>("c") })
event("{who:event player} put(s) one or more {kind:counter} counters on {what:subject}", {
  on: "counters",
  object: f(),
  kind: $<string>("kind"),
  by: who(),
  batch: true,
})
event("one or more {kind:counter} counters are put on {what:subject}", {
  on: "counters",
  object: f(),
  kind: $<string>("kind"),
  batch: true,
})
event("{what:subject} become(s) tapped", { on: "taps", object: f() })
event("{what:subject} become(s) untapped", { on: "untaps", object: f() })
event("{what:subject} become(s) the target of a spell or ability", { on: "targeted", object: f() })
event("{what:subject} is/are turned face up", { on: "turnedFaceUp", object: f() })
event("{who:event player} gain(s) life", { on: "gainLife", player: who() })
event("{who:event player} lose(s) life", { on: "loseLife", player: who() })
event("{who:event player} draw(s) a card", { on: "draw", player: who() })
event("{who:event player} draw(s) your|their second card each turn", { on: "draw", player: who(), nth: 2 })
event("{who:event player} discard(s) a card", { on: "discard", player: who() })
event("{who:event player} sacrifice(s) {what:subject}", { on: "sacrifice", player: who(), object: f() })
event("{who:event player} cast(s) {what:cast spell}", { on: "cast", spell: f(), by: who() })
event("{who:event player} cast(s) your|their second spell each turn", {
  on: "cast",
  spell: { is: "any" },
  by: who(),
  nth: 2,
})
event("{who:event player} attack(s)", { on: "attackers", by: who() })
event("{who:event player} attack(s) with {n:number} or more creatures", {
  on: "attackers",
  by: who(),
  atLeast: $<Amount>("n"),
})
event("you scry", { on: "scry", player: { who: "you" } })
event("you surveil", { on: "surveil", player: { who: "you" } })
event("you cycle ~", { on: "cycle", player: { who: "you" }, card: { is: "self" } })
event("you cast ~", { on: "cast", spell: { is: "self" }, by: { who: "you" } })

/** Whose doing an event is: "a player" is any player, not one chosen. */
const eventPlayer = define<PlayerSelector>(ORACLE, "event player")
eventPlayer("you", { who: "you" })
eventPlayer(["a opponent", "one of your opponents", "one or more of your opponents", "each opponent"], {
  who: "opponents",
})
eventPlayer(["a player", "one or more players"], { who: "players" })
eventPlayer("enchanted player", { who: "enchanted" })
eventPlayer("the chosen player", { who: "chosen" })

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

/** Steps as a possessive follows them: "your upkeep". */
const step = define<Step>(ORACLE, "step")
step("upkeep", "upkeep")
step("draw step", "draw")
step("end step", "end")
step(["precombat main phase", "first main phase"], "precombatMain")
step(["postcombat main phase", "second main phase"], "postcombatMain")

event("the beginning of {who:step whose} {s:step}", { on: "step", step: $<Step>("s"), player: who() })
event(["the beginning of each {s:step}", "the beginning of the {s:step}"], { on: "step", step: $<Step>("s") })
event("the beginning of combat on {who:step whose} turn", {
  on: "step",
  step: "beginningOfCombat",
  player: who(),
})
event("the beginning of each combat", { on: "step", step: "beginningOfCombat" })
const stepWhose = define<PlayerSelector>(ORACLE, "step whose")
stepWhose("your", { who: "you" })
stepWhose("each of your", { who: "you" })
stepWhose("each player 's", { who: "players" })
stepWhose(["each opponent 's"], { who: "opponents" })
stepWhose(["enchanted {n:host} 's controller 's"], { who: "controllerOf", of: { sel: "attachedTo" } })
event(["the beginning of the {s:step} of enchanted {n:host} 's controller"], {
  on: "step",
  step: $<Step>("s"),
  player: { who: "controllerOf", of: { sel: "attachedTo" } },
})
stepWhose("enchanted player 's", { who: "enchanted" })

/** Several events by one ability. */
event("{a:event one} or {b:event one}", { on: "anyOf", of: [$<EventPattern>("a"), $<EventPattern>("b")] })
ORACLE.symbol("event one").handwritten = {
  read: (reader, at) => reader.read("event", at).filter((r) => (r.value as EventPattern).on !== "anyOf"),
  spell: (value) => ((value as EventPattern).on === "anyOf" ? [] : [[{ symbol: "event", value }]]),
}
event("{a:event one} and when|whenever {b:event one}", {
  on: "anyOf",
  of: [$<EventPattern>("a"), $<EventPattern>("b")],
})
event("{what:subject} attack(s) while saddled", {
  on: "attacks",
  creature: { is: "and", of: [f(), { is: "designation", of: "saddled" }] },
})
event("{what:subject} exploit(s) a creature", { on: "action", action: "exploit", object: f() })
event("{who:event player} cast(s) or copy|copies {what:cast spell}", {
  on: "cast",
  spell: f(),
  by: who(),
  copies: true,
})
event("a card is put into {w:graveyard whose} graveyard from anywhere", {
  on: "moves",
  object: { is: "ownedBy", player: $<PlayerSelector>("w") },
  to: "graveyard",
})
const graveyardWhose = define<PlayerSelector>(ORACLE, "graveyard whose")
graveyardWhose("your", { who: "you" })
graveyardWhose("a opponent 's", { who: "opponents" })
event("~ is put into your graveyard from the battlefield", {
  on: "moves",
  object: { is: "self" },
  from: "battlefield",
  to: "graveyard",
})
event("{what:subject} is/are put into your graveyard from the battlefield", {
  on: "moves",
  object: { is: "and", of: [f(), { is: "ownedBy", player: { who: "you" } }] },
  from: "battlefield",
  to: "graveyard",
})
event("you roll one or more dice", { on: "die", player: { who: "you" } })
event("day becomes night or night becomes day", { on: "dayNight" })
event("the ring tempts you", { on: "ringTempts", player: { who: "you" } })
event("{who:event player} search(es) a|their library", { on: "searches", player: who() })
event("you cast a spell for the first time each turn", {
  on: "cast",
  spell: { is: "any" },
  by: { who: "you" },
  nth: 1,
})
event("{who:event player} cast(s) your|their first spell each turn", {
  on: "cast",
  spell: { is: "any" },
  by: who(),
  nth: 1,
})
event("{who:event player} cast(s) your|their third spell each turn", {
  on: "cast",
  spell: { is: "any" },
  by: who(),
  nth: 3,
})
event("{who:event player} activate(s) a ability", { on: "activates", ability: { is: "any" }, by: who() })
event("you unlock this door", { on: "unlocked", object: { is: "self" }, player: { who: "you" } })
/** "A source": whatever deals damage. */
const source = define<Filter>(ORACLE, "source")
source.iso(
  "a {t:thing}",
  ({ t }) =>
    (t as Things).kind === "source" && (t as Things).zone === undefined ? (t as Things).filter : undefined,
  (filter) => ({ t: { filter, kind: "source" } }),
)
event("{what:source} deals damage to {who:event player}", { on: "damage", source: f(), player: who() })
event("{what:source} deals damage to {to:subject}", { on: "damage", source: f(), to: $<Filter>("to") })
event("{what:subject} become(s) the target of a spell", { on: "targeted", object: f(), by: { is: "spell" } })
event("{who:event player} discard(s) one or more cards", { on: "discard", player: who(), batch: true })
event("{who:event player} discard(s) one or more {c:discarded several}", {
  on: "discard",
  player: who(),
  card: $<Filter>("c"),
  batch: true,
})
const severalCards = define<Filter>(ORACLE, "discarded several")
severalCards.iso(
  "{t:things}",
  ({ t }) =>
    (t as Things).kind === "card" && (t as Things).zone === undefined ? (t as Things).filter : undefined,
  (filter) => ({ t: { filter, kind: "card" } }),
)
event("one or more {c:discarded several} leave your graveyard", {
  on: "moves",
  object: { is: "and", of: [$<Filter>("c"), { is: "ownedBy", player: { who: "you" } }] },
  from: "graveyard",
  batch: true,
})
event("one or more {c:discarded several} are put into your graveyard from your library", {
  on: "moves",
  object: { is: "and", of: [$<Filter>("c"), { is: "ownedBy", player: { who: "you" } }] },
  from: "library",
  to: "graveyard",
  batch: true,
})
event("{what:subject} train(s)", { on: "action", action: "train", object: f() })
event("you tap {what:subject} for mana", {
  on: "taps",
  object: { is: "and", of: [f(), { is: "controlledBy", player: { who: "you" } }] },
  forMana: true,
})
event("a player taps {what:subject} for mana", { on: "taps", object: f(), forMana: true })
event("you control no {t:no things}", {
  on: "state",
  condition: {
    if: "not",
    of: {
      if: "exists",
      filter: { is: "and", of: [$<Filter>("t"), { is: "controlledBy", player: { who: "you" } }] },
    },
  },
})
const noThings = define<Filter>(ORACLE, "no things")
noThings.iso(
  "{t:things}",
  ({ t }) => plain(t),
  (filter) => ({ t: { filter } }),
)
event("~ enters from a graveyard", {
  on: "moves",
  object: { is: "self" },
  from: "graveyard",
  to: "battlefield",
})
event("~ is put into a graveyard from anywhere", { on: "moves", object: { is: "self" }, to: "graveyard" })
event("{who:event player} cycle(s) a card", { on: "cycle", player: who() })
event("{who:event player} cycle(s) another card", { on: "cycle", player: who(), card: { is: "other" } })
event("{what:source} deals combat damage to {who:event player}", {
  on: "damage",
  source: f(),
  player: who(),
  combat: true,
})
event("{what:subject} attack(s) {w:attacked}", { on: "attacks", creature: f(), whom: $<PlayerSelector>("w") })
event("{what:batch} attack {w:attacked}", {
  on: "attackers",
  by: { who: "players" },
  filter: f(),
  whom: $<PlayerSelector>("w"),
})
const attacked = define<PlayerSelector>(ORACLE, "attacked")
attacked(["you", "you or a planeswalker you control"], { who: "you" })
attacked("a opponent", { who: "opponents" })
attacked("a player", { who: "players" })
attacked("one of your opponents", { who: "opponents" })
event("{who:event player} attack(s) with one or more {t:no things}", {
  on: "attackers",
  by: who(),
  filter: $<Filter>("t"),
})
event("{what:subject} block(s) or become(s) blocked by {by:subject}", {
  on: "anyOf",
  of: [
    { on: "blocks", creature: f(), attacker: $<Filter>("by") },
    { on: "becomesBlocked", creature: f(), by: $<Filter>("by") },
  ],
})
event("~ enters or is turned face up", {
  on: "anyOf",
  of: [
    { on: "moves", object: { is: "self" }, to: "battlefield" },
    { on: "turnedFaceUp", object: { is: "self" } },
  ],
})
event("{what:subject} attack(s) or become(s) the target of a spell", {
  on: "anyOf",
  of: [
    { on: "attacks", creature: f() },
    { on: "targeted", object: f(), by: { is: "spell" } },
  ],
})
event("{what:subject} enter(s) or leave(s) the battlefield", {
  on: "anyOf",
  of: [
    { on: "moves", object: f(), to: "battlefield" },
    { on: "moves", object: f(), from: "battlefield" },
  ],
})
event("{what:subject} die(s) or is put into exile from the battlefield", {
  on: "anyOf",
  of: [
    { on: "moves", object: f(), from: "battlefield", to: "graveyard" },
    { on: "moves", object: f(), from: "battlefield", to: "exile" },
  ],
})
event("{what:batch} attack", { on: "attackers", by: { who: "players" }, filter: f() })
event("{what:batch} leave the battlefield", { on: "moves", object: f(), from: "battlefield", batch: true })
event("{c:discarded one} is put into {w:graveyard whose} graveyard from anywhere", {
  on: "moves",
  object: { is: "and", of: [$<Filter>("c"), { is: "ownedBy", player: $<PlayerSelector>("w") }] },
  to: "graveyard",
})
const discardedOne = define<Filter>(ORACLE, "discarded one")
discardedOne.iso(
  "a {t:thing}",
  ({ t }) =>
    (t as Things).kind === "card" && (t as Things).zone === undefined && (t as Things).filter.is !== "any"
      ? (t as Things).filter
      : undefined,
  (filter) => ({ t: { filter, kind: "card" } }),
)
event("{who:event player} cast(s) a spell during your turn", {
  on: "cast",
  spell: { is: "condition", condition: { if: "turnOf", player: { who: "you" } } },
  by: who(),
})
event("{what:subject} become(s) the target of {s:cast spell}", {
  on: "targeted",
  object: f(),
  by: { is: "and", of: [{ is: "spell" }, $<Filter>("s")] },
})
event.iso(
  "~ and at least {n:number} other creatures attack",
  ({ n }) =>
    typeof n === "number" ? { on: "attacks", creature: { is: "self" }, atLeast: n + 1 } : undefined,
  (e) =>
    e.on === "attacks" && e.creature.is === "self" && e.atLeast !== undefined && Object.keys(e).length === 3
      ? { n: e.atLeast - 1 }
      : undefined,
)
for (const [words, more] of [
  ["for the first time each turn", { nth: 1 }],
  ["for the second time each turn", { nth: 2 }],
  ["for the third time each turn", { nth: 3 }],
  ["during your turn", { during: { if: "turnOf", player: { who: "you" } } }],
  [
    "for the first time during each of your turns",
    { during: { if: "turnOf", player: { who: "you" } }, nth: 1 },
  ],
  ["during a opponent 's turn|turns", { during: { if: "turnOf", player: { who: "opponents" } } }],
] as const)
  event(`{e:event one} ${words}`, { on: "qualified", event: $<EventPattern>("e"), ...more } as EventPattern)
event(["{what:subject} transforms into ~", "{what:subject} transforms"], { on: "transforms", object: f() })
event("{who:event player} cycle(s) or discard(s) a card", { on: "discard", player: who() })
event("{who:event player} cycle(s) or discard(s) another card", {
  on: "discard",
  player: who(),
  card: { is: "other" },
})
event("{what:subject} block(s) or become(s) blocked by one or more {by:no things}", {
  on: "anyOf",
  of: [
    { on: "blocks", creature: f(), attacker: $<Filter>("by"), batch: true },
    { on: "becomesBlocked", creature: f(), by: $<Filter>("by"), batch: true },
  ],
})
event("{what:subject} become(s) blocked by one or more {by:no things}", {
  on: "becomesBlocked",
  creature: f(),
  by: $<Filter>("by"),
  batch: true,
})
event("{what:subject} block(s) one or more {by:no things}", {
  on: "blocks",
  creature: f(),
  attacker: $<Filter>("by"),
  batch: true,
})
event(["{who:event player} commit(s) a crime"], { on: "crime", player: who() })
event("{who:event player} cast(s) {s:cast spell} from {z:cast zone}", {
  on: "cast",
  spell: { is: "and", of: [$<Filter>("s"), $<Filter>("z")] },
  by: who(),
})
const castZone = define<Filter>(ORACLE, "cast zone")
castZone("anywhere other than your|their hand", { is: "not", of: { is: "castFrom", zone: "hand" } })
castZone("exile", { is: "castFrom", zone: "exile" })
castZone("your|their|a graveyard", { is: "castFrom", zone: "graveyard" })
castZone("your|their hand", { is: "castFrom", zone: "hand" })
event("{what:subject} become(s) prepared", { on: "action", action: "prepared", object: f() })
event("{who:event player} sacrifice(s) one or more {t:no things}", {
  on: "sacrifice",
  player: who(),
  object: $<Filter>("t"),
  batch: true,
})
event("{who:event player} create(s) one or more tokens", { on: "token", by: who(), batch: true })
event("{who:event player} become(s) the monarch", { on: "becomesMonarch", player: who() })
event("{who:event player} lose(s) the game", { on: "loses", player: who() })
event("{what:subject} fight(s)", { on: "fights", creature: f() })
event("{who:event player} flip(s) a coin", { on: "coin", player: who() })
event("{who:event player} win(s) a coin flip", { on: "coin", player: who(), won: true })
event("{who:event player} lose(s) a coin flip", { on: "coin", player: who(), won: false })
event("{who:event player} scry|scries or surveil|surveils", {
  on: "anyOf",
  of: [
    { on: "scry", player: who() },
    { on: "surveil", player: who() },
  ],
})
event("{what:subject} become(s) renowned", { on: "action", action: "renowned", object: f() })
event("{what:subject} become(s) monstrous", { on: "action", action: "monstrous", object: f() })
event("{who:event player} activate(s) a loyalty ability", {
  on: "activates",
  ability: { is: "any" },
  by: who(),
  loyalty: true,
})
/** "That creature": in the event of an ability made now that triggers later. */
ORACLE.symbol("said subject").handwritten = {
  begins: (word) => word === "that" || word === "those" || word === "it",
  read: (reader, at) =>
    reader
      .read("simple object", at)
      .filter((r) => (r.value as { sel: string }).sel === "said")
      .map((r) => ({ end: r.end, value: { is: "among", of: r.value } })),
  *spell(value) {
    const filter = value as Filter
    if (filter.is === "among" && filter.of.sel !== "attachedTo")
      yield [{ symbol: "simple object", value: filter.of }]
  },
}
subject("{s:said subject}", $<Filter>("s"))
event("{f:source} deals damage to you or a permanent you control", {
  on: "anyOf",
  of: [
    { on: "damage", source: $<Filter>("f"), player: { who: "you" } },
    { on: "damage", source: $<Filter>("f"), to: { is: "controlledBy", player: { who: "you" } } },
  ],
})
event(["{what:subject} enter(s) or is put into a graveyard from the battlefield"], {
  on: "anyOf",
  of: [
    { on: "moves", object: f(), to: "battlefield" },
    { on: "moves", object: f(), from: "battlefield", to: "graveyard" },
  ],
})
for (const [word, nth] of [
  ["first", 1],
  ["second", 2],
  ["third", 3],
] as const)
  event(`{who:event player} cast(s) your|their ${word} {s:nth spell} each turn`, {
    on: "cast",
    spell: f2(),
    by: who(),
    nth,
  })
function f2(): Filter {
  return $<Filter>("s")
}
const nthSpell = define<Filter>(ORACLE, "nth spell")
nthSpell.iso(
  "{t:thing}",
  ({ t }) =>
    (t as Things).kind === "spell" && (t as Things).zone === undefined ? (t as Things).filter : undefined,
  (filter) => ({ t: { filter, kind: "spell" } }),
)
event("{who:event player} exert(s) {what:subject}", { on: "exerts", creature: f() })
event("{what:subject} enters tapped", {
  on: "moves",
  object: { is: "and", of: [f(), { is: "tapped" }] },
  to: "battlefield",
})
subject.iso(
  "a {t:thing} or a {u:thing}",
  ({ t, u }) => {
    const [first, second] = [plain(t), plain(u)]
    return first && second && { is: "or", of: [first, second] }
  },
  (filter) =>
    filter.is === "or" && filter.of.length === 2
      ? { t: { filter: filter.of[0] }, u: { filter: filter.of[1] } }
      : undefined,
)
event("{what:subject} is put into {w:graveyard whose} graveyard", {
  on: "moves",
  object: { is: "and", of: [f(), { is: "ownedBy", player: $<PlayerSelector>("w") }] },
  from: "battlefield",
  to: "graveyard",
})
event("{who:event player} or {what:subject} become(s) the target of a spell or ability {by:controls}", {
  on: "anyOf",
  of: [
    { on: "targeted", player: who(), by: $<Filter>("by") },
    { on: "targeted", object: f(), by: $<Filter>("by") },
  ],
})
event("{f:source} deals damage to one or more permanents {a:and or} players", {
  on: "damage",
  source: $<Filter>("f"),
  batch: true,
})
