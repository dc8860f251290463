/** Words of a text that the grammar prints, said as cards say them. What it means does not change. */
export function polished(words: readonly string[]): readonly string[] {
  return [onceOnly, outOfGraveyards, intoYourOwn, thisTurn, eachOfThem, ofTheirChoice, contracted].reduce(
    (text, step) => step(text),
    words,
  )
}

const ZONES: ReadonlySet<string> = new Set(["graveyard", "graveyards", "hand", "hands"])
const TAKING = new Set("return returns put puts exile exiles shuffle shuffles cast casts".split(" "))
const BETWEEN = new Set(
  ". , : • — if number equal counter counters on to into onto where than among".split(" "),
)

/** "Return target card from your graveyard": cards are taken from where they lie. */
function outOfGraveyards(words: readonly string[]): readonly string[] {
  let taking = false
  return words.map((word, i) => {
    if (TAKING.has(word)) taking = true
    else if (BETWEEN.has(word) && !isAmongTypes(words, i)) taking = false
    if (word !== "in" || !taking) return word
    return words.slice(i + 1, i + 5).some((w) => ZONES.has(w)) ? "from" : word
  })
}

/** "Artifact, creature, or land card": a comma in a list of qualities, "mana value 3 or less". */
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

/** "Search your library for a card, put it into your hand": what comes from one's own library or graveyard is one's own (400.3). */
function intoYourOwn(words: readonly string[]): readonly string[] {
  const out: string[] = []
  let own = false
  let mine = false
  for (let i = 0; i < words.length; i++) {
    const word = words[i]
    if (word === "your" && /^(?:library|graveyard)/.test(words[i + 1] ?? "")) own = true
    if (MOVING.has(word)) mine = own && isOwnCard(words, i + 1)
    const owner = mine ? OWNERS.find((form) => form.every((w, j) => words[i + j] === w)) : undefined
    if (owner === undefined) out.push(word)
    else {
      out.push("your")
      i += owner.length - 1
    }
  }
  return out
}

/** Whether what is moved is a card that was named before, or lies in one's own graveyard. */
function isOwnCard(words: readonly string[], from: number): boolean {
  const end = words.findIndex((word, i) => i >= from && /^(?:into|to|on|onto|\.)$/.test(word))
  const what = words.slice(from, end < 0 ? undefined : end).join(" ")
  return (
    /^(?:it|them|that card|those cards|the rest|(?:all but )?\w+ of (?:it|them|those cards))$/.test(what) ||
    /from among (?:it|them|those cards)$/.test(what) ||
    /\b(?:in|from) your (?:graveyard|library)$/.test(what)
  )
}

/** What can't be done is so for a turn, what is gained until its end. */
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

/** 701.21a: who is told to sacrifice something that is not named chooses it. */
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
    const simple = said.length > 0 && !said.some((w) => /^(?:choice|and|for|then)$/.test(w))
    return simple ? ["of", "their", "choice", word] : [word]
  })
}

const ONCE = /^(?:dies|enters|leaves)$/

/** What happens to the object itself but once happens "when"; "whenever" is for the rest (603.2). */
function onceOnly(words: readonly string[]): readonly string[] {
  const [first, self, verb, next] = words
  return first === "whenever" && self === "~" && ONCE.test(verb) && /^(?:,|the)$/.test(next)
    ? ["when", ...words.slice(1)]
    : words
}

/** Words that melt together: "another", "it's"; a sentence that ends in a quoted one has no other full stop. */
function contracted(words: readonly string[]): readonly string[] {
  const out: string[] = []
  for (const word of words) {
    const [before, last] = out.slice(-2)
    if (word === "other" && (last === "an" || last === "a")) out[out.length - 1] = "another"
    else if (word === "is" && last === "it") out[out.length - 1] = "it's"
    else if (word === "pay" && /^pays?$/.test(last ?? "")) continue
    else if (word === "." && last === '"' && before === ".") continue
    else out.push(word)
  }
  return out
}

/** "Exile this card from your graveyard": of an ability that works there, what is done with its own card says from where (113.6). */
export function takenFromGraveyard(words: readonly string[]): readonly string[] {
  return words.flatMap((word, i) =>
    word === "~" && TAKING.has(words[i - 1]) && words[i + 1] !== "from"
      ? [word, "from", "your", "graveyard"]
      : [word],
  )
}
