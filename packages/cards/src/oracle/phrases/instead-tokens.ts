import type { Effect, EventPattern, Filter, PlayerSelector, StaticEffect, TokenSpec } from "@apnap/engine"
import { $ } from "../grammar/hole.ts"
import { statics } from "../oracle.ts"

// Tokens that are created instead of others, or beside them (614.1a).

const YOU: PlayerSelector = { who: "you" }
const event = (object?: Filter): EventPattern => ({ on: "token", by: YOU, ...(object && { object }) })
/** As many as would be created. */
const asMany: Effect = {
  do: "createToken",
  token: $<TokenSpec>("k"),
  count: { n: "bound", name: "amount" },
}
statics(
  "if one or more {t:plain things} would be created under your control , that many {k:tokens} are created instead",
  { static: "alter", event: event($<Filter>("t")), alter: { to: "token", effect: asMany } } as StaticEffect,
)
statics(
  "if one or more tokens would be created under your control , those tokens plus that many {k:tokens} are created instead",
  { static: "alter", event: event(), alter: { to: "addition", effect: asMany } } as StaticEffect,
)
