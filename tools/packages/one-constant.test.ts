import { rolldown } from "rolldown"
import { describe, expect, it } from "vitest"
import { libraries, SOURCE } from "./workspaces.mjs"

/** What a program pays at most for a constant that is not itself a table of that size. */
const LIMIT = 5 * 1024

/** A ruleset inherits from others and planes come with their phenomena, so one brings all. */
const TABLES = new Set(["CURRENT", "PHENOMENA"])

/** The bytes of a program that imports one name and nothing else. */
async function cost(name: string, from: string): Promise<number> {
  const entry = "\0entry"
  const build = await rolldown({
    input: "entry",
    cwd: import.meta.dirname,
    platform: "node",
    logLevel: "silent",
    resolve: { conditionNames: [SOURCE, "import", "node"] },
    plugins: [
      {
        name: "one import",
        resolveId: (id, importer) =>
          id === "entry"
            ? entry
            : importer === entry
              ? import.meta.resolve(id).slice("file://".length)
              : null,
        load: (id) => (id === entry ? `export { ${name} } from "${from}"` : null),
      },
    ],
  })
  const { output } = await build.generate({ format: "esm", minify: true })
  await build.close()
  return output.reduce((sum, file) => sum + (file.type === "chunk" ? file.code.length : 0), 0)
}

const sizeOf = (value: unknown) => JSON.stringify(value)?.length ?? 0

describe.each(libraries().map(({ manifest }) => manifest))("$name", ({ name, exports }) => {
  const paths = Object.keys(exports ?? {}).map((path) => name + path.slice(1))

  it.each(paths)("%s: importing one constant costs 5 KB at most", async (path) => {
    const constants = Object.entries<unknown>(await import(path)).filter(
      ([name, value]) => typeof value !== "function" && sizeOf(value) <= LIMIT && !TABLES.has(name),
    )
    const dear: string[] = []
    for (const [name] of constants) {
      const bytes = await cost(name, path)
      if (bytes > LIMIT) dear.push(`${name}: ${bytes} bytes`)
    }
    expect(dear).toEqual([])
  })
})
