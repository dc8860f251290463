import { type Fairness, isFair, seedOf } from "@apnap/session/protocol"

/** What was told of a table's shuffles before its game was over, and what this page added to them: "" for nothing. */
export interface ShufflePromise {
  commitment: string
  salt: string
}

/** Whether the shuffles were those that were promised; "late" where nothing was, since the page came after the game. */
export type ShuffleVerdict = "kept" | "broken" | "late"

/** Judges what is told after the game; null while it is not. The seed follows from it, for whoever begins the game anew. */
export async function judgeShuffles(
  promise: ShufflePromise | null,
  fairness: Fairness,
  seat: number | null,
): Promise<{ verdict: ShuffleVerdict; seed: string } | null> {
  const { secret, salts, commitment } = fairness
  if (secret === null) return null
  const seed = await seedOf(secret, salts)
  const isTheOne = (await isFair(fairness)) === true
  if (promise === null) return { verdict: isTheOne ? "late" : "broken", seed }
  const isMine = promise.salt === "" || seat === null || salts[seat] === promise.salt
  return { verdict: isTheOne && isMine && commitment === promise.commitment ? "kept" : "broken", seed }
}
