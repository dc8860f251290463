import { join } from "node:path"
import { readStudy } from "../files/files.ts"
import { writeWhole } from "../files/write-whole.ts"
import { html } from "./html.ts"

/** Writes `report.html` from the results in the folder. */
export async function writeReport(folder: string): Promise<void> {
  await writeWhole(join(folder, "report.html"), html(await readStudy(folder)))
}
