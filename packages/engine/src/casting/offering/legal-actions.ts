import { activationRefusal } from "../../activating/activate.ts"
import { ownUser } from "../../activating/may-activate.ts"
import { reduces } from "../../announcing/optional-costs.ts"
import { activeStatics, staticsOf } from "../../characteristics/layers/derived.ts"
import { rememberedByDerived } from "../../characteristics/queries/readings.ts"
import { manaAbilities } from "../../costs/mana/activate-mana-ability.ts"
import { summaryWithout, TAKEN_NOTHING } from "../../costs/mana/available.ts"
import type { PlayStatic } from "../../language/statics/play-static.ts"
import { canPayFrom } from "../../mana/index.ts"
import type { Action } from "../../state/decision.ts"
import { objectNow } from "../../state/object-now.ts"
import { NONE, type ObjectId, type PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { castOptions } from "../permitting/cast-options.ts"
import { landPlaysOf, landRefusal, landTimeRefusal } from "../permitting/lands.ts"
import { extendsTo, isFor, isWithOwn } from "../permitting/permissions.ts"
import { variantsProhibit } from "../permitting/prohibitions.ts"
import { isSorceryTime, isSplitSecond } from "../permitting/timing.ts"
import { availableActions, type Usable } from "./available-actions.ts"
import { type CastCandidates, type Profile, profileOf } from "./cast-candidates.ts"
import { castingRefusal, manaIn, type Window } from "./castable.ts"
import { isPlainMana } from "./plain-spell.ts"
import { remembered } from "./remembered.ts"
import { offers, specialRefusal } from "./special.ts"

const PASS: Action = { do: "pass" }
const ONLY_PASS: readonly Action[] = [PASS]

/** One search for legal actions. Expensive parts are computed on first use. */
interface Search extends Window {
  s: State
  player: PlayerId
  split: boolean
  lands: boolean
  /** Whether effects may lower or replace costs or give flash, which makes more cards candidates. */
  cheaper: boolean
  flash: boolean
  /** Whether effects may let mana be spent as though it were of another type. */
  anyMana: boolean
  /** Whether no effect or variant affects how spells are cast. */
  plain: boolean
  out: Action[] | null
}

/** All actions that the player may begin now (117.1): pass first, mana abilities last. */
export function legalActions(s: State, player: PlayerId): readonly Action[] {
  return remembered(s, player, isSorceryTime(s, player), search)
}

function search(s: State, player: PlayerId, sorceryTime: boolean): readonly Action[] {
  const search = begin(s, player, sorceryTime)
  const available = availableActions(s, player)
  fromHand(search, available.hand)
  for (const id of available.specials) addSpecials(search, id)
  for (const id of available.graveyard.elsewhere) addOwnPlays(search, id)
  if (permissionsIn(s).graveyards) fromOtherGraveyards(search)
  for (const id of available.exile.elsewhere) addOwnPlays(search, id)
  for (const { id, profile } of available.command.spells) addCommander(search, id, profile)
  if (s.options.variants.length > 0) addSpecials(search, NONE)
  for (const id of s.players[player].outside) if (objectNow(s, id).memory !== null) addSpecials(search, id)
  for (const { bindings, objects } of s.effects)
    if (bindings.endFor !== undefined) for (const id of objects) addSpecials(search, id) // 116.2c
  if (permissionsIn(s).plotFromTop)
    for (const id of s.players[player].library.slice(-1)) addSpecials(search, id)
  if (permissionsIn(s).playFrom) for (const id of permitted(s, player)) addPlays(search, id)
  if (!search.split) for (const zone of available.usable) for (const one of zone) addActivations(search, one)
  addMana(search)
  return search.out ?? ONLY_PASS
}

/** What effects in force may permit, which makes more cards candidates. */
const permissionsIn = rememberedByDerived((d) => {
  const { statics, changesSpells } = d
  return {
    cheaper:
      changesSpells ||
      statics.has("cost") ||
      statics.has("alternativeCost") ||
      statics.has("keywordCost") ||
      staticsOf(d, "additionalCost").some(({ effect }) => reduces(effect)),
    flash:
      changesSpells ||
      statics.has("flash") ||
      statics.has("alternativeCost") ||
      staticsOf(d, "playFrom").some(({ effect }) => effect.with !== undefined || effect.flash === true),
    anyMana: statics.has("anyManaFor"),
    playFrom: statics.has("playFrom"),
    graveyards: statics.has("graveyardsAsYours"),
    plotFromTop: statics.has("plotFromTop"),
    plain: !changesSpells && !OF_CASTING.some((kind) => statics.has(kind)),
  }
})

/** Effects on how spells are cast and paid for. */
const OF_CASTING: readonly PlayStatic["static"][] = [
  "additionalCost",
  "alternativeCost",
  "anyManaFor",
  "cantCast",
  "cost",
  "flash",
  "keywordCost",
  "playFrom",
]

function begin(s: State, player: PlayerId, sorceryTime: boolean): Search {
  const { cheaper, flash, anyMana, plain } = permissionsIn(s)
  return {
    s,
    player,
    sorceryTime,
    found: null,
    split: s.stack.length > 0 && isSplitSecond(s),
    out: null,
    lands: sorceryTime && landTimeRefusal(s, player, true) === null,
    cheaper,
    flash,
    anyMana,
    plain: plain && !variantsProhibit(s),
  }
}

function add(search: Search, action: Action): void {
  if (search.out === null) search.out = [PASS, action]
  else search.out.push(action)
}

function fromHand(search: Search, { lands, spells, special }: CastCandidates): void {
  if (search.lands) for (const id of lands) addLands(search, id)
  for (const { id, profile } of spells) {
    if (!mayCast(search, profile)) continue
    if (isWholeTest(search, profile)) addOnce(search, { do: "cast", object: id, face: 0, way: "" })
    else addCasts(search, id)
  }
  for (const id of special) addSpecials(search, id)
}

/** Whether the cheap tests were exact, making the test as a spell unnecessary. */
function isWholeTest(search: Search, { plain, cheapest }: Profile): boolean {
  if (!plain || !search.plain || cheapest === 0) return false
  return isPlainMana(summaryWithout(manaIn(search.s, search.player, search), TAKEN_NOTHING))
}

/** Cheap tests: timing, then mana (117.1a, 601.2h). */
function mayCast(search: Search, p: Profile): boolean {
  if (search.split || (p.cheapest === Number.POSITIVE_INFINITY && !search.cheaper)) return false
  if (!isOnTime(search, p)) return false
  if (search.cheaper || p.cheapest === 0) return true
  return mayPay(search, p)
}

function isOnTime({ sorceryTime, flash }: Search, { instant }: Profile): boolean {
  return sorceryTime || instant || flash
}

/** Whether the mana could suffice in amount and types (601.2h). Restricted mana and "as though" are left to the exact test. */
function mayPay(search: Search, { cheapest, cost }: Profile): boolean {
  const { s, player } = search
  const summary = summaryWithout(manaIn(s, player, search), TAKEN_NOTHING)
  if (summary.restricted) return true // 106.6
  if (cheapest > summary.total + summary.extra) return false
  if (cost === null || search.anyMana) return true
  return canPayFrom(summary, cost, { life: s.players[player].life, mayPayLifeForPhyrexian: true })
}

/** The player's own cards whose text allows playing them from their zone. */
function addOwnPlays(search: Search, id: ObjectId): void {
  if (objectNow(search.s, id).owner === search.player) addPlays(search, id)
}

/** Cards that may be played as though they were in the player's graveyard (609.4). */
function fromOtherGraveyards(search: Search): void {
  const { s, player } = search
  for (const { id: other } of s.players)
    if (other !== player)
      for (const id of availableActions(s, other).graveyard.elsewhere)
        if (isWithOwn(s, player, id)) addPlays(search, id)
}

/** 903.8 */
function addCommander(search: Search, id: ObjectId, profile: Profile): void {
  const { kind, owner } = objectNow(search.s, id)
  if (kind === "card" && owner === search.player && mayCast(search, profile)) addCasts(search, id)
}

function addPlays(search: Search, id: ObjectId): void {
  if (search.lands) addLands(search, id)
  if (!search.split && isOnTime(search, profileOf(search.s, id))) addCasts(search, id)
}

function addLands(search: Search, id: ObjectId): void {
  const { s, player } = search
  for (const play of landPlaysOf(s, player, id))
    if (landRefusal(s, player, id) === null) addOnce(search, play)
}

function addCasts(search: Search, id: ObjectId): void {
  const { s, player } = search
  for (const p of castOptions(s, player, id)) {
    if (castingRefusal(s, player, p, search) !== null) continue
    const { face, way, permission } = p
    addOnce(search, { do: "cast", object: id, face, way, ...(permission !== 0 && { permission }) })
  }
}

/** Two permissions from one object, or a card found twice, give one action. */
function addOnce(search: Search, action: Play): void {
  if (search.out === null || !search.out.some((other) => isSame(other, action))) add(search, action)
}

type Play = Extract<Action, { do: "cast" | "play" }>

function isSame(other: Action, action: Play): boolean {
  return (
    other.do === action.do &&
    other.object === action.object &&
    other.face === action.face &&
    other.permission === action.permission &&
    (other.do === "play" || (action.do === "cast" && other.way === action.way))
  )
}

function addActivations(search: Search, { id, entries, forOthers }: Usable): void {
  const { s, player } = search
  const isOwn = ownUser(s, id) === player
  if ((!isOwn && !forOthers) || objectNow(s, id).phasedOut !== 0) return
  for (const entry of entries) {
    if (!isOwn && entry.ability.who === undefined) continue
    if (activationRefusal(s, player, id, entry, search) === null)
      add(search, { do: "activate", object: id, ability: entry.index })
  }
}

function addSpecials(search: Search, id: ObjectId): void {
  const { s, player } = search
  for (const offer of offers(s, player, id))
    if (specialRefusal(s, player, offer, search) === null) add(search, offer.action)
}

function addMana(search: Search): void {
  const found = manaAbilities(search.s, search.player, search.sorceryTime ? "sorcery" : "instant")
  if (search.out === null && found.length > 0) search.out = [PASS, ...found]
  else search.out?.push(...found)
}

/** Cards that effects may let the player play from their zones (601.3). */
function permitted(s: State, player: PlayerId): Set<ObjectId> {
  const out = new Set<ObjectId>()
  for (const permission of activeStatics(s, "playFrom")) {
    const { effect } = permission
    if (effect.self || !isFor(s, player, permission)) continue
    for (const id of inZone(s, effect.zone, effect.top === true))
      if (extendsTo(s, player, id, permission)) out.add(id)
  }
  return out
}

function inZone(s: State, zone: string, top: boolean): readonly ObjectId[] {
  switch (zone) {
    case "exile":
    case "command":
      return s[zone]
    case "library":
      return s.players.flatMap((p) => (top ? p.library.slice(-1) : p.library))
    case "graveyard":
    case "hand":
      return s.players.flatMap((p) => p[zone])
    default:
      return []
  }
}
