import type { Ability, Effect, TokenSpec } from "@apnap/engine"
import { define, type Reading } from "../../grammar/grammar.ts"
import { $, same } from "../../grammar/hole.ts"
import { does, ORACLE } from "../../oracle.ts"

// "Create a 1/1 Squirrel token and two Food tokens": several kinds in one instruction (111.2).

const made = define<Effect>(ORACLE, "made tokens")
made("a {t:token}", { do: "createToken", token: $<TokenSpec>("t") })
made("{n:number} {t:tokens}", { do: "createToken", token: $<TokenSpec>("t"), count: $("n") })

does.iso(
  "create(s) {l:token list}",
  ({ l }) => ({
    do: "sequence",
    of: (l as readonly Effect[]).map((one, i) => (i === 0 ? one : { ...one, atOnce: true }) as Effect),
  }),
  () => undefined, // printed separately, see `goingOn`
)
ORACLE.symbol("token list").handwritten = {
  read: (reader, at) => {
    const found: Reading[] = []
    const go = (list: readonly Effect[], pos: number, closed: boolean): void => {
      for (const r of reader.read("made tokens", pos)) {
        const next = [...list, r.value as Effect]
        if (closed) found.push({ end: r.end, value: next })
        if (closed) continue
        const comma = reader.tokens[r.end] === "," ? 1 : 0
        if (reader.tokens[r.end + comma] === "and") go(next, r.end + comma + 1, true)
        else if (comma === 1) go(next, r.end + 1, false)
      }
    }
    go([], at, false)
    return found
  },
  spell: () => [],
}

/** "Marit Lage, a legendary 20/20 black Avatar creature token": a token with its own name (111.4). */
does.iso(
  "create(s) {n:card name} , a legendary {t:token}",
  ({ n, t }) => {
    const token = t as TokenSpec
    return "face" in token
      ? { do: "createToken", token: { face: { ...token.face, name: n, supertypes: ["legendary"] } } }
      : undefined
  },
  (e) => {
    if (e.do !== "createToken" || !("face" in e.token) || e.count !== undefined || e.tapped) return undefined
    const { face } = e.token
    if (!face.supertypes?.includes("legendary")) return undefined
    const t: TokenSpec = { face: { ...face, name: "", supertypes: [] } }
    return { n: face.name, t }
  },
)

/** The abilities of a named token in a sentence of their own. */
does.iso(
  "create(s) a {t:token} . it has {k:abilities}",
  ({ t, k }) => {
    const token = t as TokenSpec
    if (!("face" in token) || (token.face.abilities ?? []).length > 0) return undefined
    return {
      do: "createToken",
      token: { ...token, face: { ...token.face, abilities: k as readonly Ability[] } },
    }
  },
  (e, { printed }) => {
    if (
      printed === true ||
      e.do !== "createToken" ||
      !("face" in e.token) ||
      e.token.face.abilities?.length === 0
    )
      return undefined
    const { abilities, ...face } = e.token.face
    const { bind: _, ...made } = e
    return same(made, { do: "createToken", token: e.token })
      ? { t: { ...e.token, face: { ...face, abilities: [] } }, k: abilities }
      : undefined
  },
)
