import type { Filter, Selector } from "@apnap/engine"
import { same } from "../../grammar/hole.ts"
import { clause } from "../../oracle.ts"
import { what } from "../holes.ts"

// Attachments that come off what they are attached to (701.3d).

clause("unattach {what:object}", { do: "unattach", what: what() })
clause.iso(
  "unattach all {t:plain things} from {of:object}",
  ({ t, of }) => ({
    do: "unattach",
    what: { sel: "attachments", of: of as Selector, filter: t as Filter },
  }),
  (e) =>
    e.do === "unattach" && e.what.sel === "attachments" && same(Object.keys(e), ["do", "what"])
      ? { t: e.what.filter, of: e.what.of }
      : undefined,
)
