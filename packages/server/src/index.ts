/** Serves the table's page and online tables over HTTP. */

export { type Listening, listenLocally } from "./listen.ts"
export { NO_LIMITS } from "./net/address-limits.ts"
export { type ServeOptions, type Serving, serve } from "./serve.ts"
export { serveThinking, type ThinkingOptions } from "./serve-thinking.ts"
export { LOCAL_HOSTS, siteAlone, siteApp } from "./site.ts"
export type { DataPlace } from "./storage/database.ts"
export { StorageError } from "./storage/storage-error.ts"
