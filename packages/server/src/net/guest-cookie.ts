import { parse } from "hono/utils/cookie"
import type { Guest, GuestStore } from "../storage/guest-store.ts"

/** The cookie that identifies a guest; hidden from the page's scripts. */
export const GUEST_COOKIE = "apnap_guest"
/** Lifetime of the cookie in seconds. */
export const COOKIE_AGE = 60 * 60 * 24 * 365

const TOKEN = /^[\w-]{43}$/

/** The guest identified by a request's cookie; null if there is none. */
export async function guestOf(cookies: string | undefined, guests: GuestStore): Promise<Guest | null> {
  const token = cookies === undefined ? undefined : parse(cookies, GUEST_COOKIE)[GUEST_COOKIE]
  return token === undefined || !TOKEN.test(token) ? null : guests.find(token)
}
