import {
  characteristics,
  controllerOf,
  type Decision,
  digest,
  Game,
  type State,
  saveState,
} from "@apnap/engine"
import { type Breach, breach } from "./breach.ts"

/**
 * 704.3, 613: a game reloaded without memos finds no state-based action to perform, the same options, and the same characteristics and
 * controllers of every object.
 */
export function afreshBreaches(s: State, decision: Decision): Breach[] {
  const game = Game.load(saveState(s))
  const out: Breach[] = []
  if (game.digest() !== digest(s)) out.push(breach("704.3", "a check made anew changes the game"))
  if (JSON.stringify(game.decision) !== JSON.stringify(decision))
    out.push(breach("117.1", `${JSON.stringify(decision)} would be ${JSON.stringify(game.decision)}`))
  s.objects.forEach((object, id) => {
    if (object === undefined) return
    const [here, there] = [s, game.state].map((t) =>
      JSON.stringify([characteristics(t, id), controllerOf(t, id)]),
    )
    if (here !== there) out.push(breach("613.1", `object ${id} is ${here}, afresh ${there}`))
  })
  return out
}
