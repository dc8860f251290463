import type { HttpBindings } from "@hono/node-server"
import type { Context } from "hono"
import type { ContentfulStatusCode } from "hono/utils/http-status"
import type { z } from "zod"

type Env = { Bindings: HttpBindings }

export function fail(c: Context<Env>, status: ContentfulStatusCode, code: string, message: string) {
  return c.json({ code, message }, status)
}

/** The request's body if it matches the schema; otherwise null. */
export async function read<T>(c: Context<Env>, schema: z.ZodType<T>): Promise<T | null> {
  const body: unknown = await c.req.json().catch(() => null)
  return schema.safeParse(body).data ?? null
}
