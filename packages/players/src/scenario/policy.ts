import {
  type Answer,
  type ChooseDecision,
  characteristics,
  controllerOf,
  type Decision,
  isPlayerRef,
  type Ref,
  refPlayer,
  type State,
} from "@apnap/engine"

/** Yes/no decisions that pay something optional: declined unless scripted. */
const OPTIONAL_COSTS: ReadonlySet<string> = new Set([
  "optionalCost",
  "kicker",
  "multikicker",
  "buyback",
  "newTargets",
  "payUnless",
  "phyrexian",
  "mulligan",
])

/** What the simple player of section 7 does when no entry fits: legal, helpful to itself, deterministic. */
export function defaultAnswer(s: State, d: Decision, _strict: boolean): Answer {
  switch (d.kind) {
    case "priority":
      return 0
    case "attackers":
    case "blockers":
      return d.least
    case "confirm":
      return OPTIONAL_COSTS.has(d.purpose) ? 0 : 1
    case "number":
      return d.max === Number.POSITIVE_INFINITY ? d.min : d.max
    case "name":
      return d.options?.[0] ?? "Island"
    case "order":
      return d.options.map((_, i) => i)
    case "option":
      return d.options
        .slice(0, d.purpose === "optionalCost" || d.purpose === "kicker" ? d.min : Math.max(1, d.min))
        .map((_, i) => i)
    case "distribute":
      return defaultShares(d)
    case "choose":
      return chooseByValue(s, d)
  }
}

/** Lethal (or least) to each in order, what is left to the last. */
function defaultShares(d: Extract<Decision, { kind: "distribute" }>): number[] {
  const out = [...d.min]
  let rest = d.total - out.reduce((a, b) => a + b, 0)
  for (let i = 0; i < out.length && rest > 0; i++) {
    const wanted =
      i === out.length - 1
        ? rest
        : Math.max(
            d.before?.[i] ?? (d.purpose === "combatDamage" ? rest : 0),
            out.length - 1 === i ? rest : 0,
          )
    const share = Math.min(wanted, d.max[i] - out[i], rest)
    out[i] += share
    rest -= share
  }
  for (let i = 0; i < out.length && rest > 0; i++) {
    const share = Math.min(d.max[i] - out[i], rest)
    out[i] += share
    rest -= share
  }
  return out
}

function worth(s: State, ref: Ref): number {
  if (isPlayerRef(ref)) return 1000
  const c = characteristics(s, ref)
  return c.manaValue * 2 + (c.power ?? 0) + (c.toughness ?? 0)
}

/** Good things for the own best first; bad things for the opponents' best, else the own worst. */
function chooseByValue(s: State, d: ChooseDecision): number[] {
  if (d.purpose === "newTarget" || d.purpose === "newTargets") return []
  const mine = (ref: Ref) => (isPlayerRef(ref) ? refPlayer(ref) : controllerOf(s, ref)) === d.player
  const bad = d.hint === "bad" || ["discard", "sacrifice", "bottom", "cost"].includes(d.purpose)
  const rank = (ref: Ref) =>
    bad
      ? mine(ref)
        ? -1000 - worth(s, ref)
        : worth(s, ref)
      : mine(ref)
        ? worth(s, ref)
        : -1000 + worth(s, ref)
  const sorted = d.options.map((_, i) => i).sort((a, b) => rank(d.options[b]) - rank(d.options[a]))
  const size = bad && d.purpose !== "target" ? d.min : d.max
  const out: number[] = []
  let total = 0
  for (const i of sorted) {
    if (out.length >= Math.max(size, d.min)) break
    if (d.total !== undefined && total + (d.values?.[i] ?? 0) > d.total) continue
    if (d.keys !== undefined && out.some((j) => (d.keys![j] === d.keys![i]) !== (d.sameKey === true)))
      continue
    out.push(i)
    total += d.values?.[i] ?? 0
  }
  return out
}
