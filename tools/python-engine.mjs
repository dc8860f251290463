// `npm run python:engine`: copies the bundled engine into the Python package, so that the wheel contains it.
import { rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { bundle } from "./bundle.mjs"

const ROOT = fileURLToPath(new URL("..", import.meta.url))
const OUT = join(ROOT, "python/src/apnap/_engine")

rmSync(OUT, { recursive: true, force: true })
await bundle(join(ROOT, "packages/players/src/gym/main.ts"), OUT)
writeFileSync(join(OUT, "package.json"), '{ "type": "module" }\n')
