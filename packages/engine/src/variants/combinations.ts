import type { Ruleset } from "../rules/ruleset.ts"
import { GameError } from "../state/game-error.ts"
import type { GameSetup } from "../state/game-setup.ts"
import type { Variant } from "./variant.ts"

/** Refuses unknown names, and variants and options that can't be combined. */
export function checkCombination(
  setup: GameSetup,
  variants: readonly Variant[],
  known: readonly string[],
): void {
  checkNames(setup, known)
  const multiplayer = variants.filter((v) => v.kind === "multiplayer")
  if (multiplayer.length > 1)
    throw new GameError(
      "variant",
      `a game uses one multiplayer variant, not ${multiplayer.map((v) => v.name).join(" and ")} (800.2)`,
      "800.2",
    )
  for (const { goesWith } of variants) goesWith?.(setup)
}

/** Names are matched regardless of case and hyphens. */
export function keyOf(name: string): string {
  return name.toLowerCase().replaceAll("-", "")
}

function checkNames({ variant }: GameSetup, known: readonly string[]): void {
  const keys = new Set(known.map(keyOf))
  for (const name of [variant ?? []].flat())
    if (!keys.has(keyOf(name)))
      throw new GameError("variant", `no variant is called "${name}" (known: ${known.join(", ")})`)
}

/** Refuses variants and options that the rules of an earlier day don't include. */
export function checkEra({ options }: GameSetup, variants: readonly Variant[], ruleset: Ruleset): void {
  for (const { name, rule, since } of variants)
    if (since > ruleset.effective)
      throw new GameError("variant", `the rules of ${ruleset.name} do not know ${name} (${rule})`, rule)
  const limited = (options?.range ?? 0) !== 0
  const directed = (options?.attack ?? "any") !== "any"
  if (!ruleset.knobs.multiplayerSection && (limited || directed))
    throw new GameError(
      "variant",
      `the rules of ${ruleset.name} have no multiplayer options (800.2)`,
      "800.2",
    )
}
