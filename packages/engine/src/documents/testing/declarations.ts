import { card } from "../../testing/table.ts"

/** A planeswalker to attack. */
export const walker = card({ name: "Jace", types: ["planeswalker"], subtypes: ["Jace"], loyalty: 9 })
