import { existsSync } from "node:fs"

const above = existsSync(new URL("../package.json", import.meta.url)) ? ".." : "../.."

/** The folder of this package: its source is one folder below, its bundle two. */
export const HOME = new URL(above, import.meta.url)
