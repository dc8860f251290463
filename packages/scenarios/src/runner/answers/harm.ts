import { type Ability, characteristics, type ObjectId, objectOf, type State } from "@apnap/engine"

/** Effects that are bad for the affected object or player. */
const HARMFUL: ReadonlySet<string> = new Set([
  "damage",
  "destroy",
  "exile",
  "exileUntil",
  "sacrifice",
  "discard",
  "mill",
  "loseLife",
  "loseGame",
  "counter",
  "tap",
  "detain",
  "goad",
  "gainControl",
  "exchangeControl",
  "fight",
  "suspect",
])

type Data = Readonly<Record<string, unknown>>

/** The asking ability: an ability on the stack itself, a source's newest one there, or a spell's effect. */
export function abilityAsking(s: State, id: ObjectId): Ability | undefined {
  const object = objectOf(s, id)
  if (object === undefined) return undefined
  if (object.stack !== null) return object.stack.ability ?? spellAbility(s, id)
  const own = s.stack.findLast((other) => objectOf(s, other)!.stack?.source === id)
  return (own === undefined ? undefined : objectOf(s, own)!.stack!.ability) ?? spellAbility(s, id)
}

function spellAbility(s: State, id: ObjectId): Ability | undefined {
  return characteristics(s, id).abilities.find((a) => a.ability === "spell")
}

/** Whether the ability is bad for its target in that slot. */
export function harmsTarget(ability: Ability, slot: number): boolean {
  return effectsIn(ability).some((effect) => isHarmful(effect) && speaksOf(effect, slot))
}

/** Whether the ability puts that slot's target onto the battlefield for its own controller: good whoever owns it. */
export function takesTarget(ability: Ability, slot: number): boolean {
  return effectsIn(ability).some((effect) => isTaking(effect) && speaksOf(effect, slot))
}

function isTaking({ do: what, to, control }: Data): boolean {
  return (
    what === "move" && to === "battlefield" && typeof control === "object" && (control as Data).who === "you"
  )
}

/** Every nested effect, outer ones first. */
function effectsIn(data: unknown): Data[] {
  if (typeof data !== "object" || data === null) return []
  const own = "do" in data ? [data as Data] : []
  return [...own, ...Object.values(data).flatMap(effectsIn)]
}

function isHarmful(effect: Data): boolean {
  if (HARMFUL.has(String(effect.do))) return true
  if (effect.do === "move") return effect.to !== "battlefield" && effect.to !== "stack"
  if (effect.do === "addCounters" || effect.do === "putCounters") return effect.counter === "-1/-1"
  return effect.do === "modify" && changesOf(effect).some(weakens)
}

function changesOf(effect: Data): Data[] {
  return Array.isArray(effect.changes) ? (effect.changes as Data[]) : []
}

function weakens(change: Data): boolean {
  const less = (amount: unknown) => typeof amount === "number" && amount < 0
  return less(change.power) || less(change.toughness) || change.change === "loseAbilities"
}

/** Whether the effect itself, not one nested in it, affects the target of that slot. */
function speaksOf(effect: Data, slot: number): boolean {
  return Object.values(effect).some((part) => isTarget(part, slot))
}

function isTarget(part: unknown, slot: number): boolean {
  if (typeof part !== "object" || part === null || "do" in part) return false
  const { sel, who, slot: own } = part as Data
  if ((sel === "target" || who === "target") && (own ?? 0) === slot) return true
  return Object.values(part).some((inner) => isTarget(inner, slot))
}
