#!/usr/bin/env node
// In a checkout the command is bundled first if its source has changed; a published package has only dist.
import { existsSync } from "node:fs"

if (existsSync(new URL("../src/main.ts", import.meta.url))) {
  const { bundleCommand } = await import("../../../tools/bundle.mjs")
  await bundleCommand()
  process.setSourceMapsEnabled(true)
}
const { main } = await import(new URL("../dist/main.js", import.meta.url).href)
await main(process.argv)
