import type { Amount } from "../amount.ts"
import type { Filter } from "../filter.ts"
import type { PlayerSelector, Selector } from "../selector.ts"
import type { Zone } from "../vocabulary.ts"
import type { MoveOptions } from "./move-options.ts"

/** Instructions about libraries: draws, searches, looks (121, 401, 701). */
export type LibraryEffect =
  /** `bind` names the cards; the same name plus "Count" is the number drawn, including replaced draws. */
  | { do: "draw"; count: Amount; player?: PlayerSelector; bind?: string }
  | { do: "mill"; count: Amount; player?: PlayerSelector; bind?: string }
  | { do: "scry"; count: Amount; player?: PlayerSelector }
  | { do: "surveil"; count: Amount; player?: PlayerSelector; bind?: string }
  | { do: "shuffle"; player?: PlayerSelector; into?: Selector }
  /** Look at cards without moving them. `exiled`: face-down cards, for as long as they remain exiled (406.3). */
  | { do: "look"; what: Selector; player?: PlayerSelector; exiled?: true; bind?: string }
  | { do: "reveal"; what: Selector; bind?: string }
  /** Look at (or reveal) the top N, put some matching cards somewhere, the rest elsewhere. */
  | {
      do: "dig"
      count: Amount
      player?: PlayerSelector
      reveal?: boolean
      take: {
        filter?: Filter
        count: Amount
        upTo?: boolean
        to: Zone
        reveal?: boolean
        position?: number
      } & MoveOptions
      rest: { to: Zone; position?: number; order?: "chosen" | "random" }
      bind?: string
      restBind?: string
    }
  /** Reveal (or exile) cards from the top until one (or `count`) match. `link`: they are exiled with the source (607.2a). */
  | {
      do: "digUntil"
      filter: Filter
      count?: Amount
      player?: PlayerSelector
      exile?: boolean
      link?: true
      bind: string
      restBind: string
    }
  | ({
      do: "search"
      player?: PlayerSelector
      of?: PlayerSelector
      zone?: Zone | readonly Zone[]
      /** "Library and/or graveyard": the player chooses which of the zones, and shuffles only a library that they searched. */
      anyZones?: true
      filter: Filter
      count: Amount
      upTo?: boolean
      to?: Zone
      reveal?: boolean
      shuffle?: boolean
      bind?: string
      chooser?: PlayerSelector
      different?: "name"
      /** "A Forest card and a Plains card": one more of each of these. */
      also?: readonly Filter[]
      /** "Put one onto the battlefield and the other into your hand": where all but one of the found cards go. */
      others?: Zone
    } & MoveOptions)
  /** The player's cards in these two zones change places (701.12f). */
  | { do: "exchangeZones"; zones: readonly [Zone, Zone]; player?: PlayerSelector }
  /** Reorder the top cards: "put them back in any order". */
  | { do: "reorderTop"; count: Amount; player?: PlayerSelector; of?: PlayerSelector }
