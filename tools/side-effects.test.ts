import { readdirSync, readFileSync } from "node:fs"
import { posix } from "node:path"
import { fileURLToPath } from "node:url"
import { expect, it } from "vitest"

/** Modules of a package that another module imports for their effect alone, as paths from the package. */
function importedForEffect(root: string): string[] {
  return readdirSync(`${root}/src`, { recursive: true, encoding: "utf8" })
    .map((file) => posix.join("src", file.replaceAll("\\", "/")))
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !file.includes("/testing/"))
    .flatMap((file) =>
      [...readFileSync(`${root}/${file}`, "utf8").matchAll(/^import "(\..*)"$/gm)].map(
        ([, target]) => `./${posix.join(posix.dirname(file), target)}`,
      ),
    )
}

function isListed(patterns: readonly string[], file: string): boolean {
  return patterns.some((pattern) => {
    const [before, after] = pattern.split(/\*+/)
    return after === undefined ? file === pattern : file.startsWith(before) && file.endsWith(after)
  })
}

it.each(["engine", "cards", "players"])(
  "a bundle of %s keeps each module that is imported for its effect",
  (name) => {
    const root = fileURLToPath(new URL(`../packages/${name}`, import.meta.url))
    const { sideEffects } = JSON.parse(readFileSync(`${root}/package.json`, "utf8"))
    const dropped = importedForEffect(root).filter(
      (file) => !isListed(sideEffects === false ? [] : (sideEffects ?? ["./**"]), file),
    )
    expect(dropped).toEqual([])
  },
)
