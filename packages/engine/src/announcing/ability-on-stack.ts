import { putInto } from "../events/moving/zones.ts"
import type { CardDefinition } from "../language/card.ts"
import { intern } from "../state/define.ts"
import type { StackInfo } from "../state/object.ts"
import type { ObjectId, PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { copyStackInfo } from "../state/writing/copy.ts"
import { newObject } from "../state/writing/edit.ts"

/** An ability on the stack has its text and no other characteristics (113.7, 603.3). */
const ABILITY: CardDefinition = { name: "", layout: "normal", faces: [{ name: "", types: [] }] }

/** Puts an ability onto the stack as an object that isn't a card (602.2a, 603.3). */
export function putAbilityOnStack(s: State, controller: PlayerId, info: StackInfo): ObjectId {
  const { id } = newObject(s, "ability", {
    def: intern(s, ABILITY),
    owner: controller,
    stack: copyStackInfo(info),
  })
  putInto(s, id, "stack")
  return id
}
