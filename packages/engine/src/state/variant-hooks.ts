import type { State } from "./state.ts"

/** What the variants in force add at one point of the rules: a table by the variant's name, filled by the variant's own room. */
export interface VariantHooks<H> {
  /** Registers what the variant adds here. */
  define: (variant: string, hook: H) => void
  /** What the variants of this game add, in the order in which they were chosen. */
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
      if (variants.length === 0) return NONE
      let found = known.get(variants)
      if (found === undefined) {
        found = variants.filter((name) => table.has(name)).map((name) => table.get(name)!)
        known.set(variants, found)
      }
      return found
    },
  }
}

const NONE: readonly never[] = []
