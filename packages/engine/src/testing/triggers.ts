import type { Ability } from "../language/ability.ts"
import type { EventPattern } from "../language/event.ts"
import type { Filter } from "../language/filter.ts"
import { card } from "./table.ts"

export const CREATURE: Filter = { is: "type", type: "creature" }
export const LAND: Filter = { is: "type", type: "land" }
export const dies = (object: Filter): EventPattern => ({
  on: "moves",
  object,
  from: "battlefield",
  to: "graveyard",
})

export const enters = (object: Filter): EventPattern => ({ on: "moves", object, to: "battlefield" })
export const gain = { do: "gainLife" as const, amount: 1 }
export const land = card({ name: "Forest", types: ["land"], subtypes: ["Forest"] })
export const artifact = (name: string, ...abilities: Ability[]) =>
  card({ name, types: ["artifact"], abilities })
