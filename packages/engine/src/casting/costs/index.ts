/** Costs of spells and abilities (601.2f to h, 602.2b); the paying itself stands a floor below, where resolving effects need it too. */
export * from "../../costs/index.ts"
