import { existsSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { isPublished, publishedManifest, withoutMap } from "./stage.mjs"
import { published, workspaces } from "./workspaces.mjs"

describe("what is published", () => {
  it("is programs and types, without maps, tests and notes of the build", () => {
    const files = [
      "index.js",
      "index.d.ts",
      "index.js.map",
      "a.test.js",
      "testing",
      ".tsbuildinfo",
      "sources.txt",
    ]
    expect(files.filter((file) => isPublished(`dist/${file}`))).toEqual(["index.js", "index.d.ts"])
  })

  it("names no map", () => {
    expect(withoutMap("export {}\n//# sourceMappingURL=index.js.map\n")).toBe("export {}\n")
    expect(withoutMap("export {}\n//# sourceMappingURL=index.d.ts.map")).toBe("export {}\n")
    expect(withoutMap("export {}\n")).toBe("export {}\n")
  })

  it("has a manifest that leads to no source and asks for nothing that only development needs", () => {
    for (const { manifest } of published()) {
      const text = JSON.stringify(publishedManifest(manifest))
      expect(text).not.toContain("src/")
      expect(text).not.toContain("devDependencies")
      expect(text).not.toContain("@apnap/source")
    }
  })
})

it.each(workspaces().map(({ folder, manifest }) => [manifest.name, folder] as const))(
  "%s has a README",
  (_, folder) => expect(existsSync(join(folder, "README.md"))).toBe(true),
)

it.each(published().map(({ folder, manifest }) => [manifest.name, folder, manifest] as const))(
  "%s is published from its release folder, with its license and a description, and needs packages that are published",
  (_, folder, manifest) => {
    expect(existsSync(join(folder, "LICENSE"))).toBe(true)
    expect(manifest).toMatchObject({ license: "MIT", description: expect.any(String) })
    expect(manifest.publishConfig).toEqual({ access: "public", directory: "release" })
    expect(manifest.files).not.toContain("src")
    const names = published().map((each) => each.manifest.name)
    const ours = Object.keys(manifest.dependencies ?? {}).filter((name) => name.startsWith("@apnap/"))
    expect(names).toEqual(expect.arrayContaining(ours))
  },
)
