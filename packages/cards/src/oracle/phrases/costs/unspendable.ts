import type { Effect, Filter } from "@apnap/engine"
import { does } from "../../oracle.ts"

// Mana that can't be spent on some spells (106.6).

does.iso(
  [
    "add(s) {m:production} . this mana can't be spent to cast {f:spell things}",
    "add(s) {m:production} . this mana can't be spent to cast a {f:spell thing}",
  ],
  ({ m, f }): Effect => ({
    do: "addMana",
    mana: { ...(m as { mana: string }), restriction: { notSpells: f as Filter } },
  }),
  (e) => {
    if (e.do !== "addMana" || !("restriction" in e.mana) || e.mana.restriction?.notSpells === undefined)
      return undefined
    const { restriction, ...m } = e.mana
    return Object.keys(restriction ?? {}).length === 1 ? { m, f: restriction?.notSpells } : undefined
  },
)
