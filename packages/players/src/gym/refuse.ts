/** Refuses a request, by a code for programs and words for people. */
export function refuse(code: string, message: string): never {
  throw new GymError(code, message)
}

/** A request that can't be done; nothing has changed. */
export class GymError extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}
