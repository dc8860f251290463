import type { Server } from "node:http"
import { createAdaptorServer } from "@hono/node-server"
import type { Hono } from "hono"

/** Number of ports to try after the wanted one. */
const TRIES = 20

/** A listening server and its address. */
export interface Listening {
  server: Server
  url: string
}

/** Listens on this machine only, at the port or the next free one (0: any). Rejects with the system's error if none is free. */
export async function listenLocally(app: Hono, port: number): Promise<Listening> {
  const server = createAdaptorServer({ fetch: app.fetch, hostname: "localhost" }) as Server
  const at = await listen(server, port, "localhost", false)
  return { server, url: `http://localhost:${at}/` }
}

/** Listens at a port, or at the next free one unless `isExact`; resolves with the port. Rejects with the system's error. */
export function listen(server: Server, port: number, at: string, isExact: boolean): Promise<number> {
  return tryPort(server, port, at, isExact ? 0 : TRIES)
}

function tryPort(server: Server, port: number, at: string, tries: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      if (error.code !== "EADDRINUSE" || tries === 0) return reject(error)
      resolve(tryPort(server, port + 1, at, tries - 1))
    }
    server.once("error", onError)
    server.listen(port, at, () => {
      server.off("error", onError)
      const address = server.address()
      resolve(typeof address === "object" && address !== null ? address.port : port)
    })
  })
}
