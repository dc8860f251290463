import { passing, scenariosOf } from "./testing/scenario-folder.ts"

passing("rulings as scenarios", await scenariosOf("scenarios/rulings"))
