import { sharersOf } from "../characteristics/queries/teams.ts"
import { place } from "../events/moving/place.ts"
import { GameError } from "../state/game-error.ts"
import type { GameSetup } from "../state/game-setup.ts"
import { beginWithLife, startingLife } from "../state/starting-life.ts"
import type { State } from "../state/state.ts"
import { editPlayer } from "../state/writing/edit.ts"
import { forCommandZone } from "./lay-out-decks.ts"
import type { Variant } from "./variant.ts"

/** 902: each player is a famous character, represented by a card in the command zone. */
export const VANGUARD: Variant = {
  name: "vanguard",
  rule: "902",
  since: "2009-07-11",
  kind: "casual",
  check,
  prepare,
}

/** 902.3: each player needs a vanguard card. */
function check({ players }: GameSetup): void {
  for (const { name, vanguard } of players)
    if (vanguard?.faces[0].types.includes("vanguard") !== true)
      throw new GameError("vanguard", `${name} has no vanguard card (902.3)`, "902.3")
}

/**
 * 902.3, 902.4, 902.5, 613.7i: the cards start face up in the command zone, older than any permanent, and modify starting life totals and hand sizes. With shared life, they
 * modify the team's.
 */
function prepare(s: State, { players }: GameSetup): void {
  for (const [id, { vanguard }] of players.entries()) {
    if (vanguard === undefined) continue
    const { lifeModifier = 0, handModifier = 0 } = vanguard.faces[0]
    place(s, id, "command", forCommandZone(vanguard))
    editPlayer(s, id).maxHand += handModifier
    for (const player of [id, ...sharersOf(s, id, "life")])
      beginWithLife(s, player, startingLife(s, player) + lifeModifier)
  }
}
