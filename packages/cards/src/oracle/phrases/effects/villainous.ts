import type { Effect, PlayerSelector } from "@apnap/engine"
import { mapNodes } from "../../discourse/nodes.ts"
import { $ } from "../../grammar/hole.ts"
import { clause, ORACLE } from "../../oracle.ts"
import { isMany, LOOP } from "./doers.ts"

// Villainous choices (701.55).

const options = (first: Effect, second: Effect) => [
  { label: "first", effect: first },
  { label: "second", effect: second },
]
clause("{p:facing player} face(s) a villainous choice — {a:sentence} , or {b:sentence}", {
  do: "chooseOne",
  player: $<PlayerSelector>("p"),
  of: options($<Effect>("a"), $<Effect>("b")),
})
// 701.55d: several players face it one at a time.
clause.iso(
  "{p:player} face(s) a villainous choice — {a:sentence} , or {b:sentence}",
  ({ p, a, b }) => {
    if (!isMany(p)) return undefined
    const of = options(facing(a), facing(b))
    return { do: "forEachPlayer", of: p, effect: { do: "chooseOne", player: LOOP, of } }
  },
  (e) => {
    if (e.do !== "forEachPlayer" || e.effect.do !== "chooseOne") return undefined
    const { player, of } = e.effect
    if (player?.who !== "bound" || of.length !== 2 || of[0].label !== "first") return undefined
    return { p: e.of, a: of[0].effect, b: of[1].effect }
  },
)

/** "That player" and "they" are the player facing it. */
function facing(effect: Effect): Effect {
  return mapNodes(effect, (node) => ((node as { who?: string }).who === "said" ? LOOP : undefined)) as Effect
}
ORACLE.symbol("facing player").handwritten = {
  read: (reader, at) => reader.read("player", at).filter((r) => !isMany(r.value as PlayerSelector)),
  spell: (value) => (isMany(value as PlayerSelector) ? [] : [[{ symbol: "player", value }]]),
}
