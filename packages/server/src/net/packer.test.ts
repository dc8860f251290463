import { PackedLines } from "@apnap/session/protocol"
import { expect, it } from "vitest"
import { Packer } from "./packer.ts"

/** Only the bytes, as a page receives them. */
const bare = (piece: Buffer) => new Uint8Array(piece).buffer

it("a page hears what was packed, line by line, however far back a line repeats another", async () => {
  const packer = new Packer()
  const heard: string[] = []
  const told = Array.from({ length: 300 }, (_, i) =>
    JSON.stringify({ i, text: `é – ${"x".repeat(i * 97)} ${Math.sin(i)}`, again: i % 7 }),
  )
  const all = new Promise<void>((resolve, reject) => {
    const lines = new PackedLines(
      (line) => {
        heard.push(line)
        if (heard.length === told.length) resolve()
      },
      () => reject(new Error("broken")),
    )
    for (const line of told) lines.take(bare(packer.pack(line)))
  })
  await all
  expect(heard).toEqual(told)
})

it("what was told before takes few bytes to tell again", () => {
  const packer = new Packer()
  const line = JSON.stringify(Array.from({ length: 200 }, (_, i) => Math.sin(i)))
  const first = packer.pack(line).length
  expect(packer.pack(line).length).toBeLessThan(first / 20)
})

it("what is no piece of the stream is told as broken", async () => {
  const heard: string[] = []
  await new Promise<void>((resolve) => {
    const lines = new PackedLines((line) => heard.push(line), resolve)
    lines.take(bare(new Packer().pack("first")))
    // Deflate has no block of type 3.
    lines.take(bare(Buffer.from([0x07, 0x07])))
  })
  expect(heard).toEqual(["first"])
})
