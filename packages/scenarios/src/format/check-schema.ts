import { z } from "zod"
import type { Check, CheckKind } from "./check-format.ts"
import { card, cardReference, reference, seat } from "./reference-schema.ts"

const VALUES = ["is", "not", "atLeast", "atMost"] as const
const whole = z.int().optional()
const truth = { is: z.boolean().optional(), not: z.boolean().optional() }
const amount = { is: whole, not: whole, atLeast: whole, atMost: whole }
const text = z.string().min(1)
const names = z.array(z.string()).optional()
const someone = seat.nullable().optional()
const time = z.enum(["day", "night", "neither"]).optional()
const owned = { player: seat }
const object = z.union([card, cardReference])
const ofCards = { player: seat.optional(), card: object.optional(), ...amount }
const ofPermanent = {
  card: object,
  player: seat.optional(),
  scope: z.literal("all").optional(),
  absentOk: z.boolean().optional(),
}
const whether = { ...ofPermanent, ...truth }
const howMany = { ...ofPermanent, ...amount }
const size = { ...ofPermanent, power: whole, toughness: whole }
const colors = z.string().regex(/^[WUBRG]+$/)
const pool = z.enum(["W", "U", "B", "R", "G", "C"])

/** The fields of each kind of check, besides `check`. */
const FIELDS = {
  life: { ...owned, ...amount },
  hand: ofCards,
  graveyard: ofCards,
  library: ofCards,
  exile: ofCards,
  command: ofCards,
  permanents: { ...ofCards, tapped: z.boolean().optional(), token: z.boolean().optional() },
  powerToughness: size,
  basePowerToughness: size,
  counters: { ...howMany, counter: text, zone: z.enum(["exile", "offBattlefield"]).optional() },
  playerCounters: { ...owned, ...amount, counter: text },
  ability: { ...whether, has: text, instances: whole },
  tapped: whether,
  attacking: whether,
  attached: whether,
  attachedTo: { ...whether, attachment: text },
  attachments: howMany,
  damage: howMany,
  type: { ...whether, type: text },
  subtype: { ...whether, subtype: text },
  supertype: { ...whether, supertype: text },
  color: { ...whether, colors },
  status: { ...whether, status: text },
  controller: { card: object, ...owned, ...truth },
  protector: { ...whether, protector: seat },
  classLevel: howMany,
  manaValue: howMany,
  zone: { card: object, player: seat.optional(), zone: text, ...truth },
  manaPool: { ...owned, color: pool, ...amount },
  stack: { text: text.optional(), ...amount },
  canDo: { ...owned, ability: text, ...truth },
  mayAttack: { card: object, player: seat.optional(), defender: reference.optional(), ...truth },
  attackers: { ...owned, is: names, not: names },
  blockers: { ...owned, is: names, not: names },
  activePlayer: { is: someone, not: someone },
  monarch: { is: someone, not: someone },
  initiative: { is: someone, not: someone },
  turn: amount,
  speed: { ...owned, ...amount },
  dayNight: { is: time, not: time },
  won: { ...owned, ...truth },
  lost: { ...owned, ...truth },
  inGame: { ...owned, ...truth },
  gameOver: truth,
  draw: truth,
  topCardRevealed: { ...owned, ...truth },
  sees: { ...owned, card: object, ...truth },
  decider: { ...owned, is: seat.optional(), not: seat.optional() },
} satisfies Record<CheckKind, z.core.$ZodLooseShape>

/** Kinds whose expected value is in their own fields. */
const VALUELESS: ReadonlySet<string> = new Set(["powerToughness", "basePowerToughness"])

function expectsOneThing(c: Readonly<Record<string, unknown>>): boolean {
  if (VALUELESS.has(String(c.check))) return c.power !== undefined || c.toughness !== undefined
  const given = VALUES.filter((key) => c[key] !== undefined).length + (c.instances === undefined ? 0 : 1)
  return given === 1
}

const kinds = Object.entries(FIELDS).map(([kind, fields]) =>
  z
    .strictObject({ check: z.literal(kind), ...fields })
    .refine(expectsOneThing, "expects exactly one value (is, not, atLeast, atMost; power, toughness)"),
)
type Kinds = [(typeof kinds)[number], ...typeof kinds]

/** One check of any kind. */
export const check = z.discriminatedUnion("check", kinds as Kinds) as unknown as z.ZodType<Check>
