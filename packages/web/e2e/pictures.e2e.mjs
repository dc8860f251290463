import { expect, it } from "vitest"
import { savedPosition } from "../../session/src/testing/position.ts"
import { iconPng } from "../tools/icon.mjs"
import { violations } from "./support/check.mjs"
import { isAsked } from "./support/play.mjs"
import { choose, leave, look, takeSeat } from "./support/seat.mjs"

const seat = takeSeat()

const PICTURE = iconPng(64, true)
const SAVE = savedPosition({ hand: ["Shock"], battlefield: ["Grizzly Bears", "Forest"] }, {})

const image = (page, name) => page.locator(".own .tile", { hasText: name }).locator("img.of-whole")
const settings = async (page) => {
  await choose(page, "Settings")
}

it("pictures come from an address that the person gives, and what fails is drawn", async () => {
  const { page, errors, close } = await seat.sit(SAVE)
  expect(await page.locator("img.of-whole").count()).toBe(0)
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
  await look(page, "pictures-desktop")
  expect(errors.filter((text) => !text.includes("404"))).toEqual([])
  await close()
})

it("pictures come from a folder, which is remembered, and are put away again", async () => {
  const { page, errors, close } = await seat.sit(SAVE)
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
  expect(await page.locator("img.of-whole").count()).toBe(0)
  await leave({ errors, close })
})
