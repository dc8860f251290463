// Bundles a program with the packages of the workspace that it uses. A bundle starts in a fraction of the time of its thousand modules, and
// functions of one module call each other about a tenth faster than through exports.
//
// `node tools/bundle.mjs` bundles the command (packages/cli/dist), `node tools/bundle.mjs INPUT DIRECTORY` another program.
import { createHash } from "node:crypto"
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { basename, join } from "node:path"
import { fileURLToPath } from "node:url"
import { filesBelow, isProgram, isTest } from "./source.mjs"

const ROOT = fileURLToPath(new URL("..", import.meta.url))
const CLI = join(ROOT, "packages/cli")
/** The packages that the command is made of. */
const PACKAGES = ["engine", "cards", "scenarios", "players", "words", "session", "server", "cli"]

/** Bundles the command if a source file has come, gone or changed since that was last done. */
export async function bundleCommand() {
  const stamp = join(CLI, "dist/sources.txt")
  const sources = stampOf(sourcesOfCommand())
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === sources) return
  const thinker = join(ROOT, "packages/server/src/thinking/thinker.ts")
  const inputs = [thinker, join(CLI, "src/worker.ts"), join(CLI, "src/main.ts")]
  await bundleVersion(inputs, join(CLI, "dist"), sources.slice(0, 16))
  writeWhole(stamp, sources)
  forgetOld(join(CLI, "dist"))
}

/**
 * Writes a bundle into a folder of its own below the directory, where a file of the program's name leads to it. A program that runs finds its threads and
 * parts there, whatever is bundled meanwhile.
 * @param {string[]} inputs of which the last is the program
 * @param {string} directory
 * @param {string} version
 */
export async function bundleVersion(inputs, directory, version) {
  await bundle(inputs, join(directory, version))
  const program = nameOf(inputs)
  writeWhole(join(directory, program), `export * from "./${version}/${program}"\n`)
}

/** @param {string[]} inputs */
function nameOf(inputs) {
  return `${basename(inputs.at(-1) ?? "", ".ts")}.js`
}

/**
 * Writes the bundle of a program, or of several that share parts. Files that others may be reading are replaced whole, the last program last.
 * @param {string | string[]} input
 * @param {string} directory
 */
export async function bundle(input, directory) {
  const { rolldown } = await import("rolldown")
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync(join(CLI, "package.json"), "utf8"))
  const build = await rolldown({
    input,
    platform: "node",
    resolve: { conditionNames: ["@apnap/source", "import", "node"] },
    external: [...Object.keys({ ...dependencies, ...optionalDependencies }).flatMap(withParts), /^node:/],
    onLog(level, log, handle) {
      if (log.code === "UNRESOLVED_IMPORT") throw new Error(log.message)
      handle(level, log)
    },
    transform: { define: versions() },
  })
  const { output } = await build.generate({ format: "esm", sourcemap: true })
  await build.close()
  mkdirSync(directory, { recursive: true })
  const last = nameOf([input].flat())
  for (const file of output.toSorted((a, b) => Number(a.fileName === last) - Number(b.fileName === last)))
    writeWhole(join(directory, file.fileName), file.type === "chunk" ? file.code : file.source)
}

/**
 * A package and what is imported of its parts.
 * @param {string} name
 */
function withParts(name) {
  return [name, new RegExp(`^${name}/`)]
}

/**
 * What programs know of their own version, as source text: hashes of files, so that no change can be forgotten. `GRAMMAR_VERSION` names the grammar:
 * imported cards that another grammar made are compiled anew. `PROGRAM_VERSION` names all that the course of a game follows from.
 */
export function versions() {
  return {
    GRAMMAR_VERSION: JSON.stringify(hashOf(["cards/src/oracle"])),
    PROGRAM_VERSION: JSON.stringify(hashOf(["engine/src", "cards/src", "players/src"])),
  }
}

/** @param {string[]} folders below `packages` */
function hashOf(folders) {
  const hash = createHash("sha256")
  for (const folder of folders)
    for (const file of programFiles(join(ROOT, "packages", folder))) hash.update(readFileSync(file))
  return hash.digest("hex").slice(0, 16)
}

/**
 * Names the state of files by when each was last written.
 * @param {string[]} files
 */
function stampOf(files) {
  const hash = createHash("sha256")
  for (const file of files) hash.update(`${file} ${statSync(file).mtimeMs}\n`)
  return hash.digest("hex")
}

function sourcesOfCommand() {
  const sources = PACKAGES.flatMap((name) => programFiles(join(ROOT, "packages", name, "src")))
  return [...sources, join(CLI, "package.json"), fileURLToPath(import.meta.url)]
}

/** @param {string} directory */
function programFiles(directory) {
  return filesBelow(directory)
    .filter((file) => file.endsWith(".ts") && !isTest(file))
    .sort()
}

const A_DAY = 24 * 60 * 60 * 1000

/**
 * Earlier bundles stay for a day, since a program that runs may still ask for its own.
 * @param {string} directory
 */
function forgetOld(directory) {
  for (const name of readdirSync(directory)) {
    const file = join(directory, name)
    const found = statSync(file, { throwIfNoEntry: false })
    if (found !== undefined && found.mtimeMs < Date.now() - A_DAY)
      rmSync(file, { recursive: true, force: true })
  }
}

/**
 * @param {string} file
 * @param {string | Uint8Array} content
 */
function writeWhole(file, content) {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, content)
  renameSync(draft, file)
}

if (isProgram(import.meta.url)) {
  const [input, directory] = process.argv.slice(2)
  if (input === undefined || directory === undefined) await bundleCommand()
  else await bundle(input, directory)
}
