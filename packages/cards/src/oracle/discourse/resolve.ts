import type {
  Ability,
  Effect,
  EventPattern,
  Filter,
  Mode,
  Modes,
  PlayerSelector,
  Selector,
  TargetSlot,
} from "@apnap/engine"
import { same } from "../grammar/hole.ts"
import type { Places } from "../grammar/read.ts"
import { mapNodes, placeOf } from "./nodes.ts"

/** Something that words can point back at, where it is named, and what it is. */
interface Referent {
  readonly at: number
  readonly object?: Selector
  readonly player?: PlayerSelector
  readonly amount?: string
  readonly plural: boolean
  /** Qualities that it is known to have, for "that creature". */
  readonly filter?: Filter
  /** The participle that names it: "exiled". */
  readonly how?: string
  /** Whether it is a spell or ability on the stack. */
  readonly spell?: boolean
  /** Whether it left the battlefield by what was done: its size and controller are those that it had there (608.2h). */
  readonly gone?: boolean
  /** Whether nothing but its participle names it. */
  readonly onlyBy?: boolean
  /** Whether it is this object itself. */
  readonly self?: boolean
  /** Whether it is only chosen from. */
  readonly onlyFrom?: boolean
  /** The node that mentions it: "~", "enchanted creature", "it". */
  readonly mention?: object
}

/** Stretches of text of which only one happens: what is found in one is not there in the other. */
interface Branches {
  readonly then: { start: number; end: number }
  readonly else: { start: number; end: number }
}

/** What costs of a spell are named by, and bind (see `PRODUCERS`). */
const COST_WORDS: ReadonlySet<string> = new Set([
  "sacrificed",
  "discarded",
  "exiled",
  "returned",
  "tapped",
  "revealed",
])

interface Scope {
  readonly spell: boolean
  readonly places: Places
  readonly branches: Branches[]
  readonly targets: TargetSlot[]
  readonly referents: Referent[]
}

/** The ability as the language has it: targets in a list, words that point back replaced by what they mean; or nothing when one points at nothing. */
export function resolve(ability: Ability, places: Places): Ability | undefined {
  if (ability.ability === "keyword") return ability
  try {
    return resolveAbility(ability, places)
  } catch (error) {
    if (error instanceof Unresolved) return undefined
    throw error
  }
}

class Unresolved extends Error {}

function resolveAbility(ability: Ability, places: Places): Ability {
  const scope: Scope = {
    spell: ability.ability === "spell",
    places,
    branches: branchesIn(ability, places),
    targets: [],
    referents: [],
  }
  scope.referents.push({ at: -2, object: { sel: "self" }, plural: false, self: true })
  if (ability.ability === "triggered") addEvent(scope, ability.when)
  const resolved = resolveIn(ability, scope) as Ability
  return scope.targets.length === 0 ? resolved : ({ ...resolved, targets: scope.targets } as Ability)
}

function branchesIn(value: unknown, places: Places): Branches[] {
  const found: Branches[] = []
  mapNodes(value, (node) => {
    const { then, else: otherwise } = node as { then?: object; else?: object }
    const first = then && placeOf(places, then)
    const second = otherwise && placeOf(places, otherwise)
    // "If …, … instead": what was said before does not happen, and the condition cannot speak of what it made.
    if (first !== undefined && second !== undefined) {
      const instead = second.start < first.start
      found.push({ then: instead ? { start: second.end, end: first.end } : first, else: second })
    }
    // "Return that card if it's an Elf card": the condition is of what was before.
    const { condition } = node as { condition?: object }
    const asked = condition && placeOf(places, condition)
    if (first !== undefined && asked !== undefined && asked.start >= first.end)
      found.push({ then: first, else: asked })
    return undefined
  })
  return found
}

/** Whether these places are in two branches of which only one happens. */
function excludes(branches: readonly Branches[], a: number, b: number): boolean {
  const within = (at: number, part: { start: number; end: number }) => at >= part.start && at < part.end
  return branches.some(
    (one) => (within(a, one.then) && within(b, one.else)) || (within(a, one.else) && within(b, one.then)),
  )
}

