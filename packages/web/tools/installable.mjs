import { createHash } from "node:crypto"
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join, relative } from "node:path"
import { fileURLToPath } from "node:url"
import { iconPng, iconSvg } from "./icon.mjs"

const WORKER = fileURLToPath(new URL("../src/offline/service-worker.js", import.meta.url))
const COLOR = "#12231b"

/** Pictures of the mark, by file name: pixels of a side, and whether a system may cut it to its own shape. */
const ICONS = /** @type {const} */ ([
  ["icon-180.png", 180, true],
  ["icon-192.png", 192, false],
  ["icon-512.png", 512, false],
  ["icon-maskable-512.png", 512, true],
])

const MANIFEST = {
  name: "Apnap",
  short_name: "Apnap",
  description: "Play Magic: The Gathering by the full rules, and ask why",
  id: "./",
  start_url: "./",
  scope: "./",
  display: "standalone",
  background_color: COLOR,
  theme_color: COLOR,
  categories: ["games"],
  icons: [
    { src: "icon.svg", sizes: "any", type: "image/svg+xml" },
    ...ICONS.filter(([name]) => name !== "icon-180.png").map(([src, size, maskable]) => ({
      src,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose: maskable ? "maskable" : "any",
    })),
  ],
}

/**
 * A plugin that makes the page installable and playable without a network: icons, manifest, and the service worker with the list of all
 * files that were built.
 * @returns {import("vite").Plugin}
 */
export function installable() {
  return {
    name: "installable",
    apply: "build",
    transformIndexHtml: () => [
      { tag: "link", attrs: { rel: "icon", href: "./icon.svg", type: "image/svg+xml" }, injectTo: "head" },
      { tag: "link", attrs: { rel: "apple-touch-icon", href: "./icon-180.png" }, injectTo: "head" },
      { tag: "link", attrs: { rel: "manifest", href: "./apnap.webmanifest" }, injectTo: "head" },
    ],
    generateBundle() {
      /** @param {string} fileName @param {string | Uint8Array} source */
      const emit = (fileName, source) => this.emitFile({ type: "asset", fileName, source })
      emit("icon.svg", iconSvg())
      for (const [name, size, maskable] of ICONS) emit(name, iconPng(size, maskable))
      emit("apnap.webmanifest", JSON.stringify(MANIFEST))
    },
    writeBundle({ dir = "." }) {
      writeFileSync(join(dir, "service-worker.js"), serviceWorker(dir))
    },
  }
}

/**
 * The service worker for what lies in a folder: its version changes with any of the files.
 * @param {string} dir
 */
function serviceWorker(dir) {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== "service-worker.js")
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .sort()
  const hash = createHash("sha256")
  for (const file of files) hash.update(file).update(readFileSync(join(dir, file)))
  const code = readFileSync(WORKER, "utf8")
  hash.update(code)
  // The page itself is kept under the address by which it is opened.
  const kept = files.map((file) => (file === "index.html" ? "./" : file))
  return `const VERSION = "${hash.digest("hex").slice(0, 12)}"\nconst FILES = ${JSON.stringify(kept)}\n${code}`
}
