import { type Fairness, isFair, seedOf } from "@apnap/session/protocol"

/** The commitment to a table's shuffles before its game was over, and this page's contribution; "" for none. */
export interface ShufflePromise {
  commitment: string
  salt: string
}

/** Whether the shuffles were as promised; "late" if the page arrived only after the game. */
export type ShuffleVerdict = "kept" | "broken" | "late"

/** Judges what is revealed after the game; null until then. The seed can be derived from it to replay the game. */
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
