import type { EventKind, Step } from "@apnap/engine"
import { ANOTHER_CLEANUP, isDone, MANA_BURN } from "../elsewhere.ts"
import type { Entry } from "../entry.ts"
import { symbols } from "../symbols.ts"
import { action, counters } from "./actions.ts"
import { loses, whyLost } from "./loses.ts"
import { moves, stateBased } from "./moves.ts"
import { count, does, STEP_NAMES, the, whose } from "./names.ts"
import { replacedEvent } from "./replaced.ts"

/** Each kind of event as an English sentence; null for events that need none. */
export const ENGLISH: Readonly<Record<EventKind, (e: Entry) => string | null>> = {
  moves,
  action,
  loses,
  step: ({ who, detail, rule, terms }) => {
    if (who.is === "nothing") return null
    if (rule === ANOTHER_CLEANUP) return `${does(who, "has", "have")} another cleanup step.`
    // 313@2003-07: today's end step had a longer name.
    if (detail === "end" && terms === "classic") return `${whose(who)} end of turn step begins.`
    return `${whose(who)} ${STEP_NAMES[detail as Step]} begins.`
  },
  startingPlayer: ({ who }) => `${does(who, "takes", "take")} the first turn.`,
  beginsTurn: ({ who, amount }) => `turn ${amount}: ${the(who)}.`,
  cast: ({ who, object, terms }) =>
    `${terms === "classic" ? does(who, "plays", "play") : does(who, "casts", "cast")} ${the(object)}.`,
  copied: ({ object }) => `${the(object)} is copied.`,
  activates: ({ who, object, detail, terms }) =>
    // 727.1: what restarted the game is gone.
    detail === "mana" || object.is === "nothing"
      ? null
      : `${terms === "classic" ? does(who, "plays", "play") : does(who, "activates", "activate")} ${the(object)}.`,
  triggers: ({ object, source }) =>
    `${object.is === "inherent" ? the(object) : `an ability of ${the(source)}`} triggers and goes on the stack.`,
  untriggered: ({ source, other }) =>
    `an ability of ${the(source)} does not trigger${other.is === "nothing" ? ": its condition does not hold" : ` because of ${the(other)}`}.`,
  forbidden: (e) =>
    e.source.is === "nothing"
      ? `${the(e.object)} is indestructible and isn't destroyed.`
      : `${the(e.source)} forbids ${replacedEvent(e)}${whyLost(e)}.`,
  targeted: ({ object, other }) => `${the(object)} targets ${the(other)}.`,
  attacks: ({ object, other }) => `${the(object)} attacks ${the(other)}.`,
  attackers: () => null,
  blocks: ({ object, other }) => `${the(object)} blocks ${the(other)}.`,
  becomesBlocked: () => null,
  unblocked: ({ object }) => `${the(object)} is unblocked.`,
  damage: ({ source, other, amount, combat }) =>
    `${the(source)} deals ${amount} ${combat ? "combat " : ""}damage to ${the(other)}.`,
  excessDamage: ({ object, amount, excess }) =>
    excess ? `${amount} of the damage to ${the(object)} is excess.` : null,
  gainLife: ({ who, amount }) => `${does(who, "gains", "gain")} ${amount} life.`,
  loseLife: ({ who, amount, rule }) =>
    `${does(who, "loses", "lose")} ${amount} life${rule === MANA_BURN ? " by mana burn" : ""}.`,
  draw: ({ who, object }) =>
    `${does(who, "draws", "draw")} ${object.is === "object" ? the(object) : "a card"}.`,
  draws: () => null,
  mills: () => null,
  discard: ({ who, object }) => `${does(who, "discards", "discard")} ${the(object)}.`,
  sacrifice: ({ who, object }) => `${does(who, "sacrifices", "sacrifice")} ${the(object)}.`,
  cycle: ({ who, object }) => `${does(who, "cycles", "cycle")} ${the(object)}.`,
  taps: ({ object, detail }) => (detail === "mana" ? null : `${the(object)} becomes tapped.`),
  untaps: ({ object }) => `${the(object)} untaps.`,
  counters: (e) => `${the(e.other)} gets ${counters(e)}.`,
  countersRemoved: (e) => `${the(e.other)} loses ${counters(e)}.`,
  token: ({ who, object, terms }) =>
    terms === "enters"
      ? `${does(who, "creates", "create")} the token ${the(object)}.`
      : `${does(who, "puts", "put")} the token ${the(object)} ${terms === "classic" ? "into play" : "onto the battlefield"}.`,
  transforms: ({ object }) => `${the(object)} transforms.`,
  turnedFaceUp: ({ object }) => `${the(object)} is turned face up.`,
  turnedFaceDown: ({ object }) => `${the(object)} is turned face down.`,
  attached: ({ object, other }) => `${the(object)} becomes attached to ${the(other)}.`,
  unattached: ({ object }) => `${the(object)} becomes unattached.`,
  control: ({ who, object, other }) =>
    `${does(who, "gains", "gain")} control of ${the(object)}${other.is === "nothing" ? "" : ` from ${the(other)}`}.`,
  phasesOut: ({ object }) => `${the(object)} phases out.`,
  phasesIn: ({ object }) => `${the(object)} phases in.`,
  mana: ({ who, detail }) => `${does(who, "adds", "add")} ${symbols(detail)}.`,
  searches: ({ who, other }) =>
    `${does(who, "searches", "search")} ${other.name === who.name ? (who.you ? "your" : "their") : whose(other)} library.`,
  shuffles: ({ who, rule }) =>
    rule === "103.5" ? `${does(who, "takes", "take")} a mulligan.` : `${whose(who)} library is shuffled.`,
  scry: ({ who, amount }) => `${does(who, "scries", "scry")} ${amount}.`,
  surveil: ({ who, amount }) => `${does(who, "surveils", "surveil")} ${amount}.`,
  countered: ({ object, rule }) =>
    rule.startsWith("608")
      ? `${the(object)} does nothing: all its targets are illegal.`
      : `${the(object)} is countered.`,
  destroyed: (e) =>
    e.rule === "704.5g"
      ? `${the(e.object)} has lethal damage and is destroyed.`
      : e.rule === "704.5h"
        ? `${the(e.object)} was dealt damage by a source with deathtouch and is destroyed.`
        : `${the(e.object)} is destroyed.`,
  becomesMonarch: ({ who }) => `${does(who, "becomes", "become")} the monarch.`,
  wins: ({ who }) => `${does(who, "wins", "win")} the game.`,
  coin: ({ who, amount }) =>
    `${does(who, "flips", "flip")} a coin and ${amount === 1 ? does(who, "wins", "win").split(" ").at(-1) : does(who, "loses", "lose").split(" ").at(-1)} the flip.`,
  die: ({ who, amount, detail }) =>
    detail === "planar"
      ? `${does(who, "rolls", "roll")} the planar die.`
      : `${does(who, "rolls", "roll")} ${amount} on a ${detail}.`,
  fights: ({ object, other }) => `${the(object)} fights ${the(other)}.`,
  exerts: ({ object }) => `${the(object)} is exerted.`,
  dayNight: ({ detail }) => `it becomes ${detail}.`,
  ringTempts: ({ who }) => `the Ring tempts ${the(who)}.`,
  venture: ({ who, detail }) =>
    `${does(who, "ventures", "venture")} into the dungeon${detail === "" ? "" : `: ${detail}`}.`,
  completesDungeon: ({ who, detail }) => `${does(who, "completes", "complete")} ${detail}.`,
  resolves: ({ object }) => (object.is === "nothing" ? null : `${the(object)} resolves.`),
  unlocked: ({ object }) => `${the(object)}: a door is unlocked.`,
  paid: () => null,
  effectEnds: () => null,
  regenerated: ({ object }) => `${the(object)} regenerates.`,
  prevented: ({ amount, object, other }) =>
    `${count(amount, "point")} of damage to ${the(other)} ${amount === 1 ? "is" : "are"} prevented${object.is === "nothing" ? "" : ` by ${the(object)}`}.`,
  replaced: (e) => (e.source.is === "nothing" ? null : `${the(e.source)} replaces ${replacedEvent(e)}.`),
  revealed: ({ object, who, detail }) =>
    detail === "companion"
      ? `${does(who, "reveals", "reveal")} ${the(object)} as ${who.you ? "your" : "their"} companion.`
      : detail === "look"
        ? `${does(who, "looks at", "look at")} ${the(object)}.`
        : `${the(object)} is revealed.`,
  leavesCombat: ({ object }) => `${the(object)} is removed from combat.`,
  priority: () => null,
  crime: ({ who, terms }) => (terms !== "enters" ? null : `${does(who, "commits", "commit")} a crime.`),
  ends: () => `the game is over.`,
  stateBased: () => null,
  ceases: (e) =>
    isDone(e)
      ? null
      : e.rule === "608.2a"
        ? `${the(e.object)} does nothing: its condition no longer holds.`
        : (stateBased(e) ?? `${the(e.object)} ceases to exist.`),
}
