import type { PlayedWith } from "@apnap/session/protocol"
import { ALONE, COMPANIONS, type Played, type VariantName } from "../start/played-with.ts"

/** What is played at an online table or in a tournament, as the first screen offers it. */
export function playedAt(choice: PlayedWith & { variant: string; seats?: number }): Played {
  const { variant, also = [], seats = 0 } = choice
  const { attack, range, deployCreatures, ante } = { ...ALONE, ...choice }
  return {
    ...{ attack, range, deployCreatures, ante, seats },
    variant: (variant === "" ? "duel" : variant) as VariantName,
    also: COMPANIONS.filter((name) => also.includes(name)),
  }
}
