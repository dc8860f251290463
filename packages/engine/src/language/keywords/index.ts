import "./activated.ts"
import "./counters.ts"
import "./enter-leave.ts"
import "./spell.ts"
import "./triggered-combat.ts"

/** All keyword definitions; importing this registers them. */
export { expandKeyword } from "./expand.ts"
