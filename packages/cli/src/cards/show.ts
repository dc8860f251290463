import { type CompiledCard, printFace } from "@apnap/cards"
import type { CardFace } from "@apnap/engine"
import { finderFor } from "./find.ts"

/** Prints a card as it is understood: its text in our words, its structure, and what is missing. */
export async function show(name: string, { cards }: { cards?: string }): Promise<void> {
  const find = await finderFor([name], cards)
  const card = find(name)
  if (card === undefined) throw new Error(`cards/unknown: no card is called "${name}"`)
  process.stdout.write(`${cardText(card).join("\n")}\n`)
}

function cardText({ definition, missing }: CompiledCard): string[] {
  const faces = definition.faces.flatMap((face) => [...faceText(face), ""])
  const structure = JSON.stringify(definition, null, 2)
  const gaps = missing.map(
    ({ line, stoppedAt, expected }) =>
      `  ${line}\n    stopped at: ${stoppedAt || "the end"}\n    expected: ${expected.join(", ")}`,
  )
  return [...faces, structure, "", gaps.length === 0 ? "Nothing is missing." : "Missing:", ...gaps]
}

function faceText(face: CardFace): string[] {
  const { name, cost, supertypes = [], types, subtypes = [], power, toughness, loyalty, defense } = face
  const left = [...supertypes, ...types].map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ")
  const size =
    power === undefined ? undefined : `${face.shownPower ?? power}/${face.shownToughness ?? toughness}`
  const corner = size ?? loyalty ?? defense
  return [
    cost === undefined ? name : `${name} ${cost}`,
    subtypes.length === 0 ? left : `${left} — ${subtypes.join(" ")}`,
    ...printFace(face),
    ...(corner === undefined ? [] : [String(corner)]),
  ]
}
