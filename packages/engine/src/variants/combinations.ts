import { GameError } from "../state/game-error.ts"
import type { GameSetup } from "../state/game-setup.ts"
import type { Variant } from "./variant.ts"

/** Refuses names that are not known, and variants and options that do not go together. */
export function checkCombination(setup: GameSetup, variants: readonly Variant[]): void {
  checkNames(setup, variants)
  const multiplayer = variants.filter((v) => v.kind === "multiplayer")
  if (multiplayer.length > 1)
    throw new GameError(
      "variant",
      `a game uses one multiplayer variant, not ${multiplayer.map((v) => v.name).join(" and ")} (800.2)`,
      "800.2",
    )
}

function checkNames({ variant }: GameSetup, variants: readonly Variant[]): void {
  const asked = variant === undefined ? [] : typeof variant === "string" ? [variant] : variant
  const known = new Set(variants.map((v) => v.name.toLowerCase()))
  for (const name of asked)
    if (!known.has(name.toLowerCase().replaceAll("-", "")))
      throw new GameError("variant", `no variant is called "${name}"`)
}
