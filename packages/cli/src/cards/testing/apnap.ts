import { type ChildProcessByStdio, spawn, spawnSync } from "node:child_process"
import type { Readable } from "node:stream"
import { fileURLToPath } from "node:url"

const BIN = fileURLToPath(new URL("../../../bin/apnap.mjs", import.meta.url))

/** Starts the command and does not wait for it; who is not interested in what it prints need not read it. */
export function startApnap(...args: readonly string[]): ChildProcessByStdio<null, Readable, Readable> {
  return spawn(process.execPath, [BIN, ...args], { stdio: ["ignore", "pipe", "pipe"] })
}

/** Runs the command in a process of its own, since it starts further ones. */
export function apnap(...args: readonly string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, [BIN, ...args], { encoding: "utf8" })
}
