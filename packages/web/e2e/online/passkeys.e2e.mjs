import { expect, it } from "vitest"
import { PHONE } from "../support/browser.mjs"
import { look, takeSeat } from "../support/seat.mjs"
import { giveName, takeServer } from "../support/server.mjs"

const server = takeServer(takeSeat())

/** A page on a device whose authenticator always agrees; `keys` are those its owner has on all devices. */
async function device(address, { keys = [], ...options } = {}) {
  const opened = await server.open(address, options)
  const protocol = await opened.page.context().newCDPSession(opened.page)
  await protocol.send("WebAuthn.enable")
  const { authenticatorId } = await protocol.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  for (const credential of keys)
    await protocol.send("WebAuthn.addCredential", { authenticatorId, credential })
  const keysNow = async () =>
    (await protocol.send("WebAuthn.getCredentials", { authenticatorId })).credentials
  return { ...opened, keysNow }
}

it("a guest adds a passkey, leaves the device and comes back, and comes to their seat with it on another device", async () => {
  const ana = await device("#tables")
  await giveName(ana.page, "Ana")
  await ana.page.getByRole("button", { name: "Open a table" }).click()
  const link = await ana.page.getByLabel("Link to this table").inputValue()
  await ana.page.getByRole("button", { name: "Sit down here" }).first().click()
  await ana.page.getByRole("button", { name: "Stand up" }).waitFor()
  await ana.page.getByRole("button", { name: "To the lobby" }).click()
  await ana.page.getByText("On other devices").click()
  await ana.page.getByRole("button", { name: "Add a passkey" }).click()
  await ana.page.getByText(/^Made on/).waitFor()
  await look(ana.page, "passkeys")
  const deck = { id: "elves", name: "Ana's Elves", list: "60 Forest", format: "constructed", until: "" }
  await ana.page.evaluate((one) => localStorage.setItem("apnap/decks", JSON.stringify([one])), {
    ...deck,
    colors: "G",
    changed: 5,
  })
  const sent = ana.page.waitForResponse(
    (response) => response.url().endsWith("/api/decks") && response.request().method() === "POST",
  )
  await ana.page.reload()
  await ana.page.getByRole("heading", { name: "Your tables" }).waitFor()
  await sent
  await look(ana.page, "own-tables")
  await ana.page.getByText("On other devices").click()
  await ana.page.getByRole("button", { name: "Leave this device" }).click()
  await ana.page.getByRole("button", { name: "Come back with a passkey" }).click()
  await ana.page.getByText("You are Ana.").waitFor()
  const keys = await ana.keysNow()
  expect(keys).toHaveLength(1)

  const phone = await device(link.slice(link.indexOf("?")), {
    keys,
    size: PHONE,
    kept: { "apnap/language": "fr" },
  })
  await phone.page.getByRole("button", { name: "Revenir avec une clé d’accès" }).waitFor()
  await look(phone.page, "passkey-phone")
  await phone.page.getByRole("button", { name: "Revenir avec une clé d’accès" }).click()
  await phone.page.getByRole("button", { name: "Se lever" }).waitFor()
  await phone.page.getByRole("option", { name: "Ana's Elves" }).first().waitFor({ state: "attached" })

  // As the phone left them: a passkey whose count of signatures goes back is refused.
  const tablet = await device("#tables", { keys: await phone.keysNow() })
  await giveName(tablet.page, "Anna")
  await tablet.page.getByText("On other devices").click()
  await tablet.page.getByRole("button", { name: "Come back with a passkey" }).click()
  await tablet.page.getByText("You are Ana.").waitFor()
  await tablet.page.getByText(/^Made on/).waitFor()
  await tablet.page.getByRole("button", { name: /^Ana's table/ }).waitFor()
  await tablet.page.getByText("What is stored about you").click()
  await tablet.page.getByRole("button", { name: "Delete it" }).click()
  await look(tablet.page, "own-data")
  await tablet.page.getByRole("button", { name: "Delete all of it, for good" }).click()
  await tablet.page.getByLabel("Your name at the table").waitFor()
  expect([...ana.errors, ...phone.errors, ...tablet.errors]).toEqual([])
  for (const { close } of [ana, phone, tablet]) await close()
})

it("a device without the passkey says so, and changes nothing", async () => {
  const eve = await device("#tables")
  await eve.page.getByRole("button", { name: "Come back with a passkey" }).click()
  await eve.page.getByText("The passkey was not accepted.").waitFor()
  await giveName(eve.page, "Eve")
  await eve.page.getByText("You are Eve.").waitFor()
  await eve.close()
})
