import type { EventPattern, Filter, PlayerSelector, Selector } from "@apnap/engine"
import { partsOf } from "../noun-phrase/conjunction.ts"
import { isOwnObject } from "../own-object.ts"
import { typesOf } from "./others.ts"
import type { Referent, Scope } from "./referent.ts"
import { whereAfter } from "./where.ts"

type Single = Exclude<EventPattern, { on: "anyOf" | "qualified" }>
/** The keys by which patterns of any kind name what an event is about. */
interface Parts {
  readonly batch?: boolean
  readonly object?: Filter
  readonly creature?: Filter
  readonly spell?: Filter
  readonly ability?: Filter
  readonly card?: Filter
  readonly attachment?: Filter
  readonly attacker?: Filter
  readonly player?: PlayerSelector
  readonly whom?: PlayerSelector
  readonly by?: Filter | PlayerSelector
}

/** What an event adds its referents to. */
type Named = Pick<Scope, "referents">

const bound = (name: string): Selector => ({ sel: "bound", name })

/** Adds the objects and players of a trigger event, placed just before its effect begins (see `EventPattern`). */
export function addEvent(scope: Named, when: EventPattern, start = 0): void {
  if (when.on === "anyOf") addEvents(scope, when.of, start)
  else if (when.on === "qualified") addEvent(scope, when.event, start)
  else scope.referents.push(...referentsOf(when, start - 1))
}

function addEvents(scope: Named, events: readonly EventPattern[], start: number): void {
  const before = scope.referents.length
  for (const one of events.toReversed()) addEvent(scope, one, start)
  const named = scope.referents.slice(before)
  const isOfAnother = named.some(({ object }) => object?.sel === "bound" && object.name === "it")
  if (!isOfAnother || new Set(events.map(({ on }) => on)).size > 1) return
  scope.referents.splice(before, named.length, ...named.map(eitherOf))
}

/** "Whenever this creature dies or another artifact is put into a graveyard": "it" is whichever did, not always this creature. */
function eitherOf(referent: Referent): Referent {
  if (referent.self !== true) return referent
  const { filter: _, ...found } = referent
  return { ...found, object: bound("it"), self: false }
}

function referentsOf(when: Single, at: number): readonly Referent[] {
  const parts: Parts = when as Parts
  // "One or more counters are put on a creature": several counters, one creature.
  const plural = (parts.batch === true && when.on !== "counters") || when.on === "attackers"
  // "Whenever equipped creature becomes blocked by one or more creatures": the blockers are plural.
  const blocked = when.on === "becomesBlocked"
  return [
    ...objectsOf(when, parts).flatMap(([name, filter]) =>
      filter === undefined
        ? []
        : named(
            name,
            filter,
            at,
            plural && !(blocked && name === "it"),
            when.on === "cast" || when.on === "activates",
            placeOf(when, name, filter),
          ),
    ),
    // The spell or ability is the main referent of "becomes the target"; what it targets comes second.
    ...(when.on === "targeted"
      ? [{ at: at - 0.3, object: bound("it"), plural: false, spell: true, where: "stack" as const }]
      : []),
    // "Whenever one or more nonland cards are milled, … the number of cards milled this way".
    ...(when.on === "moves" && when.cause === "mill"
      ? [{ at, object: bound("it"), plural: true, how: "milled", onlyBy: true }]
      : []),
    ...hostOf(when).map((object) => ({ at: at - 0.5, object, plural: false })),
    ...(when.on === "cast" ? targetOf(when.spell, at) : []),
    ...playersOf(when, parts).map((player) => ({ at, player, plural: false })),
    ...(hasAmount(when) ? [{ at, amount: "amount", plural: false }] : numbersIn(parts.spell, at)),
    ...(when.on === "excessDamage" ? [{ at, amount: "amount", plural: false, how: "excess" }] : []),
  ]
}

/** 109.2: what an event finds on the battlefield and leaves there isn't called a card. */
function placeOf(when: Single, name: string, filter: Filter): Pick<Referent, "where" | "permanent"> {
  const place = whereAfter(when, name)
  // What deals damage may be a spell, unless it's called a creature or in combat.
  if (when.on === "damage" && name === "source")
    return when.combat === true || typesOf(filter)?.includes("creature") === true
      ? { permanent: true }
      : place
  return when.on !== "moves" && place.where === "battlefield" ? { ...place, permanent: true } : place
}

/** Events with a number of their own; others have one only if they happen to several objects at once ("that many"). */
const WITH_AMOUNT: ReadonlySet<string> = new Set([
  ...["damage", "excessDamage", "gainLife", "loseLife", "counters", "attackers"],
  ...["scry", "surveil", "die", "becomesBlocked"],
])

/** "Whenever a creature with counters on it dies, … that many": a single object that moves has no number. */
function hasAmount(when: Single): boolean {
  return WITH_AMOUNT.has(when.on) || (when as Parts).batch === true
}

