import type { Filter, Selector } from "@apnap/engine"
import { $ } from "../../grammar/hole.ts"
import { clause } from "../../oracle.ts"
import { what } from "../holes.ts"

// Attachments that come off what they are attached to (701.3d).

clause("unattach {what:object}", { do: "unattach", what: what() })
clause("unattach all {t:plain things} from {of:object}", {
  do: "unattach",
  what: { sel: "attachments", of: $<Selector>("of"), filter: $<Filter>("t") },
})
