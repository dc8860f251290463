import type { Check, Entry, Reference } from "../../format/format.ts"
import type { Own } from "./shows.ts"

/** A card that is free by default. */
export function card(name: string, type_line: string, oracle_text = "", mana_cost = "{0}"): Own {
  return { name, type_line, oracle_text, mana_cost }
}

/** A creature that is free by default. */
export function creature(
  name: string,
  size: string,
  oracle_text = "",
  subtypes = "Bear",
  mana_cost = "{0}",
): Own {
  const [power, toughness] = size.split("/")
  return { ...card(name, `Creature — ${subtypes}`, oracle_text, mana_cost), power, toughness }
}

export const instant = (name: string, text: string, cost?: string) => card(name, "Instant", text, cost)
export const sorcery = (name: string, text: string, cost?: string) => card(name, "Sorcery", text, cost)
export const artifact = (name: string, text: string, cost?: string) => card(name, "Artifact", text, cost)
export const enchantment = (name: string, text: string, cost?: string) =>
  card(name, "Enchantment", text, cost)
export const aura = (name: string, text: string, cost?: string) =>
  card(name, "Enchantment — Aura", text, cost)
export const planeswalker = (name: string, loyalty: string, text = "") => ({
  ...card(name, "Legendary Planeswalker — Ajani", text),
  loyalty,
})

export const A = { player: "A" } as const
export const B = { player: "B" } as const
export const C = { player: "C" } as const

export const main = { turn: 1, step: "precombatMain", player: "A" } as const
type At = Partial<Pick<Entry, "turn" | "step" | "player" | "illegal">>

/** The entry at another moment, by another player, or as one that must be impossible. */
export function at<E extends Entry>(when: At, entry: E): E {
  return { ...entry, ...when }
}

const aimed = (targets: readonly Reference[]) => (targets.length === 0 ? {} : { targets })

export const cast = (name: string, ...targets: readonly Reference[]) =>
  ({ ...main, do: "cast", card: name, ...aimed(targets) }) as const
export const castBy = (name: string, using: string, ...targets: readonly Reference[]) =>
  ({ ...main, do: "cast", card: name, using, ...aimed(targets) }) as const
/** An activation, named by the start of the ability's text. */
export const act = (source: string, ability: string, ...targets: readonly Reference[]) =>
  ({ ...main, do: "activate", ability, source, ...aimed(targets) }) as const
export const land = (name: string) => ({ ...main, do: "playLand", card: name }) as const
export const wait = { ...main, do: "waitStack" } as const
export const attack = (creature: string, defender: Reference = B) =>
  ({ turn: 1, step: "declareAttackers", player: "A", do: "attack", creature, defender }) as const
export const block = (creature: string, attacker: Reference) =>
  ({ turn: 1, step: "declareBlockers", player: "B", do: "block", creature, attacker }) as const
/** What must be true in A's first main phase. */
export const now = (that: Check) => ({ ...main, do: "check", that }) as const

export const life = (player: string, is: number): Check => ({ check: "life", player, is })
export const size = (name: string, power: number, toughness: number): Check => ({
  check: "powerToughness",
  card: name,
  power,
  toughness,
})
export const there = (player: string, name: string, is = 1): Check => ({
  check: "permanents",
  player,
  card: name,
  is,
})
export const inGraveyard = (player: string, name: string, is = 1): Check => ({
  check: "graveyard",
  player,
  card: name,
  is,
})
export const inHand = (player: string, name: string, is = 1): Check => ({
  check: "hand",
  player,
  card: name,
  is,
})
export const inExile = (player: string, name: string, is = 1): Check => ({
  check: "exile",
  player,
  card: name,
  is,
})
export const hand = (player: string, is: number): Check => ({ check: "hand", player, is })
export const counters = (name: string, counter: string, is: number): Check => ({
  check: "counters",
  card: name,
  counter,
  is,
})
export const has = (name: string, ability: string, is = true): Check => ({
  check: "ability",
  card: name,
  has: ability,
  is,
})
export const tapped = (name: string, is = true): Check => ({ check: "tapped", card: name, is })
export const type = (name: string, type: string, is = true): Check => ({
  check: "type",
  card: name,
  type,
  is,
})
export const subtype = (name: string, subtype: string, is = true): Check => ({
  check: "subtype",
  card: name,
  subtype,
  is,
})
export const color = (name: string, colors: string, is = true): Check => ({
  check: "color",
  card: name,
  colors,
  is,
})
export const can = (player: string, ability: string, is = true): Check => ({
  check: "canDo",
  player,
  ability,
  is,
})
export const lost = (player: string, is = true): Check => ({ check: "lost", player, is })
export const controlledBy = (name: string, player: string, is = true): Check => ({
  check: "controller",
  card: name,
  player,
  is,
})
export const damage = (name: string, is: number): Check => ({ check: "damage", card: name, is })
export const onStack = (is: number): Check => ({ check: "stack", is })
export const manaValue = (name: string, is: number): Check => ({ check: "manaValue", card: name, is })
export const turnOf = (player: string): Check => ({ check: "activePlayer", is: player })
