import { parse } from "hono/utils/cookie"
import type { Guest, GuestStore } from "../storage/guest-store.ts"

/** The cookie that says who a guest is; a page's script never sees it. */
export const GUEST_COOKIE = "apnap_guest"
/** Seconds for which a browser keeps it. */
export const COOKIE_AGE = 60 * 60 * 24 * 365

const TOKEN = /^[\w-]{43}$/

/** The guest whose cookie a request bears; null for nobody. */
export async function guestOf(cookies: string | undefined, guests: GuestStore): Promise<Guest | null> {
  const token = cookies === undefined ? undefined : parse(cookies, GUEST_COOKIE)[GUEST_COOKIE]
  return token === undefined || !TOKEN.test(token) ? null : guests.find(token)
}
