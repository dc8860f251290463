import type { PlayerId } from "@apnap/engine"
import type { Color, Subject } from "@apnap/session/protocol"
import { Picture } from "../card/picture.tsx"

/** The animal and colour of each seat. */
const BEASTS: readonly (readonly [string, Color])[] = [
  ["Fox", "R"],
  ["Bird", "U"],
  ["Bear", "G"],
  ["Cat", "W"],
  ["Rat", "B"],
  ["Frog", "G"],
  ["Octopus", "U"],
  ["Boar", "R"],
]

const CRESTS = BEASTS.map(
  ([beast, color]): Subject => ({
    name: `crest of the ${beast}`,
    types: ["creature"],
    subtypes: [beast],
    colors: [color],
    keywords: [],
    effect: null,
    power: 5,
    toughness: 6,
    token: true,
  }),
)

/** The emblem beside a player's name. */
export function Crest({ seat }: { seat: PlayerId }) {
  return (
    <span className="crest" aria-hidden="true">
      <Picture name="" subject={CRESTS[seat % CRESTS.length]} alt="" />
    </span>
  )
}
