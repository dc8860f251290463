// `npm start`: builds the table, serves it locally, and opens a browser if there is one. `npm start -- --online` also serves online tables.
import { spawn } from "node:child_process"
import { fileURLToPath } from "node:url"
import { parseArgs } from "node:util"
import { build } from "vite"
import { serveSite } from "./serve-site.mjs"

const USUAL_PORT = "5170"

const { values } = parseArgs({
  options: {
    port: { type: "string", default: USUAL_PORT },
    "no-open": { type: "boolean", default: false },
    online: { type: "boolean", default: false },
  },
})
const port = Number(values.port)
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`--port must be a whole number from 0 to 65535, not "${values.port}"`)
  process.exit(1)
}
const web = fileURLToPath(new URL("../packages/web", import.meta.url))
console.log("Building the table …")
await build({ root: web, logLevel: "error" })
if (values.online) serveOnline()
else {
  const { url } = await serveSite(`${web}/dist/site`, port)
  console.log(`The table is at ${url} (Ctrl-C leaves)`)
  if (!values["no-open"]) open(url)
}

/** Serves online tables, which friends can join by link. */
function serveOnline() {
  const command = fileURLToPath(new URL("../packages/cli/bin/apnap.mjs", import.meta.url))
  const child = spawn(process.execPath, [command, "serve", "--port", `${port}`], { stdio: "inherit" })
  // Ctrl-C reaches both processes; this one waits until the other has saved everything.
  process.on("SIGINT", () => {})
  process.on("SIGTERM", () => child.kill("SIGTERM"))
  child.on("exit", (code) => process.exit(code ?? 1))
}

/**
 * Opens the browser. If there is none, nothing is lost: the address was printed.
 * @param {string} address
 */
function open(address) {
  const [command, ...before] =
    process.platform === "darwin"
      ? ["open"]
      : process.platform === "win32"
        ? ["cmd", "/c", "start"]
        : ["xdg-open"]
  const child = spawn(command, [...before, address], { stdio: "ignore", detached: true })
  child.on("error", () => {})
  child.unref()
}
