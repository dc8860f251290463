import { serveTable } from "./table-worker.ts"
import { thinkForOthers } from "./think-worker.ts"
import { THINKER } from "./thinker.ts"

/** One file for two workers, as most of either is the engine: the table's, and the one in which computer players think. */
if (self.name === THINKER) thinkForOthers()
else serveTable()
