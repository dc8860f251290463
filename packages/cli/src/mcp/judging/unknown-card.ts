import { didYouMean, nearestNames } from "@apnap/cards"
import type { ScenarioResult } from "@apnap/scenarios"
import type { CardStock } from "../../cards/card-stock.ts"
import { refuse } from "../refusal.ts"

/** Refuses a name that no card has, and suggests those like it. */
export function refuseUnknown(name: string, stock: CardStock): never {
  refuse("cards/unknown", `no card is called "${name}"${didYouMean(nearestNames(name, stock.names()))}`)
}

/** Refuses a question about a card that doesn't exist: the fault is the question's. A card that is not understood is the engine's. */
export function checkCardExists({ lacks }: ScenarioResult, stock: CardStock): void {
  if (lacks !== undefined && "card" in lacks && stock.compiled(lacks.card) === undefined)
    refuseUnknown(lacks.card, stock)
}
