import { type CardType, type Characteristics, TYPE_BIT } from "@apnap/engine"

/** 205.2: whether it has the card type. */
export function isType(c: Characteristics, type: CardType): boolean {
  return (c.types & TYPE_BIT[type]) !== 0
}