/** The objects and players of a trigger event (see `EventPattern`). */
function addEvent(scope: Scope, when: EventPattern, start = 0): void {
  const at = start - 1
  if (when.on === "anyOf") {
    for (const one of when.of.toReversed()) addEvent(scope, one, start)
    return
  }
  if (when.on === "qualified") {
    addEvent(scope, when.event, start)
    return
  }
  const pattern = when as unknown as Readonly<Record<string, unknown>>
  const plural = pattern.batch === true || when.on === "attackers"
  const add = (name: string, filter: unknown): void => {
    if (filter === undefined) return
    const known = filter as Filter
    const self = known.is === "self"
    const object: Selector = self ? { sel: "self" } : { sel: "bound", name }
    const spell = when.on === "cast"
    scope.referents.push({
      at,
      object,
      plural,
      filter: known,
      ...(self && { self }),
      ...(spell && { spell }),
    })
    if (!self && belongsToAnother(known))
      scope.referents.push({ at: at - 0.5, player: { who: "controllerOf", of: object }, plural })
  }
  if (when.on === "damage") {
    add("source", when.source)
    add("it", when.to)
  } else if (when.on === "targeted") {
    // The spell or ability is the main object, what it targets the second.
    scope.referents.push({ at: at - 0.3, object: { sel: "bound", name: "it" }, plural: false, spell: true })
    add("other", when.object)
  } else {
    add(
      "other",
      pattern.attacker ??
        (when.on === "becomesBlocked" ? pattern.by : undefined) ??
        (when.on === "attached" ? pattern.to : undefined),
    )
    add(
      "it",
      pattern.object ??
        pattern.creature ??
        pattern.spell ??
        pattern.card ??
        pattern.attachment ??
        (when.on === "attackers" ? when.filter : undefined),
    )
  }
  const acting =
    when.on === "targeted"
      ? undefined
      : (pattern.player ?? pattern.whom ?? (isPlayer(pattern.by) ? pattern.by : undefined))
  if (acting !== undefined)
    scope.referents.push({ at, player: { who: "bound", name: "player" }, plural: false })
  if (when.on === "taps" && when.forMana === true)
    scope.referents.push({
      at,
      player: { who: "controllerOf", of: { sel: "bound", name: "it" } },
      plural: false,
    })
  if (when.on === "targeted" && when.by !== undefined)
    scope.referents.push({
      at,
      player: { who: "controllerOf", of: { sel: "bound", name: "source" } },
      plural: false,
    })
  scope.referents.push({ at, amount: "amount", plural: false })
}

function isPlayer(value: unknown): boolean {
  return typeof value === "object" && value !== null && "who" in value
}

/** Whether what fits is another player's: "a land an opponent controls". */
function belongsToAnother(filter: Filter): boolean {
  if (filter.is === "and" || filter.is === "or") return filter.of.some(belongsToAnother)
  return filter.is === "controlledBy" && filter.player.who !== "you"
}

interface Node {
  readonly at: number
  readonly node: object
  readonly end: boolean
  /** The node whose part it is. */
  readonly parent?: object
}

/** Resolves all that is in a piece of data, in the order of its text. */
function resolveIn(value: unknown, scope: Scope): unknown {
  const nodes = inOrder(value, scope.places)
  const replaced = new Map<object, unknown>()
  const bound = new Map<object, string>()
  for (const { node, at, end, parent } of nodes) {
    if (end) produce(scope, node, at, bound, replaced)
    else if ("ability" in node)
      replaced.set(node, node.ability === "keyword" ? node : resolveAbility(node as Ability, scope.places))
    else if ("do" in node) replaced.set(node, resolveLater(node as Later, scope))
    else if ("effect" in node) replaced.set(node, resolveMode(node as Mode, scope))
    else replaced.set(node, meaning(node, at, scope, parent))
  }
  return rebuild(value, replaced, bound)
}

