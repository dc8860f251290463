import { type Language, reasonIn } from "@apnap/words"

/**
 * A coded error in one line, `code: message`. The code is the error's `code` or the start of its message (`deck/unknown: …`).
 * Null for an error without a code: that is a bug in the program and keeps its trace.
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

/** Errors of a disk, which say no path if the file was open already: full, over quota, broken. */
const OF_DISK: ReadonlySet<string> = new Set(["ENOSPC", "EDQUOT", "EIO", "EFBIG"])

/** A system error about a file. */
function fileCode(code: string, path: unknown): string | null {
  return OF_DISK.has(code) || (typeof path === "string" && /^E[A-Z]+$/.test(code)) ? "cli/file" : null
}

function rule(error: Error): string {
  const { rule } = error as { rule?: unknown }
  return typeof rule === "string" && !error.message.endsWith(`(${rule})`) ? ` (${rule})` : ""
}
