import type { Context } from "../characteristics/context.ts"
import { creatureTypesIn } from "../characteristics/queries/names/subtypes.ts"
import { COLOR_NAMES } from "../choosing/color-names.ts"
import { resolveObjects } from "../choosing/selecting.ts"
import type { Executors } from "../events/executor.ts"
import type { ObjectEffect, TextWord } from "../language/effects/object-effect.ts"
import { BASIC_LAND_TYPES } from "../language/vocabulary.ts"
import { COLORS } from "../mana/index.ts"
import { choose } from "../state/choose.ts"
import { objectNow } from "../state/object-now.ts"
import type { State } from "../state/state.ts"
import { changeObjects } from "./continuous.ts"

type ChangeText = Extract<ObjectEffect, { do: "changeText" }>

/** 612.1, 612.2: text-changing effects that replace a word. */
export const textChanging: Executors<ChangeText> = {
  changeText: (s, e, context) => {
    const objects = resolveObjects(s, e.what, context).filter((id) => objectNow(s, id).phasedOut === 0) // 702.26e
    if (objects.length === 0) return
    const word = chooseKind(s, e.words, context)
    const from = chooseWord(s, word, "oldWord", [e.to], context)
    const to = e.to ?? chooseWord(s, word, "newWord", [from, e.never], context)
    changeObjects(s, objects, [{ change: "text", from, to }], e.duration, context)
  },
}

const LABELS: Record<TextWord, string> = {
  color: "Color word",
  landType: "Basic land type",
  creatureType: "Creature type",
}

/** 608.2d: which kind of word, if there are several. */
function chooseKind(s: State, words: readonly TextWord[], context: Context): TextWord {
  if (words.length === 1) return words[0]
  const [at] = choose(s, {
    kind: "option",
    player: context.you,
    rule: "608.2d",
    purpose: "textWord",
    source: context.source,
    options: words.map((word) => ({ label: LABELS[word] })),
    min: 1,
    max: 1,
  })
  return words[at]
}

/** A word of that kind, other than these. */
function chooseWord(
  s: State,
  word: TextWord,
  purpose: "oldWord" | "newWord",
  but: readonly (string | undefined)[],
  { you: player, source }: Context,
): string {
  const isOpen = (one: string) => !but.includes(one)
  const about = { player, source, rule: "608.2d", purpose }
  if (word === "color") {
    const colors = COLORS.filter(isOpen)
    const options = colors.map((color) => ({ label: COLOR_NAMES[color] }))
    const [at] = choose(s, { kind: "option", ...about, options, min: 1, max: 1 })
    return colors[at]
  }
  const all = word === "landType" ? BASIC_LAND_TYPES : creatureTypesIn(s)
  return choose(s, { kind: "name", ...about, of: word, options: all.filter(isOpen) })
}
