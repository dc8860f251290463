/** Costs (118, 601.2f to h) and mana abilities (605). */

export { activateManaAbility, manaAbilities } from "./activate.ts"
export { asksX, canPayForSomeX, maxX, NO_X, rangeOfX } from "./announced-x.ts"
export { type Available, available } from "./available.ts"
export { canPayNow, payNow } from "./now.ts"
export { pay } from "./pay.ts"
export { canPay } from "./payable.ts"
export { totalCost } from "./total.ts"
export type { PayFor } from "./types.ts"
export { canTap } from "./usable.ts"
