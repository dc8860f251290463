/** Refuses a request, with a code for programs and a message for people. */
export function refuse(code: string, message: string): never {
  throw new GymError(code, message)
}

/** A refused request; nothing has changed. */
export class GymError extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}
