import type { Filter, PlayerSelector, Selector } from "@apnap/engine"
import { same } from "../grammar/hole.ts"
import { last, type Referent, type Scope, Unresolved } from "./referent.ts"
import type { SaidObject } from "./surface.ts"

/** Participles and names that a spell's costs bind (see `produced.ts`). */
const COST_WORDS: ReadonlySet<string> = new Set(
  "sacrificed discarded exiled returned tapped revealed".split(" "),
)

/** The player that "that player" or "they" refers to. */
export function saidPlayer(at: number, scope: Scope, noun?: string): PlayerSelector {
  // "Put target permanent an opponent controls on top of its owner's library. That opponent …": who controlled it, not its owner.
  const isMeant = ({ player }: Referent) =>
    player !== undefined && (noun !== "opponent" || player.who !== "ownerOf" || player.of.sel !== "bound")
  const player = (last(scope, at, isMeant) ?? last(scope, at, (r) => r.player !== undefined))?.player
  if (player === undefined) throw new Unresolved()
  if (noun === "opponent") scope.referents.push({ at, player, plural: false })
  return player
}

/** The object that "it" or "those creatures" refers to. `parent` is the instruction it's part of. */
export function saidObject(said: SaidObject, at: number, scope: Scope, parent: object | undefined): Selector {
  const found = nearest(said, at, scope, parent)
  if (found?.object === undefined) return elsewhere(said, at, scope)
  if (said.absent === true) return found.object
  // A reference mentions its object anew: "damage equal to that spell's power to its controller".
  // "Those creatures can't block" means a fixed set; a separate static rule would also affect later ones (611.2c).
  const isSet = found.object.sel === "all" && said.plural === true
  if (isSet && said.that === true && parent !== undefined && "static" in parent) throw new Unresolved()
  const { onlyBy, onlyNoun, ...known } = found
  const isPut = said.how === "toHand" || said.how === "toBattlefield"
  const named = isPut ? { ...known, plural: false } : { ...known, ...(onlyBy && { onlyBy }) }
  scope.referents.push({ ...named, at, mention: said })
  return isCopiedAsItWas(said, parent, found) || isAskedAsItWas(said, parent, found)
    ? { sel: "lastKnown", of: found.object, filter: { is: "any" } }
    : found.object
}

/** "Becomes a copy of that creature": an exiled creature is copied as it last existed (608.2h). */
function isCopiedAsItWas(said: SaidObject, parent: object | undefined, found: Referent): boolean {
  const kind = (parent as { do?: string } | undefined)?.do
  return kind === "becomeCopy" && said.noun !== undefined && found.gone === true && found.where === "exile"
}

/** "The power of the creature exiled this way": as it last existed on the battlefield (608.2h). */
function isAskedAsItWas(said: SaidObject, parent: object | undefined, found: Referent): boolean {
  const { n } = (parent ?? {}) as { n?: string }
  const isOfBody = n === "power" || n === "toughness" || n === "counters" || n === "manaValue"
  return (
    isOfBody && said.how !== undefined && said.noun !== undefined && said.card !== true && found.gone === true
  )
}

/** The nearest referent that fits: first one called by the noun, then one it could describe, then any. */
function nearest(
  said: SaidObject,
  at: number,
  scope: Scope,
  parent: object | undefined,
): Referent | undefined {
  const plural = said.plural === true
  const { noun } = said
  if (said.how === "attacker") return attacker(at, scope)
  const called = fitting(said, parent, scope.spell)
  const victim = victimOf(said, at, scope, parent)
  const fits = (r: Referent) => r !== victim && called(r)
  return (
    (said.spell && last(scope, at, (r) => r.spell === true && r.plural === plural)) ||
    (noun && last(scope, at, (r) => fits(r) && namedBy(r.filter, noun))) ||
    last(scope, at, fits) ||
    (said.how === undefined && said.whose === undefined
      ? last(
          scope,
          at,
          (r) =>
            r.plural === plural &&
            r.orPlayer === (said.orPlayer ?? r.orPlayer) &&
            couldBe(r, noun) &&
            canBeDone(parent, said, r, scope.spell),
        )
      : undefined)
  )
}

/** "The player it's attacking": the attacker is the event's creature, or else this object. */
function attacker(at: number, scope: Scope): Referent | undefined {
  const ofEvent = ({ object }: Referent) => object?.sel === "bound" && object.name === "it"
  return last(scope, at, ofEvent) ?? last(scope, at, (r) => r.self === true)
}

/** "It deals 3 damage to that permanent": "it" is not that permanent. */
function victimOf(
  said: SaidObject,
  at: number,
  scope: Scope,
  parent: object | undefined,
): Referent | undefined {
  const { do: action, source, to } = (parent ?? {}) as { do?: string; source?: object; to?: SaidObject }
  if (action !== "damage" || source !== said || to?.sel !== "said" || to.that !== true) return undefined
  return last(scope, at, fitting(to, undefined, scope.spell))
}

