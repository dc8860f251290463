import { createReadStream } from "node:fs"
import { stat } from "node:fs/promises"
import { createServer } from "node:http"
import { extname, join, normalize } from "node:path"

const TYPES = /** @type {Record<string, string>} */ ({
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
})
const TRIES = 20

/**
 * Serves a folder on this machine alone, at the port or the next one that is free (0: any).
 * @param {string} root
 * @param {number} port
 * @returns {Promise<{ server: import("node:http").Server, url: string }>}
 */
export async function serve(root, port) {
  const server = createServer((request, response) => void answer(root, request, response))
  const at = await listen(server, port, TRIES)
  return { server, url: `http://localhost:${at}/` }
}

/**
 * @param {import("node:http").Server} server
 * @param {number} port
 * @param {number} tries
 * @returns {Promise<number>}
 */
function listen(server, port, tries) {
  return new Promise((resolve, reject) => {
    server.once("error", (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code !== "EADDRINUSE" || tries === 0) return reject(error)
      resolve(listen(server, port + 1, tries - 1))
    })
    server.listen(port, "localhost", () => {
      const address = server.address()
      resolve(typeof address === "object" && address !== null ? address.port : port)
    })
  })
}

/**
 * @param {string} root
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
async function answer(root, request, response) {
  const { pathname } = new URL(request.url ?? "/", "http://localhost")
  const path = normalize(decodeURIComponent(pathname))
  const file = join(root, path.endsWith("/") ? `${path}index.html` : path)
  const found = path.includes("..") ? null : await stat(file).catch(() => null)
  if (found === null || !found.isFile()) {
    response.writeHead(404, { "content-type": "text/plain" })
    response.end("not found")
    return
  }
  const type = TYPES[extname(file)] ?? "application/octet-stream"
  response.writeHead(200, { "content-type": type, "content-length": found.size, "cache-control": "no-cache" })
  createReadStream(file).pipe(response)
}
