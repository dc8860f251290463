#!/usr/bin/env node
// In a checkout the command runs its TypeScript source, in this same process; a published package has only dist.
import { existsSync } from "node:fs"
import { register } from "node:module"

const source = new URL("../src/main.ts", import.meta.url)
const fromSource = existsSync(source)
if (fromSource) {
  const tsx = await import("tsx/esm/api")
  tsx.register()
  register("./source-condition.mjs", import.meta.url)
}
const { main } = await import(fromSource ? source.href : new URL("../dist/main.js", import.meta.url).href)
await main(process.argv)
