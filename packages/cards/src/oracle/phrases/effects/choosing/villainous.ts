import type { Effect, PlayerSelector } from "@apnap/engine"
import { mapNodes } from "../../../discourse/nodes.ts"
import { $ } from "../../../grammar/hole.ts"
import { clause, ORACLE, statics } from "../../../oracle.ts"
import { isMany, LOOP } from "../repeating/doers.ts"

// Villainous choices (701.55).

const options = (first: Effect, second: Effect) => [
  { label: "first", effect: first },
  { label: "second", effect: second },
]
clause("{p:facing player} face(s) a villainous choice — {a:sentence} , or {b:sentence}", {
  do: "chooseOne",
  player: $<PlayerSelector>("p"),
  of: options($<Effect>("a"), $<Effect>("b")),
  villainous: true,
})
// 701.55d: several players face it one at a time.
clause.iso(
  "{p:player} face(s) a villainous choice — {a:sentence} , or {b:sentence}",
  ({ p, a, b }) => {
    if (!isMany(p)) return undefined
    const of = options(facing(a), facing(b))
    return { do: "forEachPlayer", of: p, effect: { do: "chooseOne", player: LOOP, of, villainous: true } }
  },
  (e) => {
    if (e.do !== "forEachPlayer" || e.effect.do !== "chooseOne") return undefined
    const { player, of, villainous } = e.effect
    if (player?.who !== "bound" || villainous !== true) return undefined
    return { p: e.of, a: of[0].effect, b: of[1].effect }
  },
)

statics("if {p:hurt player} would face a villainous choice , they face that choice a additional time", {
  static: "alter",
  event: { on: "action", action: "villainousChoice", player: $<PlayerSelector>("p") },
  alter: { to: "amount", amount: { n: "plus", of: [{ n: "bound", name: "amount" }, 1] } },
})

/** "That player" and "they" are the player facing it. */
function facing(effect: Effect): Effect {
  return mapNodes(effect, (node) => ((node as { who?: string }).who === "said" ? LOOP : undefined)) as Effect
}
ORACLE.symbol("facing player").handwritten = {
  read: (reader, at) => reader.read("player", at).filter((r) => !isMany(r.value as PlayerSelector)),
  spell: (value) => (isMany(value as PlayerSelector) ? [] : [[{ symbol: "player", value }]]),
}
