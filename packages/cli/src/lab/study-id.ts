import { createHash } from "node:crypto"
import type { Study } from "@apnap/players"
import { programVersion } from "../program-version.ts"

/** A study's id: covers everything that determines its games, including the program version. */
export function studyId(study: Study): string {
  return createHash("sha256")
    .update(`${programVersion}\n${JSON.stringify(study)}`)
    .digest("hex")
    .slice(0, 24)
}
