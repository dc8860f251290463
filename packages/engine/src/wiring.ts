import { castDuring } from "./casting/during.ts"
import { setInterpreter } from "./events/interpreter-port.ts"
import { subgames } from "./game/subgame.ts"
import { execute } from "./interpreter/execute.ts"
import { setStateBasedCheck } from "./one-shot/players/state-based-port.ts"
import { setCaster } from "./one-shot/stack/casting-port.ts"
import { checkStateBasedActions } from "./sba/check.ts"
import { setSubgames } from "./turn/subgame-port.ts"

// What rooms call that stand above them: they know it by a port, and here alone it is put in.
setInterpreter(execute) // 614.6: a replacement effect's instructions are followed
setCaster(castDuring) // 608.2g: a card is cast as something resolves
setSubgames(subgames) // 729.2, 729.5: a subgame is set up, its main game taken up again
setStateBasedCheck(checkStateBasedActions) // 724.1c: ending the turn checks state-based actions
