import type { MiddlewareHandler } from "hono"
import { createMiddleware } from "hono/factory"
import { secureHeaders } from "hono/secure-headers"
import { hostName } from "./net/origin.ts"

const READING: ReadonlySet<string> = new Set(["GET", "HEAD"])

/** Answers everything but GET and HEAD with status 405. */
export const readOnly: MiddlewareHandler = createMiddleware(async (c, next) => {
  if (READING.has(c.req.method)) return next()
  return c.text("method not allowed", 405, { allow: [...READING].join(", ") })
})

/**
 * Answers requests whose Host header is not one of these hosts with status 421. A page of another site can make a browser send requests
 * to this machine under its own name (DNS rebinding), but it can't choose that header.
 * @param hosts names without port, in lower case, IPv6 addresses in brackets
 */
export function onlyHosts(hosts: readonly string[]): MiddlewareHandler {
  const allowed = new Set(hosts)
  return createMiddleware(async (c, next) => {
    const host = c.req.header("host")
    if (host !== undefined && allowed.has(hostName(host))) return next()
    return c.text("this server is not known by that name", 421)
  })
}

/**
 * What the table's page may load: its own files, and pictures from any site the user names. Small pictures and fonts may be inlined in its
 * style sheets.
 */
export const pageHeaders: MiddlewareHandler = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'self'"],
    imgSrc: ["'self'", "blob:", "data:", "https:", "http:"],
    fontSrc: ["'self'", "data:"],
    workerSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
  xFrameOptions: "DENY",
  referrerPolicy: "no-referrer",
  // Local tables and those behind a proxy speak plain HTTP; whatever terminates TLS sets this.
  strictTransportSecurity: false,
})
