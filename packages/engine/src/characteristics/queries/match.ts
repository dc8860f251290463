import type { EventPattern } from "../../language/event.ts"
import { handlerOf } from "../../language/handlers.ts"
import type { PlayerSelector } from "../../language/selector.ts"
import type { GameEvent } from "../../state/event.ts"
import {
  doorsLeft,
  isManaActivation,
  previousController,
  roomEntered,
  wasNeither,
  wonFlip,
} from "../../state/event-numbers.ts"
import { isPlayerRef, NONE, playerRef, refPlayer } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { chosenFor } from "../chosen.ts"
import type { Context } from "../context.ts"
import { objectOf } from "../query.ts"
import { evaluate } from "./condition.ts"
import { compare } from "./filter.ts"
import { combatPatterns } from "./matching/combat.ts"
import { damageAndLifePatterns } from "./matching/damage-and-life.ts"
import { causedBy, object, who } from "./matching/event-parts.ts"
import { expends } from "./matching/expending.ts"
import type { Matchers } from "./matching/matchers.ts"
import { nthDraw, ordinal, sameSubject } from "./matching/ordinal.ts"
import { zoneChangePatterns } from "./matching/zone-changes.ts"
import { happensInRange, preventsInRange } from "./range.ts"
import { isActive } from "./teams.ts"

/** Rules that put counters on something without an effect: costs, damage, a Saga's turn. */
const BY_NO_EFFECT: ReadonlySet<string> = new Set(["601.2h", "606.4", "120.3b", "120.3d", "120.3g", "714.3c"])

/** Whether an event (or one about to happen) matches the pattern of an ability with this context. */
export function matchesEvent(s: State, pattern: EventPattern, event: GameEvent, context: Context): boolean {
  if (
    s.reach !== null &&
    pattern.on !== "anyOf" &&
    pattern.on !== "qualified" &&
    !happensInRange(s, pattern, event, context)
  )
    return false
  return handlerOf(matchers, pattern, pattern.on)(s, pattern, event, context)
}

/** Whether a prevention effect with this pattern applies to the damage, given its range (801.13b). */
export function matchesPrevented(
  s: State,
  pattern: EventPattern,
  event: GameEvent,
  context: Context,
): boolean {
  if (s.reach === null || pattern.on !== "damage")
    return pattern.on === "anyOf"
      ? pattern.of.some((part) => matchesPrevented(s, part, event, context))
      : matchesEvent(s, pattern, event, context)
  return preventsInRange(s, pattern, event, context) && matchers.damage(s, pattern, event, context)
}

function action(
  name: GameEvent["kind"],
): (s: State, p: { player: PlayerSelector }, e: GameEvent, context: Context) => boolean {
  return (s, p, e, context) => e.kind === name && who(s, p.player, e.player, context)
}

