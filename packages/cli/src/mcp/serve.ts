import { serveStdio } from "@modelcontextprotocol/server/stdio"
import { openStock } from "../cards/card-stock.ts"
import { createServer } from "./server.ts"

/** Serves until standard input ends. Standard output belongs to the protocol; what goes wrong with it is told on standard error. */
export async function serve(cards: string | undefined, version: string): Promise<void> {
  const stock = await openStock(cards)
  serveStdio(() => createServer(stock, version), {
    onerror: (error) => process.stderr.write(`mcp: ${error.message}\n`),
  })
}
