import type { Executors } from "../events/executor.ts"
import type { ControlFlow } from "../language/effects/effect.ts"
import { editState } from "../state/writing/edit.ts"

type Subgame = Extract<ControlFlow, { do: "subgame" }>

export const subgames: Executors<Subgame> = {
  // 729.1a: the main game is suspended here; `then` is followed after the subgame.
  subgame: (s, { then }, { you, source, stack, x, bindings, targets }) => {
    const outer = s.subgame === undefined ? {} : { outer: s.subgame } // 729.6
    const resume = { then, you, source, stack, x, bindings, targets, ...outer }
    editState(s).subgame = { stage: "begins", resume }
  },
}
