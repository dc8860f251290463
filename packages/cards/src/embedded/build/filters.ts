import type {
  Amount,
  CardType,
  ColorLetter,
  Comparison,
  Filter,
  PlayerSelector,
  Selector,
} from "@apnap/engine"

export const YOU: PlayerSelector = { who: "you" }
export const OPPONENTS: PlayerSelector = { who: "opponents" }
export const PLAYERS: PlayerSelector = { who: "players" }

export function type(t: CardType): Filter {
  return { is: "type", type: t }
}
export const CREATURE = type("creature")
export const ARTIFACT = type("artifact")
export const ENCHANTMENT = type("enchantment")
export const LAND = type("land")
export const PLANESWALKER = type("planeswalker")
export const BASIC: Filter = { is: "supertype", supertype: "basic" }
export const ANY: Filter = { is: "any" }
export const SELF: Filter = { is: "self" }
export const OTHER: Filter = { is: "other" }
export const SPELL: Filter = { is: "spell" }
export const TOKEN: Filter = { is: "token" }

export function and(...of: readonly Filter[]): Filter {
  return of.length === 1 ? of[0] : { is: "and", of }
}
export function or(...of: readonly Filter[]): Filter {
  return { is: "or", of }
}
export function not(of: Filter): Filter {
  return { is: "not", of }
}
export function color(c: ColorLetter): Filter {
  return { is: "color", color: c }
}
export function subtype(s: string): Filter {
  return { is: "subtype", subtype: s }
}
export function power(op: Comparison, than: Amount): Filter {
  return { is: "power", op, than }
}
export function manaValue(op: Comparison, than: Amount): Filter {
  return { is: "manaValue", op, than }
}
/** "… you control". */
export function yours(...of: readonly Filter[]): Filter {
  return and(...of, { is: "controlledBy", player: YOU })
}
/** "… an opponent controls". */
export function theirs(...of: readonly Filter[]): Filter {
  return and(...of, { is: "controlledBy", player: OPPONENTS })
}
export const INSTANT_OR_SORCERY = or(type("instant"), type("sorcery"))
export const NONLAND = not(LAND)
export const PERMANENT: Filter = { is: "permanent" }

// Selectors.
export const THIS: Selector = { sel: "self" }
export const IT: Selector = { sel: "bound", name: "it" }
export const HOST: Selector = { sel: "attachedTo" }
export function target(slot = 0): Selector {
  return { sel: "target", slot }
}
export function bound(name: string): Selector {
  return { sel: "bound", name }
}
/** "Each", "all". */
export function all(...of: readonly Filter[]): Selector {
  return { sel: "all", filter: and(...of) }
}
