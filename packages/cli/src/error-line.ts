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
  return fileLine(code, path, message) ?? `${code}: ${message}${rule(error)}`
}

/** Errors of a disk, which say no path if the file was open already: full, over quota, broken. */
const OF_DISK: Readonly<Record<string, string>> = {
  ENOSPC: "the disk is full",
  EDQUOT: "no more of the disk may be used",
  EIO: "the disk doesn't answer",
  EFBIG: "the file is too large for the disk",
}
const OF_PATH: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file or folder",
  EACCES: "this may not be read or written",
  EPERM: "this may not be read or written",
  EROFS: "this can't be written to",
  EISDIR: "this is a folder, not a file",
  ENOTDIR: "this is a file, not a folder",
  EEXIST: "this is there already",
  ENOTEMPTY: "this folder isn't empty",
  ENAMETOOLONG: "this name is too long",
  EMFILE: "too many files are open",
}

/** A system error about a file or a disk, in words; null for other errors. */
function fileLine(code: string, path: unknown, message: string): string | null {
  if (typeof path !== "string" || !/^E[A-Z]+$/.test(code))
    return code in OF_DISK ? `cli/file: ${OF_DISK[code]}` : null
  return `cli/file: ${OF_DISK[code] ?? OF_PATH[code] ?? message}: ${path}`
}

function rule(error: Error): string {
  const { rule } = error as { rule?: unknown }
  return typeof rule === "string" && !error.message.endsWith(`(${rule})`) ? ` (${rule})` : ""
}