/** A mode has targets of its own (700.2b). */
function resolveMode(mode: Mode, scope: Scope): Mode {
  const inner: Scope = { ...scope, targets: [], referents: [...scope.referents] }
  const resolved = resolveIn({ ...mode }, inner) as Mode
  return inner.targets.length === 0 ? resolved : { ...resolved, targets: inner.targets }
}

/** An ability made now that triggers later, with targets of its own. */
type Later = Extract<Effect, { do: "reflexive" | "delayed" }>

function resolveLater(effect: Later, scope: Scope): Later {
  const own = namesTarget(effect) && !isTrailing(effect, scope.places)
  const earlier = own
    ? scope.referents.filter((r) => r.object?.sel !== "target" && r.player?.who !== "target")
    : [...scope.referents]
  const inner: Scope = { ...scope, targets: own ? [] : scope.targets, referents: earlier }
  if (effect.do === "delayed") addEvent(inner, effect.when, placeOf(scope.places, effect)?.start)
  const { do: kind, ...parts } = effect
  const resolved = { do: kind, ...(resolveIn(parts, inner) as object) } as Later
  return own ? { ...resolved, targets: inner.targets } : resolved
}

/** "Destroy target creature at end of combat": the target is chosen now, only the deed comes later (603.7). */
function isTrailing(effect: Later, places: Places): boolean {
  const deed = placeOf(places, effect.effect)
  return effect.do === "delayed" && deed !== undefined && deed.start === placeOf(places, effect)?.start
}

function rebuild(
  value: unknown,
  replaced: ReadonlyMap<object, unknown>,
  bound: ReadonlyMap<object, string>,
): unknown {
  return mapNodes(value, (node) => {
    if (replaced.has(node)) return replaced.get(node)
    const name = bound.get(node)
    if (name === undefined) return undefined
    const inner = rebuild({ ...node }, replaced, bound) as object
    return { ...inner, bind: name }
  })
}

/** Surface nodes by where they stand, and instructions that find or make something by where they end. */
function inOrder(value: unknown, places: Places): readonly Node[] {
  const found: Node[] = []
  const seen = new Set<object>() // a doer of several things stands in each of them
  const walk = (
    part: unknown,
    outer: { start: number; end: number },
    inEvent: boolean,
    parent?: object,
  ): void => {
    if (typeof part !== "object" || part === null || seen.has(part)) return
    seen.add(part)
    const place = placeOf(places, part) ?? outer
    if (part !== value && "ability" in part) {
      found.push({ at: place.start, node: part, end: false })
      return
    }
    if (
      part !== value &&
      "do" in part &&
      (part.do === "delayed" || (part.do === "reflexive" && namesTarget(part)))
    ) {
      found.push({ at: place.start, node: part, end: false })
      return
    }
    const surface = part as { sel?: string; who?: string; n?: string; do?: string }
    if (
      surface.sel === "mention" ||
      surface.sel === "said" ||
      surface.who === "mention" ||
      surface.who === "said" ||
      surface.n === "said"
    )
      found.push({ at: place.start, node: part, end: false, ...(parent && { parent }) })
    // Before what is done to it: in "exile ~, then return it" the word means the exiled card.
    else if (!inEvent && isNamed(part, places)) found.push({ at: place.end - 0.75, node: part, end: true })
    else if (!inEvent && isNamedPlayer(part, places))
      found.push({ at: place.end - 0.6, node: part, end: true })
    else if (kindOf(part) !== undefined || surface.sel === "all")
      // The rows of a results table speak of the result.
      found.push({ at: surface.do === "rollDie" ? place.start : place.end - 0.5, node: part, end: true })
    if ("modes" in part && part.modes !== undefined)
      for (const mode of (part.modes as Modes).of) {
        seen.add(mode)
        found.push({ at: places.get(mode)?.start ?? place.start, node: mode, end: false })
      }
    const whose = Array.isArray(part) || surface.sel === "union" ? parent : part
    for (const [key, inner] of Object.entries(part))
      walk(inner, place, inEvent || key === "when" || key === "event", whose)
  }
  walk(value, { start: 0, end: 0 }, false)
  return found.sort((a, b) => a.at - b.at)
}

