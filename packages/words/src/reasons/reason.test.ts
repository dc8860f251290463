import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { describe, expect, it } from "vitest"
import { hasFrench, reasonIn, refusalIn } from "./reason.ts"
import { REFUSALS } from "./refusals.ts"

const packages = fileURLToPath(new URL("../../../", import.meta.url))
const french = (reason: string) => reasonIn(reason, "fr").replaceAll("\u202f", " ")

/** Sample values for holes of these names. */
const FILLED: Readonly<Record<string, string>> = {
  why: "<why>",
  count: "A's deck has 7 cards",
  whose: "A's planar deck",
  where: "card 7 of A's deck",
  what: "the seed",
  copies: "once",
}

/** The literals after `call` in a source file, with their holes filled. */
function literals(source: string, call: RegExp): string[] {
  return [...source.matchAll(new RegExp(`${call.source}\\s*(?:\`([^\`]*)\`|"([^"]*)")`, "g"))].map(
    ([, template, plain]) =>
      (template ?? plain).replaceAll(/\$\{(\w+)[^}]*\}/g, (_, name) => FILLED[name] ?? "7"),
  )
}

/** Every sentence that refuses a set-up, as far as the source shows it. */
function refusals(): string[] {
  const variants = readdirSync(`${packages}engine/src/variants`, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => `engine/src/variants/${file}`)
  const setups = ["check-setup", "setup", "companion"].map((name) => `engine/src/game/setup/${name}.ts`)
  return [...variants, ...setups].flatMap((file) => {
    const source = readFileSync(`${packages}${file}`, "utf8")
    const whys = literals(source, /refuse\(/)
    return literals(source, /new GameError\(\s*"[^"]+",/).flatMap((message) =>
      message.includes("<why>") ? whys.map((why) => message.replace("<why>", why)) : [message],
    )
  })
}

describe("reasons in French", () => {
  it("are known for everything that refuses a set-up, a ruleset or a variant", () => {
    const all = refusals()
    expect(all.length).toBeGreaterThan(30)
    expect(all.filter((message) => !hasFrench(message))).toEqual([])
  })

  it("name the variant, the deck and the rule", () => {
    expect(french("the rules of 2009-07 do not know commander (903)")).toBe(
      "les règles de 2009-07 ne connaissent pas commander (903)",
    )
    expect(french("a game uses one multiplayer variant, not freeForAll and teamVsTeam (800.2)")).toBe(
      "une partie n’utilise qu’une variante multi-joueurs, et non freeForAll et teamVsTeam (800.2)",
    )
    expect(french("scheme-deck: A's scheme deck has 3 cards, at least 20 are needed (904.3)")).toBe(
      "scheme-deck : le deck de machinations de A a 3 cartes, il en faut au moins 20 (904.3)",
    )
    expect(french('variant: no variant is called "x" (known: a, b)')).toBe(
      "variant : aucune variante ne s’appelle « x » (connues : a, b)",
    )
  })

  it("say what is wrong with a deck list, each line of it", () => {
    expect(french("deck/syntax: line 2: -1 copies")).toBe("deck/syntax : ligne 2 : -1 exemplaires")
    expect(
      french('deck/unknown-card: line 2: no card is called "Shok"; line 3: no card is called "Oxx"'),
    ).toBe(
      "deck/unknown-card : ligne 2 : aucune carte ne s’appelle « Shok » ; ligne 3 : aucune carte ne s’appelle « Oxx »",
    )
    expect(
      french(
        'deck/unknown-card: line 2: no card is called "Shok" (did you mean "Shock" or "Shook"?); line 3: no card is called "Oxx"',
      ),
    ).toBe(
      "deck/unknown-card : ligne 2 : aucune carte ne s’appelle « Shok » (peut-être « Shock » ou « Shook » ?) ; ligne 3 : aucune carte ne s’appelle « Oxx »",
    )
    expect(french('cards/unknown: no card is called "Shok" (did you mean "Shock"?)')).toBe(
      "cards/unknown : aucune carte ne s’appelle « Shok » (peut-être « Shock » ?)",
    )
    expect(french("deck/copies: 5 copies of Shock, at most 4 are allowed (100.2a)")).toBe(
      "deck/copies : 5 exemplaires de Shock, au plus 4 sont permis (100.2a)",
    )
  })

  it("say what is wrong with a file of scenarios, of decks or of disputes", () => {
    expect(french('expected a whole number, not "one"')).toBe('attendu un nombre entier, et non "one"')
    expect(french('unknown field "formt"')).toBe("champ inconnu : « formt »")
    expect(french("this is not JSON from character 2 on")).toBe(
      "ce n’est pas du JSON à partir du caractère 2",
    )
    expect(french('scenario/decks: my.json: Duel.library.0.count: "count" is missing')).toBe(
      "scenario/decks : my.json, Duel.library.0.count : « count » manque",
    )
    expect(french("scenario/disputes: d.tsv:1: id, rule and reason with tabs between them")).toBe(
      "scenario/disputes : d.tsv:1 : l’identifiant, la règle et la raison, séparés par des tabulations",
    )
  })

  it("are known for whatever the schema of scenarios may want", () => {
    const source = readFileSync(`${packages}scenarios/src/format/wanted.ts`, "utf8")
    const kinds = [...source.matchAll(/"((?:an? |true or|something)[^"]*)"/g)].map(([, kind]) => kind)
    const templates = literals(source, /return/).filter((text) => !text.startsWith("this"))
    const all = [...kinds, ...templates].map((kind) => `expected ${kind}, not 7`)
    expect(all.length).toBeGreaterThan(8)
    expect(all.filter((message) => !hasFrench(message))).toEqual([])
  })

  it("say what was expected and what is there", () => {
    expect(french("check hand, player A, is 3: it is 2")).toBe("main (A) : attendu 3, obtenu 2")
    expect(french("check permanents, player B, card Jace, the Mind Sculptor, atLeast 1: it is 0")).toBe(
      "permanents (B, Jace, the Mind Sculptor) : attendu au moins 1, obtenu 0",
    )
    expect(french("check tapped, card Ox, is true: it is false")).toBe(
      "engagé (Ox) : attendu oui, obtenu non",
    )
    expect(french("check powerToughness, card Ox, power 2, toughness 3: no such object")).toBe(
      "force et endurance (Ox) : attendu force 2, attendu endurance 3 : il n’y a pas de tel objet",
    )
    expect(french("turn 1 precombatMain: check life, player A, is 20: it is 17")).toBe(
      "tour 1, phase principale d’avant combat : points de vie (A) : attendu 20, obtenu 17",
    )
  })

  it("say what could not be done", () => {
    expect(french('turn 2 upkeep: cast "Shock": B cannot')).toBe(
      'tour 2, étape d’entretien : lancer "Shock" : B ne le peut pas',
    )
    expect(french('turn 1 precombatMain: cast "Shock" using flashback: "Ox" is no legal target')).toBe(
      'tour 1, phase principale d’avant combat : lancer "Shock" (flashback) : "Ox" n’est pas une cible légale',
    )
    expect(french("turn 3: the declaration of attacks is illegal")).toBe(
      "tour 3 : la déclaration d’attaque est illégale",
    )
    expect(french('card "Shok": {2}')).toBe("carte « Shok » : {2}")
  })

  it("say it in English without the words of the format", () => {
    const english = (reason: string) => reasonIn(reason, "en")
    expect(english("check hand, player A, is 3: it is 2")).toBe("hand (A): expected 3, found 2")
    expect(english("turn 1 precombatMain: check graveyard, card Ox, is 1: it is 0")).toBe(
      "turn 1, precombat main phase: graveyard (Ox): expected 1, found 0",
    )
    expect(english("check tapped, card Ox, is true: no such object")).toBe(
      "tapped (Ox): expected yes, but there is no such object",
    )
    expect(english('turn 2 upkeep: cast "Shock": B cannot')).toBe(
      'turn 2, upkeep step: cast "Shock": B cannot',
    )
  })

  it("stay as they are where no words are known", () => {
    expect(reasonIn("checks nothing", "en")).toBe("checks nothing")
    expect(reasonIn("something else", "fr")).toBe("something else")
  })
})

describe("what the rules refuse", () => {
  const codes = Object.entries(REFUSALS)
  const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([hole]) => hole).sort()

  it.each(codes)("%s has words in both languages, about the same things", (_, { en, fr }) => {
    expect(en).not.toBe("")
    expect(fr).not.toBe("")
    expect(fr).not.toBe(en)
    expect(holes(fr)).toEqual(holes(en))
  })

  it("is told with its parameters", () => {
    const refusal = { code: "attackers-limit", params: { n: 2 } } as const
    expect(refusalIn(refusal, "en")).toBe("no more than 2 creatures can attack")
    expect(refusalIn(refusal, "fr")).toBe("pas plus de 2 créatures ne peuvent attaquer")
  })

  it("is found in the message of an error", () => {
    const message = 'illegal-answer: attackers-limit {"n":2} (508.1c)'
    expect(reasonIn(message, "en")).toBe("illegal-answer: no more than 2 creatures can attack (508.1c)")
    expect(french(message)).toBe("illegal-answer : pas plus de 2 créatures ne peuvent attaquer (508.1c)")
    expect(french("costs-unpayable")).toBe("ses coûts ne peuvent pas être payés")
  })

  it("is not looked for in what only resembles one", () => {
    expect(reasonIn("tapped {a creature}", "en")).toBe("tapped {a creature}")
    const dashes = `${"a-".repeat(5000)}!`
    // A backtracking pattern would never finish.
    expect(reasonIn(dashes, "en")).toBe(dashes)
  })
})
