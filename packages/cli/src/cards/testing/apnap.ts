import { type ChildProcessByStdio, spawn, spawnSync } from "node:child_process"
import type { Readable } from "node:stream"
import { fileURLToPath } from "node:url"

const BIN = fileURLToPath(new URL("../../../bin/apnap.mjs", import.meta.url))

/** Starts the command without waiting; its output need not be read. */
export function startApnap(...args: readonly string[]): ChildProcessByStdio<null, Readable, Readable> {
  return spawn(process.execPath, [BIN, ...args], { stdio: ["ignore", "pipe", "pipe"] })
}

/** Runs the command in its own process, since it starts further ones. */
export function apnap(...args: readonly string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, [BIN, ...args], { encoding: "utf8" })
}
