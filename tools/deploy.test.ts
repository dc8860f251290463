import { spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { DCLinter } from "dclint"
import { Deployment } from "kubernetes-models/apps/v1"
import { Job } from "kubernetes-models/batch/v1"
import { Service } from "kubernetes-models/v1"
import { afterAll, describe, expect, it } from "vitest"
import { parseAllDocuments } from "yaml"

const root = fileURLToPath(new URL("..", import.meta.url))
const deploy = join(root, "deploy")
// Inside the repository, where the compiler finds the types.
mkdirSync(join(root, "node_modules/.apnap"), { recursive: true })
const folder = mkdtempSync(join(root, "node_modules/.apnap/deploy-"))
afterAll(() => rmSync(folder, { recursive: true }))

interface LintMessage {
  rule: string
  category: string
  message: string
}

/** What Compose would refuse in a file by its specification, and what would be unsafe. */
function composeFaults(file: string): string[] {
  const linter = new DCLinter({ rules: {}, quiet: false, debug: false, exclude: [] })
  const results: readonly { messages: readonly LintMessage[] }[] = linter.lintFiles([file], false)
  const messages = results.flatMap((result) => result.messages)
  return messages
    .filter(({ rule, category }) => rule.startsWith("invalid-") || category === "security")
    .map(({ rule, message }) => `${rule}: ${message}`)
}

describe("compose.yaml", () => {
  const file = join(deploy, "compose.yaml")

  it("is as the Compose specification says", () => expect(composeFaults(file)).toEqual([]))

  it.each([
    ["restart: unless-stopped", "restrat: unless-stopped"],
    ["condition: service_healthy", "condition: service_happy"],
  ])("would be refused with %s as %s", (right, wrong) => {
    const changed = join(folder, "compose.yaml")
    writeFileSync(changed, readFileSync(file, "utf8").replace(right, wrong))
    expect(composeFaults(changed).join()).toContain("invalid-schema")
  })
})

const MODELS = { Deployment, Job, Service }
/** Where the types of a kind's documents are. */
const TYPES: Readonly<Record<keyof typeof MODELS, string>> = {
  Deployment: "kubernetes-models/apps/v1",
  Job: "kubernetes-models/batch/v1",
  Service: "kubernetes-models/v1",
}
const isKind = (kind: string): kind is keyof typeof MODELS => kind in MODELS

/** What Kubernetes would refuse in the documents of a file: by the schema, and fields that it does not know by their types. */
function kubernetesFaults(text: string): string[] {
  const faults: string[] = []
  const checked: string[] = []
  for (const document of parseAllDocuments(text)) {
    const data = document.toJS()
    const kind: string = data.kind
    if (!isKind(kind)) {
      faults.push(`no model of ${kind}`)
      continue
    }
    try {
      new MODELS[kind](data).validate()
    } catch (error) {
      faults.push(String(error))
    }
    const type = `import("${TYPES[kind]}").I${kind}`
    checked.push(`export const document${checked.length}: ${type} = ${JSON.stringify(data)}`)
  }
  const file = join(folder, "documents.ts")
  writeFileSync(file, checked.join("\n"))
  const options = "--noEmit --strict --skipLibCheck --module nodenext --ignoreConfig".split(" ")
  const { status, stdout } = spawnSync(join(root, "node_modules/.bin/tsc"), [...options, file], {
    encoding: "utf8",
  })
  return status === 0 ? faults : [...faults, stdout]
}

describe("files for Kubernetes", () => {
  const read = (name: string) => readFileSync(join(deploy, "kubernetes", name), "utf8")

  it.each(readdirSync(join(deploy, "kubernetes")))("%s is as the API's schema says", (name) =>
    expect(kubernetesFaults(read(name))).toEqual([]),
  )

  it.each([
    ["parallelism: 8", "parallelism: many", "must be integer"],
    ["backoffLimit: 8", "backofLimit: 8", "backofLimit"],
    ["kind: Job", "kind: Jab", "no model of Jab"],
  ])("would be refused with %s as %s", (right, wrong, fault) => {
    expect(kubernetesFaults(read("lab-worker.yaml").replace(right, wrong)).join()).toContain(fault)
  })
})
