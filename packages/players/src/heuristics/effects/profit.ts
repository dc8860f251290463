import type { Ability, PlayerId, State } from "@apnap/engine"
import { says } from "@apnap/engine/visit"
import { landValue, lifeValue } from "../../board-evaluation/evaluation.ts"
import { landsOf } from "../mana.ts"
import { type Fields, instructions, isFields } from "./effect-summary.ts"
import { returnsFromGraveyard } from "./recursion.ts"

/** The value of drawing a card, roughly in mana. */
const DRAWN = 2.2
/** The cost of discarding a card of the player's choice. */
const THROWN = 1.2
/** The assumed value of an unknown amount. */
const SOME = 3

/** What these abilities produce for the player, roughly in mana: cards, lands, tokens, life. Null if they produce nothing. */
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

/** The value of a search (701.23a): lands while there are few, a card for the hand, or a creature to reanimate from the graveyard. */
function foundBy(s: State, player: PlayerId, e: Fields): number {
  const count = amount(e.count, 1)
  if (e.to === "hand") return count * DRAWN * 1.4
  if (e.to === "graveyard") return returnsFromGraveyard(s, player) ? 4 : 0.5
  if (e.to !== "battlefield") return count
  const lands = landsOf(s, player)
  return says(e.filter, "type", "land") ? (landValue(lands + count) - landValue(lands)) * HASTE : count * 5
}

/** An extra land is worth more than the regular land drop: the whole hand becomes castable a turn earlier. */
const HASTE = 1.6
