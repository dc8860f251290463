import { contextOf } from "../../characteristics/context.ts"
import { createState } from "../../game/setup/setup.ts"
import type { Ability, ActivatedAbility } from "../../language/ability.ts"
import type { CardDefinition, CardFace } from "../../language/card.ts"
import type { Cost } from "../../language/cost.ts"
import { ILLEGAL, setAsker } from "../../state/choose.ts"
import type { AnswerTo, Decision } from "../../state/decision.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { maxX } from "../announced-x.ts"
import { available } from "../mana/available.ts"
import { pay } from "../paying/pay.ts"
import { canPay } from "../paying/payable.ts"
import { totalCost } from "../total.ts"
import type { Payment } from "../types.ts"
import "../../wiring.ts"

/** A table for judges' examples about costs: two players, no decks. */
export function table(): State {
  return createState({
    players: [
      { name: "Ana", deck: [] },
      { name: "Luc", deck: [] },
    ],
    openingHands: false,
  })
}

export function card(
  face: Partial<CardFace> & { name: string },
  abilities: readonly Ability[] = [],
): CardDefinition {
  return { name: face.name, layout: "normal", faces: [{ types: ["artifact"], ...face, abilities }] }
}

export function land(subtype: string, extra: Partial<CardFace> = {}): CardDefinition {
  return card({ name: subtype, types: ["land"], supertypes: ["basic"], subtypes: [subtype], ...extra })
}

/** "Cost: Add mana." */
export function adds(
  mana: string,
  cost: Cost = [{ pay: "tap" }],
  more: Partial<ActivatedAbility> = {},
): ActivatedAbility {
  return { ability: "activated", cost, effect: { do: "addMana", mana: { mana } }, ...more }
}

export const creature = (name: string, abilities: readonly Ability[] = [], face: Partial<CardFace> = {}) =>
  card({ name, types: ["creature"], power: 1, toughness: 1, ...face }, abilities)

export function spell(object: ObjectId, player: PlayerId, more: Partial<Payment> = {}): Payment {
  return { kind: "spell", player, object, x: 0, context: contextOf(object, player), ...more }
}

export function ability(object: ObjectId, player: PlayerId, more: Partial<Payment> = {}): Payment {
  return { kind: "ability", player, object, x: 0, context: contextOf(object, player), ...more }
}

export const mana = (text: string): Cost => [{ pay: "mana", mana: text }]

export function payable(s: State, base: Cost, payment: Payment): boolean {
  return canPay(s, totalCost(s, base, payment), available(s, payment.player), payment)
}

export function greatestX(s: State, base: Cost, payment: Payment): number {
  return maxX(s, totalCost(s, base, payment), available(s, payment.player), payment)
}

export interface Answered {
  asked: Decision[]
  manaSpent: string
  bindings: Readonly<Record<string, unknown>>
  illegal: boolean
}

/** Pays with these answers, in order; without one the first option is taken. */
export function paid(
  s: State,
  base: Cost,
  payment: Payment,
  answers: readonly (number | readonly number[])[] = [],
): Answered {
  return answering(answers, () => pay(s, totalCost(s, base, payment), payment))
}

export function answering(answers: readonly (number | readonly number[])[], act: () => unknown): Answered {
  const asked: Decision[] = []
  const before = setAsker((_s, decision) => {
    asked.push(decision)
    return (answers[asked.length - 1] ?? first(decision)) as AnswerTo<Decision>
  })
  try {
    const result = act() as { manaSpent: string; bindings: object } | undefined
    return { asked, manaSpent: result?.manaSpent ?? "", bindings: { ...result?.bindings }, illegal: false }
  } catch (signal) {
    if (signal !== ILLEGAL) throw signal
    return { asked, manaSpent: "", bindings: {}, illegal: true }
  } finally {
    setAsker(before)
  }
}

function first(decision: Decision): number | readonly number[] {
  if (decision.kind === "option" || decision.kind === "choose")
    return Array.from({ length: decision.min }, (_, i) => i)
  return 0
}

export function tappedCount(s: State): number {
  return s.battlefield.filter((id) => s.objects[id]!.tapped).length
}
