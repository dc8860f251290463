/** What can be wrong with stored data, or with a write to it. */
export type StorageErrorCode =
  /** The data was written by a newer program. */
  | "newer-data"
  /** Another process uses the folder. */
  | "data-in-use"
  /** Another process hosts the table now: nothing was written. */
  | "not-owner"

export class StorageError extends Error {
  readonly code: StorageErrorCode

  constructor(code: StorageErrorCode, message: string) {
    super(message)
    this.name = "StorageError"
    this.code = code
  }
}
