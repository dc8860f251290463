import type { TableChoice, TableSummary } from "@apnap/session/protocol"

/** The person as known to the server. */
export interface Me {
  id: string | null
  name: string
}

/** The server refused, or can't be reached ("offline", "no-server"). */
export class ApiError extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.name = "ApiError"
    this.code = code
  }
}

/** The server's HTTP API. Every method rejects with an `ApiError`. */
export const api = {
  /** Whether this page comes from a server of tables. */
  server: () => get<{ online: true; protocol: number }>("server"),
  me: () => get<Me>("me"),
  say: (name: string) => post<Me>("me", { name }),
  tables: async () => (await get<{ tables: TableSummary[] }>("tables")).tables,
  table: (id: string) => get<TableSummary>(`tables/${id}`),
  make: async (choice: TableChoice) => (await post<{ id: string }>("tables", choice)).id,
}

/** Rejects with an `ApiError`, like `post`. */
export function get<T>(path: string): Promise<T> {
  return ask(path, {})
}

export function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { "content-type": "application/json" }
  return ask(path, { method: "POST", headers, body: JSON.stringify(body) })
}

async function ask<T>(path: string, options: RequestInit): Promise<T> {
  const response = await fetch(new URL(`api/${path}`, root()), { ...options, cache: "no-store" }).catch(
    () => {
      throw new ApiError("offline", "the server does not answer")
    },
  )
  const body: unknown = await response.json().catch(() => null)
  if (response.ok && body !== null) return body as T
  const { code = "no-server", message = "" } = (body ?? {}) as { code?: string; message?: string }
  throw new ApiError(response.ok || body === null ? "no-server" : code, message)
}

/** The page's base URL. */
function root(): URL {
  return new URL(".", location.href)
}

/** The URL of a table's socket. */
export function socketAddress(table: string): URL {
  const url = new URL(`api/tables/${encodeURIComponent(table)}/socket`, root())
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:"
  return url
}
