import { isIP } from "node:net"
import type { HttpBindings } from "@hono/node-server"
import type { Context, Hono } from "hono"
import type { Guest, GuestStore } from "../storage/guest-store.ts"
import type { PasskeyStore } from "../storage/passkey-store.ts"
import { TableError } from "../table/table-error.ts"
import { guestOf, keepToken, tokenIn } from "./guest-cookie.ts"
import { newPasskey, passkeyId, usedPasskey } from "./messages.ts"
import { authenticate, authenticationFor, register, registrationFor, type Site } from "./passkey-check.ts"
import { fail, read } from "./reply.ts"

type Env = { Bindings: HttpBindings }

export interface PasskeyApiOptions {
  guests: GuestStore
  passkeys: PasskeyStore
  isSecure: boolean
}

/** Routes for passkeys, by which guests are the same person on several devices. */
export function addPasskeys(app: Hono<Env>, { guests, passkeys, isSecure }: PasskeyApiOptions): void {
  const named = async (c: Context<Env>): Promise<Guest> => {
    const guest = await guestOf(c.req.header("cookie"), guests)
    if (guest === null) throw new TableError("no-guest", "say your name first")
    return guest
  }
  // The browser won't have its token any more, so nobody else shall have a use for it.
  const forgetOwn = async (c: Context<Env>) => {
    const token = tokenIn(c.req.header("cookie"))
    if (token !== null) await guests.forget(token)
  }

  app.get("/passkeys", async (c) => {
    const own = await passkeys.of((await named(c)).id)
    return c.json({ passkeys: own.map(({ id, created, used }) => ({ id, created, used })) })
  })

  app.post("/passkeys/new", async (c) => c.json(await registrationFor(passkeys, await named(c), siteOf(c))))

  app.post("/passkeys/add", async (c) => {
    const guest = await named(c)
    const made = await read(c, newPasskey)
    if (made === null) return fail(c, 400, "bad-message", "this is no passkey")
    await register(passkeys, guest, siteOf(c), made)
    return c.json({})
  })

  app.post("/passkeys/remove", async (c) => {
    const guest = await named(c)
    const body = await read(c, passkeyId)
    if (body === null || !(await passkeys.remove(body.id, guest.id)))
      return fail(c, 400, "passkey", "there is no such passkey")
    return c.json({})
  })

  app.post("/passkeys/ask", async (c) => c.json(await authenticationFor(passkeys, siteOf(c))))

  app.post("/passkeys/use", async (c) => {
    const used = await read(c, usedPasskey)
    if (used === null) return fail(c, 400, "bad-message", "this is no passkey")
    const { guest } = await authenticate(passkeys, siteOf(c), used)
    const known = await guests.addDevice(guest)
    if (known === null) return fail(c, 400, "passkey", "this passkey is not accepted")
    await forgetOwn(c)
    keepToken(c, known.token, isSecure)
    return c.json(known.guest)
  })

  app.post("/me/leave", async (c) => {
    await forgetOwn(c)
    keepToken(c, "", isSecure)
    return c.json({})
  })
}

/** Throws a `TableError` ("passkey") where browsers allow none: at an address without a name. */
function siteOf(c: Context<Env>): Site {
  const { origin, hostname } = new URL(c.req.header("origin") ?? "")
  if (isIP(hostname.replace(/^\[|\]$/g, "")) !== 0)
    throw new TableError("passkey", "passkeys need a host name, such as localhost")
  return { origin, host: hostname }
}
