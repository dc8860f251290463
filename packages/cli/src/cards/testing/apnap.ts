import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import { fileURLToPath } from "node:url"

const BIN = fileURLToPath(new URL("../../../bin/apnap.mjs", import.meta.url))

/** Starts the command and does not wait for it. */
export function startApnap(...args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [BIN, ...args], { stdio: "ignore" })
}

/** Runs the command in a process of its own, since it starts further ones. */
export function apnap(...args: readonly string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, [BIN, ...args], { encoding: "utf8" })
}
