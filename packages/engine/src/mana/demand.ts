import type { ManaCost, ManaSymbol } from "./cost.ts"
import type { PaymentTerms } from "./request.ts"
import { ANY_MASK, COLOR_BIT, COLOR_MASK, SNOW_BIT, TYPE_MASK } from "./symbols.ts"

/**
 * One way of paying a cost (601.2b), with every Phyrexian and monocolored hybrid symbol decided. The rest needs `masks.length` mana; mana
 * pays a demand if it shares a bit with the demand's mask. Generic demands accept any mana.
 */
export interface CostVariant {
  readonly masks: readonly number[]
  /** For each demand, the index of its symbol in the cost, or -1 for generic mana. */
  readonly symbols: readonly number[]
  readonly lifeSymbols: readonly number[]
  /** 2 for each of `lifeSymbols` (107.4f). */
  readonly life: number
  /**
   * Hall's condition as a table: the cost can be paid exactly if, for each union of demand masks, at least `needs[i]` mana (the number of
   * demands inside it) share a bit with `unions[i]`. The first entry is the total.
   */
  readonly unions: readonly number[]
  readonly needs: readonly number[]
}

type AsThough = PaymentTerms["asThough"]

const caches = {
  none: new WeakMap<ManaCost, CostVariant[]>(),
  anyColor: new WeakMap(),
  anyType: new WeakMap(),
  snowAnyColor: new WeakMap(),
  colorlessAnyColor: new WeakMap(),
  W: new WeakMap(),
  U: new WeakMap(),
  B: new WeakMap(),
  R: new WeakMap(),
  G: new WeakMap(),
}

/** All ways of paying the cost, in order of life paid, then mana needed. Cached by cost. */
export function variantsOf(cost: ManaCost, asThough?: AsThough): readonly CostVariant[] {
  const cache: WeakMap<ManaCost, CostVariant[]> = asThough === undefined ? caches.none : caches[asThough]
  const known = cache.get(cost)
  if (known) return known
  const made = expand(cost, asThough).sort((a, b) => a.life - b.life || a.masks.length - b.masks.length)
  cache.set(cost, made)
  return made
}

/** Whether the player may decide the symbols this way (107.4f). */
export function mayUse(variant: CostVariant, terms: PaymentTerms): boolean {
  return variant.life === 0 || (terms.mayPayLifeForPhyrexian && variant.life <= terms.life)
}

interface Draft {
  readonly masks: number[]
  readonly symbols: number[]
  readonly lifeSymbols: number[]
}

function expand(cost: ManaCost, asThough: AsThough): CostVariant[] {
  const order = cost.symbols.map((_, i) => i).sort((a, b) => (textAt(cost, a) < textAt(cost, b) ? -1 : 1))
  const out: CostVariant[] = []
  const visit = (at: number, draft: Draft, minimum: number): void => {
    const i = order[at]
    if (i === undefined) return void out.push(finish(draft, cost.generic))
    const symbol = cost.symbols[i]
    // Among equal symbols only the number paid each way matters, so the choices never decrease.
    const from = at > 0 && textAt(cost, order[at - 1]) === symbol.text ? minimum : 0
    const ways = symbol.phyrexian || symbol.twobrid !== undefined ? 2 : 1
    for (let way = from; way < ways; way++) visit(at + 1, extend(draft, symbol, i, way, asThough), way)
  }
  visit(0, { masks: [], symbols: [], lifeSymbols: [] }, 0)
  return out
}

function textAt(cost: ManaCost, i: number): string {
  return cost.symbols[i].text
}

function extend(draft: Draft, symbol: ManaSymbol, i: number, way: number, asThough: AsThough): Draft {
  if (way === 1 && symbol.phyrexian) return { ...draft, lifeSymbols: [...draft.lifeSymbols, i] }
  const n = way === 1 ? symbol.twobrid! : 1
  const mask = way === 1 ? ANY_MASK : demandMask(symbol, asThough)
  const masks = [...draft.masks, ...Array<number>(n).fill(mask)]
  return { ...draft, masks, symbols: [...draft.symbols, ...Array<number>(n).fill(i)] }
}

/** "As though" doesn't change the mana (609.4b): a symbol simply accepts more of it. Snow is not a type (107.4h). */
function demandMask(symbol: ManaSymbol, asThough: AsThough): number {
  if (symbol.snow) return SNOW_BIT
  if (asThough === "snowAnyColor") return symbol.mask & COLOR_MASK ? symbol.mask | SNOW_BIT : symbol.mask
  if (asThough === "anyType") return symbol.mask & TYPE_MASK ? ANY_MASK : symbol.mask
  if (asThough === undefined || (symbol.mask & COLOR_MASK) === 0) return symbol.mask
  if (asThough === "anyColor") return ANY_MASK
  return symbol.mask | COLOR_BIT[asThough === "colorlessAnyColor" ? "C" : asThough]
}

function finish(draft: Draft, generic: number): CostVariant {
  const masks = [...draft.masks, ...Array<number>(generic).fill(ANY_MASK)]
  const symbols = [...draft.symbols, ...Array<number>(generic).fill(-1)]
  const { lifeSymbols } = draft
  return { masks, symbols, lifeSymbols, life: 2 * lifeSymbols.length, ...hallTable(masks) }
}

function hallTable(masks: readonly number[]): { unions: number[]; needs: number[] } {
  if (masks.length === 0) return { unions: [], needs: [] }
  const unions = new Set<number>([ANY_MASK])
  for (const mask of new Set(masks)) for (const union of [0, ...unions]) unions.add(union | mask)
  const list = [...unions]
  return { unions: list, needs: list.map((union) => masks.filter((mask) => (mask & ~union) === 0).length) }
}
