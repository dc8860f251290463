import { creature, enchantment, instant } from "./pieces.ts"

/** Cards shared by many boards. */

export const bear = creature("Old Bear", "2/2")
export const ox = creature("Grey Ox", "2/4", "", "Ox")
export const giant = creature("Big Giant", "5/5", "", "Giant")
export const kill = instant("Kill", "Destroy target creature.")
export const blink = instant(
  "Blink",
  "Exile target creature you control, then return it to the battlefield under its owner's control.",
)
export const clone = creature(
  "Clone",
  "0/0",
  "You may have this creature enter as a copy of any creature on the battlefield.",
  "Shapeshifter",
)
export const ban = enchantment(
  "Ban",
  "As this enchantment enters, choose a card name.\nSpells with the chosen name can't be cast.\nActivated abilities of sources with the chosen name can't be activated unless they're mana abilities.",
)
export const twin = instant(
  "Twin",
  "Copy target instant or sorcery spell. You may choose new targets for the copy.",
)
export const call = (text: string) => instant("Call", text)
export const give = (text: string) => instant("Gift", text)
export const gain = (n: number) => `You gain ${n} life.`
