import type { Era } from "../era.ts"
import { era1999_06 } from "./1999-06.ts"
import { era2003_07 } from "./2003-07.ts"
import { era2004_10 } from "./2004-10.ts"
import { era2007_10 } from "./2007-10.ts"
import { era2009_07 } from "./2009-07.ts"
import { era2010_07 } from "./2010-07.ts"
import { era2011_09_30 } from "./2011-09-30.ts"
import { era2014_02 } from "./2014-02.ts"
import { era2015_07 } from "./2015-07.ts"
import { era2017_09_29 } from "./2017-09-29.ts"
import { era2018_06 } from "./2018-06.ts"
import { era2020_07_03 } from "./2020-07-03.ts"
import { era2021_04_22 } from "./2021-04-22.ts"
import { era2024_11 } from "./2024-11.ts"
import { era2025_06 } from "./2025-06.ts"
import { currentEra } from "./current.ts"

/** From the oldest era to the current one, each with its changes. */
export const ERAS: readonly [typeof era1999_06, ...Era[]] = [
  era1999_06,
  era2003_07,
  era2004_10,
  era2007_10,
  era2009_07,
  era2010_07,
  era2011_09_30,
  era2014_02,
  era2015_07,
  era2017_09_29,
  era2018_06,
  era2020_07_03,
  era2021_04_22,
  era2024_11,
  era2025_06,
  currentEra,
]