/** "A spell with mana value equal to the number of counters on ~": later words can refer to that number. */
function numbersIn(filter: Filter | undefined, at: number): readonly Referent[] {
  if (filter?.is === "and") return filter.of.flatMap((part) => numbersIn(part, at))
  const isEqual = filter?.is === "manaValue" && filter.op === "=" && typeof filter.than === "object"
  return isEqual ? [{ at, counted: filter.than, plural: false }] : []
}

const CREATURE: Filter = { is: "type", type: "creature" }

/** "The upkeep of enchanted creature's controller" mentions the creature. */
function hostOf(when: Single): readonly Selector[] {
  if (when.on !== "step" || when.player?.who !== "controllerOf" || when.player.of.sel !== "attachedTo")
    return []
  return [when.player.of]
}

/** "A spell that targets only a single creature": later words can refer to that creature. */
function targetOf(spell: Filter, at: number): readonly Referent[] {
  const targets = partsOf(spell).find((part) => part.is === "targets")
  if (targets?.single !== true || targets.filter === undefined || isOwnObject(targets.filter)) return []
  const object: Selector = { sel: "targetsOf", of: bound("it") }
  return [{ at: at - 0.5, object, plural: false, filter: targets.filter, permanent: true }]
}

/** The names an event binds to objects, with the qualities each has. */
function objectsOf(when: Single, parts: Parts): readonly (readonly [string, Filter | undefined])[] {
  switch (when.on) {
    case "damage":
      return [
        ["source", when.source],
        ["it", when.to],
      ]
    case "targeted":
      return [["other", when.object]]
    case "attackers":
      return [["it", when.filter ?? (when.atLeast === undefined ? undefined : CREATURE)]] // 508.1a
    case "becomesBlocked":
      return [
        ["other", when.by],
        ["it", when.creature],
      ]
    case "unattached":
      return [
        ["other", when.from],
        ["it", when.attachment],
      ]
    case "action":
      return [
        ["other", parts.object === undefined ? undefined : parts.card],
        ["it", parts.object ?? parts.card],
      ]
    case "attached":
      return [
        ["other", when.to],
        ["it", when.attachment],
      ]
    default:
      return [
        ["other", parts.attacker],
        // "Whenever you discard a card": any card.
        [
          "it",
          when.on === "discard"
            ? (when.card ?? { is: "any" })
            : (parts.object ??
              parts.creature ??
              parts.spell ??
              parts.ability ??
              parts.card ??
              parts.attachment),
        ],
      ]
  }
}

function named(
  name: string,
  filter: Filter,
  at: number,
  plural: boolean,
  spell: boolean,
  where: Pick<Referent, "where" | "permanent">,
): readonly Referent[] {
  const self = isOwnObject(filter)
  const object: Selector = self ? { sel: "self" } : bound(name)
  const found: Referent = {
    at,
    object,
    plural,
    filter,
    ...(self && { self }),
    ...(spell && { spell }),
    ...where,
    ...(name === "source" && { how: "source" }),
  }
  if (self) return [found]
  if (belongsToAnother(filter))
    return [found, { at: at - 0.5, player: { who: "controllerOf", of: object }, plural }]
  return ownedByAnother(filter)
    ? [found, { at: at - 0.5, player: { who: "ownerOf", of: object }, plural }]
    : [found]
}

function playersOf(when: Single, parts: Parts): readonly PlayerSelector[] {
  if (when.on === "targeted")
    return when.by === undefined ? [] : [{ who: "controllerOf", of: bound("source") }]
  if ((when.on === "destroyed" || when.on === "moves") && when.causer !== undefined)
    return [{ who: "bound", name: "causer" }]
  const by = parts.by !== undefined && "who" in parts.by ? parts.by : undefined
  const acting = parts.player ?? (parts.whom?.who === "you" ? by : (parts.whom ?? by))
  return [
    // "That player" never refers to you.
    ...(acting === undefined || acting.who === "you" ? [] : [{ who: "bound", name: "player" } as const]),
    ...(when.on === "taps" && when.forMana === true
      ? [{ who: "controllerOf", of: bound("it") } as const]
      : []),
  ]
}

/** Whether a matching object is another player's: "a land an opponent controls". */
export function belongsToAnother(filter: Filter): boolean {
  return saysOfAnother(filter, "controlledBy")
}

/** Whether a matching object is owned by another player: "put into an opponent's graveyard" (404.1). */
function ownedByAnother(filter: Filter): boolean {
  return saysOfAnother(filter, "ownedBy")
}

function saysOfAnother(filter: Filter, how: "controlledBy" | "ownedBy"): boolean {
  if (filter.is === "and" || filter.is === "or") return filter.of.some((part) => saysOfAnother(part, how))
  return filter.is === how && filter.player.who !== "you"
}
