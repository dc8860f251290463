/** What can be wrong with stored data, or with who wants to write it. */
export type StorageErrorCode =
  /** A newer program has written the data. */
  | "newer-data"
  /** Another process uses the folder. */
  | "data-in-use"
  /** The table is looked after by another process now: nothing was written. */
  | "not-owner"

export class StorageError extends Error {
  readonly code: StorageErrorCode

  constructor(code: StorageErrorCode, message: string) {
    super(message)
    this.name = "StorageError"
    this.code = code
  }
}
