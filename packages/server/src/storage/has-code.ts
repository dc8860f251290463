/** Whether an error is the database's with this code; drivers wrap it. */
export function hasCode(error: unknown, code: string): boolean {
  if (!(error instanceof Error)) return false
  return ("code" in error && error.code === code) || hasCode(error.cause, code)
}
