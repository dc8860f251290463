import type { Answer, Decision } from "@apnap/engine"

/** The only possible answer to a decision, so that nobody needs to be asked; null if there is a choice. Targets are always shown. */
export function onlyAnswer(d: Decision): Answer | null {
  switch (d.kind) {
    case "choose":
      if (d.max === 0) return []
      return d.purpose !== "target" && d.min === d.options.length ? d.options.map((_, i) => i) : null
    case "option":
      if (d.max === 0) return []
      return d.repeat !== true && d.min === d.options.length ? d.options.map((_, i) => i) : null
    case "number":
      return d.min === d.max ? d.min : null
    case "order":
      return d.options.length < 2 ? d.options.map((_, i) => i) : null
    case "distribute":
      return d.options.length === 1 ? [d.total] : null
    case "attackers":
    case "blockers":
      return d.candidates.length === 0 ? [] : null
    case "priority":
    case "confirm":
    case "name":
      return null
  }
}
