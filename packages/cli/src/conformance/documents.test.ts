import { passing, scenariosOf } from "./testing/scenario-folder.ts"

passing(
  "rows of the five documents drawn at random, with real cards",
  await scenariosOf("scenarios/documents"),
)
