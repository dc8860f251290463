import type { ActivatedAbility } from "../../../language/ability.ts"

function tapFor(mana: string): ActivatedAbility[] {
  return [{ ability: "activated", cost: [{ pay: "tap" }], effect: { do: "addMana", mana: { mana } } }]
}

/** The mana ability of each basic land type. Source: 305.6. */
export const BASIC_MANA: ReadonlyMap<string, readonly ActivatedAbility[]> = new Map([
  ["Plains", tapFor("{W}")],
  ["Island", tapFor("{U}")],
  ["Swamp", tapFor("{B}")],
  ["Mountain", tapFor("{R}")],
  ["Forest", tapFor("{G}")],
])
