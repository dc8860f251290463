import { reduces } from "../../announcing/optional-costs.ts"
import { analyse } from "../../characteristics/layers/analysis.ts"
import { type Characteristics, faceCharacteristics } from "../../characteristics/layers/characteristics.ts"
import { rememberedByBattlefield, rememberedByList } from "../../characteristics/queries/readings.ts"
import { characteristics } from "../../characteristics/query.ts"
import { isRoom } from "../../events/entering/copiable.ts"
import type { Ability } from "../../language/ability.ts"
import type { CardDefinition } from "../../language/card.ts"
import { FLAG_BIT, type Keyword } from "../../language/keyword.ts"
import type { PlayStatic } from "../../language/statics/play-static.ts"
import { CARD_TYPE_BIT } from "../../language/vocabulary.ts"
import type { ManaCost } from "../../mana/index.ts"
import { objectNow } from "../../state/object-now.ts"
import type { ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { ALTERNATIVE_CASTS, isPlotted } from "../permitting/alternative-casts.ts"
import { addsFlashToSelf } from "../permitting/permissions.ts"
import { isPlainSpell } from "./plain-spell.ts"

/** What a card could ever offer, read once from its text, to recognize quickly the windows in which nothing can be done. */
export interface Profile {
  /** Whether some way to cast it could have instant speed. */
  instant: boolean
  /** The least mana needed by any way to cast it; Infinity if only an effect could offer one (118.6a). */
  cheapest: number
  /** Whether some face is not a land. */
  spell: boolean
  /** Its mana cost, if that is the only possible cost; otherwise null. */
  cost: ManaCost | null
  /** Whether casting it takes only the mana of its cost: see `isPlainSpell`. */
  plain: boolean
  /** Whether some face is a land. */
  land: boolean
  /** Whether a keyword or text lets it be cast from a zone other than the hand. */
  elsewhere: boolean
  /** Foretell, plot, suspend, discarding it. */
  special: boolean
}

const SPECIAL: ReadonlySet<Keyword> = new Set(["foretell", "plot", "suspend"])
/** Keywords that allow paying less mana than the cost, or whose costs are not examined here. */
const CHEAPER: ReadonlySet<Keyword> = new Set([
  "convoke",
  "delve",
  "improvise",
  "affinity",
  "undaunted",
  "assist",
  "offering",
])
/** Keywords that let a card be cast at instant speed. */
const INSTANT: ReadonlySet<Keyword> = new Set(["offering", "sneak"])
const OWN_STATICS: ReadonlySet<string> = new Set<PlayStatic["static"]>([
  "alternativeCost",
  "flash",
  "playFrom",
  "cost",
])

/** The cards of a list that offer something to a player who could play them, by kind. */
export const castCandidates = rememberedByList((s, ids): CastCandidates => {
  const out: CastCandidates = { lands: [], spells: [], elsewhere: [], special: [] }
  for (const id of ids) {
    const profile = profileOf(s, id)
    if (profile.land) out.lands.push(id)
    if (profile.spell) out.spells.push({ id, profile })
    if (profile.elsewhere || isPlotted(objectNow(s, id))) out.elsewhere.push(id)
    if (profile.special) out.special.push(id)
  }
  return out
})

export interface CastCandidates {
  lands: ObjectId[]
  spells: { id: ObjectId; profile: Profile }[]
  elsewhere: ObjectId[]
  special: ObjectId[]
}

/** The face-down conspiracies in the command zone (116.2j). */
export const hiddenAgendas = rememberedByList((s, ids) => ids.filter((id) => objectNow(s, id).faceDown))

/** The permanents that could be turned face up or have a door unlocked (116.2b, 116.2m). */
export const offeringSpecials = rememberedByBattlefield((s, ids) =>
  ids.filter((id) => objectNow(s, id).faceDown || isRoom(s, id)),
)

const profiles = new WeakMap<Characteristics, Profile>()

/** The profile of a card by its characteristics. */
export function profileOf(s: State, id: ObjectId): Profile {
  const c = characteristics(s, id)
  let profile = profiles.get(c)
  if (profile === undefined) {
    profile = read(c, s.definitions[objectNow(s, id).def])
    profiles.set(c, profile)
  }
  return profile
}

function read(c: Characteristics, definition: CardDefinition): Profile {
  const faces = isSingle(definition) ? [c] : [c, ...definition.faces.map(faceCharacteristics)]
  const own = faces.some((face) => saysOf(face))
  const keywords = faces.flatMap((face) => keywordsOf(face.abilities))
  const otherWay = own || keywords.some((k) => offersFromHand(k) || CHEAPER.has(k))
  return {
    instant: own || faces.some(isInstant) || faces.some(mayHaveFlash) || keywords.some((k) => INSTANT.has(k)),
    cheapest: otherWay
      ? 0
      : Math.min(
          ...faces.map((face) =>
            face.types & CARD_TYPE_BIT.land || face.cost === null
              ? Number.POSITIVE_INFINITY
              : least(face.cost),
          ),
        ),
    cost: otherWay || faces.length > 1 || c.types & CARD_TYPE_BIT.land ? null : c.cost,
    spell: otherWay || faces.some((face) => (face.types & CARD_TYPE_BIT.land) === 0),
    plain: !otherWay && faces.length === 1 && isPlainSpell(c),
    land: faces.some((face) => (face.types & CARD_TYPE_BIT.land) !== 0),
    elsewhere: own || keywords.some((k) => ALTERNATIVE_CASTS[k]?.from !== undefined),
    special: keywords.some((k) => SPECIAL.has(k)) || c.abilities.some(mayBeDiscarded),
  }
}

/** 116.2e */
export function mayBeDiscarded(a: Ability): boolean {
  return a.ability === "static" && a.effects.some((effect) => effect.static === "mayDiscard")
}

function offersFromHand(keyword: Keyword): boolean {
  const way = ALTERNATIVE_CASTS[keyword]
  return way !== undefined && (way.from === undefined || way.from === "hand")
}

function isSingle({ faces, layout }: CardDefinition): boolean {
  return faces.length === 1 || layout === "flip" || layout === "meld"
}

function keywordsOf(abilities: readonly Ability[]): Keyword[] {
  return abilities.flatMap((a) => (a.ability === "keyword" ? a.keyword : []))
}

function isInstant(c: Characteristics): boolean {
  return (c.types & CARD_TYPE_BIT.instant) !== 0 || (c.flags & FLAG_BIT.flash) !== 0
}

function mayHaveFlash(c: Characteristics): boolean {
  return analyse(c.abilities).statics.some(({ ability }) => ability.effects.some(addsFlashToSelf))
}

/** Whether its own text affects how it may be cast or its cost. */
function saysOf(c: Characteristics): boolean {
  return analyse(c.abilities).statics.some(({ ability }) =>
    ability.effects.some(
      (effect) =>
        (OWN_STATICS.has(effect.static) || (effect.static === "additionalCost" && reduces(effect))) &&
        "self" in effect &&
        effect.self === true,
    ),
  )
}

/** The least mana that pays the cost, with life for Phyrexian mana. */
function least(cost: ManaCost): number {
  return cost.generic + cost.symbols.reduce((sum, symbol) => sum + (symbol.phyrexian ? 0 : 1), 0)
}
