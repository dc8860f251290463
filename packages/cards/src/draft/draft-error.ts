export type DraftErrorCode = "draft/players" | "draft/pool" | "draft/pick" | "draft/set" | "draft/variant"

/** A draft that can't begin, or a pick that the rules don't allow. */
export class DraftError extends Error {
  readonly code: DraftErrorCode
  /** The rule that forbids it, if one does. */
  readonly rule: string | undefined

  constructor(code: DraftErrorCode, message: string, rule?: string) {
    super(message)
    this.name = "DraftError"
    this.code = code
    this.rule = rule
  }
}
