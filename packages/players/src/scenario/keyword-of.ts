import { FLAGS, type Keyword } from "@apnap/engine"

/** "first strike" as a keyword of the language; "protection from red" as its first word. */
export function keywordOf(text: string): Keyword {
  const words = text
    .toLowerCase()
    .replace(/[^a-z ]/g, "")
    .split(" ")
  const camel = words.map((w, i) => (i === 0 ? w : w[0].toUpperCase() + w.slice(1))).join("")
  if ((FLAGS as readonly string[]).includes(camel)) return camel as Keyword
  for (let n = words.length; n > 0; n--) {
    const part = words
      .slice(0, n)
      .map((w, i) => (i === 0 ? w : w[0].toUpperCase() + w.slice(1)))
      .join("")
    if (part.endsWith("walk") && part !== "landwalk") return "landwalk"
    if (n === words.length || KNOWN_PREFIXES.has(part)) return part as Keyword
  }
  return camel as Keyword
}
const KNOWN_PREFIXES: ReadonlySet<string> = new Set([
  "protection",
  "ward",
  "cycling",
  "flashback",
  "equip",
  "kicker",
  "hexproofFrom",
  "annihilator",
  "toxic",
  "bushido",
  "crew",
])
