import { SaxesParser, type SaxesTagPlain } from "saxes"
import type { DeckEntry } from "./entries.ts"
import { DeckError } from "./error.ts"
import { halves } from "./halves.ts"

/** Zone names in a Cockatrice list. */
const ZONES: Readonly<Record<string, DeckEntry["part"]>> = { main: "main", side: "sideboard" }

/** Reads lists from Magic Online, `<Cards Quantity="4" Name="…"/>`, and Cockatrice, `<card number="4" name="…"/>` in zones. */
export function readXmlEntries(text: string): DeckEntry[] {
  const entries: DeckEntry[] = []
  const parser = new SaxesParser()
  let part: DeckEntry["part"] | undefined
  parser.on("opentag", ({ name, attributes }: SaxesTagPlain) => {
    if (name === "zone") part = ZONES[attributes.name]
    else if (name === "card" && part !== undefined)
      entries.push(entry(parser.line, attributes.number, attributes.name, part))
    else if (name === "Cards")
      entries.push(
        entry(
          parser.line,
          attributes.Quantity,
          attributes.Name,
          attributes.Sideboard?.toLowerCase() === "true" ? "sideboard" : "main",
        ),
      )
  })
  parser.on("error", (error) => {
    throw new DeckError("deck/syntax", `line ${parser.line}: this is not XML: ${error.message}`, {
      line: parser.line,
    })
  })
  parser.write(text).close()
  if (entries.length === 0)
    throw new DeckError("deck/syntax", "line 1: this is no list of Magic Online or Cockatrice", { line: 1 })
  return entries
}

function entry(
  line: number,
  count: string | undefined,
  name: string | undefined,
  part: DeckEntry["part"],
): DeckEntry {
  if (count === undefined || name === undefined)
    throw new DeckError("deck/syntax", `line ${line}: a card without a count or a name`, { line })
  return { line, count: Number(count), name: halves(name.replace(/\s+/g, " ")), part }
}
