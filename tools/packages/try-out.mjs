// Installs the tarballs in an empty project and plays a game, on the oldest supported Node and on the newest (npm's `node` package).
import { spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { libraries, ROOT } from "./workspaces.mjs"

/** @typedef {{ status: number | null, stdout: string, stderr: string }} Ended */

const NODES = ["20.19.0", "latest"]

/** A game between two computer players, written as the packages' READMEs show. */
const GAME = `
import { deckByName } from "@apnap/cards"
import { Game } from "@apnap/engine"
import { choosePlayer } from "@apnap/players"
import { entryOf, tell } from "@apnap/words"

const deck = deckByName("burn")!.main
const players = ["Ana", "Luc"].map((name) => ({ name, deck }))
const game = Game.start({ players, seed: 1 })
const computer = choosePlayer("beginner", 1)
while (game.decision !== null)
  game.decide(game.decision, computer.answer(game, game.decider, { budgetMs: 5 }))
const loaded = Game.load(game.save())
// 104: how a game ends.
for (const event of loaded.history().filter(({ rule }) => rule.startsWith("104.")))
  console.log(event.rule, tell(entryOf(loaded.state, event), "en"))
`

/**
 * Tries the packages and prints the Node versions used, or that the registry is unreachable.
 * @param {string[]} tarballs
 */
export async function tryOut(tarballs) {
  const folder = mkdtempSync(join(tmpdir(), "apnap-try-"))
  try {
    if (npm(folder, "ping").status !== 0) {
      console.log("the registry can't be reached: the packages were not tried in an empty project")
      return
    }
    install(folder, tarballs)
    compile(folder)
    for (const version of NODES) playOn(nodeOf(folder, version), folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {string} folder @param {string[]} tarballs */
function install(folder, tarballs) {
  writeFileSync(join(folder, "package.json"), `{ "private": true, "type": "module" }\n`)
  succeed("npm install", npm(folder, "install", ...tarballs))
}

/** The types that are published are those of a program that checks libraries too. @param {string} folder */
function compile(folder) {
  writeFileSync(join(folder, "game.ts"), GAME)
  const paths = libraries().flatMap(({ manifest }) =>
    Object.keys(manifest.exports ?? {}).map((path) => `${manifest.name}${path.slice(1)}`),
  )
  writeFileSync(join(folder, "imports.ts"), paths.map((path) => `import "${path}"\n`).join(""))
  const options = "--target es2023 --lib es2023,dom --module nodenext --strict game.ts imports.ts"
  const tsc = join(ROOT, "node_modules/.bin/tsc")
  succeed("tsc", run(folder, tsc, ...options.split(" ")))
}

/**
 * The executable of a Node version.
 * @param {string} folder
 * @param {string} version
 */
function nodeOf(folder, version) {
  const home = join(folder, `node-${version}`)
  mkdirSync(home)
  writeFileSync(join(home, "package.json"), `{ "private": true }\n`)
  succeed(`npm install node@${version}`, npm(home, "install", `node@${version}`))
  return join(home, "node_modules/node/bin/node")
}

/** @param {string} node @param {string} folder */
function playOn(node, folder) {
  succeed("imports", run(folder, node, "imports.js"))
  const end = succeed("a game", run(folder, node, "game.js")).split("\n")[0]
  if (!/(wins|loses)/.test(end)) throw new Error(`the game did not end: "${end}"`)
  succeed(
    "apnap sim",
    run(folder, node, "node_modules/apnap/bin/apnap.mjs", "sim", "--games", "3", "--seed", "1"),
  )
  const version = succeed("node --version", run(folder, node, "--version")).trim()
  console.log(`installed and played on Node ${version}: ${end}`)
}

/** @param {string} folder @param {string[]} options */
function npm(folder, ...options) {
  return run(folder, "npm", ...options, "--loglevel=error", "--no-fund", "--no-audit")
}

/** @param {string} folder @param {string} command @param {string[]} options @returns {Ended} */
function run(folder, command, ...options) {
  return spawnSync(command, options, { cwd: folder, encoding: "utf8", timeout: 300_000 })
}

/** @param {string} what @param {Ended} ended */
function succeed(what, { status, stdout, stderr }) {
  if (status !== 0) throw new Error(`${what} failed: ${stdout}${stderr}`)
  return stdout
}
