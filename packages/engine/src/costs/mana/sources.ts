import { analyse, type Indexed } from "../../characteristics/layers/analysis.ts"
import type { Characteristics } from "../../characteristics/layers/characteristics.ts"
import {
  rememberedByBattlefield,
  rememberedByDerived,
  rememberedByList,
  rememberedByPlayer,
} from "../../characteristics/queries/readings.ts"
import { characteristics, controllerOf } from "../../characteristics/query.ts"
import type { Ability, ActivatedAbility } from "../../language/ability.ts"
import type { CostPart } from "../../language/cost.ts"
import { CARD_TYPE_BIT, SUPERTYPE_BIT } from "../../language/vocabulary.ts"
import { type ManaOutput, type ManaSource, parseManaCost, typesIn } from "../../mana/index.ts"
import type { Action } from "../../state/decision.ts"
import { objectNow } from "../../state/object-now.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { manaCostsIn } from "../cost-changes.ts"
import { outputsOf } from "./outputs.ts"
import { isSick, mayActivate } from "./usable.ts"
import { readUses, type Use } from "./uses.ts"

/** How an output is produced: by a mana ability, or by a permission of the spell (convoke, improvise, delve). */
export interface Way {
  how: "ability" | "tap" | "exile"
  /** Index of the mana ability; -1 for permissions. */
  ability: number
  /** The mana letters, which determine the ability's choices. */
  letters: string
  use: Use
}

/** The action that activates a mana ability. */
export type ManaAction = Extract<Action, { do: "activate" }>

/** A source for the solver, and how to carry out each output. */
export interface Source extends ManaSource {
  readonly ways: readonly Way[]
}

/** The use for templates: {T} only. */
export const TAPS: Use = {
  taps: true,
  gone: 0,
  chosen: 0,
  life: 0,
  own: null,
  harm: 0,
  other: [],
  parts: [{ pay: "tap" }],
  x: null,
}

/** Everything the player can make mana with now, each usable at most once. */
export function sourcesOf(s: State, player: PlayerId): Source[] {
  const out: Source[] = []
  const plain = isPlain(s)
  let everyday = true
  const { permanents, elsewhere } = manaMakers(s, player)
  for (const permanent of permanents) {
    if (plain && permanent.source !== null) {
      if (permanent.controller === player && isTappable(s, permanent)) out.push(permanent.source)
    } else if (addSlowly(s, player, permanent.id, permanent.mana, out)) everyday = false
  }
  for (const id of elsewhere) if (addElsewhere(s, player, id, out)) everyday = false
  return everyday ? out : grouped(out)
}

/** No effect changes what lands make or who may tap them, so outputs can be cached per ability list. */
const isPlain = rememberedByDerived(
  ({ triggers, statics }) =>
    !triggers.has("taps") &&
    !triggers.has("mana") &&
    !statics.has("manaBonus") &&
    !statics.has("cantActivate"),
)

function addElsewhere(s: State, player: PlayerId, id: ObjectId, out: Source[]): boolean {
  const { mana } = analyse(characteristics(s, id).abilities)
  return mana.length > 0 && addSlowly(s, player, id, mana, out)
}

/** A permanent with mana abilities: the data that doesn't change when it is tapped or untapped. */
interface ManaPermanent {
  id: ObjectId
  c: Characteristics
  controller: PlayerId
  /** Some of its mana abilities specify who may activate them. */
  forOthers: boolean
  /** Summoning sickness may stop it from paying {T} (302.6). */
  creature: boolean
  mana: readonly Indexed<ActivatedAbility>[]
  /** Its source if no effect interferes and every mana ability costs only {T}; otherwise null. */
  source: Source | null
  /** Its actions if every mana ability costs only {T} without limits, like a land's; otherwise null. */
  everyday: readonly ManaAction[] | null
}

/** The player's potential mana producers, tapped or not. */
interface ManaMakers {
  permanents: readonly ManaPermanent[]
  /** Cards in hand, graveyard and command zone. */
  elsewhere: readonly ObjectId[]
}

export const manaMakers = rememberedByPlayer((s, player): ManaMakers => {
  const { hand, graveyard } = s.players[player]
  const [command, inHand, buried] = [manaIn(s, s.command), manaIn(s, hand), manaIn(s, graveyard)]
  return {
    permanents: manaPermanents(s)[player] ?? NO_PERMANENTS,
    elsewhere:
      command.length + inHand.length + buried.length === 0 ? NOTHING : [...command, ...inHand, ...buried],
  }
})

