/** Serves the table over HTTP. */

export { type Listening, listenLocally } from "./listen.ts"
export { LOCAL_HOSTS, siteApp } from "./site.ts"
