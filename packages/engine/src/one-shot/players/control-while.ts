import { bind, type Context } from "../../characteristics/context.ts"
import { resolvePlayers } from "../../choosing/selecting.ts"
import { beginEffect } from "../../continuous/continuous.ts"
import { execute } from "../../events/interpreter-port.ts"
import { whileControlled } from "../../events/player-control.ts"
import type { PlayerEffect } from "../../language/effects/player-effect.ts"
import type { Filter } from "../../language/filter.ts"
import { objectNow } from "../../state/object-now.ts"
import { type PlayerId, playerRef } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { edit, setEffects } from "../../state/writing/edit.ts"

type ControlWhile = Extract<PlayerEffect, { do: "controlWhile" }>

/** The name of the controlled player in the effect that restricts them. */
const CONTROLLED = "controlled"

/** 723.2: a player is controlled while they follow instructions, and while a spell that they cast then resolves. */
export function controlWhile(s: State, e: ControlWhile, context: Context): void {
  for (const player of resolvePlayers(s, e.player, context))
    whileControlled(s, player, context.you, context.source, () => {
      const cast = followed(s, e, player, context)
      for (const id of e.resolving === true ? cast : [])
        edit(s, id).memory = { ...objectNow(s, id).memory, resolvesUnder: context.you }
    })
}

/** Follows the instructions; the spells that are cast meanwhile. */
function followed(s: State, e: ControlWhile, player: PlayerId, context: Context): readonly number[] {
  const before = new Set(s.stack)
  const barred = e.manaOf === undefined ? undefined : restrict(s, e.manaOf, player, context)
  execute(s, e.effect, context)
  if (barred !== undefined)
    setEffects(
      s,
      s.effects.filter(({ id }) => id !== barred),
    )
  return s.stack.filter((id) => !before.has(id) && objectNow(s, id).stack?.kind === "spell")
}

/** 723.7: the player can activate abilities of these alone. */
function restrict(s: State, of: Filter, player: PlayerId, context: Context): number {
  const inner = { ...context }
  bind(inner, CONTROLLED, [playerRef(player)])
  return beginEffect(s, inner, {
    statics: [
      {
        static: "cantActivate",
        of: { filter: { is: "not", of } },
        who: { who: "bound", name: CONTROLLED },
        manaToo: true,
      },
    ],
    duration: "permanent",
    bindings: inner.bindings,
  })
}
