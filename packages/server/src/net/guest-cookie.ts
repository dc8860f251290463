import type { HttpBindings } from "@hono/node-server"
import type { Context } from "hono"
import { setCookie } from "hono/cookie"
import { parse } from "hono/utils/cookie"
import type { Guest, GuestStore } from "../storage/guest-store.ts"

/** The cookie that identifies a guest; hidden from the page's scripts. */
const GUEST_COOKIE = "apnap_guest"
/** Lifetime of the cookie in seconds. */
const COOKIE_AGE = 60 * 60 * 24 * 365

const TOKEN = /^[\w-]{43}$/

/** The token in a request's cookies; null if there is none. */
export function tokenIn(cookies: string | undefined): string | null {
  const token = cookies === undefined ? undefined : parse(cookies, GUEST_COOKIE)[GUEST_COOKIE]
  return token === undefined || !TOKEN.test(token) ? null : token
}

/** The guest identified by a request's cookie; null if there is none. */
export async function guestOf(cookies: string | undefined, guests: GuestStore): Promise<Guest | null> {
  const token = tokenIn(cookies)
  return token === null ? null : guests.find(token)
}

/** Has the browser keep a guest's token, or forget the one it has (""). */
export function keepToken(c: Context<{ Bindings: HttpBindings }>, token: string, isSecure: boolean): void {
  setCookie(c, GUEST_COOKIE, token, {
    httpOnly: true,
    sameSite: "Lax",
    path: "/",
    maxAge: token === "" ? 0 : COOKIE_AGE,
    secure: isSecure,
  })
}
