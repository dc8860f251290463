import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import type { Column } from "./columns.ts"
import { parquet, readStudy } from "./files.ts"
import { ReadColumns } from "./read-columns.ts"

const folder = mkdtempSync(join(tmpdir(), "apnap-rows-"))
afterAll(() => rmSync(folder, { recursive: true }))

async function written(...columns: readonly Column[]): Promise<ReadColumns[]> {
  const path = join(folder, "some.parquet")
  writeFileSync(path, parquet([...columns]))
  return ReadColumns.groupsOf(path)
}

const turns: Column = { name: "turns", type: "INT32", nullable: false, data: [9, 12, 7] }

describe("columns of a file", () => {
  it("are read in the order in which they were written, over several groups of rows", async () => {
    const data = Array.from({ length: 250_000 }, (_, i) => i)
    const groups = await written({ ...turns, data })
    expect(groups.length).toBeGreaterThan(1)
    expect(groups.flatMap((group) => Array.from(group.numbers("turns")))).toEqual(data)
  })

  it("are of the kind that is asked for", async () => {
    const [columns] = await written(turns, { ...turns, name: "seed", type: "INT64", data: [1n, 2n, 3n] })
    expect(Array.from(columns.numbers("turns"))).toEqual([9, 12, 7])
    expect(Array.from(columns.bigints("seed"))).toEqual([1n, 2n, 3n])
    expect(() => columns.texts("turns")).toThrow('its column "turns" holds something else')
    expect(() => columns.numbers("winner")).toThrow('it has no column "winner"')
  })

  it("that are missing make the folder of a study a damaged one", async () => {
    writeFileSync(join(folder, "study.json"), '{ "format": 1 }')
    for (const name of ["games", "cards"]) writeFileSync(join(folder, `${name}.parquet`), parquet([turns]))
    await expect(readStudy(folder)).rejects.toThrow(
      /^lab\/folder: ".*" is damaged: it has no column "contest"$/,
    )
  })
})