function fitting(said: SaidObject, parent: object | undefined, spell: boolean): (r: Referent) => boolean {
  const { noun, how } = said
  const partners = partnersOf(parent)
  const from = parent !== undefined && "from" in parent && parent.from === said
  const asked = how === undefined && asksOfLast(parent)
  return (r) =>
    r.object !== undefined &&
    canBeDone(parent, said, r, spell) &&
    (r.mention === undefined || !partners.includes(r.mention)) &&
    (r.choice === undefined || !partners.includes(r.choice)) &&
    (r.onlyFrom !== true || from) &&
    (r.gone !== true || !asked) &&
    (r.plural === (said.plural === true) || how !== undefined) &&
    // "That spell" refers to an object other than this one, if there is one.
    (said.that !== true || r.self !== true) &&
    (r.onlyNoun !== true || noun !== undefined) &&
    (said.card !== true || (r.permanent !== true && !isToken(r.filter))) &&
    (how === undefined ? r.onlyBy !== true : r.how === how) &&
    (said.whose === undefined || isOf(r.filter, said.whose)) &&
    (said.orPlayer !== true || r.orPlayer === true) &&
    (noun === undefined ||
      (r.self !== true && r.orPlayer === said.orPlayer && isKnown(r) && allows(r.filter, noun)))
}

/** Whether it was called one that this player controls. */
function isOf(filter: Filter | undefined, whose: Filter): boolean {
  return filter?.is === "and" && filter.of.some((part) => same(part, whose))
}

/** 111.6: a token isn't a card. */
function isToken(filter: Filter | undefined): boolean {
  return filter?.is === "token" || (filter?.is === "and" && filter.of.some(isToken))
}

/** Actions that apply to permanents only (701, 613.4). */
export const TO_PERMANENTS: ReadonlySet<string> = new Set(
  (
    "sacrifice destroy tap untap tapOrUntap freeze fight regenerate removeFromCombat transform phaseOut damage " +
    "exchangeControl exchangeTexts block becomeBlocked"
  ).split(" "),
)

/**
 * Whether an action applies to a referent in its zone: a card in hand can't be sacrificed, have its power changed, or be
 * called a creature.
 */
function canBeDone(parent: object | undefined, said: SaidObject, r: Referent, spell: boolean): boolean {
  // "Deals damage to any other target. Then sacrifice it": a player can't be sacrificed.
  if (r.orPlayer === true && said.noun === undefined && isSacrificed(parent, said)) return false
  // "Attach an Equipment to that creature. If you do, unattach it": the creature isn't attached to anything.
  if (isUnattached(parent, said) && r.self !== true && !couldBeAttached(r.filter)) return false
  const where = spell && r.self === true ? "stack" : r.where
  if (where === undefined || where === "battlefield") return true
  const isHidden = where === "hand" || where === "library"
  if (isHidden && said.that === true && said.noun !== undefined && said.card !== true) return false
  const { do: deed, n, what, to, on, source, who } = (parent ?? {}) as Readonly<Record<string, unknown>>
  // "You may sacrifice a Forest. If you do, that creature gains trample": what was sacrificed is no permanent any more (701.21a).
  if (r.how === "sacrificed" && ((deed === "change" && what === said) || on === said)) return false
  // 108.4: a card that this object exiled has no controller.
  if (who === "controllerOf" && r.object?.sel === "linked") return false
  if (spell && r.self === true && (n === "power" || n === "toughness")) return false // it isn't a permanent
  if (spell && r.self === true && deed === "change" && what === said && changesSize(parent)) return false
  if (deed === "addCounters" && on === said)
    return where !== "stack" && where !== "hand" && where !== "library"
  if (deed === "change")
    return what !== said || (!isHidden && (where !== "graveyard" || !changesSize(parent)))
  if (deed === "damage" && source === said) return !isHidden
  return !TO_PERMANENTS.has(deed as string) || (what !== said && to !== said)
}

/** Only sacrifice settles it: what is destroyed or tapped may be the damage's target, but what is sacrificed is its source. */
function isSacrificed(parent: object | undefined, said: SaidObject): boolean {
  const { do: deed, what } = (parent ?? {}) as Readonly<Record<string, unknown>>
  return deed === "sacrifice" && what === said
}

function isUnattached(parent: object | undefined, said: SaidObject): boolean {
  const { do: deed, what } = (parent ?? {}) as Readonly<Record<string, unknown>>
  return deed === "unattach" && what === said
}

/** Auras, Equipment and Fortifications are attached to other things (301.5, 301.6, 303.4). */
function couldBeAttached(filter: Filter | undefined): boolean {
  return ["Aura", "Equipment", "Fortification"].some((subtype) => allows(filter, { is: "subtype", subtype }))
}

/** Whether an instruction changes power or toughness. */
export function changesSize(node: object | undefined): boolean {
  const { changes = [] } = node as { changes?: readonly { change: string }[] }
  return changes.some(({ change }) => change === "modifyPT" || change === "setPT")
}

