import { type ManaCost, parseManaCost } from "../cost.ts"
import type { Mana } from "../pool.ts"
import type { PaymentPlan, PaymentRequest } from "../request.ts"

/* For tests: the rules taken literally, forwards, trying everything. Only for very small requests. */

interface Rest {
  readonly pool: readonly Mana[]
  readonly life: number
  readonly phyrexian: number
}

/** Whether this mana pays this symbol of the cost itself ("" is generic). */
function pays(request: PaymentRequest, mana: Mana, symbol: string, own: boolean): boolean {
  const judge = own ? request.canSpendOnActivation : request.canSpend
  if (!(judge ? judge(mana) : mana.restriction === undefined)) return false
  if (symbol === "") return true
  if (symbol === "S") return mana.snow === true
  const halves = symbol.split("/")
  if (!own && request.asThough === "anyType") return true
  const colored = halves.some((half) => "WUBRG".includes(half))
  if (!own && request.asThough === "snowAnyColor" && mana.snow === true && colored) return true
  if (!own && request.asThough === "colorlessAnyColor" && mana.type === "C" && colored) return true
  if (!own && request.asThough === "anyColor" && colored) return true
  if (!own && request.asThough === mana.type && colored) return true
  return halves.includes(mana.type)
}

/** Everything that could be left after paying. */
function payments(request: PaymentRequest, cost: ManaCost, start: Rest, own: boolean): Rest[] {
  let rests = [start]
  const spend = (symbol: string) => (rest: Rest) =>
    rest.pool.flatMap((mana, i) =>
      pays(request, mana, symbol, own) ? [{ ...rest, pool: rest.pool.filter((_, k) => k !== i) }] : [],
    )
  for (const symbol of cost.symbols) {
    const before = rests
    rests = before.flatMap(spend(symbol.text))
    if (symbol.twobrid) {
      let generic = before
      for (let n = 0; n < symbol.twobrid; n++) generic = generic.flatMap(spend(""))
      rests = [...rests, ...generic]
    }
    if (symbol.phyrexian && request.mayPayLifeForPhyrexian) {
      const rich = before.filter((rest) => rest.life >= 2)
      rests = [
        ...rests,
        ...rich.map((r) => ({ ...r, life: r.life - 2, phyrexian: r.phyrexian + (own ? 0 : 1) })),
      ]
    }
    rests = distinct(rests)
  }
  for (let n = 0; n < cost.generic; n++) rests = distinct(rests.flatMap(spend("")))
  return rests
}

function distinct(rests: readonly Rest[]): Rest[] {
  return [...new Map(rests.map((rest) => [JSON.stringify(rest), rest])).values()]
}

export interface Price {
  readonly phyrexian: number
  readonly harm: number
}

/** The least Phyrexian life, then the least harm, to pay the cost; null if it can't be paid. */
export function referencePrice(request: PaymentRequest): Price | null {
  let best: Price | null = null
  const visit = (rest: Rest, used: readonly number[], harm: number): void => {
    for (const { phyrexian } of payments(request, request.cost, rest, false)) {
      if (!best || phyrexian < best.phyrexian || (phyrexian === best.phyrexian && harm < best.harm)) {
        best = { phyrexian, harm }
      }
    }
    request.sources.forEach((source, i) => {
      const shut = used.some(
        (k) => k === i || (source.group !== undefined && request.sources[k].group === source.group),
      )
      if (shut) return
      for (const output of source.outputs) {
        if ((output.life ?? 0) > rest.life) continue
        const paid = { ...rest, life: rest.life - (output.life ?? 0) }
        for (const next of payments(request, output.cost ?? parseManaCost("{0}"), paid, true)) {
          visit({ ...next, pool: [...next.pool, ...output.mana] }, [...used, i], harm + output.harm)
        }
      }
    })
  }
  visit({ pool: request.pool, life: request.life, phyrexian: 0 }, [], 0)
  return best
}

/** Executes a plan step by step; throws if it isn't legal or doesn't pay exactly. */
export function execute(request: PaymentRequest, plan: PaymentPlan): void {
  const all: (Mana | null)[] = [...request.pool]
  const used = new Set<string>()
  let life = 0
  const spend = (
    cost: ManaCost,
    spent: PaymentPlan["spent"],
    withLife: readonly number[],
    own: boolean,
  ): void => {
    const bySymbol = new Map<number, number[]>()
    for (const { mana, symbol } of spent) bySymbol.set(symbol, [...(bySymbol.get(symbol) ?? []), mana])
    const take = (indices: readonly number[], symbol: string): void => {
      for (const i of indices) {
        const mana = all[i]
        if (!mana) throw new Error(`no mana ${i}`)
        if (!pays(request, mana, symbol, own)) throw new Error(`${mana.type} doesn't pay {${symbol}}`)
        all[i] = null
      }
    }
    const generic = bySymbol.get(-1) ?? []
    if (generic.length !== cost.generic) throw new Error("generic mana isn't paid exactly")
    take(generic, "")
    cost.symbols.forEach((symbol, i) => {
      const indices = bySymbol.get(i) ?? []
      if (withLife.includes(i)) {
        if (!symbol.phyrexian || indices.length > 0) throw new Error("not payable with life")
        life += 2
      } else if (indices.length === 1) take(indices, symbol.text)
      else if (indices.length > 0 && indices.length === symbol.twobrid) take(indices, "")
      else throw new Error(`{${symbol.text}} isn't paid exactly`)
    })
  }
  for (const { source, output, spent, usesPhyrexianLife } of plan.activations) {
    const { group, outputs } = request.sources[source]
    for (const key of group === undefined ? [`s${source}`] : [`s${source}`, `g${group}`]) {
      if (used.has(key)) throw new Error(`${key} is used twice`)
      used.add(key)
    }
    const made = outputs[output]
    if (made.cost) spend(made.cost, spent, usesPhyrexianLife, true)
    life += made.life ?? 0
    all.push(...made.mana)
  }
  spend(request.cost, plan.spent, plan.usesPhyrexianLife, false)
  if (life !== plan.life || life > request.life) throw new Error(`life ${life}`)
}
