import type { Change } from "../../language/statics/change.ts"
import type { State } from "../../state/state.ts"
import type { Context } from "../context.ts"
import { amount } from "../queries/amount.ts"
import { players } from "../queries/selector.ts"
import { abilitiesOf } from "./changing/abilities.ts"
import { creatureTypesAmong } from "./changing/types-and-colors.ts"

/** 613.8a: what the change would do by what it reads of the game now, as a text for comparison; "" if it reads nothing. */
export function meaningOf(s: State, change: Change, context: Context): string {
  switch (change.change) {
    case "modifyPT":
    case "setPT":
    case "definePT":
      return [change.power ?? 0, change.toughness ?? 0].map((n) => amount(s, n, context)).join()
    case "control":
      return players(s, change.player, context).join()
    case "keywordsOf":
    case "addAbilitiesOf":
      return JSON.stringify(abilitiesOf(s, change.of, context))
    case "creatureTypesOf":
      return JSON.stringify(creatureTypesAmong(s, change.of, context))
    default:
      return ""
  }
}