function namesTarget(value: unknown): boolean {
  let found = false
  mapNodes(value, (node) => {
    if ("ability" in node) return node
    if (("sel" in node && node.sel === "mention") || ("who" in node && node.who === "mention")) found = true
    return undefined
  })
  return found
}

/** Players whom "that player" and "they" can point back at, where they are named in words of their own. */
const NAMED_PLAYERS: ReadonlySet<string> = new Set(
  "defending enchanted chosen active monarch controllerOf ownerOf choose".split(" "),
)

function isNamedPlayer(node: object, places: Places): boolean {
  const { who } = node as { who?: string }
  return who !== undefined && NAMED_PLAYERS.has(who) && placeOf(places, node) !== undefined
}

/** What later words can point at, and the participle that names it. */
const PRODUCERS: Readonly<Record<string, string>> = {
  move: "moved",
  createToken: "token",
  createCopyToken: "token",
  sacrifice: "sacrificed",
  discard: "discarded",
  mill: "milled",
  digUntil: "found",
  draw: "drawn",
  reveal: "revealed",
  look: "revealed",
  dig: "taken",
  search: "found",
  chooseObjects: "chosen",
  manifest: "manifested",
  copySpell: "copied",
  exile: "exiled",
  return: "returned",
  tapOthers: "tapped",
  choose: "chosen",
  change: "changed",
  tap: "tapped",
  action: "made",
}
/** What gives a number for "that much". */
const NUMBERS: Readonly<Record<string, string>> = {
  damage: "damage",
  gainLife: "life",
  loseLife: "life",
  removeCounters: "counters",
  destroy: "destroyed",
  rollDie: "result",
}

/** The kind of a node that makes or finds something: an instruction, a part of a cost, a choice. */
function kindOf(node: object): string | undefined {
  const { do: action, pay, sel } = node as { do?: string; pay?: string; sel?: string }
  const kind = action ?? pay ?? (sel === "choose" ? sel : undefined)
  if (kind === "action" && !MAKING.has((node as { action: string }).action)) return undefined
  if (kind === "tap" && (node as { what?: { sel?: string } }).what?.sel !== "choose") return undefined
  if (kind === "change" && !isGroup((node as { what?: { sel?: string } }).what)) return undefined
  return kind !== undefined && (kind in PRODUCERS || kind in NUMBERS) ? kind : undefined
}

/** Keyword actions of which later words speak ("manifest dread, then attach this Aura to that creature"). */
const MAKING: ReadonlySet<string> = new Set(["manifestDread", "manifest", "cloak"])

/** Those found by their qualities are kept: the change may take the qualities away. */
function isGroup(what: { sel?: string } | undefined): boolean {
  return what?.sel === "all"
}

/** "Enchanted creature", or the object by its name, which "it" then points back at. */
function isNamed(node: object, places: Places): boolean {
  const { sel, of } = node as { sel?: string; of?: unknown }
  return placeOf(places, node) !== undefined && ((sel === "attachedTo" && of === undefined) || sel === "self")
}

