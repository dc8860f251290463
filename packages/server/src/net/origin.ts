import type { IncomingHttpHeaders } from "node:http"

/** The name in a Host header, without its port. */
export function hostName(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, "")
}

/**
 * Whether a request comes from a page of this very site: its origin is where it went to, under a name that this server has. A request without an origin
 * comes from no page, and changes nothing.
 */
export function isFromOwnPage({ origin, host }: IncomingHttpHeaders, hosts: readonly string[]): boolean {
  if (origin === undefined || host === undefined || !hosts.includes(hostName(host))) return false
  const parsed = URL.canParse(origin) ? new URL(origin) : null
  return parsed !== null && /^https?:$/.test(parsed.protocol) && parsed.host === host.toLowerCase()
}
