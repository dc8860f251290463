import type { State } from "./state.ts"

/** What the active variants add at one point of the rules: a table by variant name, filled by the variants' own code. */
export interface VariantHooks<H> {
  /** Registers the variant's hook. */
  define: (variant: string, hook: H) => void
  /** The hooks of this game's variants, in the order in which the variants were chosen. */
  of: (s: State) => readonly H[]
}

/** A new point of the rules at which variants may add something. */
export function variantHooks<H>(): VariantHooks<H> {
  const table = new Map<string, H>()
  const known = new WeakMap<readonly string[], readonly H[]>()
  return {
    define: (variant, hook) => void table.set(variant, hook),
    of: (s) => {
      const { variants } = s.options
      if (variants.length === 0) return NO_HOOKS
      let found = known.get(variants)
      if (found === undefined) {
        found = variants.filter((name) => table.has(name)).map((name) => table.get(name)!)
        known.set(variants, found)
      }
      return found
    },
  }
}

const NO_HOOKS: readonly never[] = []