/** A fallback: anything for "it", an object of unknown kind for "that creature". */
function couldBe(r: Referent, noun: Filter | undefined): boolean {
  if (r.object === undefined || r.onlyBy === true || r.onlyNoun === true) return false
  if (noun === undefined) return true
  return (
    r.self !== true &&
    isKnown(r) &&
    (r.filter === undefined || (r.orPlayer === true && allows(r.filter, noun)))
  )
}

/** A spell or ability of unknown kind isn't called a creature. */
function isKnown(r: Referent): boolean {
  return r.spell !== true || r.filter !== undefined
}

/** What the word means if the text before it names no such object. */
function elsewhere(said: SaidObject, at: number, scope: Scope): Selector {
  // "~ deals 1 damage to them".
  const them = said.plural === true && said.noun === undefined && said.how === undefined
  const player = them ? last(scope, at, (r) => r.player !== undefined)?.player : undefined
  if (player !== undefined) return { sel: "players", of: player }
  // What was sacrificed to cast the spell: its cost is a separate line.
  if (scope.spell && said.how !== undefined && COST_WORDS.has(said.how)) {
    const paid: Selector = { sel: "bound", name: said.how }
    scope.referents.push({ at, object: paid, plural: said.plural === true, mention: said })
    return paid
  }
  if (said.how === "exiled") return exiledBefore(said, at, scope)
  const target = said.how === "chosen" ? onlyTarget(said, scope) : undefined
  if (target !== undefined) return target
  // What another ability of the object chose as it entered (607.2d).
  if (said.how === "chosen" && said.plural !== true && !scope.spell) return { sel: "chosen" }
  throw new Unresolved()
}

/** What another ability of the object exiled (607.2a); "it" may then mean that card. */
function exiledBefore(said: SaidObject, at: number, scope: Scope): Selector {
  const object: Selector = { sel: "linked" }
  const { noun, plural } = said
  const filter = noun === undefined ? {} : { filter: noun }
  scope.referents.push({
    at,
    object,
    plural: plural === true,
    where: "exile",
    mention: said,
    inAnyBranch: true,
    ...filter,
  })
  return object
}

/** "Choose target creature. …, then destroy the chosen creature": the only target, if nothing else was chosen. */
function onlyTarget({ plural, noun }: SaidObject, scope: Scope): Selector | undefined {
  const targets = scope.referents.filter((r) => r.object?.sel === "target" && r.mention !== undefined)
  const [first] = targets
  if (first === undefined || targets.some((r) => !same(r.object, first.object))) return undefined
  const fits = first.plural === (plural === true) && (noun === undefined || allows(first.filter, noun))
  return fits ? first.object : undefined
}

/** "~ deals 1 damage to it", "attach ~ to it": the word never refers to another part of the same instruction. */
function partnersOf(parent: object | undefined): readonly unknown[] {
  return parent === undefined ? [] : Object.values(parent)
}

/** "Its power", "its controller": of an object as it last existed on the battlefield (608.2h). */
function asksOfLast(parent: object | undefined): boolean {
  const { n, who, if: asked, filter } = (parent ?? {}) as Readonly<Record<string, unknown>>
  if (asked === "is" && isStatus(filter)) return true
  return n === "power" || n === "toughness" || n === "counters" || who === "controllerOf"
}

const OF_PERMANENTS: ReadonlySet<string> = new Set(["tapped", "attacking", "blocking", "controlledBy"])

/** Qualities only a permanent has: "if it was tapped", "if you controlled it", once it has left (608.2h). */
function isStatus(filter: unknown): boolean {
  const { is, of } = (filter ?? {}) as { is?: string; of?: unknown }
  return is === "not" ? isStatus(of) : OF_PERMANENTS.has(is ?? "")
}

/** "That creature" prefers what was called a creature over what was called an Archer. */
function namedBy(filter: Filter | undefined, noun: Filter): boolean {
  // "That creature or planeswalker" needs both nouns to have been used.
  if (noun.is === "or") return noun.of.every((one) => namedBy(filter, one))
  if (filter === undefined) return false
  if (filter.is === "and" || filter.is === "or") return filter.of.some((f) => namedBy(f, noun))
  return same(filter, noun)
}

/** Whether the noun can describe an object of this kind. */
function allows(filter: Filter | undefined, noun: Filter): boolean {
  if (filter === undefined || filter.is === "among" || noun.is === "permanent") return true
  if (noun.is === "or") return noun.of.some((one) => allows(filter, one))
  if (filter.is === "and" || filter.is === "or") return filter.of.some((f) => allows(f, noun))
  if (filter.is === "any" || filter.is === "permanent") return true
  if (filter.is === "type" && noun.is === "type") return filter.type === noun.type
  if (filter.is === "subtype" && noun.is === "subtype") return filter.subtype === noun.subtype
  return (filter.is === "subtype" && noun.is === "type") || filter.is === noun.is
}
