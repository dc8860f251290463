/** Rewrites printed words the way cards phrase them, without changing their meaning. */
export function polished(words: readonly string[]): readonly string[] {
  return [
    onceOnly,
    listedThree,
    kickedFirst,
    severalFound,
    theyRemain,
    outOfGraveyards,
    someOfThem,
    intoYourOwn,
    thisTurn,
    eachOfThem,
    othersUpTo,
    spellsThatAreCast,
    doneThisWay,
    ofTheirChoice,
    theyAsSubject,
    secondPredicate,
    theirControllers,
    thatMuch,
    contracted,
  ].reduce((text, step) => step(text), words)
}

const ZONES: ReadonlySet<string> = new Set(["graveyard", "graveyards", "hand", "hands"])
const TAKING = new Set("return returns put puts exile exiles shuffle shuffles cast casts".split(" "))
const BETWEEN = new Set(
  ". , : • — if number equal counter counters on to into onto where than among".split(" "),
)

/** "Return target card from your graveyard": cards taken from a zone use "from". */
function outOfGraveyards(words: readonly string[]): readonly string[] {
  let taking = false
  return words.map((word, i) => {
    if (TAKING.has(word)) taking = true
    else if (BETWEEN.has(word) && words[i - 1] !== "up" && !isAmongTypes(words, i)) taking = false
    if (word !== "in" || !taking) return word
    return words.slice(i + 1, i + 5).some((w) => ZONES.has(w)) ? "from" : word
  })
}

/** "Artifact, creature, or land card": whether a comma belongs to a list of qualities. */
function isAmongTypes(words: readonly string[], i: number): boolean {
  if (words[i] !== ",") return false
  const next = words.indexOf("card", i)
  return next > 0 && !words.slice(i + 1, next).some((word) => BETWEEN.has(word) && word !== ",")
}

const OWNERS: readonly (readonly string[])[] = [
  ["its", "owner", "'s"],
  ["their", "owners", "'"],
  ["their", "owner", "'s"],
]
const MOVING = new Set(["put", "return"])

/** "Search your library for a card, put it into your hand": a card from your own library or graveyard goes to your hand (400.3). */
function intoYourOwn(words: readonly string[]): readonly string[] {
  const out: string[] = []
  let own = false
  let mine = false
  for (let i = 0; i < words.length; i++) {
    const word = words[i]
    if (word === "your" && /^(?:library|graveyard)/.test(words[i + 1] ?? "")) own = true
    if (MOVING.has(word)) mine = isOwnCard(words, i + 1, own)
    const owner = mine ? OWNERS.find((form) => form.every((w, j) => words[i + j] === w)) : undefined
    if (owner === undefined) out.push(word)
    else {
      out.push("your")
      i += owner.length - 1
    }
  }
  return out
}

/** Whether the object moved is a card mentioned before, or one in your own graveyard. */
function isOwnCard(words: readonly string[], from: number, own: boolean): boolean {
  const end = words.findIndex(
    (word, i) => i >= from && words[i - 1] !== "up" && /^(?:into|to|on|onto|\.)$/.test(word),
  )
  const what = words.slice(from, end < 0 ? undefined : end).join(" ")
  if (/\b(?:in|from) your (?:graveyard|library)$/.test(what)) return true
  if (!own) return false
  return (
    /^(?:it|them|that card|those cards|the rest|(?:all but )?\w+ of (?:it|them|those cards))$/.test(what) ||
    /from among (?:it|them|those cards)$/.test(what)
  )
}

/** Restrictions last "this turn", gains "until end of turn". */
function thisTurn(words: readonly string[]): readonly string[] {
  const out: string[] = []
  let restricted = false
  for (let i = 0; i < words.length; i++) {
    const word = words[i]
    if (word === "can't") restricted = true
    if (/^(?:\.|get|gets|gain|gains|have|has|become|becomes|lose|loses)$/.test(word)) restricted = false
    if (restricted && word === "until" && words.slice(i, i + 4).join(" ") === "until end of turn") {
      out.push("this", "turn")
      i += 3
    } else out.push(word)
  }
  return out
}

