import { GameError } from "@apnap/engine"
import { reasonIn } from "@apnap/words"
import { z } from "zod"
import { errorLine } from "../error-line.ts"

/** Why a call was refused: a code for programs, words for people, and the deciding rule, if any. */
export interface Refusal {
  code: string
  message: string
  rule?: string
}

/** Refuses a call. */
export function refuse(code: string, message: string): never {
  throw new Error(`${code}: ${message}`)
}

/** An error as reported to the caller; one without a code is a bug in the program and becomes "internal". */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof GameError) {
    const { code, message, rule } = error
    return { code, message: reasonIn(message, "en"), ...(rule !== undefined && { rule }) }
  }
  if (error instanceof z.ZodError) return { code: "input/invalid", message: faultIn(error) }
  const line = errorLine(error)
  if (line === null)
    return { code: "internal", message: error instanceof Error ? error.message : String(error) }
  const [, code, message] = /^([^:]+): (.*)$/s.exec(line) ?? ["", "internal", line]
  const [, rule] = /\((\d{3}\.\d+[a-z]?)\)$/.exec(message) ?? []
  return { code, message, ...(rule !== undefined && { rule }) }
}

function faultIn({ issues: [{ path, message }] }: z.ZodError): string {
  return path.length === 0 ? message : `${path.join(".")}: ${message}`
}

/** "code: message (rule)" */
export function refusalLine({ code, message, rule }: Refusal): string {
  return `${code}: ${message}${rule === undefined || message.endsWith(`(${rule})`) ? "" : ` (${rule})`}`
}