const NOTHING: readonly ObjectId[] = []
const NO_PERMANENTS: readonly ManaPermanent[] = []

/** The objects of a list with mana abilities that function in its zone (113.6). */
const manaIn = rememberedByList((s, ids): readonly ObjectId[] =>
  ids.filter((id) => {
    const { mana } = analyse(characteristics(s, id).abilities)
    return mana.length > 0 && mana.some(({ zones }) => zones.includes(objectNow(s, id).zone))
  }),
)

/** For each player, the permanents whose mana abilities they may use; undefined if none. */
const manaPermanents = rememberedByBattlefield((s, ids): (readonly ManaPermanent[] | undefined)[] => {
  const out: ManaPermanent[][] = []
  for (const id of ids) {
    const c = characteristics(s, id)
    if (analyse(c.abilities).mana.length === 0) continue
    const permanent = manaPermanent(s, id, c)
    for (const { id: player } of s.players) {
      if (!permanent.forOthers && permanent.controller !== player) continue
      out[player] ??= []
      out[player].push(permanent)
    }
  }
  return out
})

/** By id, from the last game with a mana permanent of that id. */
const permanentsById: (ManaPermanent | undefined)[] = []

/** Cached across games: depends only on id, controller and characteristics. */
function manaPermanent(s: State, id: ObjectId, c: Characteristics): ManaPermanent {
  const controller = controllerOf(s, id)
  const before = permanentsById[id]
  if (before !== undefined && before.c === c && before.controller === controller) return before
  const made = makeManaPermanent(id, controller, c)
  permanentsById[id] = made
  return made
}

function makeManaPermanent(id: ObjectId, controller: PlayerId, c: Characteristics): ManaPermanent {
  const { mana } = analyse(c.abilities)
  const template = templateOf(c, mana)
  return {
    id,
    c,
    controller,
    forOthers: mana.some(({ ability }) => ability.who !== undefined),
    creature: (c.types & CARD_TYPE_BIT.creature) !== 0,
    mana,
    source: template && { id, outputs: template.outputs, ways: template.ways },
    everyday:
      manaCostsIn(c.abilities).length === 0 && mana.every((entry) => isEveryday(entry.ability))
        ? mana.map((entry) => manaAction(id, entry.index))
        : null,
  }
}

/** The action that activates this mana ability. */
export function manaAction(object: ObjectId, ability: number): ManaAction {
  return { do: "activate", object, ability, mana: true }
}

/** "{T}: Add …", without limits on who may activate it, when, how often or from where (602.1b). */
function isEveryday({ cost, condition, limit, timing, who, zone }: ActivatedAbility): boolean {
  if (condition !== undefined || limit !== undefined || timing !== undefined) return false
  return who === undefined && zone === undefined && isTap(cost)
}

/** Whether this permanent's {T} can be paid now. */
export function isTappable(s: State, { id, creature }: ManaPermanent): boolean {
  const { tapped, phasedOut } = objectNow(s, id)
  return !tapped && phasedOut === 0 && !(creature && isSick(s, id))
}

interface Template {
  outputs: readonly ManaOutput[]
  ways: readonly Way[]
}

const templates = new WeakMap<readonly Ability[], Map<number, Template | null>>()

/** What simple "{T}: Add …" abilities make, cached by their ability list. */
function templateOf(c: Characteristics, mana: readonly Indexed<ActivatedAbility>[]): Template | null {
  let known = templates.get(c.abilities)
  if (known === undefined) {
    known = new Map()
    templates.set(c.abilities, known)
  }
  const key = (c.supertypes & SUPERTYPE_BIT.snow) | (c.types & CARD_TYPE_BIT.creature ? 1 << 30 : 0)
  let template = known.get(key)
  if (template === undefined) {
    template = makeTemplate(c, mana)
    known.set(key, template)
  }
  return template
}

