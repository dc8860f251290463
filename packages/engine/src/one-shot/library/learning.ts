import type { Context } from "../../characteristics/context.ts"
import { characteristics, hasSubtype } from "../../characteristics/query.ts"
import { chooseObjects } from "../../choosing/choose-objects.ts"
import { resolvePlayers } from "../../choosing/selecting.ts"
import type { Executors } from "../../events/executor.ts"
import { discard } from "../../events/moving/discard.ts"
import { draw } from "../../events/moving/draw.ts"
import { move } from "../../events/moving/move.ts"
import { record } from "../../events/record.ts"
import type { PlayerEffect } from "../../language/effects/player-effect.ts"
import { objectNow } from "../../state/object-now.ts"
import type { PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"

type Learn = Extract<PlayerEffect, { do: "learn" }>

export const learning: Executors<Learn> = {
  learn: (s, e, context) => {
    for (const player of resolvePlayers(s, e.player, context)) learn(s, player, context)
  },
}

/** 701.48a: discard a card to draw one, or take a Lesson from outside the game. */
function learn(s: State, player: PlayerId, context: Context): void {
  const { hand, outside } = s.players[player]
  const about = { rule: "701.48a", source: context.source }
  const [card] = chooseObjects(s, player, hand, 0, 1, { ...about, purpose: "discard" })
  if (card !== undefined) {
    discard(s, [card], player, "701.48a", context.source)
    draw(s, player, 1, context.source, "701.48a")
    return
  }
  const lessons = outside.filter(
    (id) => objectNow(s, id).kind === "card" && hasSubtype(characteristics(s, id), "Lesson"),
  )
  const [lesson] = chooseObjects(s, player, lessons, 0, 1, { ...about, purpose: "learn" })
  if (lesson === undefined) return
  record(s, { kind: "revealed", rule: "701.48a", object: lesson, player })
  move(s, { id: lesson, to: "hand", rule: "701.48a", by: player, source: context.source })
}
