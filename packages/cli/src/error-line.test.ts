import { DeckError } from "@apnap/cards"
import { GameError } from "@apnap/engine"
import { describe, expect, it } from "vitest"
import { apnap } from "./cards/testing/apnap.ts"
import { errorLine } from "./error-line.ts"

describe("what goes wrong is one line", () => {
  it("with the error's code, and the rule where one decides", () => {
    expect(errorLine(new GameError("deck-size", "too few\ncards", "100.2a"))).toBe(
      "deck-size: too few cards (100.2a)",
    )
    expect(errorLine(new DeckError("deck/unknown", 'no deck is called "x"'))).toMatch(/^deck\/unknown: /)
    expect(errorLine(new Error("cli/number: no"))).toBe("cli/number: no")
    const full = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" })
    expect(errorLine(full)).toBe("cli/file: the disk is full")
    const folder = Object.assign(new Error("EISDIR: illegal operation on a directory, read"), {
      code: "EISDIR",
      path: "decks",
    })
    expect(errorLine(folder, "fr")).toBe("cli/file\u202f: c’est un dossier et non un fichier\u202f: decks")
    expect(errorLine(new TypeError("x is not a function"))).toBeNull()
  })

  it("on standard error, with exit code 1 and without a trace", { timeout: 120_000 }, () => {
    const { status, stderr } = apnap("explain", "no-such-file.json")
    expect(status).toBe(1)
    expect(stderr).toBe("cli/file: there is no such file or folder: no-such-file.json\n")
  })
})
