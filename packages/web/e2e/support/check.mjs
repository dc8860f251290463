import { readFileSync } from "node:fs"
import { createRequire } from "node:module"

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

/**
 * What the accessibility checker finds on the page as it is, in the theme that it wears and in the other (WCAG 2.2 AA and best
 * practice), in words.
 * @param {import("playwright-core").Page} page
 * @returns {Promise<string[]>}
 */
export async function violations(page) {
  await page.evaluate(axe)
  const worn = await page.evaluate(() => document.documentElement.dataset.theme ?? "dark")
  const found = []
  // Nothing but colours differs in the other theme.
  found.push(...(await inTheme(page, worn === "dark" ? "light" : "dark", ["color-contrast"])))
  found.push(...(await inTheme(page, worn)))
  return found
}

/**
 * @param {import("playwright-core").Page} page
 * @param {string} theme
 * @param {string[] | null} rules those of the checker; null for all
 * @returns {Promise<string[]>}
 */
async function inTheme(page, theme, rules = null) {
  const found = await page.evaluate(
    async ([wanted, only]) => {
      document.documentElement.dataset.theme = wanted
      // Colours that still change would be measured on their way.
      await new Promise(requestAnimationFrame)
      for (const animation of document.getAnimations())
        if (animation instanceof CSSTransition) animation.finish()
      return globalThis.axe.run(document, { resultTypes: ["violations"], ...(only && { runOnly: only }) })
    },
    [theme, rules],
  )
  return found.violations.map(
    (/** @type {any} */ { id, nodes }) =>
      `${theme}: ${id}, ${nodes.length} times: ${nodes[0].html.slice(0, 160)} (${nodes[0].failureSummary})`,
  )
}
