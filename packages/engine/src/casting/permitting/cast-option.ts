import type { CardFace } from "../../language/card.ts"
import type { Cost } from "../../language/cost.ts"
import type { AnyKeyword } from "../../language/keyword-ability.ts"
import type { Change } from "../../language/statics/change.ts"
import type { AnyMana } from "../../language/statics/play-static.ts"
import type { Way } from "../../language/way.ts"
import { NONE, type ObjectId } from "../../state/ref.ts"
import type { FollowUp } from "./permissions.ts"

/** One way to cast a card, before checking timing, choices and payment (601.2a, 601.2b). */
export interface CastOption {
  object: ObjectId
  /** The face or half; `FUSED` for both halves of a split card. */
  face: number
  /** "": the normal way; otherwise a keyword, "free", "exileAfter" or an alternative cost's key. */
  way: Way
  /** Mana cost or alternative cost (601.2f); null if it has none (118.6). */
  base: Cost | null
  faceDown: boolean
  /** When it may be cast, if not determined by its types. */
  timing: "instant" | "sorcery" | null
  /** 118.14: the permission lets mana be spent as though it were of any type. */
  anyMana: AnyMana | null
  /** The object whose effect permits the casting or its cost; 0 for the rules and the card's own text. */
  permission: ObjectId
  /** The continuous effect whose uses are counted; 0 for none. */
  effect: number
  /** What casting it this way triggers (603.12). */
  then: FollowUp | null
  /** Changes to the spell due to the way it is cast. */
  changes: readonly Change[]
  /** The keyword that provides this way. */
  keyword: AnyKeyword | null
  /** Index of the instance of that keyword, from 0; null if irrelevant. */
  instance: number | null
}

/** The face number of a split card cast fused (702.102). */
export const FUSED = 2

export const NO_COST: Cost = []
const NO_CHANGES: readonly Change[] = []
const manaCosts = new WeakMap<CardFace, Cost>()

/** The mana cost as a cost; null if the face has none, as every land (202.1b, 118.6). */
export function manaCostOf(face: CardFace): Cost | null {
  if (face.cost === undefined || face.cost === "") return null
  let cost = manaCosts.get(face)
  if (cost === undefined) {
    cost = [{ pay: "mana", mana: face.cost }]
    manaCosts.set(face, cost)
  }
  return cost
}

const NOTHING_ELSE: Partial<CastOption> = {}

/** A cast option, given how it differs from casting the front face for its mana cost. */
export function castOption(
  object: ObjectId,
  face: number,
  way: Way,
  base: Cost | null,
  extra: Partial<CastOption> = NOTHING_ELSE,
): CastOption {
  return {
    object,
    face,
    way,
    base,
    faceDown: extra.faceDown ?? false,
    timing: extra.timing ?? null,
    anyMana: extra.anyMana ?? null,
    permission: extra.permission ?? NONE,
    effect: extra.effect ?? 0,
    then: extra.then ?? null,
    changes: extra.changes ?? NO_CHANGES,
    keyword: extra.keyword ?? null,
    instance: extra.instance ?? null,
  }
}
