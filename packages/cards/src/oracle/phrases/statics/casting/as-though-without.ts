import type { Filter, PlayerSelector, StaticEffect } from "@apnap/engine"
import { $ } from "../../../grammar/hole.ts"
import { statics } from "../../../oracle.ts"

// Targeting as though something didn't have hexproof or shroud (609.4, 702.11e).

const ignoring = (
  what: Pick<Extract<StaticEffect, { static: "targetAsThough" }>, "what" | "players">,
  who: PlayerSelector,
  without: "hexproof" | "shroud",
): StaticEffect => ({ static: "targetAsThough", who, ...what, without })

for (const without of ["hexproof", "shroud"] as const)
  for (const [by, who] of [
    ["spells and abilities you control", { who: "you" }],
    ["spells and abilities", { who: "players" }],
    ["spells and abilities controlled by {p:player}", $<PlayerSelector>("p")],
  ] as const) {
    const as = `can be the target|targets of ${by} as though it|they didn't have ${without}`
    statics(`{t:blockers} ${as}`, ignoring({ what: $<Filter>("t") }, who, without))
    statics(`{o:barred} ${as}`, ignoring({ players: $<PlayerSelector>("o") }, who, without))
    statics(
      `{o:barred} and {t:blockers} ${as}`,
      ignoring({ what: $<Filter>("t"), players: $<PlayerSelector>("o") }, who, without),
    )
  }
