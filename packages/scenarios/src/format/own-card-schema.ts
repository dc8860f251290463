import { z } from "zod"

const text = z.string().optional()
const letters = z.array(z.enum(["W", "U", "B", "R", "G"])).optional()

/** 107.4 */
const MANA = /^(?:\{(?:\d+|[WUBRGCSXYZ]|[WUBRGC2]\/[WUBRG](?:\/P)?|[WUBRG]\/P)\})*$/

const face = {
  name: z.string().min(1),
  mana_cost: z.string().regex(MANA).optional(),
  type_line: z.string().min(1),
  oracle_text: text,
  power: text,
  toughness: text,
  loyalty: text,
  defense: text,
  colors: letters,
}

/** A scenario's own card, as in a card file; single-faced if no layout is given. */
export const ownCard = z.strictObject({
  ...face,
  layout: text,
  color_identity: letters,
  card_faces: z.array(z.strictObject(face)).min(2).optional(),
})
