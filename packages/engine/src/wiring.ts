import { castDuring, suitsDuring } from "./casting/during.ts"
import { setInterpreter } from "./events/interpreter-port.ts"
import { subgames } from "./game/subgame.ts"
import { execute } from "./interpreter/execute.ts"
import { setStateBasedCheck } from "./one-shot/players/state-based-port.ts"
import { setCaster } from "./one-shot/stack/casting-port.ts"
import { checkStateBasedActions } from "./sba/check.ts"
import { setSubgames } from "./turn/subgame-port.ts"

// Connects rooms to functions of rooms above them, which they call through ports. The only place that does so.
setInterpreter(execute) // 614.6: follows the instructions of a replacement effect
setCaster({ cast: castDuring, suits: suitsDuring }) // 608.2g: casts a card during a resolution
setSubgames(subgames) // 729.2, 729.5: sets up a subgame, and resumes its main game
setStateBasedCheck(checkStateBasedActions) // 724.1c: ending the turn checks state-based actions
