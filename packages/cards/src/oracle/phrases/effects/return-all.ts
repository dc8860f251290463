import { same } from "../../grammar/hole.ts"
import { clause } from "../../oracle.ts"

/** Of cards of several owners each goes to its owner's side, all at once: a player does no more for it than have it there. */
clause.iso(
  [
    "each player returns to the battlefield all cards they own exiled with it|~",
    "each player puts onto the battlefield all cards they own exiled with it|~",
  ],
  () => ({ do: "move", what: { sel: "linked" }, to: "battlefield" }),
  (e) => {
    const { bind: _, ...rest } = e as { bind?: string }
    return same(rest, { do: "move", what: { sel: "linked" }, to: "battlefield" }) ? {} : undefined
  },
)
