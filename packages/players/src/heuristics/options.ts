import {
  type Ability,
  answerFault,
  COLOR_BIT,
  COLORS,
  type ColorLetter,
  characteristics,
  type Modes,
  type ObjectId,
  type OptionDecision,
  objectOf,
  type PlayerId,
  type State,
} from "@apnap/engine"
import { type Dice, randomAnswer } from "../random.ts"
import { gainOf } from "./effects/worthwhile.ts"

/** Chooses the best modes (700.2), or the color the hand needs most; anything else at random. */
export function options(s: State, d: OptionDecision, roll: Dice): readonly number[] {
  const any = randomAnswer(d, roll) as readonly number[]
  const values = d.purpose === "mode" ? modeValues(s, d) : d.purpose === "color" ? colorValues(s, d) : null
  if (values === null) return any
  const order = values.map((_, i) => i).sort((a, b) => values[b] - values[a])
  const wanted = order.filter((i, n) => n < d.min || (n < d.max && values[i] > 0))
  const answer =
    d.repeat === true ? Array.from({ length: d.max }, () => order[0]) : wanted.sort((a, b) => a - b)
  return answerFault(d, answer) === null ? answer : any
}

/** The value of a mode that affects nothing in play: cards, tokens, life. */
const PLAIN = 1.5

function modeValues(s: State, { source, player, options: offered }: OptionDecision): number[] | null {
  const modes = modesOf(s, source)
  if (modes === null) return null
  return offered.map(({ label }) => {
    const mode = modes.of.find((m, i) => (m.label ?? `mode:${i}`) === label)
    if (mode === undefined) return 0
    const { effect, targets = [] } = mode
    return gainOf(s, player, source, [{ ability: "spell", effect, targets }]) ?? PLAIN
  })
}

function modesOf(s: State, source: ObjectId): Modes | null {
  const own = objectOf(s, source)?.stack?.ability
  if (objectOf(s, source) === undefined) return null
  const abilities: readonly Ability[] = own ? [own] : characteristics(s, source).abilities
  for (const a of abilities) if (a.ability !== "keyword" && a.ability !== "static" && a.modes) return a.modes
  return null
}

const NAMES: Readonly<Record<ColorLetter, string>> = {
  W: "White",
  U: "Blue",
  B: "Black",
  R: "Red",
  G: "Green",
}

function colorValues(s: State, { player, options: offered }: OptionDecision): number[] {
  const asked = symbolsInHand(s, player)
  return offered.map(({ label }) =>
    COLORS.reduce(
      (sum, color, i) => sum + (label === NAMES[color] || label.includes(`{${color}}`) ? asked[i] : 0),
      0,
    ),
  )
}

/** Number of symbols of each color in the costs of the player's hand (107.4). */
function symbolsInHand(s: State, player: PlayerId): number[] {
  const { hand } = s.players[player]
  return COLORS.map((color) =>
    hand.reduce((sum, id) => {
      const symbols = characteristics(s, id).cost?.symbols ?? []
      return sum + symbols.filter(({ mask }) => (mask & COLOR_BIT[color]) !== 0).length
    }, 0),
  )
}