function produce(
  scope: Scope,
  node: object,
  at: number,
  bound: Map<object, string>,
  replaced: ReadonlyMap<object, unknown>,
): void {
  const surface = node as { sel?: string; filter?: Filter; what?: Selector; count?: unknown; to?: string }
  if (surface.sel === "all") {
    const object = rebuild(node, new Map(), new Map()) as Selector
    scope.referents.push({ at, object, plural: true, ...(surface.filter && { filter: surface.filter }) })
    return
  }
  if ("who" in node) {
    scope.referents.push({ at, player: rebuild(node, replaced, bound) as PlayerSelector, plural: false })
    return
  }
  if (surface.sel === "attachedTo" || surface.sel === "self") {
    const self = surface.sel === "self"
    const named: Referent = { at, object: { sel: surface.sel }, plural: false, mention: node }
    scope.referents.push({ ...named, ...(self && { self }) })
    return
  }
  const kind = kindOf(node) as string
  const base = NUMBERS[kind] ?? PRODUCERS[kind]
  const given = (node as { bind?: string }).bind
  const name = given ?? `${base}${bound.size === 0 ? "" : bound.size + 1}`
  bound.set(node, name)
  if (kind in NUMBERS) {
    scope.referents.push({ at, amount: name, plural: false })
    // "Each creature destroyed this way".
    if (kind === "destroy")
      for (const plural of [true, false])
        scope.referents.push({ at, object: { sel: "bound", name }, plural, how: base, onlyBy: true })
    return
  }
  // A hand is one thing, and its cards are several: "choose a card from it".
  if ((surface.what as { zone?: unknown } | undefined)?.zone === "hand")
    scope.referents.push({ at, object: { sel: "bound", name }, plural: false, onlyFrom: true })
  const plural = isPlural(surface.what, surface.count)
  const self = surface.what?.sel === "self"
  const how = kind === "move" && surface.to === "exile" ? "exiled" : base
  const found = {
    at,
    object: { sel: "bound", name } as const,
    how,
    ...(self && { self }),
    ...filterOf(node as Effect, scope, replaced),
    // What is tapped stays what it was called before.
    ...(kind === "tap" && { onlyBy: true }),
    ...(kind === "move" && surface.to !== "battlefield" && { gone: true }),
  }
  scope.referents.push({ ...found, amount: name, plural })
  if (goesToOwner(kind, surface.to) && !self && isMention(surface.what))
    scope.referents.push({ at, player: { who: "ownerOf", of: { sel: "bound", name } }, plural: false })
  if (kind === "digUntil")
    scope.referents.push({
      at,
      object: { sel: "bound", name: "rest" },
      plural: true,
      how: "rest",
      onlyBy: true,
    })
  if ((kind === "look" || kind === "reveal") && surface.what?.sel === "libraryTop")
    scope.referents.push({ at, object: stillInLibrary(name), plural: true, how: "rest", onlyBy: true })
  // A hand or graveyard is one thing, and many cards.
  if (isWholeZone(surface.what)) scope.referents.push({ ...found, plural: !plural })
}

/** The player to whose hand or library something goes is its owner. */
function goesToOwner(kind: string, to: string | undefined): boolean {
  return kind === "move" && (to === "hand" || to === "library")
}

/** "The rest" of cards that were looked at: those that nothing has taken away. */
function stillInLibrary(name: string): Selector {
  return { sel: "filtered", of: { sel: "bound", name }, filter: { is: "inZone", zone: "library" } }
}

function isMention(what: Selector | undefined): boolean {
  return (what as { sel?: string } | undefined)?.sel === "mention"
}

function isWholeZone(what: Selector | undefined): boolean {
  return what?.sel === "all" && what.zone !== undefined && what.filter.is === "any"
}

function filterOf(effect: Effect, scope: Scope, replaced: ReadonlyMap<object, unknown>): { filter?: Filter } {
  if (effect.do === "createToken" || effect.do === "createCopyToken") {
    const types =
      effect.do === "createToken" && "face" in effect.token ? effect.token.face.types : ["creature" as const]
    return {
      filter: { is: "and", of: [{ is: "token" }, ...types.map((type) => ({ is: "type", type }) as const)] },
    }
  }
  const what = (effect as { what?: Selector }).what
  const filter = (effect as { filter?: Filter }).filter
  if (filter !== undefined) return { filter }
  const meant = what && ((replaced.get(what) as Selector | undefined) ?? what)
  const found = meant && selectorFilter(meant, scope)
  return found === undefined ? {} : { filter: found }
}

