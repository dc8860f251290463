import { fileURLToPath } from "node:url"
import { build } from "vite"
import { serve } from "../tools/serve.mjs"

const ROOM = fileURLToPath(new URL("..", import.meta.url))

/** Builds the page once for all tests and serves it while they run. */
export default async function site({ provide }) {
  await build({ root: ROOM, logLevel: "warn", mode: "production" })
  const { server, url } = await serve(fileURLToPath(new URL("../dist/site", import.meta.url)), 0)
  provide("url", url)
  return () => server.close()
}
