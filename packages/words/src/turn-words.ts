import { STEPS, type Step } from "@apnap/engine"

/** Whether a part of the turn is a step or main phase, rather than another phase or a whole turn. */
export function isStep(part: string): part is Step {
  return STEPS.some((step) => step === part)
}

/** The phases and steps named in an event's detail. */
export function phasesIn(detail: string): string[] {
  return detail.split(" ")
}
