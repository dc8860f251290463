import { useEffect, useState } from "react"

/** The rules sections on card types. */
const CHAPTERS: Readonly<Record<string, string>> = {
  artifact: "301",
  creature: "302",
  enchantment: "303",
  instant: "304",
  land: "305",
  planeswalker: "306",
  sorcery: "307",
  kindred: "308",
  battle: "310",
  Aura: "303.4",
  Equipment: "301.5",
  Vehicle: "301.7",
  Saga: "714",
  Class: "716",
  Room: "709.5",
}

/** The rules sections for these types. */
export function rulesOfTypes(types: readonly string[]): string[] {
  return types.flatMap((type) => CHAPTERS[type] ?? [])
}

/** The rules of keyword abilities, found by their summaries, which begin with the keyword's name. */
export function useKeywordRules(keywords: readonly string[]): readonly string[] {
  const [rules, setRules] = useState<readonly string[]>([])
  const wanted = keywords.map(spelled).join("\n")
  useEffect(() => {
    let isWanted = true
    void load(wanted === "" ? [] : wanted.split("\n")).then(
      (found) => {
        if (isWanted) setRules(found)
      },
      // Offline, only the sections on types are shown.
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [wanted])
  return rules
}

/** Spells "firstStrike" as in the rules: "first strike". */
function spelled(keyword: string): string {
  return keyword.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

async function load(keywords: readonly string[]): Promise<string[]> {
  if (keywords.length === 0) return []
  const { loadSummaries } = await import("@apnap/words/rules/load")
  const summaries = await loadSummaries("702.1")
  return summaries.rules.filter((rule) => {
    const words = summaries.summary(rule, "en")?.toLowerCase() ?? ""
    return /^702\.\d+$/.test(rule) && keywords.some((keyword) => words.startsWith(`${keyword}:`))
  })
}
