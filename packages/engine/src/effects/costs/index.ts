/** Costs (118, 601.2f to h) and mana abilities (605). */
export { activateManaAbility, type ManaAbility, manaAbilities } from "./activate.ts"
export { type Available, available } from "./available.ts"
export { canPayNow, payNow } from "./now.ts"
export { type Paid, pay } from "./pay.ts"
export { canPay, maxX } from "./payable.ts"
export { totalCost } from "./total.ts"
export type { PayFor, TotalCost } from "./types.ts"
export { canTap, isSick } from "./usable.ts"
