import { readFile } from "node:fs/promises"

/** A scenario that contradicts the rules, and the rule that decides it. */
export interface Dispute {
  rule: string
  reason: string
}

/** The list of disputed scenarios, `scenarios/disputed.tsv`: id, rule, reason. */
export async function readDisputes(): Promise<ReadonlyMap<string, Dispute>> {
  const text = await readFile(new URL("../../../../scenarios/disputed.tsv", import.meta.url), "utf8").catch(
    () => "",
  )
  const rows = text.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"))
  return new Map(rows.map((line) => line.split("\t")).map(([id, rule, reason]) => [id, { rule, reason }]))
}
