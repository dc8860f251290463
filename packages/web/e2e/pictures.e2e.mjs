import { join } from "node:path"
import { afterAll, beforeAll, expect, inject, it } from "vitest"
import { savedPosition } from "../src/testing/position.ts"
import { iconPng } from "../tools/icon.mjs"
import { ARTEFACTS, findBrowser, launch, openPage } from "./browser.mjs"
import { violations } from "./check.mjs"
import { isAsked } from "./play.mjs"

/** @type {import("playwright-core").Browser} */
let browser
beforeAll(async () => {
  browser = await launch(findBrowser())
})
afterAll(() => browser?.close())

const PICTURE = iconPng(64, true)
const SAVE = savedPosition({ hand: ["Shock"], battlefield: ["Grizzly Bears", "Forest"] }, {})

async function open(kept = {}) {
  const opened = await openPage(browser, inject("url"), { kept: { "apnap/pace": 0, ...kept } })
  await opened.page
    .locator("input[type=file]")
    .setInputFiles({ name: "p.json", mimeType: "application/json", buffer: Buffer.from(SAVE) })
  await isAsked(opened.page)
  return opened
}

const image = (page, name) => page.locator(".own .tile", { hasText: name }).locator("img")
const settings = async (page) => {
  await page.getByRole("button", { name: "Menu" }).click()
  await page.getByRole("button", { name: "Settings" }).click()
}

it("pictures come from an address that the person gives, and what fails is drawn", async () => {
  const { page, errors, close } = await open()
  expect(await page.locator("img").count()).toBe(0)
  await page.route("https://pictures.example/**", (route) =>
    route.request().url().endsWith("grizzly-bears.png")
      ? route.fulfill({ body: PICTURE, contentType: "image/png" })
      : route.fulfill({ status: 404 }),
  )
  await settings(page)
  await page.getByRole("combobox", { name: /^Pictures/ }).selectOption("address")
  const field = page.getByLabel(/^Address/)
  await field.fill("https://pictures.example/card.png")
  await page.getByText("This is no address of the web").waitFor()
  await field.fill("https://pictures.example/{slug}.png")
  expect(await violations(page)).toEqual([])
  await page.keyboard.press("Escape")
  await image(page, "Grizzly Bears").waitFor()
  await expect.poll(() => image(page, "Forest").count()).toBe(0)
  await page.locator(".own .tile", { hasText: "Grizzly Bears" }).hover()
  await page.getByRole("img", { name: "Picture of Grizzly Bears" }).waitFor()
  await page.screenshot({ path: join(ARTEFACTS, "pictures-desktop.png") })
  expect(await violations(page)).toEqual([])
  expect(errors.filter((text) => !text.includes("404"))).toEqual([])
  await close()
})

it("pictures come from a folder, which is remembered, and are put away again", async () => {
  const { page, errors, close } = await open()
  const stub = (bytes) => {
    window.showDirectoryPicker = async () => {
      const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle("cards", {
        create: true,
      })
      const file = await folder.getFileHandle("Grizzly Bears.full.png", { create: true })
      const out = await file.createWritable()
      await out.write(new Uint8Array(bytes))
      await out.close()
      return folder
    }
  }
  await page.evaluate(stub, [...PICTURE])
  await settings(page)
  await page.getByRole("combobox", { name: /^Pictures/ }).selectOption("folder")
  await page.getByRole("button", { name: "Choose the folder" }).click()
  await page.getByText("1 picture is there.").waitFor()
  await page.keyboard.press("Escape")
  await image(page, "Grizzly Bears").waitFor()
  await page.reload()
  await page.getByRole("button", { name: "Go on with your game" }).click()
  await isAsked(page)
  await image(page, "Grizzly Bears").waitFor()
  await settings(page)
  await page.getByRole("combobox", { name: /^Pictures/ }).selectOption("none")
  expect(await page.locator("img").count()).toBe(0)
  expect(errors).toEqual([])
  await close()
})
