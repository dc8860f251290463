import type { LogEntry } from "../protocol/table.ts"

/** An empty thing in a sentence. */
export const NOTHING: LogEntry["who"] = {
  is: "nothing",
  name: "",
  you: false,
  gender: "m",
  emblem: false,
  tag: "",
}

/** An empty log entry. */
export const NO_EVENT: LogEntry = {
  index: 0,
  turn: 1,
  kind: "cast",
  rule: "601.2i",
  number: "601.2i",
  terms: "enters",
  auras: "aura",
  dies: false,
  excess: true,
  who: NOTHING,
  object: NOTHING,
  other: NOTHING,
  source: NOTHING,
  amount: 0,
  from: "",
  to: "",
  cause: "",
  detail: "",
  combat: false,
}
