import type { Ability, Effect } from "@apnap/engine"
import type { Item } from "../grammar/grammar.ts"
import { ORACLE } from "../oracle.ts"
import { readAnchored, spellAnchored } from "./anchored.ts"
import type { Body } from "./body.ts"
import { readCase, spellCase } from "./case.ts"
import { isChapter, readChapter, spellChapter } from "./chapters.ts"
import { readKeyworded, spellKeyworded } from "./keyworded.ts"
import { readInstead, readOtherwise, spellInstead, spellOtherwise } from "./otherwise.ts"
import { readRevealing, spellRevealing } from "./revealing.ts"
import { within } from "./within.ts"
import { readWorded } from "./worded.ts"
import "./ability.ts"
import "./body.ts"
import "./keyword-line.ts"

/** A line of text: keywords, an ability, or a chapter. Its value is the list of its abilities. */
ORACLE.symbol("line").handwritten = {
  read: (reader, at) => [
    ...reader.read("keyword line", at),
    ...reader.read("ability", at).map((r) => ({ end: r.end, value: [r.value] })),
    ...readChapter(reader, at),
    ...readOtherwise(reader, at),
    ...readInstead(reader, at),
    ...readRevealing(reader, at),
    ...readKeyworded(reader, at),
    ...readCase(reader, at),
    ...readAnchored(reader, at),
    ...readWorded(reader, at),
  ],
  *spell(value) {
    const list = value as readonly Ability[]
    const [only] = list
    const word =
      only !== undefined && list.length === 1 && "word" in only
        ? (only.word as string | undefined)
        : undefined
    if (word !== undefined && !isChapter(only)) {
      const bare = { ...only, word: undefined }
      yield [...word.toLowerCase().split(" "), "—", { symbol: "line", value: [bare] }]
      return
    }
    yield [{ symbol: "keyword line", value }]
    yield* spellAnchored(list)
    yield* spellRevealing(list)
    if (list.length === 1) {
      yield* spellKeyworded(list[0])
      yield* spellCase(list[0])
    }
    if (list.length === 2) {
      yield* spellOtherwise(list)
      yield* spellInstead(list)
    }
    if (list.length === 1 && isChapter(only)) yield spellChapter(only)
    if (list.length === 1 && list[0].ability === "spell") yield* spellSpell(list[0])
    else if (list.length === 1) yield [{ symbol: "ability", value: list[0] }]
  },
}

function* spellSpell(ability: Extract<Ability, { ability: "spell" }>): Iterable<readonly Item[]> {
  yield [within("ability body", { effect: ability.effect, modes: ability.modes }, ability.targets)]
}

/** A permission to cast the spell itself applies before it's on the stack: a static ability (113.6d, 601.3), not an instruction. */
function isOwnPermission(effect: Effect | undefined): boolean {
  if (effect?.do === "if" && effect.else === undefined) return isOwnPermission(effect.then)
  return effect?.do === "cast" && effect.what.sel === "self"
}

/** A line of an instant or sorcery: any line, or what the spell does as it resolves. */
ORACLE.symbol("spell line").handwritten = {
  read: (reader, at) => [
    ...reader
      .read("ability body", at)
      .filter((r) => !isOwnPermission((r.value as Body).effect))
      .map((r) => ({ end: r.end, value: [{ ability: "spell", ...(r.value as Body) }] })),
    ...reader.read("line", at),
    ...readWorded(reader, at, "spell line"),
  ],
  spell: (value) => [[{ symbol: "line", value }]],
}
