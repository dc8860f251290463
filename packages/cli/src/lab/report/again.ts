import { type Json, tell } from "../../json.ts"
import { readStudy } from "../files/files.ts"
import { told } from "../told.ts"
import { writeReport } from "./write.ts"

/** Rewrites a study's report and prints its results as the study did. */
export async function reportAgain(folder: string, json: Json): Promise<void> {
  const study = await readStudy(folder)
  const page = await writeReport(folder, study)
  await tell(
    json,
    () => study.record,
    () => `${told(study.record)}\nThe report is ${page}`,
  )
}
