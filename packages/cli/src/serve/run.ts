import { existsSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { type DataPlace, NO_LIMITS, serve } from "@apnap/server"
import { pino } from "pino"
import { openStock } from "../cards/card-stock.ts"
import { HOME } from "../home.ts"
import { whole } from "../numbers.ts"
import { programVersion } from "../program-version.ts"
import { asked } from "./asked.ts"

interface Options {
  port: string
  data: string
  listen: string
  host?: string
  address?: string
  https?: boolean
  behindProxy?: boolean
  site?: string
  cards?: string
  withoutLimits?: boolean
}

const MOST_PORT = 65535
/** The built page: in a checkout the one in the page's folder, which is newest; in a package the one beside the program. */
const SITES = ["../web/dist/site/", "dist/site/"]

/** Serves until asked to end (SIGTERM, SIGINT); saves everything and releases resources first. */
export async function run(options: Options): Promise<void> {
  const port = whole(options.port, "--port", 0, MOST_PORT)
  const log = pino({ name: "apnap" })
  const site = options.site ?? SITES.map((path) => fileURLToPath(new URL(path, HOME))).find(existsSync)
  if (site === undefined) log.warn("no page was built: only the tables themselves are served")
  const { cards, names } = await openStock(options.cards)
  const serving = await serve({
    pool: { find: cards.find, names },
    data: placeOf(options.data),
    port,
    exactPort: process.env.DATABASE_URL !== undefined,
    listenAt: options.listen,
    hosts: options.host?.split(",").map((name) => name.trim()) ?? [],
    isSecure: options.https ?? false,
    isBehindProxy: options.behindProxy ?? false,
    version: programVersion,
    warmsUp: true,
    // In a bundle it is beside the program.
    thinker: new URL("thinker.js", import.meta.url),
    log,
    ...(options.address !== undefined && { address: options.address }),
    ...(site !== undefined && { site }),
    ...(options.withoutLimits && { limits: NO_LIMITS }),
  })
  process.stdout.write(`Online tables are at ${serving.url} (Ctrl-C ends)\n`)
  await asked()
  await serving.close()
}

function placeOf(folder: string): DataPlace {
  const url = process.env.DATABASE_URL
  return url === undefined ? { folder } : { url }
}
