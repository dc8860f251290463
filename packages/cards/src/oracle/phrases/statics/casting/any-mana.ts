import type { Filter, Selector, StaticEffect } from "@apnap/engine"
import { $ } from "../../../grammar/hole.ts"
import { statics } from "../../../oracle.ts"
import { COLOR_WORDS } from "../../../words/colors.ts"

// Spending mana as though it were other mana (609.4b): for all costs, some spells, or some abilities.

type AnyMana = Extract<StaticEffect, { static: "anyManaFor" }>

for (const [kind, type] of [
  ["color", {}],
  ["type", { type: true }],
] as const) {
  const words = `spend mana as though it were mana of any ${kind}`
  const yours: AnyMana = { static: "anyManaFor", who: { who: "you" }, ...type }
  statics(`you may ${words}`, yours)
  statics(`players may ${words}`, { static: "anyManaFor", ...type })
  statics(
    [
      `you may ${words} to cast {s:spell things}`,
      `you can spend mana of any ${kind} to cast {s:spell things}`,
    ],
    { ...yours, spells: $<Filter>("s") },
  )
  statics(
    [
      `you may ${words} to pay the activation costs of ~ 's abilities`,
      `you may ${words} to activate abilities of ~`,
    ],
    { ...yours, abilities: { is: "self" } },
  )
  statics(`you may ${words} to activate abilities of {t:all things}`, {
    ...yours,
    abilities: { is: "among", of: $<Selector>("t") },
  })
}
for (const [word, of] of Object.entries(COLOR_WORDS)) {
  const words = `spend ${word} mana as though it were mana of any color`
  const yours: AnyMana = { static: "anyManaFor", who: { who: "you" }, of }
  statics(`you may ${words}`, yours)
  statics(`you may ${words} to pay the activation costs of ~ 's abilities`, {
    ...yours,
    abilities: { is: "self" },
  })
}
