import "./activated.ts"
import "./as-paid.ts"
import "./bearers.ts"
import "./counters.ts"
import "./enter-leave.ts"
import "./gift.ts"
import "./graveyard.ts"
import "./pairing.ts"
import "./spell.ts"
import "./triggered-combat.ts"

/** All keyword definitions; importing this file registers them. */
export { expandKeyword, instanceKey, instanceOf } from "./expand.ts"
