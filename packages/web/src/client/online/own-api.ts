import type { KeptDeck, OwnTable } from "@apnap/session/protocol"
import { get, post } from "./api.ts"

/** The server's API for what is the person's own. Every method rejects with an `ApiError`. */
export const ownApi = {
  tables: async () => (await get<{ tables: OwnTable[] }>("me/tables")).tables,
  decks: async () => (await get<{ decks: KeptDeck[] }>("decks")).decks,
  keepDeck: (deck: KeptDeck) => post("decks", deck),
  /** Everything that is stored about the person. */
  data: () => get<object>("me/data"),
  /** Deletes it. */
  deleteAll: () => post("me/delete", { sure: true }),
}
