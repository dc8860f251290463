import type { Decision } from "../decision.ts"

/** Whether the decision has only one possible answer: nobody has a choice in it (104.4b). */
export function isForced(d: Decision): boolean {
  switch (d.kind) {
    case "priority":
      return d.options.length === 1
    case "choose":
      return d.max === 0 || (d.min === d.max && d.min === d.options.length)
    case "option":
      return d.max === 0 || (d.min === d.max && d.options.length === (d.repeat ? 1 : d.min))
    case "number":
      return d.min === d.max
    case "order":
      return d.options.length < 2
    case "distribute":
      return d.options.length < 2
    case "attackers":
    case "blockers":
      return d.candidates.length === 0
    case "confirm":
    case "name":
      return false
  }
}
