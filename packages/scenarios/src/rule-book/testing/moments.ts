/** Moments of a script, and an entry that must not be possible. */

export const attacks = { step: "declareAttackers" } as const
export const blocks = { step: "declareBlockers" } as const
export const end = { step: "end" } as const
export const upkeep = (turn: number) => ({ turn, step: "upkeep" }) as const
export const untilDraw = (turn: number) => ({ stopAt: { turn, step: "draw" } }) as const
export const never = { illegal: true } as const
