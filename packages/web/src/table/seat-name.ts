import type { PlayerId } from "@apnap/engine"
import { playerName } from "@apnap/words"
import type { TFunction } from "i18next"
import type { Seen } from "../protocol/table.ts"
import { spoken } from "../words/index.ts"
import { seatCalled } from "./preview/note-words.ts"

/** A player's name within a sentence. */
export function seatInside(seen: Seen, player: PlayerId): string {
  return playerName(seen.players[player].name, spoken())
}

/** A player's name by itself or at the start of a sentence: "You", "Computer", "L’ordinateur". */
export function seatName(t: TFunction, seen: Seen, player: PlayerId): string {
  return player === seen.player ? t("table.you") : seatCalled(t, seen.players[player].name, spoken())
}
