// A throw-away PostgreSQL server for tests, using the binaries of the system's package.
import { execFile, execFileSync, spawn } from "node:child_process"
import { randomBytes } from "node:crypto"
import { once } from "node:events"
import { chownSync, existsSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { delimiter, join } from "node:path"
import { promisify } from "node:util"

const run = promisify(execFile)

/**
 * A running server. `url` names an empty database and its only user. `restart` keeps port and data; "immediate" stops the server as a crash
 * would. `stop` ends it and deletes its data.
 * @typedef {{
 *   url: string,
 *   createDatabase: (name: string) => Promise<string>,
 *   restart: (mode?: "fast" | "immediate") => Promise<void>,
 *   stop: () => Promise<void>,
 * }} Postgres
 */

/** @typedef {{ uid: number, gid: number }} Identity */

/**
 * Starts a server on a free local port, with its data in a temporary folder. Commits survive a crash of the server, but not of the machine.
 * The server ends with this process, however that ends. Returns null and prints a line to stderr if PostgreSQL is not installed.
 * @returns {Promise<Postgres | null>}
 */
export async function startPostgres() {
  const bin = findPrograms()
  if (bin === null) {
    process.stderr.write("no PostgreSQL on this machine: tests that need one are skipped\n")
    return null
  }
  const identity = serverIdentity()
  const folder = mkdtempSync(join(tmpdir(), "apnap-postgres-"))
  if (identity !== undefined) chownSync(folder, identity.uid, identity.gid)
  const cluster = { bin, folder, identity, port: await freePort(), password: randomBytes(12).toString("hex") }
  await initialise(cluster)
  const keeper = keep(cluster)
  await control(cluster, "start")
  return {
    url: urlOf(cluster, "postgres"),
    createDatabase: async (name) => {
      await program(cluster, "createdb", ["-h", folder, "-p", `${cluster.port}`, "-U", USER, name])
      return urlOf(cluster, name)
    },
    restart: (mode = "fast") => control(cluster, "restart", "-m", mode),
    stop: async () => {
      keeper.ref()
      const ended = once(keeper, "exit")
      keeper.stdin.end()
      await ended
    },
  }
}

const USER = "apnap"

/** @typedef {{ bin: string, folder: string, identity: Identity | undefined, port: number, password: string }} Cluster */

/**
 * The folder with the newest server's binaries. Debian keeps them off the path.
 * @returns {string | null}
 */
function findPrograms() {
  const debian = "/usr/lib/postgresql"
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(debian, version, "bin")),
    ...(process.env.PATH ?? "").split(delimiter),
  ]
  const complete = (/** @type {string} */ folder) =>
    ["initdb", "pg_ctl", "postgres", "createdb"].every((name) => existsSync(join(folder, name)))
  return folders.find(complete) ?? null
}

/**
 * The user to run the server as. PostgreSQL refuses root, so root uses the user of Debian's package.
 * @returns {Identity | undefined}
 */
function serverIdentity() {
  if (process.getuid?.() !== 0) return undefined
  const number = (/** @type {string} */ flag) =>
    Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }))
  return { uid: number("-u"), gid: number("-g") }
}

/** @returns {Promise<number>} */
async function freePort() {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  server.close()
  await once(server, "close")
  if (address === null || typeof address === "string") throw new Error("postgres/port: no free port")
  return address.port
}

/** @param {Cluster} cluster */
async function initialise(cluster) {
  const { folder, identity, password } = cluster
  const secret = join(folder, "password")
  writeFileSync(secret, password, { mode: 0o600 })
  if (identity !== undefined) chownSync(secret, identity.uid, identity.gid)
  const login = ["--username", USER, "--pwfile", secret, "--auth-host=scram-sha-256", "--auth-local=trust"]
  await program(cluster, "initdb", ["-D", join(folder, "data"), ...login, "--encoding=UTF8", "--no-sync"])
}

/**
 * Starts a process that ends the server and deletes its data when its standard input closes, which happens however this process ends.
 * @param {Cluster} cluster
 */
function keep({ bin, folder, identity }) {
  const script = 'cat >/dev/null; "$0" stop -D "$1/data" -m immediate >/dev/null 2>&1; rm -rf "$1"'
  const keeper = spawn("sh", ["-c", script, join(bin, "pg_ctl"), folder], {
    ...identity,
    cwd: folder,
    // In its own process group: Ctrl-C must not end it before it has cleaned up.
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  })
  // A caller that forgets to stop the server can still exit.
  keeper.unref()
  return keeper
}

/**
 * @param {Cluster} cluster
 * @param {"start" | "restart"} action
 * @param {string[]} more
 */
async function control(cluster, action, ...more) {
  const { folder, port } = cluster
  const settings = [
    `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`,
    "-c fsync=off -c full_page_writes=off -c shared_buffers=32MB",
  ].join(" ")
  const data = ["-D", join(folder, "data"), "-l", join(folder, "log")]
  await program(cluster, "pg_ctl", [action, "-w", ...data, "-o", settings, ...more])
}

/**
 * @param {Cluster} cluster
 * @param {string} name
 * @param {string[]} args
 */
async function program({ bin, folder, identity }, name, args) {
  await run(join(bin, name), args, { ...identity, cwd: folder })
}

/**
 * @param {Cluster} cluster
 * @param {string} database
 */
function urlOf({ password, port }, database) {
  return `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`
}
