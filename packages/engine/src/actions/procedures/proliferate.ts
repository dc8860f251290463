import type { Context } from "../../characteristics/context.ts"
import { sharersOf } from "../../characteristics/queries/teams.ts"
import { permanents } from "../../characteristics/query.ts"
import { chooseObjects } from "../../choosing/choose-objects.ts"
import { addCounters } from "../../events/counters.ts"
import { simultaneously } from "../../events/record.ts"
import { objectNow } from "../../state/object-now.ts"
import { isPlayerRef, type ObjectId, playerRef, type Ref, refPlayer } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import type { Procedure } from "../procedures.ts"

/** 701.34a: any number of permanents and players get another counter of each kind they have. */
export const proliferate: Procedure = (s, _e, context) => {
  const { you: player, source } = context
  const everybody = s.players.filter((p) => p.left === null).map((p) => playerRef(p.id))
  const options = [...permanents(s), ...everybody].filter((ref) => kindsOn(s, ref).length > 0)
  const chosen = chooseObjects(s, player, options, 0, options.length, about(source))
  const spared = sharing(s, chosen, context)
  simultaneously(s, () => {
    for (const ref of chosen)
      for (const kind of kindsOn(s, ref))
        if (kind !== "poison" || !spared.includes(ref))
          addCounters(s, ref, kind, 1, player, source, "701.34a")
  })
}

const about = (source: ObjectId) =>
  ({ rule: "701.34a", purpose: "proliferate", source, hint: "good" }) as const

function kindsOn(s: State, ref: Ref): string[] {
  return Object.keys((isPlayerRef(ref) ? s.players[refPlayer(ref)] : objectNow(s, ref)).counters ?? {})
}

/** 701.34b: of the chosen players who share poison counters, those who get none: all but one of each team, chosen by who proliferates. */
function sharing(s: State, chosen: readonly Ref[], { you, source }: Context): Ref[] {
  const poisoned = chosen.filter((ref) => isPlayerRef(ref) && kindsOn(s, ref).includes("poison"))
  const teams = poisoned.map((ref) => {
    const others = sharersOf(s, refPlayer(ref), "poison").map(playerRef)
    return poisoned.filter((one) => one === ref || others.includes(one))
  })
  const first = teams.filter((team, i) => team[0] === poisoned[i] && team.length > 1)
  return first.flatMap((team) => {
    const [one] = chooseObjects(s, you, team, 1, 1, { ...about(source), rule: "701.34b" })
    return team.filter((ref) => ref !== one)
  })
}
