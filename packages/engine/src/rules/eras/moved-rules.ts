type Numbers = Readonly<Record<string, string>>

/** Numbers at the start of the game until 103.2 came between: starting life was 103.3, mulligans 103.4. By what had been added by then. */
export const START = {
  first: start("a:a b:b", "103.6"),
  planechase: start("a:a b:b e:c", "103.7"),
  commander: start("a:a b:b c:c e:d", "103.7"),
  brawl: start("a:a b:b c:c d:d e:e", "103.7"),
}

/** `life`: the lettered rules of starting life, now and then; `turn`: the first turn, after that of Planechase (103.7) once there was one. */
function start(life: string, turn: string): Numbers {
  const lettered = (now: string, then: string, pairs: string) =>
    pairs.split(" ").map((pair) => {
      const [letter, old] = pair.split(":")
      return [now + letter, then + old]
    })
  return Object.fromEntries([
    ["103.3", "103.2"],
    ["103.4", "103.3"],
    ...lettered("103.4", "103.3", life),
    ["103.5", "103.4"],
    ...lettered("103.5", "103.4", "a:a b:b c:c d:d"),
    ["103.6", "103.5"],
    ...lettered("103.6", "103.5", "a:a b:b c:c"),
    ...(turn === "103.7" ? [["103.7", "103.6"]] : []),
    ["103.8", turn],
    ...lettered("103.8", turn, "a:a b:b c:c"),
  ])
}

/** Today's rules of meld cards among those of double-faced ones. */
const MELD = ["712.4", "712.5", "712.8b", "712.8g", "712.14c", "712.21"]

/**
 * Double-faced cards (712), whose rules were in another order until 2021, meld cards, which had a section of their own, and substitute
 * cards (713): just the section is known.
 */
export const SPECIAL_CARDS = {
  doubleFaced: { ...inSection("712", 21, "711"), "713": "711", ...inSection("713", 5, "711") },
  melded: { ...inSection("712", 21, "711"), ...Object.fromEntries(MELD.map((rule) => [rule, "712"])) },
}

function inSection(section: string, count: number, then: string): Numbers {
  return Object.fromEntries(Array.from({ length: count }, (_, i) => [`${section}.${i + 1}`, then]))
}

/** What was removed later, before schemes (505.3, 703.4e) came in front of it. */
export const BEFORE_SCHEMES: Numbers = {
  "505.4@2014-02": "505.3",
  "703.4h@2014-02": "703.4g",
  "703.4i@2014-02": "703.4h",
}

/** Ordering blockers and blocked attackers came a letter later with lore counters (703.4f). */
export const ORDERS: Numbers = { "703.4h@2014-02": "703.4i", "703.4i@2014-02": "703.4j" }

/**
 * Layers until layer 1 had sublayers (613.2); counters had one of their own before switches (613.3d@2014-02). Of timestamps only the rule
 * itself is known.
 */
export const LAYERS: Numbers = Object.fromEntries([
  ["613.3", "613.2"],
  ...["", ..."abc"].map((letter) => [`613.4${letter}`, `613.3${letter}`]),
  ["613.4d", "613.3e"],
  ["613.5", "613.4"],
  ["613.6", "613.5"],
  ["613.7", "613.6"],
  ...["", ..."abc"].map((letter) => [`613.8${letter}`, `613.7${letter}`]),
  ["613.9", "613.8"],
  ["613.10", "613.9"],
  ["613.11", "613.10"],
])