/** "Put one of them into your hand and the rest on the bottom of your library". */
function someOfThem(words: readonly string[]): readonly string[] {
  return rewritten(words, [
    [/\b(return \w+ of) it (to (?:your|its owner 's|their) hand and the rest)\b/g, "$1 them $2"],
    [
      /\breturn(s?) ([^.,:]*?) to (your|its owner 's|their|its owners ') (hands?) and the rest\b/g,
      "put$1 $2 into $3 $4 and the rest",
    ],
    [
      /\breturn(s?) ([^.,:]*?) to the battlefield((?: tapped)?(?: under your control)?) and the rest\b/g,
      "put$1 $2 onto the battlefield$3 and the rest",
    ],
    [
      /\b(return [^.]*? to (?:its owner 's|your|their) hand and [^.]*?) into (its owner 's|your|their) hand\b/g,
      "$1 to $2 hand",
    ],
  ])
}

/** "Artifact spells you cast have convoke": whoever controls a spell has cast it. */
function spellsThatAreCast(words: readonly string[]): readonly string[] {
  return rewritten(words, [[/^((?:[a-z]+ )*spells) you control (?:has|have)\b/, "$1 you cast have"]])
}

/** "Up to one other target creature", "any other target", "gets +1/+0 and can't be blocked". */
function othersUpTo(words: readonly string[]): readonly string[] {
  return rewritten(words, [
    [/\banother up to (\w+) target/g, "up to $1 other target"],
    [/\banother any target\b/g, "any other target"],
    [
      / , then (can't (?:be blocked|block|attack)|can (?:attack|block)|must be blocked|attacks this turn)\b/g,
      " and $1",
    ],
  ])
}

function rewritten(
  words: readonly string[],
  rules: readonly (readonly [RegExp, string])[],
): readonly string[] {
  const before = words.join(" ")
  const after = rules.reduce((text, [found, instead]) => text.replace(found, instead), before)
  return after === before ? words : after.split(" ")
}

const DONE: Readonly<Record<string, string>> = {
  destroy: "destroyed",
  exile: "exiled",
  discard: "discarded",
  reveal: "revealed",
  mill: "milled",
  sacrifice: "sacrificed",
  tap: "tapped",
  untap: "untapped",
  return: "returned",
  milled: "milled",
}

/** "For each land exiled this way": the participle of the preceding verb. */
function doneThisWay(words: readonly string[]): readonly string[] {
  let done = "destroyed"
  let next = done
  return words.map((word, i) => {
    // "Return all cards discarded this way": what is returned was discarded in an earlier clause.
    if (/^(?:[.,]|then|for)$/.test(word)) done = next
    next = DONE[word] ?? DONE[word.replace(/s$/, "")] ?? next
    return word === "destroyed" && words[i + 1] === "this" && words[i + 2] === "way" ? done : word
  })
}

const SEVERAL = new Set(["two", "three", "four", "x"])

/** "Deals 2 damage to each of two targets", "on each of up to two target creatures" (115.1). */
function eachOfThem(words: readonly string[]): readonly string[] {
  return words.flatMap((word, i) => {
    if (word !== "to" && word !== "on") return [word]
    const gives = word === "to" ? words[i - 1] === "damage" : /^counters?$/.test(words[i - 1] ?? "")
    const [at, noun] = words[i + 1] === "up" ? [i + 3, words[i + 4]] : [i + 1, words[i + 2]]
    return gives && SEVERAL.has(words[at]) && /^targets?$/.test(noun) ? [word, "each", "of"] : [word]
  })
}

/** 701.21a: a player told to sacrifice an unspecified object chooses it. */
function ofTheirChoice(words: readonly string[]): readonly string[] {
  let at = -1
  let told = true
  return words.flatMap((word, i) => {
    if (/^(?:when|whenever|if)$/.test(word)) told = false
    const starts = /^(?:player|opponent)$/.test(word) && words[i + 1] === "sacrifices"
    if (told && starts && /^(?:a|two|three|x)$/.test(words[i + 2] ?? "")) at = i
    if (!/^[.,]$/.test(word)) return [word]
    told = true
    const said = at < 0 ? [] : words.slice(at, i)
    at = -1
    const simple = said.length > 0 && !said.some((w) => /^(?:choice|and|for|then|unless)$/.test(w))
    return simple ? ["of", "their", "choice", word] : [word]
  })
}

const CLAUSE_STARTS: ReadonlySet<string | undefined> = new Set([
  undefined,
  ".",
  ",",
  ":",
  "—",
  "•",
  "then",
  '"',
])
const VERBS =
  /^(?:gain|get|have|ha|lose|become|deal|fight|connive|explore|attack|block|enter|don't|doesn't|can't|can|i|are)s?$/
const PLURALS: Readonly<Record<string, string>> = { has: "have", is: "are", "doesn't": "don't" }

/** "They gain flying": several objects as the subject of a clause. */
function theyAsSubject(words: readonly string[]): readonly string[] {
  const out = [...words]
  for (const [i, word] of words.entries()) {
    const verb = words[i + 1] ?? ""
    if (word !== "them" || !CLAUSE_STARTS.has(words[i - 1]) || !VERBS.test(verb)) continue
    out[i] = "they"
    out[i + 1] = PLURALS[verb] ?? verb.replace(/s$/, "")
  }
  return out
}

/** "Gets +1/+1 until end of turn and gains flying this turn": a second predicate has the first one's number. */
function secondPredicate(words: readonly string[]): readonly string[] {
  let one = false
  const out: string[] = []
  for (const [i, word] of words.entries()) {
    if (word === ".") one = false
    if (/^(?:gets|gains|loses|has)$/.test(word)) one = true
    if (/^(?:get|gain|lose|have)$/.test(word)) {
      const follows = words[i - 1] === "then" && words[i - 2] === ","
      if (follows) out.splice(-2, 2, "and")
      out.push(follows && one ? `${word.replace("have", "ha")}s` : word)
    } else out.push(word)
  }
  return out
}

/** "They don't untap during their controllers' untap steps": the possessive of several. */
function theirControllers(words: readonly string[]): readonly string[] {
  return rewritten(words, [
    [
      /\bthey don't untap during its controller 's next untap step\b/g,
      "they don't untap during their controllers ' next untap steps",
    ],
  ])
}

/** "That much damage", "that much life": neither can be counted. */
function thatMuch(words: readonly string[]): readonly string[] {
  return rewritten(words, [[/\bthat many (damage|life|mana|\{[wubrgc]\})/g, "that much $1"]])
}

/** "If this creature was kicked, it enters with …": the object is named first (702.33d). */
function kickedFirst(words: readonly string[]): readonly string[] {
  return rewritten(words, [
    [/^if it was kicked( with its \S+ kicker)? , ~ enters\b/, "if ~ was kicked$1 , it enters"],
  ])
}

/** "A flying counter, a reach counter, and a trample counter": of three that are listed, only the last is joined by "and". */
function listedThree(words: readonly string[]): readonly string[] {
  return rewritten(words, [
    [
      /(counters? on [^.,"]*?) and (\S+ [^.,"]*? counters? on [^.,"]*?) and (\S+ [^.,"]*? counters? on )/,
      "$1 , $2 , and $3",
    ],
    [
      /(tokens?(?: with [a-z ]+?)?) and (\S+ \d[^.,"]*? tokens?(?: with [a-z ]+?)?) and (\S+ \d[^.,"]*? token)/,
      "$1 , $2 , and $3",
    ],
  ])
}

const ONCE = /^(?:dies|enters|leaves)$/

/** One-time events of the object itself take "when"; others "whenever" (603.2). */
function onceOnly(words: readonly string[]): readonly string[] {
  const [first, self, verb, next] = words
  if (words.slice(0, 5).join(" ") === "whenever you cast ~ ,") return ["when", ...words.slice(1)]
  return first === "whenever" && self === "~" && ONCE.test(verb) && /^(?:,|the)$/.test(next)
    ? ["when", ...words.slice(1)]
    : words
}

/** Contractions ("another", "it's"); a sentence that ends in a quoted sentence has no second full stop. */
function contracted(words: readonly string[]): readonly string[] {
  const out: string[] = []
  for (const word of words) {
    const [before, last] = out.slice(-2)
    if (word === "other" && (last === "an" || last === "a")) out[out.length - 1] = "another"
    else if (word === "is" && last === "it") out[out.length - 1] = "it's"
    else if (word === "pay" && /^pays?$/.test(last ?? "")) continue
    // A table of results ends its own last sentence (706.3).
    else if (word === "." && last === ".") continue
    else if (word === "." && last === '"' && (before === "." || before === '"')) continue
    else out.push(word)
  }
  return out
}

/** "Exile this card from your graveyard": an ability that functions there says where its own card comes from (113.6). */
export function takenFrom(zone: "graveyard" | "hand", words: readonly string[]): readonly string[] {
  return words.flatMap((word, i) =>
    word === "~" && TAKING.has(words[i - 1]) && words[i + 1] !== "from"
      ? [word, "from", "your", zone]
      : [word],
  )
}

/** "Search your library for two land cards, put them onto the battlefield": several found cards are "them". */
function severalFound(words: readonly string[]): readonly string[] {
  let sought: "none" | "one" | "several" = "none"
  return words.map((word, i) => {
    if (word === "search" || word === "searches") sought = "one"
    else if (word === "." || word === ";") sought = "none"
    else if (word === "cards" && sought === "one" && words.lastIndexOf("for", i) > words.lastIndexOf(",", i))
      sought = "several"
    else if (word === "card" && sought === "one" && ANDS.has(words[i + 1]) && words[i + 2] === "a")
      sought = "several"
    return sought === "several" && word === "it" && TAKES.has(words[i - 1]) ? "them" : word
  })
}
const ANDS: ReadonlySet<string> = new Set(["and", "and/or", ","])
const TAKES: ReadonlySet<string> = new Set(["put", "puts", "reveal", "reveals", "exile", "exiles"])

/** "You may play them for as long as they remain exiled." */
function theyRemain(words: readonly string[]): readonly string[] {
  const out = [...words]
  for (let at = words.indexOf("remains"); at >= 0; at = words.indexOf("remains", at + 1)) {
    const start = words.lastIndexOf(".", at)
    if (words[at - 1] === "it" && words.slice(start + 1, at).includes("them"))
      out.splice(at - 1, 2, "they", "remain")
  }
  return out
}
