import type { IncomingHttpHeaders } from "node:http"

/** The name in a Host header, without its port. */
export function hostName(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, "")
}

/**
 * Whether a request comes from one of this site's own pages: its origin is the host it was sent to, under one of this server's names. A
 * request without an origin doesn't come from a page, so it may not change anything.
 */
export function isFromOwnPage({ origin, host }: IncomingHttpHeaders, hosts: readonly string[]): boolean {
  if (origin === undefined || host === undefined || !hosts.includes(hostName(host))) return false
  const parsed = URL.canParse(origin) ? new URL(origin) : null
  return parsed !== null && /^https?:$/.test(parsed.protocol) && parsed.host === host.toLowerCase()
}
