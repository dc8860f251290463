import type { Effect } from "../../language/effect.ts"
import { setInterpreter } from "../../events/interpreter.ts"
import { gainLife } from "../../events/life.ts"
import { controlFlow } from "../control-flow.ts"
import type { Executor } from "../executor.ts"
import { objectEffects } from "../objects.ts"
import { stackEffects } from "../stack.ts"
const all = { ...controlFlow, ...objectEffects, ...stackEffects, gainLife: (s: never, e: { amount: number }, c: { you: number }) => gainLife(s, c.you, e.amount) } as unknown as Record<string, Executor<Effect>>
setInterpreter((s, e, c) => all[e.do](s, e, c))
