import { availableParallelism } from "node:os"
import { whole } from "../numbers.ts"

/** More threads than this have no machine to run on. */
const MOST_WORKERS = 256

export interface WorkersOption {
  workers?: string
}

/** How many worker threads: as many as `--workers` says, otherwise one for each core. */
export function readWorkers({ workers }: WorkersOption): number {
  return workers === undefined ? availableParallelism() : whole(workers, "--workers", 1, MOST_WORKERS)
}
