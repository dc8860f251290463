import { existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, describe, expect, it, vi } from "vitest"
import { checkIsFile, makeFolderOf, storePath } from "./store-path.ts"

const folder = mkdtempSync(join(tmpdir(), "apnap-store-"))

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

function stubHome(HOME: string, XDG_DATA_HOME = "", APNAP_CARDS = ""): void {
  for (const [name, value] of Object.entries({ HOME, XDG_DATA_HOME, APNAP_CARDS })) vi.stubEnv(name, value)
}

describe.skipIf(process.platform === "win32")("where imported cards are kept", () => {
  it("is the file that is named, else the data folder of the user", () => {
    stubHome("/home/ann", "", "cards.db")
    expect(storePath()).toBe("cards.db")
    stubHome("/home/ann", "/data")
    expect(storePath()).toBe("/data/apnap/cards.sqlite")
    for (const data of ["", "relative"]) {
      stubHome("/home/ann", data)
      expect(storePath()).toBe("/home/ann/.local/share/apnap/cards.sqlite")
    }
  })

  it.each(["relative", "."])("is refused where the home folder is %j", (home) => {
    stubHome(home)
    expect(storePath).toThrow("store/place")
  })

  it("is refused where a device is", async () => {
    await expect(checkIsFile("/dev/null")).rejects.toThrow("store/place")
    await expect(checkIsFile(join(folder, "none.sqlite"))).resolves.toBeUndefined()
  })
})

describe("the store's folder", () => {
  it("is made with those above it", async () => {
    const file = join(folder, "a/b/cards.sqlite")
    await Promise.all([makeFolderOf(file), makeFolderOf(file)])
    expect(existsSync(join(folder, "a/b"))).toBe(true)
  })

  it.skipIf(!existsSync("/proc/self"))("is refused at once where it can't be made", async () => {
    await expect(makeFolderOf("/proc/self/none/cards.sqlite")).rejects.toMatchObject({ code: "ENOENT" })
  })
})