function selectorFilter(what: Selector, scope: Scope): Filter | undefined {
  const surface = what as unknown as { sel: string; slot?: TargetSlot | number; filter?: Filter }
  if (surface.sel === "mention") return (surface.slot as TargetSlot).filter
  if (surface.sel === "target") return scope.targets[surface.slot as number]?.filter
  if (surface.sel === "bound")
    return scope.referents.find((r) => r.filter !== undefined && same(r.object, what))?.filter
  return surface.filter
}

function isPlural(what: Selector | undefined, count: unknown): boolean {
  if (count !== undefined) return count !== 1
  const surface = what as unknown as
    | { sel?: string; slot?: TargetSlot; count?: unknown; plural?: boolean }
    | undefined
  if (surface === undefined) return false
  if (surface.sel === "all" || surface.sel === "union") return true
  if (surface.sel === "mention") return surface.slot?.max !== undefined && surface.slot.max !== 1
  return surface.plural === true || (surface.count !== undefined && surface.count !== 1)
}

/** What a surface node means at this place. */
function meaning(node: object, at: number, scope: Scope, parent?: object): unknown {
  const surface = node as {
    sel?: string
    who?: string
    n?: string
    slot?: TargetSlot
    another?: boolean
    plural?: boolean
    noun?: unknown
    how?: string
  }
  if (surface.sel === "mention")
    return mentionObject(surface.slot as TargetSlot, surface.another === true, at, scope)
  if (surface.who === "mention") return mentionPlayer(surface.slot as TargetSlot, at, scope)
  if (surface.sel === "said") return saidObject(surface as never, at, scope, parent)
  if (surface.who === "said") return saidPlayer(at, scope)
  const amount = last(scope, at, (r) => r.amount !== undefined)
  if (amount === undefined) throw new Unresolved()
  return { n: "bound", name: amount.amount }
}

function isTarget(r: Referent): boolean {
  return r.object?.sel === "target" || r.player?.who === "target"
}

function last(scope: Scope, at: number, fits: (r: Referent) => boolean): Referent | undefined {
  let found: Referent | undefined
  for (const r of scope.referents)
    if (
      r.at < at &&
      fits(r) &&
      (isTarget(r) || !excludes(scope.branches, r.at, at)) &&
      (found === undefined || r.at >= found.at)
    )
      found = r
  return found
}

function mentionObject(slot: TargetSlot, another: boolean, at: number, scope: Scope): Selector {
  const index = scope.targets.length
  // Words inside the noun phrase ("that player controls") are resolved with it.
  let made = resolveIn(slot, { ...scope, targets: scope.targets }) as TargetSlot
  if (another) {
    const earlier = scope.targets.flatMap((t, i) => (t.filter === undefined ? [] : [i]))
    made = earlier.length > 0 ? { ...made, otherThan: earlier } : { ...made, filter: withOther(made.filter) }
  }
  scope.targets[index] = made
  const plural = made.max !== undefined && made.max !== 1
  const object: Selector = { sel: "target", slot: index }
  scope.referents.push({ at, object, plural, ...(made.filter && { filter: made.filter }) })
  if (made.players !== undefined) scope.referents.push({ at, player: { who: "target", slot: index }, plural })
  else if (made.filter !== undefined && belongsToAnother(made.filter))
    scope.referents.push({ at, player: { who: "controllerOf", of: object }, plural: false })
  return object
}

function withOther(filter: Filter | undefined): Filter {
  if (filter === undefined) return { is: "other" }
  return { is: "and", of: [{ is: "other" }, ...(filter.is === "and" ? filter.of : [filter])] }
}

function mentionPlayer(slot: TargetSlot, at: number, scope: Scope): PlayerSelector {
  const index = scope.targets.length
  scope.targets[index] = slot
  const player: PlayerSelector = { who: "target", slot: index }
  scope.referents.push({ at, player, plural: slot.max !== undefined && slot.max !== 1 })
  return player
}

/** "~ deals 1 damage to it", "attach ~ to it": a word that points back is never its own partner in what is done. */
function partnersOf(parent: object | undefined): readonly unknown[] {
  return parent === undefined ? [] : Object.values(parent)
}