function makeTemplate(c: Characteristics, mana: readonly Indexed<ActivatedAbility>[]): Template | null {
  if (manaCostsIn(c.abilities).length > 0) return null
  const snow = (c.supertypes & SUPERTYPE_BIT.snow) !== 0
  const harm = c.types & CARD_TYPE_BIT.creature ? CREATURE_HARM : 0
  const outputs: ManaOutput[] = []
  const ways: Way[] = []
  for (const { ability, index } of mana) {
    const letters = simpleLetters(ability)
    if (letters === null) return null
    for (const text of letters) {
      outputs.push({
        mana: typesIn(text).map((type) => ({ type, ...(snow ? { snow } : {}) })),
        harm,
      })
      ways.push({ how: "ability", ability: index, letters: text, use: TAPS })
    }
  }
  return { outputs, ways }
}

const CREATURE_HARM = 3
const isTap = (cost: readonly CostPart[]) => cost.length === 1 && cost[0].pay === "tap"

/** The alternatives of an ability that always makes the same mana when tapped; null if it needs a closer look. */
function simpleLetters(ability: ActivatedAbility): readonly string[] | null {
  const { effect } = ability
  if (!isEveryday(ability)) return null
  if (effect?.do !== "addMana" || effect.player !== undefined) return null
  const made = effect.mana
  if ("restriction" in made && made.restriction !== undefined) return null
  if ("persists" in made || "rider" in made) return null
  if ("mana" in made)
    return made.times === undefined && made.snow === undefined ? plainLetters(made.mana) : null
  if (!("choice" in made) || made.amount !== undefined) return null
  if (made.choice === "anyColor") return ["W", "U", "B", "R", "G"]
  if (typeof made.choice === "string") return null
  if (made.choice.includes("chosenColor")) return null
  const each = made.choice.map((text) => (text.startsWith("{") ? plainLetters(text)?.[0] : text))
  const plain = each.filter((text) => text !== undefined)
  return plain.length === each.length ? plain : null
}

function plainLetters(text: string): readonly string[] | null {
  const { symbols, generic } = parseManaCost(text)
  if (symbols.some((symbol) => symbol.text.length !== 1 || symbol.snow)) return null
  return ["C".repeat(generic) + symbols.map((symbol) => symbol.text).join("")]
}

/** The general case, with conditions, side costs, triggers and replacement effects. Returns whether it added a source. */
function addSlowly(
  s: State,
  player: PlayerId,
  id: ObjectId,
  mana: readonly Indexed<ActivatedAbility>[],
  out: Source[],
): boolean {
  const before = out.length
  const tapped: Outputs = { outputs: [], ways: [] }
  for (const entry of mana) {
    if (!mayActivate(s, player, id, entry, "payment")) continue
    const forAnyX: Outputs = { outputs: [], ways: [] }
    for (const use of readUses(s, player, id, entry.ability)) {
      const made = outputsOf(s, player, id, entry, use)
      if (made.outputs.length === 0) continue
      if (use.taps) addTo(tapped, made)
      else if (use.x !== null) addTo(forAnyX, made)
      else out.push({ id, ...made })
    }
    if (forAnyX.outputs.length > 0) out.push({ id, ...forAnyX })
  }
  if (tapped.outputs.length > 0) out.push({ id, ...tapped })
  return out.length > before
}

/** Alternatives of one source. */
interface Outputs {
  outputs: ManaOutput[]
  ways: Way[]
}

function addTo(all: Outputs, { outputs, ways }: Outputs): void {
  all.outputs.push(...outputs)
  all.ways.push(...ways)
}

/** 118.10: an object can be used up only once, so sources that use up the same object exclude each other. */
function grouped(sources: Source[]): Source[] {
  if (!sources.some(usesUp)) return sources
  if (sources.every((source) => source.ways[0].use === TAPS)) return sources
  // Plans activate in this order, so a permanent can be tapped for mana before it is used up.
  sources.sort((a, b) => Number(goneOf(a).length > 0) - Number(goneOf(b).length > 0))
  const users = new Map<ObjectId, number>()
  for (const source of sources) for (const id of goneOf(source)) users.set(id, (users.get(id) ?? 0) + 1)
  return sources.map((source) => {
    const shared = goneOf(source).find((id) => users.get(id)! > 1)
    return shared === undefined ? source : { ...source, group: shared }
  })
}

function usesUp({ ways }: Source): boolean {
  for (let i = 0; i < ways.length; i++) if (ways[i].use.gone !== 0) return true
  return false
}

function goneOf(source: Source): ObjectId[] {
  const ids = new Set<ObjectId>()
  for (const { use } of source.ways) if (use.gone !== 0) ids.add(use.gone)
  return [...ids]
}
