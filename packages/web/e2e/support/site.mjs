import { readdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { build } from "vite"
import { serveSite } from "../../../../tools/serve-site.mjs"
import { startBrowser } from "./browser.mjs"
import { ARTEFACTS } from "./evidence.mjs"

const ROOM = fileURLToPath(new URL("../..", import.meta.url))

/** Builds the page once for all tests, serves it while they run, and starts the one browser that they share. */
export default async function site({ provide }) {
  // As it is shipped: vitest's own setting would take React's development build.
  process.env.NODE_ENV = "production"
  for (const name of readdirSync(ARTEFACTS)) if (name.startsWith("failed-")) rmSync(join(ARTEFACTS, name))
  await build({ root: ROOM, logLevel: "error" })
  const { server, url } = await serveSite(fileURLToPath(new URL("../../dist/site", import.meta.url)), 0)
  const browser = await startBrowser()
  provide("url", url)
  provide("browser", browser.wsEndpoint())
  return async () => {
    await browser.close()
    server.close()
  }
}
