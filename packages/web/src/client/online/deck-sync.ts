import { savedDecks, useDecks } from "../saved-decks.ts"
import { differences } from "./deck-differences.ts"
import { ownApi } from "./own-api.ts"
import { passkeys } from "./passkeys.ts"

/** Gives the person's devices the same decks, if they have a passkey. What can't be reached or kept now is tried again at the next visit. */
export async function syncDecks(): Promise<void> {
  if ((await passkeys.own()).length === 0) return
  const { take, drop, send } = differences(useDecks.getState().decks, savedDecks.gone(), await ownApi.decks())
  if (take.length > 0 || drop.size > 0) savedDecks.takeOver(take, drop)
  for (const deck of send) await ownApi.keepDeck(deck)
}
