import type { Ability } from "../../language/ability.ts"
import type { Cost } from "../../language/cost.ts"
import type { Filter } from "../../language/filter.ts"
import type { Keyword } from "../../language/keyword.ts"

export const mana = (text: string): Cost => [{ pay: "mana", mana: text }]

export function keyword(name: Keyword, cost?: Cost, filter?: Filter, n?: number): Ability {
  return {
    ability: "keyword",
    keyword: name,
    ...(cost && { cost }),
    ...(filter && { filter }),
    ...(n !== undefined && { n }),
  }
}
