import { boundedRegex } from "../bounded-regex.ts"
import type { Term } from "../query.ts"
import { plainText, type SearchCard, type SearchFace } from "../search-card.ts"
import { type Field, fault, onlyEqual, unlessDenied } from "./field.ts"

/** Text matcher: contains the words, or matches the regular expression. */
function asked(term: Term): (text: string) => boolean {
  onlyEqual(term)
  if (term.form !== "regex") {
    const wanted = plainText(term.value)
    return (text) => text.includes(wanted)
  }
  const fits = boundedRegex(term.value)
  if (fits === undefined) throw fault("search/regex", term)
  return fits
}

/** A face field: any one face must match. */
function ofFaces(textOf: (face: SearchFace) => string): Field {
  return (term) => {
    const fits = asked(term)
    return unlessDenied(term, (card) => card.faces.some((face) => fits(textOf(face))))
  }
}

/** A word of the name, or the whole name after "!". */
export const name: Field = (term) => {
  if (term.form === "exact") return exactly(plainText(term.value))
  const fits = asked(term)
  return unlessDenied(term, ({ key }) => fits(key))
}

function exactly(wanted: string) {
  return ({ key }: SearchCard) =>
    key === wanted || key.split("\n").some((each) => each === wanted || each.split(" // ").includes(wanted))
}

export const text = ofFaces((face) => face.text)
export const fullText = ofFaces((face) => face.fullText)

/** Words of the type line, in any order. */
export const type: Field = (term) => {
  if (term.form === "regex") return ofFaces((face) => face.typeLine)(term)
  onlyEqual(term)
  const words = plainText(term.value).split(/\s+/)
  return unlessDenied(term, (card) =>
    card.faces.some(({ typeLine }) => words.every((word) => typeLine.includes(word))),
  )
}

/** A keyword ability: at the start of a line, or in a list of keywords. */
export const keyword: Field = (term) => {
  onlyEqual(term)
  const wanted = plainText(term.value).replaceAll(/[^a-z' -]/g, "")
  if (wanted === "") throw fault("search/value", term)
  const fits = new RegExp(`(?:^|, |\n)${wanted}(?=$|[,;\n]| \\{| [\\d-]|-| from| for)`)
  return unlessDenied(term, (card) => card.faces.some(({ text }) => fits.test(text)))
}
