import { existsSync } from "node:fs"

const above = existsSync(new URL("../package.json", import.meta.url)) ? ".." : "../.."

/** The folder of this package: source files are one level below it, bundles two. */
export const HOME = new URL(above, import.meta.url)
