import { ASCEND_TO_CASUALTY } from "./ascend-to-casualty.ts"
import { CHANGELING_TO_PROWESS } from "./changeling-to-prowess.ts"
import { DASH_TO_ESCAPE } from "./dash-to-escape.ts"
import { DEATHTOUCH_TO_MADNESS } from "./deathtouch-to-madness.ts"
import { ENLIST_TO_PARADIGM } from "./enlist-to-paradigm.ts"
import { FEAR_TO_CHAMPION } from "./fear-to-champion.ts"

/** The keyword abilities (702), in order. */
export const KEYWORD_ABILITIES: readonly string[] = [
  DEATHTOUCH_TO_MADNESS,
  FEAR_TO_CHAMPION,
  CHANGELING_TO_PROWESS,
  DASH_TO_ESCAPE,
  ASCEND_TO_CASUALTY,
  ENLIST_TO_PARADIGM,
]
