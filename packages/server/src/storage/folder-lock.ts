import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { StorageError } from "./storage-error.ts"

/**
 * Locks a folder for this process; the returned function unlocks it. Two embedded databases in one folder would destroy it. Throws a
 * `StorageError` ("data-in-use"). The lock of a killed process is taken over.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, "apnap.lock")
  for (const isLast of [false, true]) {
    try {
      writeFileSync(file, `${process.pid}`, { flag: "wx" })
      return () => rmSync(file, { force: true })
    } catch (error) {
      if (!isTaken(error)) throw error
      const pid = Number(readFileSync(file, "utf8"))
      if (isLast || (pid !== process.pid && isAlive(pid)))
        throw new StorageError("data-in-use", `the process ${pid} uses ${folder}`)
      rmSync(file, { force: true })
    }
  }
  throw new StorageError("data-in-use", `another process uses ${folder}`)
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EEXIST"
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Not permitted to signal it, so it is alive.
    return error instanceof Error && "code" in error && error.code === "EPERM"
  }
}
