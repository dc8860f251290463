import { activeStatics } from "../../characteristics/layers/derived.ts"
import { quantity } from "../../characteristics/queries/amount.ts"
import { players } from "../../characteristics/queries/selector.ts"
import { chooseObjects } from "../../choosing/choose-objects.ts"
import { record } from "../../events/record.ts"
import { isPlayerRef, type ObjectId, type PlayerId, playerRef, type Ref } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { editPlayer } from "../../state/writing/edit.ts"

/** Marks the record of a land played with an effect's permission. */
const BY_LEAVE = "landByLeave"

/** 305.2: whether the player has a land play left this turn. In older rules each play was tied to the permission for it. */
export function hasLandPlay(s: State, player: PlayerId): boolean {
  const { landsPlayed } = s.players[player]
  if (s.ruleset.knobs.landPlay === "per-permission" && landsPlayed > 0) return leaves(s, player).length > 0
  let allowed = 1
  for (const { plus } of allowances(s, player)) allowed += plus
  return landsPlayed < allowed
}

/** Uses a land play; if plays are tied to permissions, the player chooses which. */
export function useLandPlay(s: State, player: PlayerId): void {
  if (s.ruleset.knobs.landPlay === "per-permission") sayWhich(s, player)
  editPlayer(s, player).landsPlayed++
}

function sayWhich(s: State, player: PlayerId): void {
  const about = { rule: "305.2", purpose: "landPlay" }
  const [leave] = chooseObjects(s, player, leaves(s, player), 1, 1, about)
  if (leave !== undefined && !isPlayerRef(leave))
    record(s, { kind: "action", rule: "305.2", player, source: leave, detail: BY_LEAVE })
}

/** Permissions for one more land: sources of effects, and the player's own ref for the normal land play. */
function leaves(s: State, player: PlayerId): Ref[] {
  const used = s.events.filter((e) => e.kind === "action" && e.detail === BY_LEAVE && e.player === player)
  const sums = new Map<ObjectId, number>()
  for (const { source, plus } of allowances(s, player)) sums.set(source, (sums.get(source) ?? 0) + plus)
  const left = [...sums].filter(([id, plus]) => used.filter((e) => e.source === id).length < plus)
  const own = s.players[player].landsPlayed === used.length ? [playerRef(player)] : []
  return [...left.map(([id]) => id), ...own]
}

/** How many additional lands each effect allows. */
function allowances(s: State, player: PlayerId): { source: ObjectId; plus: number }[] {
  return activeStatics(s, "landPlays")
    .filter(({ effect, context }) => players(s, effect.who, context).includes(player))
    .map(({ effect: { plus }, context }) => ({
      source: context.source,
      plus: plus === "any" ? Number.POSITIVE_INFINITY : quantity(s, plus, context),
    }))
}
