import type { Ability, PlayerId, State } from "@apnap/engine"
import { says } from "@apnap/engine/visit"
import { landValue, lifeValue } from "../../board-evaluation/evaluation.ts"
import { landsOf } from "../mana.ts"
import { type Fields, instructions, isFields } from "./effect-summary.ts"
import { returnsFromGraveyard } from "./recursion.ts"

/** A card drawn, about in mana. */
const DRAWN = 2.2
/** A card that the player chooses to throw away. */
const THROWN = 1.2
/** What is taken for an amount that can't be told. */
const SOME = 3

/** What these abilities make for the player from nothing, about in mana: cards, lands, tokens, life. Null when they make nothing. */
export function profitOf(s: State, player: PlayerId, abilities: readonly Ability[]): number | null {
  let sum: number | null = null
  for (const ability of abilities)
    for (const e of instructionsOf(ability)) {
      const made = madeBy(s, player, e)
      if (made !== null) sum = (sum ?? 0) + made
    }
  return sum
}

function instructionsOf(ability: Ability): readonly Fields[] {
  if (ability.ability === "keyword" || ability.ability === "static") return []
  let found = known.get(ability)
  if (found === undefined) {
    found = instructions(ability.effect).filter((e) => isForYou(e))
    known.set(ability, found)
  }
  return found
}

const known = new WeakMap<Ability, readonly Fields[]>()

function isForYou({ player }: Fields): boolean {
  return !isFields(player) || player.who === "you"
}

function madeBy(s: State, player: PlayerId, e: Fields): number | null {
  switch (e.do) {
    case "draw":
      return DRAWN * amount(e.count, 1)
    case "discard":
      return -THROWN * amount(e.count, 1)
    case "createToken":
      return bodyOf(e.token) * amount(e.count, 1)
    case "gainLife":
      return lifeValue(s.players[player].life + amount(e.amount, 1)) - lifeValue(s.players[player].life)
    case "search":
      return foundBy(s, player, e)
    default:
      return null
  }
}

function amount(value: unknown, otherwise: number): number {
  return typeof value === "number" ? value : value === undefined ? otherwise : SOME
}

function bodyOf(token: unknown): number {
  const face = isFields(token) && isFields(token.face) ? token.face : null
  if (face === null) return 2
  const { power, toughness } = face
  return (
    1.1 +
    (typeof power === "number" ? power * 0.9 : 0) +
    (typeof toughness === "number" ? toughness * 0.7 : 0)
  )
}

/** What a search is worth (701.23a): lands while there are few, a card for the hand, a creature that can come back from the graveyard. */
function foundBy(s: State, player: PlayerId, e: Fields): number {
  const count = amount(e.count, 1)
  if (e.to === "hand") return count * DRAWN * 1.4
  if (e.to === "graveyard") return returnsFromGraveyard(s, player) ? 4 : 0.5
  if (e.to !== "battlefield") return count
  const lands = landsOf(s, player)
  return says(e.filter, "type", "land") ? (landValue(lands + count) - landValue(lands)) * HASTE : count * 5
}

/** A land beside that of the turn is worth more than one in time: all that is in hand comes a turn earlier. */
const HASTE = 1.6
