import type { Effect, PlayerSelector, Selector, TargetSlot } from "@apnap/engine"
import { inPlaceOf, isSaid, mapNodes } from "../../../discourse/nodes.ts"
import { same } from "../../../grammar/hole.ts"
import { clause } from "../../../oracle.ts"
import { someNode } from "../../some-node.ts"

// Which player carries out an instruction.

export const YOU: PlayerSelector = { who: "you" }
export const LOOP: PlayerSelector = { who: "bound", name: "player" }

/** The effect as carried out by a player. Several players that the text calls "their" act one at a time. */
export function doneBy(effect: Effect, who: PlayerSelector): Effect {
  if (who.who === "you") return effect
  if (!isMany(who) || !(isSaid(effect, "their") || someNode(effect, isTurningOver) || saysOwnNumber(effect)))
    return withPlayer(effect, who)
  const inner = mapNodes(effect, (node) => (isTheir(node) ? LOOP : undefined)) as Effect
  return { do: "forEachPlayer", of: who, effect: withPlayer(inner, LOOP) }
}

/** "Each player discards their hand, then draws that many cards": each player's number is that player's own. */
function saysOwnNumber(effect: Effect): boolean {
  return effect.do === "sequence" && effect.of.slice(1).some((later) => someNode(later, isThatMany))
}

function isThatMany(node: object): boolean {
  const { n, what } = node as { n?: string; what?: string }
  return n === "said" && (what === "many" || what === "much")
}

/** Digging until a card matches: each player's cards are that player's own. */
function isTurningOver(node: object): boolean {
  return (node as { do?: string }).do === "digUntil"
}

export function isMany(who: PlayerSelector): boolean {
  return (
    isSeveralTargets(who) ||
    who.who === "players" ||
    who.who === "opponents" ||
    who.who === "opponentsOf" ||
    who.who === "otherThan" ||
    who.who === "such"
  )
}

/** "Up to two target players": before targets are numbered, the slot itself stands in place of its number. */
function isSeveralTargets(who: PlayerSelector | { who: "mention"; slot: TargetSlot }): boolean {
  return who.who === "mention" && (who.slot.max ?? 1) !== 1
}

export function isTheir(node: object): boolean {
  const said = node as { who?: string; noun?: string }
  return said.who === "said" && (said.noun === "their" || said.noun === "they")
}

export function withPlayer(effect: Effect, player: PlayerSelector): Effect {
  return inPlaceOf(byPlayer(effect, player), effect)
}

function byPlayer(effect: Effect, player: PlayerSelector): Effect {
  if (effect.do === "sequence") return { ...effect, of: effect.of.map((e) => withPlayer(e, player)) }
  if (effect.do === "change") {
    const changes = effect.changes.map((c) => (c.change === "control" ? { ...c, player } : c))
    return { ...effect, changes }
  }
  const choosing = chosenIn(effect)
  if (choosing !== undefined) return workingOn(effect, { ...choosing, by: player })
  if (lyingWith(effect) !== undefined) return withOwner(effect, player)
  return { ...effect, player } as Effect
}

/** The objects of an instruction that has no player key; if they are chosen, the acting player chooses them (608.2d). */
function worksOn(effect: Effect): Selector | undefined {
  switch (effect.do) {
    case "move":
    case "tap":
    case "untap":
    case "destroy":
    case "regenerate":
    case "chooseObjects":
    case "reveal":
      return effect.what
    case "addCounters":
      return effect.on
    case "removeCounters":
      return effect.from
    default:
      return undefined
  }
}

/** The same instruction on other objects. */
function workingOn(effect: Effect, objects: Selector): Effect {
  if (effect.do === "addCounters") return { ...effect, on: objects }
  if (effect.do === "removeCounters") return { ...effect, from: objects }
  return { ...effect, what: objects } as Effect
}

/** Whose library, hand or graveyard an instruction's objects are in; that player carries it out. */
function lyingWith(effect: Effect): PlayerSelector | undefined {
  const objects = worksOn(effect)
  if (objects?.sel === "libraryTop") return objects.of
  return objects?.sel === "all" && objects.zone !== undefined ? objects.of : undefined
}

/** Makes "their library" that of the acting player. */
function withOwner(effect: Effect, player: PlayerSelector): Effect {
  const objects = worksOn(effect)
  const of = lyingWith(effect) as { who: string }
  return of.who === "said" ? workingOn(effect, { ...objects, of: player } as Selector) : effect
}

function chosenIn(effect: Effect): Extract<Selector, { sel: "choose" }> | undefined {
  const objects = worksOn(effect)
  if (objects?.sel !== "choose") return undefined
  // "A card of an opponent's choice" is returned by the player instructed to.
  return effect.do === "move" && objects.by?.who === "choose" ? undefined : objects
}

/** The acting player and the effect without that player; undefined if none is named. */
export function subjectOf(effect: Effect): { who: PlayerSelector; d: Effect } | undefined {
  if (effect.do === "forEachPlayer") {
    const inner = subjectOf(effect.effect)
    return inner !== undefined && same(inner.who, LOOP) ? { who: effect.of, d: inner.d } : undefined
  }
  if (effect.do === "sequence") {
    const parts = effect.of.map(subjectOf)
    const who = parts[0]?.who
    if (who === undefined || parts.some((p) => p === undefined || !same(p.who, who))) return undefined
    return { who, d: { do: "sequence", of: parts.map((p) => p?.d as Effect) } }
  }
  if (effect.do === "change" && effect.changes.length === 1 && effect.changes[0].change === "control") {
    const who = effect.changes[0].player
    return who.who === "you"
      ? undefined
      : { who, d: { ...effect, changes: [{ change: "control", player: YOU }] } }
  }
  const choosing = chosenIn(effect)
  if (choosing !== undefined) {
    const { by, ...objects } = choosing
    return by && { who: by, d: workingOn(effect, objects) }
  }
  const owner = lyingWith(effect)
  if (owner !== undefined && owner.who !== "you") return { who: owner, d: effect }
  const { player, ...rest } = effect as { player?: PlayerSelector; do: string }
  if (player === undefined) return undefined
  if (NAMES_PLAYER.has(effect.do)) return { who: player, d: { ...effect, player: YOU } as Effect }
  return { who: player, d: rest as Effect }
}

/** Nodes that always name the player, even "you". */
const NAMES_PLAYER: ReadonlySet<string> = new Set(["loseGame", "winGame", "loseMana", "activateForMana"])

/** Verbs whose subject is always printed, even "you". */
const WITH_SUBJECT: ReadonlySet<string> = new Set([
  "gainLife",
  "loseLife",
  "playerCounters",
  "becomeMonarch",
  "winGame",
  "loseGame",
])

clause.iso(
  "{d:does}",
  ({ d }) => d,
  (e) =>
    WITH_SUBJECT.has(e.do) ||
    (subjectOf(e) !== undefined && (lyingWith(e) === undefined || e.do === "reveal"))
      ? undefined
      : { d: e },
)
clause.iso(
  "{who:player} {d:does list}",
  ({ who, d }) => doneBy(d, who),
  (e) => subjectOf(e) ?? { who: YOU, d: e },
)
clause.iso(
  "{who:chosen player} {d:does list}",
  ({ who, d }) => doneBy(d, who),
  (e) => {
    const found = subjectOf(e)
    return found?.who.who === "choose" ? found : undefined
  },
)
clause.iso(
  "{d:does}",
  () => undefined,
  (e) =>
    subjectOf(e) === undefined || (NAMES_PLAYER.has(e.do) && subjectOf(e)?.who.who === "you")
      ? { d: e }
      : undefined,
)
