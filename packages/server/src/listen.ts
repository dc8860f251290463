import type { Server } from "node:http"
import { createAdaptorServer } from "@hono/node-server"
import type { Hono } from "hono"

/** Ports that are tried after the wanted one. */
const TRIES = 20

/** A server that answers, and the address at which it does. */
export interface Listening {
  server: Server
  url: string
}

/**
 * Listens on this machine alone, at the port or the next one that is free (0: any). Rejects with the system's error when none is.
 */
export async function listenLocally(app: Hono, port: number): Promise<Listening> {
  const server = createAdaptorServer({ fetch: app.fetch, hostname: "localhost" }) as Server
  const at = await listen(server, port, TRIES)
  return { server, url: `http://localhost:${at}/` }
}

function listen(server: Server, port: number, tries: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      if (error.code !== "EADDRINUSE" || tries === 0) return reject(error)
      resolve(listen(server, port + 1, tries - 1))
    }
    server.once("error", onError)
    server.listen(port, "localhost", () => {
      server.off("error", onError)
      const address = server.address()
      resolve(typeof address === "object" && address !== null ? address.port : port)
    })
  })
}
