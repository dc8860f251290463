import { recordReplaced } from "../../events/replacing/afterwards.ts"
import { ANY, type Candidate, NO_CANDIDATES } from "../../events/replacing/candidate.ts"
import type { PendingEvent } from "../../events/replacing/pending-event.ts"
import { defineVariantReplacements } from "../../events/replacing/variants.ts"
import type { CardDefinition } from "../../language/card.ts"
import { GameError } from "../../state/game-error.ts"
import type { GameSetup } from "../../state/game-setup.ts"
import type { State } from "../../state/state.ts"
import { layOutDeck } from "../lay-out-decks.ts"
import type { Variant } from "../variant.ts"

const NAME = "attractions"
const KEY = "attractions:"
const LEAST = 10

/** 717: supplementary decks of Attractions, which are opened and visited. Active whenever a player brings such a deck. */
export const ATTRACTIONS: Variant = {
  name: NAME,
  rule: "717",
  since: "2022-10-07",
  kind: "casual",
  checkDecks,
  prepare,
}

/** 717.2a: at least ten Attractions with different names. */
function checkDecks({ players }: GameSetup): void {
  for (const { name, attractions: deck } of players) {
    if (deck === undefined) continue
    const refuse = (why: string): never => {
      throw new GameError("attraction-deck", `${name}'s Attraction deck ${why} (717.2a)`, "717.2a")
    }
    if (deck.length < LEAST) refuse(`has ${deck.length} cards, at least ${LEAST} are needed`)
    const names = deck.map((card) => card.name)
    for (const card of deck) {
      if (!isAttraction(card)) refuse(`holds ${card.name}, which is no Attraction`)
      if (names.indexOf(card.name) !== names.lastIndexOf(card.name))
        refuse(`holds ${card.name} more than once`)
    }
  }
}

function isAttraction({ faces: [face] }: CardDefinition): boolean {
  return face.subtypes?.includes("Attraction") === true
}

/** 717.2: puts the decks into the command zone, shuffled. */
function prepare(s: State, { players, shuffle }: GameSetup): void {
  for (const [player, { attractions }] of players.entries())
    if (attractions !== undefined) layOutDeck(s, player, "attractions", attractions, shuffle !== false)
}

/** Zones in which a card with an Attraction back stays. */
const ITS_ZONES: readonly string[] = ["battlefield", "exile", "command"]

/** 717.6: moves to other zones go to the command zone instead. Applies again after another effect has changed the event. */
function insteadOfZone(s: State, p: PendingEvent): readonly Candidate[] {
  if (p.kind !== "moves" || ITS_ZONES.includes(p.to)) return NO_CANDIDATES
  const object = s.objects[p.was]
  if (object === undefined || object.kind !== "card" || !isAttraction(s.definitions[object.def]))
    return NO_CANDIDATES
  const key = KEY + p.applied.filter((other) => !other.startsWith(KEY)).length
  if (p.applied.includes(key)) return NO_CANDIDATES
  return [
    {
      key,
      order: ANY,
      label: "command zone",
      rule: "717.6",
      source: p.was,
      asks: -1,
      same: key,
      apply: toCommandZone,
    },
  ]
}

function toCommandZone(s: State, p: PendingEvent): boolean {
  recordReplaced(s, p, p.was, "717.6")
  p.to = "command"
  p.shuffle = false
  return true
}

defineVariantReplacements(NAME, insteadOfZone)
