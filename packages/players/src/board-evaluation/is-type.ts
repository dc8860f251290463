import { CARD_TYPE_BIT, type CardType, type Characteristics } from "@apnap/engine"

/** 205.2: whether the object has the card type. */
export function isType(c: Characteristics, type: CardType): boolean {
  return (c.types & CARD_TYPE_BIT[type]) !== 0
}
