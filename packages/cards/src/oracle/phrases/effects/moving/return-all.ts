import { same } from "../../../grammar/hole.ts"
import { clause } from "../../../oracle.ts"

/** Each card returns under its owner's control, all at once; "each player" does no more than that. */
clause.iso(
  ["each player returns to the battlefield all cards they own exiled with it|~"],
  () => ({ do: "move", what: { sel: "linked" }, to: "battlefield" }),
  (e) => {
    const { bind: _, ...rest } = e as { bind?: string }
    return same(rest, { do: "move", what: { sel: "linked" }, to: "battlefield" }) ? {} : undefined
  },
)
