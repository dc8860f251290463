import {
  type Game,
  GameError,
  type GameEvent,
  type PlayerId,
  playerRef,
  type State,
  turnNumber,
} from "@apnap/engine"
import { entryOf } from "@apnap/words"
import type { ExplainedPlayer, LifeChange, ToldEvent } from "../protocol/why.ts"
import { named, told } from "./telling.ts"

/** Why a player has this life total (119), these counters (122) and this mana (106.4). */
export function explainPlayer(game: Game, player: PlayerId, person: PlayerId): ExplainedPlayer {
  const s = game.state
  if (s.players[player] === undefined) throw new GameError("players", `there is no player ${player}`)
  const history = game.history()
  const changes = lifeChanges(s, history, player, person)
  const { life } = s.players[player]
  const tell = (fits: (e: GameEvent) => boolean, events: readonly GameEvent[]): ToldEvent[] =>
    events.filter(fits).flatMap((e) => told(s, e, person) ?? [])
  const ref = playerRef(player)
  return {
    is: "player",
    player: named(s, player, person),
    life,
    began: life - changes.reduce((sum, { by }) => sum + by, 0),
    changes,
    counters: tell(
      (e) => (e.kind === "counters" || e.kind === "countersRemoved") && e.other === ref,
      history,
    ),
    mana: tell((e) => e.kind === "mana" && e.player === player, thisStep(s)),
  }
}

/** 106.4: mana empties at the end of the step. */
function thisStep(s: State): readonly GameEvent[] {
  return s.events.slice(s.events.findLastIndex(({ kind }) => kind === "step") + 1)
}

/** Life changes of the player, or of the team sharing a life total (810.9), with the total after each. */
function lifeChanges(
  s: State,
  history: readonly GameEvent[],
  player: PlayerId,
  person: PlayerId,
): LifeChange[] {
  const changes: LifeChange[] = []
  let turn = 0
  for (const e of history) {
    if (e.kind === "beginsTurn") turn = turnNumber(e)
    if ((e.kind !== "gainLife" && e.kind !== "loseLife") || !shares(s, e.player, player)) continue
    const sentence = told(s, e, person)
    const by = e.kind === "gainLife" ? e.amount : -e.amount
    if (sentence !== null)
      changes.push({ ...sentence, turn, source: entryOf(s, e, person).source.name, by, total: 0 })
  }
  let total = s.players[player].life
  for (const change of changes.toReversed()) {
    change.total = total
    total -= change.by
  }
  return changes
}

function shares(s: State, one: PlayerId, other: PlayerId): boolean {
  if (one === other) return true
  const { players, options } = s
  return options.sharedLife && players[one].team === players[other].team
}