/** "Its power", "its controller": of an object as it last was on the battlefield (608.2h). */
function asksOfLast(parent: object | undefined): boolean {
  const { n, who } = (parent ?? {}) as { n?: string; who?: string }
  return n === "power" || n === "toughness" || n === "counters" || who === "controllerOf"
}

function saidObject(
  said: { plural?: boolean; noun?: Filter; how?: string; that?: boolean; spell?: boolean },
  at: number,
  scope: Scope,
  parent: object | undefined,
): Selector {
  const partners = partnersOf(parent)
  const from = (parent as { from?: unknown } | undefined)?.from === said
  const asked = said.how === undefined && asksOfLast(parent)
  const plural = said.plural === true
  const fits = (r: Referent): boolean =>
    r.object !== undefined &&
    (r.mention === undefined || !partners.includes(r.mention)) &&
    (r.onlyFrom !== true || from) &&
    (r.gone !== true || !asked) &&
    (r.plural === plural || said.how !== undefined) &&
    // "That spell" is another than the object that speaks, where there is one.
    (said.that !== true || r.self !== true) &&
    (said.how === undefined ? r.onlyBy !== true : r.how === said.how) &&
    (said.noun === undefined || (r.self !== true && allows(r.filter, said.noun)))
  const { noun } = said
  const found =
    (said.spell === true ? last(scope, at, (r) => r.spell === true && r.plural === plural) : undefined) ??
    (noun && last(scope, at, (r) => fits(r) && namedBy(r.filter, noun))) ??
    last(scope, at, fits) ??
    last(
      scope,
      at,
      (r) =>
        r.object !== undefined &&
        r.onlyBy !== true &&
        r.plural === plural &&
        said.noun === undefined &&
        said.how === undefined,
    ) ??
    (said.noun === undefined
      ? undefined
      : last(
          scope,
          at,
          (r) =>
            r.object !== undefined &&
            r.self !== true &&
            r.plural === plural &&
            said.how === undefined &&
            r.filter === undefined,
        ))
  if (found?.object === undefined) {
    // "~ deals 1 damage to them".
    const them = plural && said.noun === undefined && said.how === undefined
    const player = them ? last(scope, at, (r) => r.player !== undefined)?.player : undefined
    if (player !== undefined) return { sel: "players", of: player }
    // What was sacrificed to cast the spell: its cost is a line of its own.
    if (scope.spell && said.how !== undefined && COST_WORDS.has(said.how))
      return { sel: "bound", name: said.how }
    if (said.how === "exiled") return { sel: "linked" }
    throw new Unresolved()
  }
  // Pointing at it names it again: "damage equal to that spell's power to its controller".
  scope.referents.push({ ...found, at, mention: said })
  return found.object
}

/** "That creature" is what was called a creature, rather than what was called an Archer. */
function namedBy(filter: Filter | undefined, noun: Filter): boolean {
  if (filter === undefined) return false
  if (filter.is === "and" || filter.is === "or") return filter.of.some((f) => namedBy(f, noun))
  return same(filter, noun)
}

/** Whether something of this kind can be called by this noun. */
function allows(filter: Filter | undefined, noun: Filter): boolean {
  if (filter === undefined || filter.is === "among") return true
  if (noun.is === "permanent") return true
  if (filter.is === "and") return filter.of.some((f) => allows(f, noun))
  if (filter.is === "or") return filter.of.some((f) => allows(f, noun))
  if (filter.is === "any" || filter.is === "permanent") return true
  if (filter.is === "type" && noun.is === "type") return filter.type === noun.type
  if (filter.is === "subtype" && noun.is === "subtype") return filter.subtype === noun.subtype
  if (filter.is === "subtype" && noun.is === "type") return true
  return filter.is === noun.is
}

function saidPlayer(at: number, scope: Scope): PlayerSelector {
  const found = last(scope, at, (r) => r.player !== undefined)
  if (found?.player === undefined) throw new Unresolved()
  return found.player
}
