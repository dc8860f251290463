import { serveStatic } from "@hono/node-server/serve-static"
import { Hono } from "hono"
import { etag } from "hono/etag"
import { onlyHosts, pageHeaders, readOnly } from "./guard.ts"

/** Host names of a server reachable only from this machine. */
export const LOCAL_HOSTS: readonly string[] = ["localhost", "127.0.0.1", "[::1]"]

/** Built files whose name contains a hash of their content. */
const HASHED = /[/\\]assets[/\\]/

/**
 * The table's page: the files of a built folder, read-only.
 * @param root the folder; requests never reach files outside it
 * @param hosts accepted host names (see `onlyHosts`)
 */
export function siteApp(root: string, hosts: readonly string[] = LOCAL_HOSTS): Hono {
  const app = new Hono()
  app.use(pageHeaders, onlyHosts(hosts), readOnly, etag())
  app.use(
    serveStatic({
      root,
      onFound: (path, c) =>
        c.header("cache-control", HASHED.test(path) ? "public, max-age=31536000, immutable" : "no-cache"),
    }),
  )
  app.notFound((c) => c.text("not found", 404))
  app.onError((_error, c) => c.text("internal error", 500))
  return app
}

/** The page where no tables are served: questions about them are answered with nothing, so that they aren't reported as lost files. */
export function siteAlone(root: string): Hono {
  const app = new Hono()
  app.get("/api/*", pageHeaders, onlyHosts(LOCAL_HOSTS), (c) => c.body(null, 204))
  return app.route("/", siteApp(root))
}
