import { type Game, manaAtHand, type State } from "@apnap/engine"
import type { Seen } from "../protocol/table.ts"
import { manaToMake } from "./mana-to-make.ts"

/**
 * The mana that the person with priority in their own main phase lacks for each card in their hand that could be cast now but for its
 * cost, by its id. `s`: the state that they see. Nothing is told while they could make mana that costs more than {T}.
 */
export function lackingFor(game: Game, s: State, seen: Seen): Readonly<Record<number, string>> {
  const { decision } = game
  const { active, step } = game.state.turn
  const isMain = step === "precombatMain" || step === "postcombatMain"
  if (decision?.kind !== "priority" || decision.player !== active || !isMain || seen.stack.length > 0)
    return {}
  const sources = manaAtHand(s, decision.player)
  if (sources === null) return {}
  const mana = manaToMake(sources)
  const usable = new Set(decision.options.map((option) => (option.do === "pass" ? 0 : option.object)))
  const hand = seen.players.find(({ id }) => id === decision.player)?.cards ?? []
  const lacking = hand.flatMap(({ id }): [number, string][] => {
    if (usable.has(id)) return []
    // What can be cast in several ways would need as many answers.
    const [refused, ...others] = game.refusals(id)
    const lacks = others.length > 0 || refused?.mana === undefined ? "" : manaLacking(refused.mana, mana)
    return lacks === "" ? [] : [[id, lacks]]
  })
  return Object.fromEntries(lacking)
}

/**
 * What of a cost can't be paid with the mana, both as symbols: "{3}{R}" with "{G}{G}{R/G}" lacks "{1}". "" if nothing is missing, or if
 * that can't be said by symbols: {X}, or what may be paid with life.
 */
export function manaLacking(cost: string, mana: string): string {
  const needed = symbolsOf(cost)
  const isPlain = needed.every((symbol) => /^(\d+|[WUBRGC](\/[WUBRGC])*)$/.test(symbol))
  if (!isPlain) return ""
  const sources = symbolsOf(mana)
  const paid = matched(needed.filter(isColored), sources)
  const generic = needed.filter((symbol) => !isColored(symbol)).reduce((sum, n) => sum + Number(n), 0)
  const short = Math.max(0, generic - (sources.length - paid.size))
  const missing = needed.filter(isColored).filter((_, i) => ![...paid.values()].includes(i))
  return `${short > 0 ? `{${short}}` : ""}${missing.map((symbol) => `{${symbol}}`).join("")}`
}

function symbolsOf(text: string): readonly string[] {
  return [...text.matchAll(/\{([^}]+)\}/g)].map((match) => match[1])
}

function isColored(symbol: string): boolean {
  return !/^\d+$/.test(symbol)
}

/** As many of the needed symbols as can be paid, each by a source of its own: the index of what each source pays. */
function matched(needed: readonly string[], sources: readonly string[]): ReadonlyMap<number, number> {
  const pays = new Map<number, number>()
  const findFor = (i: number, tried: Set<number>): boolean =>
    sources.some((source, at) => {
      if (tried.has(at) || !canPay(source, needed[i])) return false
      tried.add(at)
      const other = pays.get(at)
      if (other !== undefined && !findFor(other, tried)) return false
      pays.set(at, i)
      return true
    })
  for (const i of needed.keys()) findFor(i, new Set())
  return pays
}

function canPay(source: string, symbol: string): boolean {
  return source.split("/").some((letter) => symbol.split("/").includes(letter))
}
