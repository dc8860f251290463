import type { Entry } from "../entry.ts"
import { ofThe, the, toThe } from "./names.ts"

const whose = ({ who }: Entry, yours: string, noun: string) => (who.you ? yours : `${noun} ${ofThe(who)}`)

/** What an effect replaces (614.1) or forbids (614.17), by the kind of event. */
const NOUNS: Readonly<Record<string, (e: Entry) => string>> = {
  moves: ({ object }) => `le déplacement ${ofThe(object)}`,
  destroyed: ({ object }) => `la destruction ${ofThe(object)}`,
  damage: ({ other }) => `les blessures ${other.you ? "qui vous seraient infligées" : toThe(other)}`,
  draw: (e) => whose(e, "votre pioche", "la pioche"),
  draws: (e) => whose(e, "vos pioches", "les pioches"),
  mills: (e) => whose(e, "votre meule", "la meule"),
  scry: (e) => whose(e, "votre regard", "le regard"),
  surveil: (e) => whose(e, "votre surveillance", "la surveillance"),
  gainLife: (e) => whose(e, "votre gain de points de vie", "le gain de points de vie"),
  loseLife: (e) => whose(e, "votre perte de points de vie", "la perte de points de vie"),
  counters: ({ other }) => `les marqueurs ${other.you ? "qui vous reviennent" : `destinés ${toThe(other)}`}`,
  token: (e) => whose(e, "vos jetons", "la création de jetons"),
  untaps: ({ object }) => `le dégagement ${ofThe(object)}`,
  loses: (e) => whose(e, "votre défaite", "la défaite"),
  wins: (e) => whose(e, "votre victoire", "la victoire"),
  searches: (e) => whose(e, "votre recherche", "la recherche"),
  taps: ({ object }) => `l’engagement ${ofThe(object)}`,
  countered: ({ object }) => `ce qui contrecarre ${the(object)}`,
  sacrifice: ({ object }) => `le sacrifice ${ofThe(object)}`,
  discard: ({ object }) => `la défausse ${ofThe(object)}`,
  attached: ({ object }) => `l’attachement ${ofThe(object)}`,
  transforms: ({ object }) => `la transformation ${ofThe(object)}`,
  turnedFaceUp: ({ object }) => `le retournement ${ofThe(object)}`,
  phasesOut: ({ object }) => `le hors-phase ${ofThe(object)}`,
}

/** The event that was replaced or forbidden, as a noun phrase. */
export function replacedEvent(e: Entry): string {
  return NOUNS[e.detail]?.(e) ?? "ce qui devait arriver"
}
