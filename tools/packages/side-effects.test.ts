import { readdirSync, readFileSync } from "node:fs"
import { posix } from "node:path"
import { expect, it } from "vitest"
import { libraries } from "./workspaces.mjs"

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

/** Whether a pattern of `sideEffects` names the file: `**` stands for any path, `*` for any part of one name. */
function isListed(patterns: readonly string[], file: string): boolean {
  return patterns.some((pattern) => {
    const parts = pattern
      .split(/(\*+)/)
      .map((part) => (part === "**" ? ".*" : part === "*" ? "[^/]*" : part.replaceAll(".", "\\.")))
    return new RegExp(`^${parts.join("")}$`).test(file)
  })
}

it.each(libraries().map(({ folder, manifest }) => [manifest.name, folder, manifest.sideEffects] as const))(
  "a bundle of %s keeps each module that is imported for its effect",
  (_, folder, sideEffects) => {
    const kept = typeof sideEffects === "object" ? sideEffects : sideEffects === false ? [] : ["./**"]
    expect(importedForEffect(folder).filter((file) => !isListed(kept, file))).toEqual([])
  },
)
