// Serves the built table locally, for `npm start` and for the browser tests.
import { join } from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"
import { bundle } from "./bundle.mjs"

const SERVER = fileURLToPath(new URL("../packages/server", import.meta.url))

/**
 * Serves a folder on the port, or on the next free one (0: any).
 * @param {string} root
 * @param {number} port
 * @returns {Promise<{ server: import("node:http").Server, url: string }>}
 */
export async function serveSite(root, port) {
  await bundle(join(SERVER, "src/index.ts"), join(SERVER, "dist/bundle"))
  const { listenLocally, siteAlone } = await import(pathToFileURL(join(SERVER, "dist/bundle/index.js")).href)
  return listenLocally(siteAlone(root), port)
}
