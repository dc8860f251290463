import { BEFORE_SCHEMES, LAYERS, ORDERS, SPECIAL_CARDS, START } from "./moved-rules.ts"

/**
 * Numbers that shifted as rules were inserted, from 2009 until today's numbering: the start of the game (103), sections 111 to 122 and 707
 * to 733, keyword actions (701) and keyword abilities (702). Inferred from what the documents print and from when each rule was added;
 * unknown numbers are left out. The numbers of an era hold only in it.
 */
export const MOVED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "2009-07": {
    ...START.first,
    ...BEFORE_SCHEMES,
    ...early(),
    ...sections("723-724:-13 729-729:-17 732-733:-19"),
    // Intimidate (13) was not there yet, and fear (36) still among the abilities of every core set, in the order of the alphabet.
    ...abilities("1-6:0 7-10:1 14-20:-2 22-35:-3 36-36:-29 37-85:-4"),
    ...tokens(),
    ...LAYERS,
  },
  "2010-07": {
    ...START.planechase,
    ...early(),
    ...sections("711-711:-1 723-724:-12 729-729:-16 732-733:-18"),
    ...abilities("1-10:0 13-20:-2 22-89:-3"),
    ...tokens(),
    ...LAYERS,
  },
  "2011-09-30": {
    ...innistrad(),
    "700.4": "700.6",
    ...actions("14:10"),
    ...abilities("1-11:0 13-20:-1 22-92:-2"),
  },
  "2014-02": {
    ...innistrad(),
    ...actions("35:26 36:27 37:28"),
    ...abilities("1-20:0 22-104:-1"),
  },
  "2015-07": {
    ...innistrad(),
    ...actions("35:26 36:27 37:28"),
    ...abilities("1-20:0 22-112:-1"),
  },
  "2017-09-29": {
    ...START.commander,
    ...withEmblems(),
    ...SPECIAL_CARDS.melded,
    ...sections("723-725:-9 727-727:-10 729-729:-11 732-733:-13"),
    ...created(),
    ...abilities("1-20:0 22-130:-1"),
    ...tokens(),
    ...LAYERS,
  },
  "2018-06": {
    ...START.brawl,
    ...ORDERS,
    ...withEmblems(),
    ...SPECIAL_CARDS.melded,
    ...sections("723-725:-8 727-727:-9 729-729:-10 732-733:-12"),
    ...created(),
    ...abilities("1-20:0 22-132:-1"),
    ...tokens(),
    ...LAYERS,
  },
  "2020-07-03": {
    ...START.brawl,
    ...ORDERS,
    ...copies(),
    ...SPECIAL_CARDS.melded,
    ...merging(),
    ...created(),
    ...abilities("1-20:0 22-140:-1"),
  },
  "2021-04-22": {
    ...START.brawl,
    ...ORDERS,
    ...copies(),
    ...SPECIAL_CARDS.melded,
    ...merging(),
    ...created(),
  },
  "2024-11": sections("723-733:-3"),
  "2025-06": sections("723-733:-2"),
}

type Numbers = Record<string, string>

/** Until 2021 copying followed right after flipping a coin (705). */
function copies(): Numbers {
  return { ...sections("707-712:-1") }
}

/** Ikoria added merging (730). */
function merging(): Numbers {
  return sections("723-725:-7 727-727:-8 729-730:-9 732-733:-10")
}

/** Tokens had no section of their own yet, and came before the status of permanents. */
function tokens(): Numbers {
  const letters = ["", ..."abcdefg"].map((letter, i) => [`111.${i + 1}`, `110.5${letter}`])
  const status = ["", ..."abcd"].map((letter) => [`110.5${letter}`, `110.6${letter}`])
  return Object.fromEntries([...letters, ...status])
}

/** Before emblems, and before fighting: Magic 2010 and 2011. */
function early(): Numbers {
  const first =
    "2:2 3:3 5:4 6:5 8:6 9:7 12:8 13:9 18:10 19:11 20:12 21:13 23:14 24:15 26:16 22:17 29:18 30:19 31:20 32:21 33:22"
  return { ...sections("112-113:-1 115-122:-2 707-710:-1"), ...keywords("701", first) }
}

function withEmblems(): Numbers {
  return { ...sections("112-122:-1"), ...copies() }
}

/** From double-faced cards (712) and restarted games (727) until cards that meld. */
function innistrad(): Numbers {
  return {
    ...START.commander,
    ...withEmblems(),
    ...SPECIAL_CARDS.doubleFaced,
    ...sections("723-724:-11 727-727:-13 729-729:-14 732-733:-16"),
    ...tokens(),
    ...LAYERS,
  }
}

/** Keyword actions from Innistrad until "create" became one. */
function actions(more: string): Numbers {
  const then =
    "2:2 3:3 5:4 6:5 8:6 9:7 12:8 13:9 14:10 18:11 19:12 20:13 21:14 23:15 24:16 26:17 22:18 29:19 30:20 31:21 32:22 33:23 34:24 27:25"
  return keywords("701", `${then} ${more}`)
}

/** Keyword actions since "create", as far as known. */
function created(): Numbers {
  return keywords("701", "2:2 3:3 5:4 6:5 7:6 8:7 9:8")
}

function abilities(ranges: string): Numbers {
  return Object.fromEntries(shifted(ranges).map(([now, then]) => [`702.${now}`, `702.${then}`]))
}

function sections(ranges: string): Numbers {
  return Object.fromEntries(shifted(ranges).map(([now, then]) => [String(now), String(then)]))
}

function keywords(section: string, pairs: string): Numbers {
  const list = pairs.split(" ").map((pair) => pair.split(":"))
  return Object.fromEntries(list.map(([now, then]) => [`${section}.${now}`, `${section}.${then}`]))
}

/** "13-20:-2": each number from 13 to 20 was lower by two. */
function shifted(ranges: string): (readonly [number, number])[] {
  return ranges.split(" ").flatMap((range) => {
    const [first, last, by] = range.split(/(?<=\d)[-:]/).map(Number)
    return Array.from({ length: last - first + 1 }, (_, i) => [first + i, first + i + by] as const)
  })
}
