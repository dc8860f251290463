import { GameError } from "../../state/game-error.ts"
import type { GameSetup, PlayerSetup } from "../../state/game-setup.ts"

/** The seats of players who bring a scheme deck. */
export function archenemiesOf({ players }: GameSetup): number[] {
  return players.flatMap((p, seat) => (p.schemes === undefined ? [] : [seat]))
}

/** 904.3: at least twenty schemes, no more than two with the same name; in Commander ten, all different (904.13d). Throws a `GameError`. */
export function checkSchemeDeck({ name, schemes = [] }: PlayerSetup, withCommanders: boolean): void {
  const [least, copies, rule] = withCommanders ? [10, 1, "904.13d"] : [20, 2, "904.3"]
  const refuse = (why: string): never => {
    throw new GameError("scheme-deck", `${name}'s scheme deck ${why} (${rule})`, rule)
  }
  if (schemes.length < least) refuse(`has ${schemes.length} cards, at least ${least} are needed`)
  for (const card of schemes) {
    if (!card.faces[0].types.includes("scheme")) refuse(`holds ${card.name}, which is no scheme`)
    if (schemes.filter((other) => other.name === card.name).length > copies)
      refuse(`holds ${card.name} more than ${copies === 1 ? "once" : "twice"}`)
  }
}
