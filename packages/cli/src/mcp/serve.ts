import { serveStdio } from "@modelcontextprotocol/server/stdio"
import { openStock } from "../cards/card-stock.ts"
import { createServer } from "./server.ts"

/** Serves until standard input ends. Standard output belongs to the protocol; its errors go to standard error. */
export async function serve(cards: string | undefined, version: string): Promise<void> {
  const stock = await openStock(cards)
  serveStdio(() => createServer(stock, version), {
    onerror: (error) => process.stderr.write(`mcp: ${error.message}\n`),
  })
}
