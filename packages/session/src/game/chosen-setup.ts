import type { GameSetup } from "@apnap/engine"
import type { PlayedWith } from "../protocol/room.ts"

/** The variants that are chosen, without ante. */
export function variantsOf({ variant, also = [] }: PlayedWith & { variant: string }): readonly string[] {
  return [...new Set([...(variant === "" ? [] : [variant]), ...also])]
}

/** What the choice makes of a set-up besides its players. Undefined options are those of the variants. */
export function chosenSetup(
  { attack, range, deployCreatures, ante }: PlayedWith,
  variants: readonly string[],
): Pick<GameSetup, "variant" | "options"> {
  return {
    variant: ante === true ? [...variants, "ante"] : variants,
    options: {
      ...(attack !== undefined && { attack }),
      ...(range !== undefined && { range }),
      ...(deployCreatures === true && { deployCreatures }),
    },
  }
}
