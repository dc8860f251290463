import type { Cost } from "../../language/cost.ts"
import { keywordAbility } from "../../language/keyword-ability.ts"

export const mana = (text: string): Cost => [{ pay: "mana", mana: text }]

export const keyword = keywordAbility
