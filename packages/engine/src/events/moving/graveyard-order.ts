import { definitionsContain } from "../../characteristics/definitions-contain.ts"
import { apnapOrder } from "../../characteristics/query.ts"
import { chooseTogether } from "../../state/choose.ts"
import type { OrderDecision } from "../../state/decision.ts"
import type { GameEvent } from "../../state/event.ts"
import { NONE, type ObjectId, type PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { editPlayer } from "../../state/writing/edit.ts"

/**
 * 404.3: the owner arranges cards that were put into their graveyard at the same time, in games in which anything looks at that order.
 * The first card in the arrangement lies on top.
 */
export function arrangeGraveyards(s: State, events: readonly GameEvent[]): void {
  if (!definitionsContain(s, "graveyardTop")) return
  const groups = apnapOrder(s)
    .map((player) => ({ player, cards: arrived(s, player, events) }))
    .filter(({ cards }) => cards.length > 1)
  const answers = chooseTogether(
    s,
    groups.map(
      ({ player, cards }): OrderDecision => ({
        kind: "order",
        player,
        rule: "404.3",
        purpose: "graveyard",
        source: NONE,
        options: cards,
      }),
    ),
  )
  groups.forEach(({ player, cards }, i) => {
    const before = s.players[player].graveyard.filter((id) => !cards.includes(id))
    const topFirst = answers[i].map((at) => cards[at])
    editPlayer(s, player).graveyard = [...before, ...topFirst.toReversed()]
  })
}

/** The cards that these events put there, top first. Tokens cease to exist (111.7). */
function arrived(s: State, player: PlayerId, events: readonly GameEvent[]): ObjectId[] {
  const moved = events.flatMap((e) => (e.kind === "moves" && e.to === "graveyard" ? [e.object] : []))
  const { graveyard } = s.players[player]
  return graveyard.filter((id) => moved.includes(id) && s.objects[id]?.kind === "card").toReversed()
}
