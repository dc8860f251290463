import type { Effect, EventPattern, Filter, PlayerSelector, TokenSpec } from "@apnap/engine"
import { $ } from "../../grammar/hole.ts"
import { statics } from "../../oracle.ts"

// Tokens created instead of others, or in addition to them (614.1a).

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
  { static: "alter", event: event($<Filter>("t")), alter: { to: "token", effect: asMany } },
)
statics(
  "if one or more tokens would be created under your control , those tokens plus that many {k:tokens} are created instead",
  { static: "alter", event: event(), alter: { to: "addition", effect: asMany } },
)
/** One token more, of a kind of its own. */
const oneMore: Effect = { do: "createToken", token: $<TokenSpec>("k") }
const PLUS = "if one or more tokens would be created under your control , those tokens plus a"
statics([`${PLUS} {k:token} are created instead`, `${PLUS} additional {k:token} are created instead`], {
  static: "alter",
  event: event(),
  alter: { to: "addition", effect: oneMore },
})
statics(
  "if you would create one or more {t:plain things} , instead create those tokens plus a additional {k:token}",
  { static: "alter", event: event($<Filter>("t")), alter: { to: "addition", effect: oneMore } },
)
/** One kind, as many as would be created of any of them. */
const oneOf = (predefined: "clue" | "food" | "treasure"): Effect => ({
  do: "createToken",
  token: { predefined },
  count: { n: "bound", name: "amount" },
})
const subtype = (name: string): Filter => ({ is: "subtype", subtype: name })
statics("if you would create a clue , food , or treasure token , instead create one of each", {
  static: "alter",
  event: event({ is: "or", of: [subtype("Clue"), subtype("Food"), subtype("Treasure")] }),
  alter: { to: "token", effect: { do: "sequence", of: [oneOf("clue"), oneOf("food"), oneOf("treasure")] } },
})
