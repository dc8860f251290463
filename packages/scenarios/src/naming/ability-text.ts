import type { Ability, ActivatedAbility, Cost, CostPart } from "@apnap/engine"
import { mentions } from "@apnap/engine/visit"
import { normalise } from "./normalise.ts"

/** The printed start of each cost, enough to tell abilities apart; variable parts are omitted. */
function costWords(part: CostPart): string {
  switch (part.pay) {
    case "mana":
      return part.mana
    case "tap":
      return "{T}"
    case "untap":
      return "{Q}"
    case "loyalty":
      return typeof part.amount === "number" && part.amount > 0 ? `+${part.amount}` : String(part.amount)
    case "sacrificeSelf":
      return "sacrifice {this}"
    case "sacrifice":
      return "sacrifice"
    case "discardSelf":
      return "discard {this}"
    case "discard":
      return "discard"
    case "exileSelf":
      return "exile {this}"
    case "life":
      return typeof part.amount === "number" ? `pay ${part.amount} life` : "pay"
    case "removeCounters":
      return "remove"
    case "tapOthers":
      return "tap"
    case "returnSelf":
      return "return {this}"
    case "return":
      return "return"
    case "exile":
      return "exile"
    case "energy":
      return "pay"
    default:
      return part.pay
  }
}

/**
 * Whether an activated ability's cost reads like the cost of `text`, part by part. A text without a colon is the start
 * of a cost, and its last part may be cut off.
 */
function costMatches(cost: Cost, text: string, whole: boolean): boolean {
  const parts = text.split(/,\s*/).map((part) => normalise(part))
  if (whole ? parts.length !== cost.length : parts.length > cost.length) return false
  return parts.every((part, i) => {
    const words = normalise(costWords(cost[i]))
    if (cost[i].pay === "mana" && part === words) return true
    return (
      (cost[i].pay !== "mana" && part.startsWith(words)) ||
      (!whole && i === parts.length - 1 && words.startsWith(part))
    )
  })
}

const KEYWORD_NAMES: Readonly<Record<string, string>> = { levelUp: "level up", typecycling: "cycling" }

/** Whether an activated ability matches `written`, judged by costs and keywords; `names` are its source's. */
export function abilityBegins(ability: Ability, written: string, names: readonly string[] = []): boolean {
  if (ability.ability !== "activated") return false
  const text = names.reduce((t, name) => t.replaceAll(name, "{this}"), written)
  const wanted = normalise(text)
  if (ability.keyword !== undefined && beginsWithKeyword(ability, wanted)) return true
  const colon = text.indexOf(":")
  if (colon < 0) return costMatches(ability.cost, text.trim().replace(/,$/, ""), false)
  return (
    costMatches(ability.cost, text.slice(0, colon), true) &&
    effectMatches(ability, wanted.slice(wanted.indexOf(":") + 1).trim())
  )
}

function beginsWithKeyword(ability: ActivatedAbility, wanted: string): boolean {
  const name = KEYWORD_NAMES[ability.keyword!] ?? ability.keyword!
  if (!wanted.startsWith(name.toLowerCase())) return name === "cycling" && /cycling/.test(wanted)
  return costsSo(ability, wanted)
}

/** "Equip {2}" is not "Equip {1}". */
function costsSo({ cost }: ActivatedAbility, wanted: string): boolean {
  const said = /\{.*$/.exec(wanted)?.[0]
  const mana = cost.find((part) => part.pay === "mana")
  return (
    said === undefined ||
    mana === undefined ||
    normalise(mana.mana).startsWith(said) ||
    said.startsWith(normalise(mana.mana))
  )
}

/** A permanent's mana abilities differ in the mana they add. */
function effectMatches(ability: ActivatedAbility, text: string): boolean {
  const { effect } = ability
  if (text === "" || effect === undefined) return true
  if (effect.do !== "addMana") return !text.startsWith("add {") || mentions(effect, "do", "addMana")
  if ("mana" in effect.mana) {
    const own = `add ${effect.mana.mana.toLowerCase()}`
    // "Add {C}{C}" must not match "Add {C}", so the mana is compared up to a full stop; restrictions follow it.
    return text === own || text.startsWith(`${own}.`) || own.startsWith(text.replace(/\.$/, ""))
  }
  return text.startsWith("add")
}
