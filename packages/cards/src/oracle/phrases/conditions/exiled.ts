import type { Filter } from "@apnap/engine"
import { $ } from "../../grammar/hole.ts"
import { condition } from "../../oracle.ts"

// Cards that an object exiled (607.2a). Loaded before what is said of one object: nobody chooses among these.

condition(["a card is exiled with ~", "a card is exiled with {i:its own}"], {
  if: "exists",
  filter: { is: "exiledWith" },
  zone: "exile",
})
condition("a card exiled with ~ is a {t:card thing}", {
  if: "exists",
  filter: { is: "and", of: [$<Filter>("t"), { is: "exiledWith" }] },
  zone: "exile",
})
