import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { describe, expect, it } from "vitest"
import { serveSite } from "../../../tools/serve-site.mjs"
import { violations } from "./support/check.mjs"
import { isAsked } from "./support/play.mjs"
import { leave, takeSeat } from "./support/seat.mjs"

const seat = takeSeat()

/** Waits until the page is kept for when there is no network. */
const isKept = (page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null)

describe("the page as an app", () => {
  it("opens and plays without a network after the first visit", async () => {
    const { page, errors, close } = await seat.open()
    await isKept(page)
    await page.context().setOffline(true)
    await page.reload()
    await page.getByRole("button", { name: "Play now" }).click()
    expect(await isAsked(page)).toBe(true)
    await page.locator(".prompt button.rule").click()
    await expect.poll(() => page.locator(".prompt .rule-text").textContent()).toMatch(/^Rule 103/)
    await leave({ errors, close })
  })

  it("is installable: its manifest names pictures that are there", async () => {
    const { page, close } = await seat.open()
    const manifest = await page.evaluate(async () => {
      const link = /** @type {HTMLLinkElement} */ (document.querySelector("link[rel=manifest]"))
      return await (await fetch(link.href)).json()
    })
    expect(manifest).toMatchObject({ name: "Apnap", display: "standalone", start_url: "./" })
    for (const { src, sizes } of manifest.icons) {
      const side = await page.evaluate(async (address) => {
        const image = new Image()
        image.src = address
        await image.decode()
        return image.naturalWidth
      }, src)
      if (sizes !== "any") expect(`${side}x${side}`).toBe(sizes)
    }
    await close()
  })

  it("offers a newer version, and takes it when asked", async () => {
    const site = mkdtempSync(join(tmpdir(), "apnap-site-"))
    cpSync(fileURLToPath(new URL("../dist/site", import.meta.url)), site, { recursive: true })
    const { server, url } = await serveSite(site, 0)
    const { page, errors, close } = await seat.open({}, url)
    await isKept(page)
    const [html, worker] = [join(site, "index.html"), join(site, "service-worker.js")]
    writeFileSync(html, readFileSync(html, "utf8").replace("<title>Apnap", "<title>Apnap 2"))
    writeFileSync(worker, readFileSync(worker, "utf8").replace(/^const VERSION = "/, "$&2"))
    await page.reload()
    await expect.poll(() => page.title()).toBe("Apnap")
    await page.getByText("A newer version is ready").waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole("button", { name: "Take it now" }).click()
    await expect.poll(() => page.title(), { timeout: 15_000 }).toBe("Apnap 2")
    await expect.poll(() => page.evaluate(() => caches.keys())).toHaveLength(1)
    await leave({ errors, close })
    server.close()
    rmSync(site, { recursive: true })
  })
})
