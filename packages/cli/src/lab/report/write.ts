import { join } from "node:path"
import type { StudyFiles } from "../files/files.ts"
import { writeWhole } from "../files/write-whole.ts"
import { html } from "./html.ts"

/** Writes `report.html` of a study into its folder, and returns its path. */
export async function writeReport(folder: string, study: StudyFiles): Promise<string> {
  const page = join(folder, "report.html")
  await writeWhole(page, html(study))
  return page
}
