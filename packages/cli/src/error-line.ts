import { type Language, reasonIn } from "@apnap/words"

/**
 * An error that has a code in one line: `code: message`. The code is the error's own, or begins its message (`deck/unknown: …`).
 * Null for one without: that is a fault of the program, which keeps its trace.
 */
export function errorLine(error: unknown, language: Language = "en"): string | null {
  const line = lineOf(error)
  return line === null ? null : reasonIn(line, language)
}

function lineOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const { code, path } = error as { code?: unknown; path?: unknown }
  const message = error.message.replaceAll(/\s*\n\s*/g, " ")
  if (/^[a-z]+(?:[-/][a-z-]+)+: /.test(message)) return message
  if (typeof code !== "string") return null
  return `${fileCode(code, path) ?? code}: ${message}${rule(error)}`
}

/** What the system says of a file. */
function fileCode(code: string, path: unknown): string | null {
  return typeof path === "string" && /^E[A-Z]+$/.test(code) ? "cli/file" : null
}

function rule(error: Error): string {
  const { rule } = error as { rule?: unknown }
  return typeof rule === "string" && !error.message.endsWith(`(${rule})`) ? ` (${rule})` : ""
}
