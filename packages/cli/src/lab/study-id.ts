import { createHash } from "node:crypto"
import type { Study } from "@apnap/players"
import { programVersion } from "../program-version.ts"

/** What a study is known by: all that its games follow from, the program among it. */
export function studyId(study: Study): string {
  return createHash("sha256")
    .update(`${programVersion}\n${JSON.stringify(study)}`)
    .digest("hex")
    .slice(0, 24)
}
