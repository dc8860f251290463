import { readFileSync } from "node:fs"
import { createRequire } from "node:module"

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

/**
 * What the accessibility checker finds on the page as it is (WCAG 2.2 AA and best practice), in words.
 * @param {import("playwright-core").Page} page
 * @returns {Promise<string[]>}
 */
export async function violations(page) {
  await page.evaluate(axe)
  const found = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }))
  return found.violations.map(
    (/** @type {any} */ { id, nodes }) =>
      `${id}, ${nodes.length} times: ${nodes[0].html.slice(0, 160)} (${nodes[0].failureSummary})`,
  )
}
