import { z } from "zod"

/** A seat by its letter. */
export const seat = z.string().min(1)

/** A card by its name or "@ref". */
export const card = z.string().min(1)

export const cardReference = z.strictObject({
  card,
  copy: z.boolean().optional(),
  nth: z.int().positive().optional(),
  mode: z.int().positive().optional(),
  amount: z.int().nonnegative().optional(),
  text: z.string().optional(),
})

const player = z.strictObject({
  player: seat,
  amount: z.int().nonnegative().optional(),
  mode: z.int().positive().optional(),
})

/** A card, permanent, spell or player. */
export const reference = z.union([card, player, cardReference])

const simple = z.union([z.boolean(), z.int(), z.string(), player, cardReference])

/** A decision in one of a player's queues. */
export const queueEntry = z.union([
  simple,
  z.strictObject({ all: z.array(simple) }),
  z.strictObject({ stop: z.literal(true) }),
  z.strictObject({ illegal: simple }),
  z.strictObject({ cost: z.string(), source: z.string().optional() }),
  z.strictObject({ coin: z.boolean() }),
  z.strictObject({ die: z.int().positive() }),
  z.strictObject({ planarDie: z.enum(["planeswalk", "chaos", "blank"]) }),
])
