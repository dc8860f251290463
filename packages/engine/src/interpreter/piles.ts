import { bind, type Context } from "../characteristics/context.ts"
import { characteristics } from "../characteristics/query.ts"
import { chooseObjects } from "../choosing/choose-objects.ts"
import { resolveChooser } from "../choosing/chooser.ts"
import { resolveSelector } from "../choosing/selecting.ts"
import type { Executors } from "../events/executor.ts"
import { execute } from "../events/interpreter-port.ts"
import type { ControlFlow } from "../language/effects/effect.ts"
import { choose } from "../state/choose.ts"
import type { PlayerId, Ref } from "../state/ref.ts"
import type { State } from "../state/state.ts"

type Separate = Extract<ControlFlow, { do: "separate" }>

export const piles: Executors<Separate> = {
  // 700.3a, c, d: each object goes into one of two piles without changing zones; a pile may be empty.
  separate: (s, e, context) => {
    const all = resolveSelector(s, e.what, context)
    const [by, chooser] = [e.by, e.chooser].map((who) => resolveChooser(s, who, context))
    const first = chooseObjects(s, by, all, 0, all.length, {
      rule: "700.3a",
      purpose: "separate",
      source: context.source,
    })
    const second = all.filter((ref) => !first.includes(ref))
    const isFirst = choosesFirst(s, chooser, first, second, context)
    bind(context, "pile", isFirst ? first : second)
    bind(context, "otherPile", isFirst ? second : first)
    execute(s, e.then, context)
  },
}

function choosesFirst(
  s: State,
  player: PlayerId,
  first: readonly Ref[],
  second: readonly Ref[],
  context: Context,
): boolean {
  const label = (pile: readonly Ref[]) => ({
    label: pile.map((id) => characteristics(s, id).name).join(", ") || "–",
  })
  const [chosen] = choose(s, {
    kind: "option",
    player,
    rule: "700.3",
    purpose: "pile",
    source: context.source,
    options: [label(first), label(second)],
    min: 1,
    max: 1,
  })
  return chosen === 0
}
