import type { Change, Duration, Effect, Selector, Supertype } from "@apnap/engine"
import { define } from "../../grammar/grammar.ts"
import { $ } from "../../grammar/hole.ts"
import { clause, does, ORACLE } from "../../oracle.ts"
import { COLOR_WORDS } from "../../words/colors.ts"
import { joined } from "./changes.ts"

// Copies with exceptions (707.9): "except it's a 1/1 green Frog and it has flying".

/** The changes of one exception. */
const exception = define<readonly Change[]>(ORACLE, "exception")
const it = (words: string): readonly string[] => [`it ${words}`, `they ${words}`, words]
exception(
  [...it("has {k:abilities}"), "they have {k:abilities}"],
  [{ change: "addAbilities", abilities: $("k") }],
)
exception(
  [
    "it isn't legendary",
    "it isn't legendary if the spell is legendary",
    "they aren't legendary",
    "the token isn't legendary",
    "the tokens aren't legendary",
    "isn't legendary",
    "it's not legendary",
    "they're not legendary",
    "the copy isn't legendary",
    "the copies aren't legendary",
  ],
  [{ change: "removeSupertypes", supertypes: ["legendary" as Supertype] }],
)
exception(
  ["it's legendary in addition to its other types", "it's legendary"],
  [{ change: "addSupertypes", supertypes: ["legendary"] }],
)
exception("it's legendary and snow in addition to its other types", [
  { change: "addSupertypes", supertypes: ["legendary", "snow"] },
])
exception(["it's {s:base size}", "it's a {s:base size}", "they're {s:base size}"], [$<Change>("s")])
exception(
  ["its power and toughness are {s:base size}", "it has base power and toughness {s:base size}"],
  [$<Change>("s")],
)
exception(["it's {c:exception body}", "they're {c:exception body}"], $<readonly Change[]>("c"))
exception("its name is {n:card name}", [{ change: "name", name: $<string>("n") }])
exception("it doesn't copy that creature 's color", [{ change: "ownColors" }]) // 707.9c
exception("its name is ~", [{ change: "ownName" }])
exception("it has no mana cost", [{ change: "noManaCost" }])

/** "A 4/4 black Zombie in addition to its other types." */
ORACLE.symbol("exception body").handwritten = {
  read: (reader, at) => reader.read("becoming body", at),
  spell: (value) => [[{ symbol: "becoming body", value }]],
}

joined("exception list", "exception")
ORACLE.symbol("exceptions").handwritten = {
  read: (reader, at) =>
    reader
      .read("exception list", at)
      .map((r) => ({ end: r.end, value: (r.value as readonly (readonly Change[])[]).flat() })),
  *spell(value) {
    for (const parts of partitions(value as readonly Change[]))
      yield [{ symbol: "exception list", value: parts }]
  },
}

/** Every way to split a list into consecutive parts. */
export function* partitions(list: readonly Change[]): Iterable<readonly (readonly Change[])[]> {
  if (list.length === 0) {
    yield []
    return
  }
  for (let n = 1; n <= list.length; n++)
    for (const rest of partitions(list.slice(n))) yield [list.slice(0, n), ...rest]
}

const what = (): Selector => $<Selector>("what")
const become = "{what:object} become(s) a copy of {of:simple object}"
for (const [text, during] of [
  [`${become} , except {x:exceptions}`, {}],
  [`${become} {d:duration} , except {x:exceptions}`, { duration: $<Duration>("d") }],
  [`{d:duration} , ${become} , except {x:exceptions}`, { duration: $<Duration>("d") }],
] as const)
  clause(text, {
    do: "becomeCopy",
    what: what(),
    of: $<Selector>("of"),
    except: $<readonly Change[]>("x"),
    ...during,
  } as Effect)
does("copy {what:object} , except {x:exceptions}", {
  do: "copySpell",
  of: what(),
  except: $<readonly Change[]>("x"),
} as Effect)
exception(["it has this ability"], [{ change: "thisAbility" }])
for (const [word, letter] of Object.entries(COLOR_WORDS))
  exception(
    [`that the copy is ${word}`, `the copy is ${word}`, `the token is ${word}`],
    [{ change: "setColors", colors: [letter] }],
  )
