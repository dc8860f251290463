import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

/** Where the pictures of a run go. */
export const ARTEFACTS = fileURLToPath(new URL("../../artefacts", import.meta.url))
mkdirSync(ARTEFACTS, { recursive: true })

/** Questions and answers of the worker that the page remembers. */
const LAST = 60
/** Milliseconds for a page that may hang. */
const PATIENCE = 5000

/**
 * The page notes what it asks of its worker, and when which table or thinking was told.
 * @param {import("playwright-core").Page} page
 */
export function noteWorker(page) {
  return page.addInitScript((last) => {
    const notes = /** @type {string[]} */ ([])
    globalThis.workerNotes = notes
    const note = (/** @type {unknown[]} */ ...parts) => {
      notes.push([`${Math.round(performance.now())} ms`, ...parts].join(" "))
      if (notes.length > last) notes.shift()
    }
    const Plain = globalThis.Worker
    globalThis.Worker = class extends Plain {
      constructor(/** @type {ConstructorParameters<typeof Worker>} */ ...from) {
        super(...from)
        super.addEventListener("error", ({ message }) => note("worker fails:", message))
        super.addEventListener("message", ({ data }) => {
          const { response, sessionId = "", done = "", table } = data
          const now = table && `${table.seen.turn.step}, asks ${table.prompt?.decision.kind ?? "nothing"}`
          note("told:", response, sessionId, done, now ?? "")
        })
      }

      /** @param {{ request?: string, sessionId?: number, at?: number }} question */
      postMessage(question) {
        note("asked:", question.request, question.sessionId ?? question.at ?? "")
        super.postMessage(question)
      }
    }
  }, LAST)
}

/** What the page is like, in a line. */
function stateOf() {
  const one = (/** @type {string} */ selector) => document.querySelector(selector)
  const count = (/** @type {string} */ selector) => document.querySelectorAll(selector).length
  return [
    `screen ${document.body.dataset.screen}`,
    `${one(".phases .turn")?.textContent ?? "no turn"}, ${one(".phases .now")?.textContent ?? "no step"}`,
    `asks ${one(".prompt")?.getAttribute("data-kind") ?? "nothing"}${one(".prompt.busy") ? " (busy)" : ""}`,
    `${count(".mark-usable")} usable, ${count(".mark-open")} open`,
    `${count("progress")} in progress`,
    `dialog: ${one("dialog[open]")?.className ?? "none"}`,
    `alert: ${one("[role=alert]")?.textContent ?? "none"}`,
  ].join("; ")
}

/**
 * Of a spec that failed: a picture of the page, its text, what it wrote to the console and what its worker told go to the pictures of the
 * run; how it is goes to the output.
 * @param {import("playwright-core").Page} page
 * @param {string} name
 * @param {readonly string[]} written
 */
export async function leaveEvidence(page, name, written) {
  const file = join(ARTEFACTS, `failed-${name.replaceAll(/[^\w]+/g, "-").slice(0, 80)}`)
  const or = (/** @type {Promise<string>} */ found) =>
    Promise.race([
      found.catch((error) => `(${error.message})`),
      new Promise((resolve) => setTimeout(resolve, PATIENCE, "(the page does not answer)")),
    ])
  const state = await or(page.evaluate(stateOf))
  const text = await or(page.locator("body").ariaSnapshot({ timeout: PATIENCE }))
  const notes = await or(page.evaluate(() => globalThis.workerNotes?.join("\n") ?? "none"))
  await or(page.screenshot({ path: `${file}.png`, timeout: PATIENCE }).then(() => ""))
  const parts = { state, console: written.join("\n"), worker: notes, text }
  writeFileSync(
    `${file}.txt`,
    Object.entries(parts)
      .map(([title, said]) => `== ${title}\n${said}\n`)
      .join("\n"),
  )
  console.log(`failed: ${name}\n  ${state}\n  ${file}.png, .txt`)
}
