import { apnapOrder } from "../characteristics/query.ts"
import { move } from "../events/moving/move.ts"
import type { CardDefinition } from "../language/card.ts"
import { GameError } from "../state/game-error.ts"
import type { GameSetup } from "../state/game-setup.ts"
import { randomInt } from "../state/random/random.ts"
import type { State } from "../state/state.ts"
import { defineVariantTurn } from "../turn/variants.ts"
import type { Variant } from "./variant.ts"

/** 407: a game for keeps. */
export const ANTE: Variant = { name: "ante", rule: "407", since: "1993-08-05", kind: "casual" }

/** 407.3: throws a `GameError` for the first card that is only for games played for ante. */
export function refuseAnteCards({ players }: GameSetup): void {
  for (const { name, deck, sideboard = [], commanders = [], companion } of players) {
    const brought = [...deck, ...sideboard, ...commanders, ...(companion === undefined ? [] : [companion])]
    const found = brought.find(isForAnte)
    if (found !== undefined)
      throw new GameError(
        "ante",
        `${name} brings ${found.name}, which is only for games played for ante (407.3)`,
        "407.3",
      )
  }
}

function isForAnte({ faces }: CardDefinition): boolean {
  return faces.some(({ abilities = [] }) =>
    abilities.some(
      (ability) =>
        ability.ability === "static" && ability.effects.some((effect) => effect.static === "forAnte"),
    ),
  )
}

/** 407.2: each player antes a random card of their deck. In a subgame there is no ante: its cards go back to the main game (729.5). */
function anteRandomCards(s: State): void {
  if (s.subgame?.stage === "playing") return
  for (const player of apnapOrder(s)) {
    const { library } = s.players[player]
    if (library.length === 0) continue
    move(s, { id: library[randomInt(s, library.length)], to: "ante", rule: "407.2", by: player })
  }
}

defineVariantTurn(ANTE.name, { beforeHands: anteRandomCards })
