import type { PermanentStanding, Standing } from "@apnap/scenarios"
import { counterNoun, type Language } from "@apnap/words"
import { FACT_WORDS, type FactWords } from "./fact-words.ts"

/** Visible facts of a position, keyed in words by whom and what they concern, for instance "A" and "life". */
type Facts = ReadonlyMap<string, { who: string; text: string }>

/** For each of several positions, the facts not shared by all: one line per player, the game's own first. */
export function differentFacts(positions: readonly (Standing | null)[], language: Language): string[][] {
  const facts = positions.map((position) => (position === null ? new Map() : factsOf(position, language)))
  const keys = [...new Set(facts.flatMap((each) => [...each.keys()]))]
  const telling = keys.filter((key) => new Set(facts.map((each) => each.get(key)?.text)).size > 1)
  return facts.map((each) =>
    linesOf(
      telling.flatMap((key) => each.get(key) ?? []),
      FACT_WORDS[language],
    ),
  )
}

/** A position in words: one line per player, the game's own first. Empty facts are omitted. */
export function boardLines(standing: Standing, language: Language): string[] {
  const w = FACT_WORDS[language]
  const facts = [...factsOf(standing, language).values()]
  return linesOf(
    facts.filter(({ text }) => !text.endsWith(`${w.colon}${w.nothing}`)),
    w,
  )
}

function linesOf(
  facts: readonly { who: string; text: string }[],
  { colon, semicolon }: Pick<FactWords, "colon" | "semicolon">,
): string[] {
  const players = [...new Set(facts.map(({ who }) => who))]
  return players.map((player) => {
    const texts = facts.filter(({ who }) => who === player).map(({ text }) => text)
    return `${player === "" ? "" : `${player}${colon}`}${texts.join(semicolon)}`
  })
}

function factsOf({ winners, stack, players }: Standing, language: Language): Facts {
  const w = FACT_WORDS[language]
  const facts = new Map<string, { who: string; text: string }>()
  const add = (who: string, what: string, text: string) => facts.set(`${who} ${what}`, { who, text })
  const zone = (name: string, cards: readonly string[]) =>
    `${name}${w.colon}${cards.length === 0 ? w.nothing : counted(cards).join(", ")}`
  if (winners !== null) add("", "over", winners.length === 0 ? w.draw : w.wins(winners.join(", ")))
  add("", "stack", zone(w.stack, stack))
  for (const { name, ...p } of players) {
    if (p.left !== null) add(name, "left", w.left[p.left])
    add(name, "life", w.life(p.life))
    for (const [kind, count] of Object.entries(p.counters))
      add(name, kind, counterNoun(kind, count, language))
    add(name, "mana", `${w.mana}${w.colon}${p.mana === "" ? w.nothing : p.mana}`)
    const permanents = p.battlefield.map((permanent) => inWords(permanent, language))
    add(name, "battlefield", zone(w.battlefield, permanents))
    for (const what of ["graveyard", "hand", "exile", "command"] as const)
      add(name, what, zone(w[what], p[what]))
    add(name, "library", w.library(p.library))
  }
  return facts
}

function inWords(permanent: PermanentStanding, language: Language): string {
  const w = FACT_WORDS[language]
  const { name, size, tapped, damage, counters, phasedOut, faceDown, attachedTo } = permanent
  const more = [
    ...(size === null ? [] : [size]),
    ...(tapped ? [w.tapped] : []),
    ...(damage > 0 ? [w.damaged(damage)] : []),
    ...Object.entries(counters).map(([kind, count]) => counterNoun(kind, count, language)),
    ...(phasedOut ? [w.phasedOut] : []),
    ...(faceDown ? [w.faceDown] : []),
    ...(attachedTo === null ? [] : [w.attachedTo(attachedTo)]),
  ]
  return more.length === 0 ? name : `${name} (${more.join(", ")})`
}

/** Distinct items with their counts. */
function counted(names: readonly string[]): string[] {
  return [...new Set(names)].map((name) => {
    const count = names.filter((other) => other === name).length
    return count === 1 ? name : `${count} ${name}`
  })
}
