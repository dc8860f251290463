import { creature, instant } from "./pieces.ts"

/** Cards that many boards have. */

export const bear = creature("Old Bear", "2/2")
export const ox = creature("Grey Ox", "2/4", "", "Ox")
export const giant = creature("Big Giant", "5/5", "", "Giant")
export const kill = instant("Kill", "Destroy target creature.")
export const blink = instant(
  "Blink",
  "Exile target creature you control, then return it to the battlefield under its owner's control.",
)
export const call = (text: string) => instant("Call", text)
export const give = (text: string) => instant("Gift", text)
export const gain = (n: number) => `You gain ${n} life.`
