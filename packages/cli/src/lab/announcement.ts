import type { Study } from "@apnap/players"

/** What a study is about to play, in one line: its decks, what is changed in them, and against whom. */
export function announcement({ contests }: Pick<Study, "contests">): string {
  const decks = (seat: 0 | 1) => [...new Set(contests.map(({ names }) => names[seat]))]
  const count = contests.length === 1 ? "1 pairing" : `${contests.length} pairings`
  const [before, after] = contests[0].arms
  if (after === undefined)
    return `${count}: ${[...new Set([...decks(0), ...decks(1)])].join(", ")}, each against each`
  const against = decks(1).join(", ")
  return `${count}: ${decks(0).join(", ")}, each with ${after.name} and with ${before.name}, against ${against}`
}

/** Says it on standard error, as the first games are about to be played. */
export function announce(study: Study): void {
  process.stderr.write(`${announcement(study)}\n`)
}
