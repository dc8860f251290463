import { capitalised, type Language, optionIn, playerName, typeIn } from "@apnap/words"
import type { TFunction } from "i18next"
import type { Note } from "../../protocol/table.ts"

/** Something remembered about an object, in words; `short` for a tile. */
export function noteWords(t: TFunction, note: Note, language: Language, short = false): string {
  const { what, value } = note
  switch (what) {
    case "is":
      return t(`note.is.${value as "monstrous"}`)
    case "phasedOut":
      return t("note.phasedOut")
    case "level":
      return t("note.level", { value })
    case "room":
      return short ? value : t("note.room", { value })
    case "protector":
      return t("note.protector", { value: seatCalled(t, value, language) })
    default: {
      const chosen = chosenWords(t, note, language)
      return short ? chosen : t("note.chosen", { value: chosen })
    }
  }
}

/** A player known only by name: the person is "You" in every game. */
export function seatCalled(t: TFunction, name: string, language: Language): string {
  return name === "You" ? t("table.you") : capitalised(playerName(name, language))
}

function chosenWords(t: TFunction, { what, value }: Note, language: Language): string {
  if (what === "type") return typeIn(value, language)
  if (what === "player") return seatCalled(t, value, language)
  return what === "color" || what === "option" ? optionIn(value, language) : value
}
