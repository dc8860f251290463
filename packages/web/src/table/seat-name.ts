import type { PlayerId } from "@apnap/engine"
import { playerName } from "@apnap/words"
import type { TFunction } from "i18next"
import type { Seen } from "../protocol/table.ts"
import { spoken } from "../words/index.ts"
import { seatCalled } from "./preview/note-words.ts"

/** A player in the midst of a sentence. */
export function seatInside(seen: Seen, player: PlayerId): string {
  return playerName(seen.players[player].name, spoken())
}

/** A player as he stands alone or begins a sentence: "You", "Computer", "L’ordinateur". */
export function seatName(t: TFunction, seen: Seen, player: PlayerId): string {
  return player === seen.player ? t("table.you") : seatCalled(t, seen.players[player].name, spoken())
}
