import type { Context, SymbolRules } from "./grammar.ts"

/** Where all spellings of a value at one place end. */
interface Kept {
  readonly symbol: SymbolRules
  readonly at: number
  readonly context: Context
  readonly ends: readonly number[]
}

/** Remembers the values whose spellings were all tried, so that quotes in quotes are not spelled again for each way to say what is around them. */
export class Ends {
  readonly #kept = new WeakMap<object, Kept[]>()

  /** The ends of all spellings, if they were kept. */
  find(symbol: SymbolRules, value: object, at: number, context: Context): readonly number[] | undefined {
    return this.#kept.get(value)?.find((k) => k.at === at && k.symbol === symbol && k.context === context)
      ?.ends
  }

  keep(symbol: SymbolRules, value: object, at: number, context: Context, ends: readonly number[]): void {
    const list = this.#kept.get(value)
    const kept: Kept = { symbol, at, context, ends }
    if (list === undefined) this.#kept.set(value, [kept])
    else list.push(kept)
  }
}
