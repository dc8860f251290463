import { french } from "../../say.ts"

// Words replaced in a text (612.2).

french("replaced words", {
  "one color word with another": "d'un mot de couleur par un autre",
  "one basic land type with another": "d'un type de terrain de base par un autre",
  "one color word with another or one basic land type with another":
    "d'un mot de couleur par un autre ou d'un type de terrain de base par un autre",
  "one creature type with another": "d'un type de créature par un autre",
})
const TEXT = "change(s) the text of {what:object} by replacing all instances of"
const TEXTE = "<modifier> {what~texte} en remplaçant toutes les occurrences"
french("does", {
  [`${TEXT} {w:replaced words}`]: `${TEXTE} {w}`,
  [`${TEXT} {w:replaced words} {d:duration}`]: `${TEXTE} {w} {d}`,
  [`${TEXT} one creature type with another . the new creature type can't be {t:plain thing}`]: `${TEXTE} d'un type de créature par un autre . le nouveau type de créature ne peut pas être {t}`,
  [`${TEXT} one creature type with {t:plain thing}`]: `${TEXTE} d'un type de créature par {t}`,
})
