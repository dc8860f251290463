/** Costs (118, 601.2f to h) and mana abilities (605). */

export { asksX, canPayForSomeX, maxX, NO_X, rangeOfX } from "./announced-x.ts"
export { activateManaAbility, manaAbilities } from "./mana/activate-mana-ability.ts"
export { type Available, available } from "./mana/available.ts"
export { canTap } from "./mana/usable.ts"
export { canPayNow, payNow } from "./paying/now.ts"
export { pay } from "./paying/pay.ts"
export { canPay } from "./paying/payable.ts"
export { totalCost } from "./total.ts"
export type { PayFor } from "./types.ts"
