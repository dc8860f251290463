import { availableParallelism } from "node:os"
import { whole } from "../numbers.ts"

/** No machine runs more threads than this. */
const MOST_WORKERS = 256

export interface WorkersOption {
  workers?: string
}

/** The number of worker threads: `--workers`, or one per core. */
export function readWorkers({ workers }: WorkersOption): number {
  return workers === undefined ? availableParallelism() : whole(workers, "--workers", 1, MOST_WORKERS)
}