const matchers: Matchers = {
  ...zoneChangePatterns,
  ...combatPatterns,
  ...damageAndLifePatterns,
  anyOf: (s, p, e, context) => p.of.some((part) => matchesEvent(s, part, e, context)),
  qualified: (s, p, e, context) =>
    matchesEvent(s, p.event, e, context) &&
    (p.during === undefined || evaluate(s, p.during, context)) &&
    (p.nth === undefined ||
      ordinal(s, e, (old) => sameSubject(old, e) && matchesEvent(s, p.event, old, context)) === p.nth),
  step: (s, p, e, context) =>
    e.kind === "step" &&
    e.detail === p.step &&
    who(s, p.player, e.player, context) &&
    (p.added === undefined || s.turn.added === context.bindings[p.added]),
  cast: (s, p, e, context) =>
    (e.kind === "cast" || (p.copies === true && e.kind === "copied")) &&
    who(s, p.by, e.player, context) &&
    object(s, p.spell, e.object, context) &&
    (p.nth === undefined || nthThisTurn(s, p, e, context) === p.nth),
  activates: (s, p, e, context) =>
    e.kind === "activates" &&
    (isManaActivation(e) ? (p.mana ?? p.keyword !== undefined) : true) &&
    (p.loyalty !== true || e.detail === "loyalty") &&
    (p.keyword === undefined || e.detail === p.keyword) &&
    who(s, p.by, e.player, context) &&
    (p.source === undefined || objectOf(s, e.source)?.zone === "battlefield") && // 109.2
    object(s, p.source, e.source, context) &&
    object(s, p.ability, e.object, context),
  targeted: (s, p, e, context) =>
    e.kind === "targeted" &&
    (p.object === undefined
      ? p.player !== undefined && isPlayerRef(e.other) && who(s, p.player, refPlayer(e.other), context)
      : !isPlayerRef(e.other) && object(s, p.object, e.other, context)) &&
    object(s, p.by, e.object, context) &&
    (p.first !== true ||
      s.events.every((old) => old === e || old.kind !== "targeted" || old.other !== e.other)),
  draws: (s, p, e, context) =>
    e.kind === "draws" && who(s, p.player, e.player, context) && e.amount >= (p.atLeast ?? 1),
  draw: (s, p, e, context) =>
    e.kind === "draw" &&
    who(s, p.player, e.player, context) &&
    object(s, p.card, e.object, context) &&
    (p.nth === undefined || nthDraw(s, e) === p.nth) &&
    (p.from === undefined || nthDraw(s, e) >= p.from) &&
    (p.exceptFirstInDrawStep !== true ||
      !(
        s.turn.step === "draw" &&
        isActive(s, e.player) &&
        ordinal(s, e, (old) => old.kind === "draw" && old.detail === "draw" && old.player === e.player) === 1
      )),
  discard: (s, p, e, context) =>
    e.kind === "discard" && who(s, p.player, e.player, context) && object(s, p.card, e.object, context),
  sacrifice: (s, p, e, context) =>
    e.kind === "sacrifice" &&
    who(s, p.player, e.player, context) &&
    causedBy(s, p.causer, e, context) &&
    object(s, p.object, e.was, context),
  cycle: (s, p, e, context) =>
    e.kind === "cycle" &&
    who(s, p.player, e.player, context) &&
    (object(s, p.card, e.object, context) || (p.card?.is === "self" && e.was === context.source)),
  taps: (s, p, e, context) =>
    e.kind === "taps" &&
    (p.forMana !== true || e.detail === "mana") &&
    (p.cost === undefined || e.detail === p.cost) &&
    who(s, p.by, e.player, context) &&
    object(s, p.object, e.object, context),
  untaps: (s, p, e, context) => e.kind === "untaps" && object(s, p.object, e.object, context),
  counters: (s, p, e, context) =>
    e.kind === (p.removed ? "countersRemoved" : "counters") &&
    (p.kind === undefined || p.kind === e.detail) &&
    (p.object === undefined || (!isPlayerRef(e.other) && object(s, p.object, e.other, context))) &&
    (p.player === undefined || (isPlayerRef(e.other) && who(s, p.player, refPlayer(e.other), context))) &&
    who(s, p.by, e.player, context) &&
    (p.byEffect !== true || !BY_NO_EFFECT.has(e.rule)) &&
    (p.last !== true || countersLeft(s, e) === 0) &&
    (p.reaches === undefined || reaches(p.reaches, countersLeft(s, e), e.amount)),
  token: (s, p, e, context) =>
    e.kind === "token" && who(s, p.by, e.player, context) && object(s, p.object, e.object, context),
  transforms: (s, p, e, context) => e.kind === "transforms" && object(s, p.object, e.object, context),
  turnedFaceUp: (s, p, e, context) => e.kind === "turnedFaceUp" && object(s, p.object, e.object, context),
  attached: (s, p, e, context) =>
    e.kind === "attached" &&
    object(s, p.attachment, e.object, context) &&
    (p.to === undefined || object(s, p.to, e.other, context)),
  unattached: (s, p, e, context) =>
    e.kind === "unattached" &&
    object(s, p.attachment, e.object, context) &&
    (p.from === undefined || (!isPlayerRef(e.other) && object(s, p.from, e.other, context))),
  control: (s, p, e, context) =>
    e.kind === "control" &&
    object(s, p.object, e.object, context) &&
    who(s, p.gainedBy, e.player, context) &&
    who(s, p.lostBy, previousController(e), context),
  phases: (s, p, e, context) =>
    e.kind === (p.out ? "phasesOut" : "phasesIn") && object(s, p.object, e.object, context),
  mana: (s, p, e, context) =>
    e.kind === "mana" &&
    (p.tapped !== true || e.other !== NONE) &&
    (p.color === undefined || e.detail.includes(colorOf(s, p.color, context))) &&
    object(s, p.object, e.source, context) &&
    who(s, p.by, e.player, context),
  searches: (s, p, e, context) =>
    e.kind === "searches" &&
    who(s, p.player, e.player, context) &&
    (p.own !== true || e.other === playerRef(e.player)),
  shuffles: action("shuffles"),
  mills: action("mills"),
  scry: action("scry"),
  surveil: action("surveil"),
  // 608.2b: a spell or ability that doesn't resolve is recorded the same way, but isn't countered.
  countered: (s, p, e, context) =>
    e.kind === "countered" &&
    e.rule !== "608.2b" &&
    object(s, p.spell, e.object, context) &&
    who(s, p.by, e.player, context),
  destroyed: (s, p, e, context) =>
    e.kind === "destroyed" && object(s, p.object, e.object, context) && causedBy(s, p.causer, e, context),
  becomesMonarch: action("becomesMonarch"),
  loses: action("loses"),
  wins: action("wins"),
  triggers: (s, p, e, context) =>
    e.kind === "triggers" && object(s, p.source, e.source, context) && who(s, p.by, e.player, context),
  coin: (s, p, e, context) =>
    e.kind === "coin" && who(s, p.player, e.player, context) && (p.won === undefined || p.won === wonFlip(e)),
  die: (s, p, e, context) =>
    e.kind === "die" &&
    who(s, p.player, e.player, context) &&
    // 706.7: patterns with a result ignore the planar die.
    (p.result === undefined || (e.amount > 0 && compare(e.amount, p.result.op, p.result.than))),
  fights: (s, p, e, context) => e.kind === "fights" && object(s, p.creature, e.object, context),
  crime: action("crime"),
  exerts: (s, p, e, context) => e.kind === "exerts" && object(s, p.creature, e.object, context),
  // "Day becomes night or night becomes day": not when the game's first day or night begins (731.1).
  dayNight: (_s, p, e) => e.kind === "dayNight" && (p.to === undefined ? !wasNeither(e) : p.to === e.detail),
  expends: (s, p, e, context) =>
    e.kind === "paid" && who(s, p.player, e.player, context) && expends(s, e, p.amount),
  ringTempts: action("ringTempts"),
  venture: (s, p, e, context) =>
    e.kind === "venture" &&
    who(s, p.player, e.player, context) &&
    (p.room === undefined || (e.object === context.source && roomEntered(e) === p.room)),
  completesDungeon: action("completesDungeon"),
  resolves: (s, p, e, context) => e.kind === "resolves" && object(s, p.spell, e.object, context),
  action: (s, p, e, context) =>
    e.kind === "action" &&
    e.detail === p.action &&
    object(s, p.object, e.object, context) &&
    (p.card === undefined || (!isPlayerRef(e.other) && object(s, p.card, e.other, context))) &&
    who(s, p.player, e.player, context),
  state: (s, p, _e, context) => evaluate(s, p.condition, context),
  unlocked: (s, p, e, context) =>
    e.kind === "unlocked" &&
    (p.door === undefined || p.door === e.detail) &&
    (p.fully === undefined || doorsLeft(e) === 0) &&
    object(s, p.object, e.object, context) &&
    who(s, p.player, e.player, context),
  beginsTurn: action("beginsTurn"),
}

/** The letter of a color, or of the source's chosen one; a space, which is no mana, if none was chosen. */
function colorOf(s: State, color: string, context: Context): string {
  return color === "chosen" ? (chosenFor(s, context.source)?.color ?? " ") : color
}

function nthThisTurn(
  s: State,
  p: Extract<EventPattern, { on: "cast" }>,
  e: GameEvent,
  context: Context,
): number {
  return ordinal(
    s,
    e,
    (old) => old.kind === "cast" && old.player === e.player && object(s, p.spell, old.object, context),
  )
}

function countersLeft(s: State, e: GameEvent): number {
  return objectOf(s, e.other)?.counters?.[e.detail] ?? 0
}

/** 122.7: there were fewer before these were put there, and now there are at least that many. */
function reaches(nth: number, now: number, added: number): boolean {
  return now - added < nth && nth <= now
}
