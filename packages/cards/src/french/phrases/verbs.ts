import type { PlayerSelector } from "@apnap/engine"
import type { Derivation } from "../../oracle/grammar/print.ts"
import { FORMS, type Form, inForm } from "../../oracle/lexicon/forms.ts"
import { symbolOf, templatesOf } from "../../oracle/lexicon/verb.ts"
import { LEXICON } from "../../oracle/lexicon/verbs/index.ts"
import { MANY_ACTS } from "../../oracle/lexicon/verbs/many.ts"
import { partIn } from "../filling.ts"
import { agree } from "../morphology/agreement.ts"
import { participleOf } from "../morphology/verbs.ts"
import { third } from "../phrase.ts"
import { french, partsOf, passes, type Saying, say, sayAs } from "../say.ts"

// Verbs of the lexicon, whose French is listed with their English, and forms derived from them.

/** A participle that agrees with a preceding object: « (cartes que vous avez) piochées ». */
function participle(said: string): Saying {
  const verb = /<(.+)>/.exec(said)?.[1] ?? said
  return (_part, { last }) => ({ words: [agree(participleOf(verb), last ?? third("m"))] })
}

for (const [{ name }, verbs] of LEXICON)
  for (const verb of verbs)
    for (const form of FORMS)
      french(symbolOf(name, form), {
        [inForm(templatesOf(verb)[0], form)]: name === "act on" ? participle(verb.french) : verb.french,
      })
for (const [{ name }, verbs] of LEXICON)
  for (const verb of verbs)
    for (const words of name === "deed" ? templatesOf(verb) : [])
      if (words.startsWith("<be> "))
        french("deed reduced", { [inForm(words.slice(5), "past")]: passive(verb.french) })
for (const form of FORMS)
  for (const verb of MANY_ACTS)
    french(symbolOf("act many", form), { [inForm(verb.words, form)]: verb.french })

for (const [{ name }, verbs] of LEXICON)
  for (const verb of verbs)
    for (const words of name === "act" ? templatesOf(verb) : [])
      if (words.startsWith("<be> ")) french("act reduced", { [words.slice(5)]: verb.french })

/** « (créatures) mises dans votre cimetière »; without a French passive, a clause with « qui ». */
function passive(said: string): string {
  return said.startsWith("<être> ") ? said.slice("<être> ".length) : `qui ${said}`
}

for (const kind of ["deed", "act", "deed past", "act past", "act participle", "act bare"]) {
  french(`${kind} list`, { [`{a:${kind}} or {b:${kind}}`]: "{a} ou {b}" })
  if (!kind.includes(" "))
    french(`${kind} list`, { [`{a:${kind}} , {b:${kind}} , or {c:${kind}}`]: "{a} , {b} ou {c}" })
}
for (const verbs of ["deed", "deed list"])
  french("event", {
    [`{what:subject} {v:${verbs}}`]: "{what!} {v}",
    [`{what:batch} {v:${verbs}}`]: "{what!} {v}",
  })
for (const verbs of ["act", "act list"])
  french("event", { [`{who:event player} {v:${verbs}}`]: "{who!} {v}" })
french("event", {
  "{n:number} or more {t:plain things} {v:deed}": "au moins {n} {t!} {v}",
  "~ is put into your graveyard from the battlefield":
    "{~!} <être> [mis] dans votre cimetière depuis le champ de bataille",
  "{what:subject} is put into {w:graveyard whose} graveyard": "{what!} <être> [mis] dans {w~cimetière}",
})
french("event", { "a {what:source thing} {v:deed}": "{what!:un} {v}" })

french("span", {
  "this turn": "ce tour-ci",
  "this combat": "pendant ce combat",
  "last turn": "au tour précédent",
})
french("turn span", { "this turn": "ce tour-ci", "last turn": "au tour précédent" })
for (const verbs of ["deed past", "deed past list"])
  french("condition", {
    [`a {t:plain thing} {v:${verbs}} {w:span}`]: "{t!:un} {v:past} {w}",
    [`another {t:plain thing} {v:${verbs}} {w:span}`]: "{t!:another} {v:past} {w}",
    [`{n:number} or more {t:plain things} {v:${verbs}} {w:span}`]: "au moins {n} {t!} {v:past} {w}",
    [`no {t:plain things} {v:${verbs}} {w:span}`]: "{t!:aucun} ne {v:past} {w}",
    [`{what:known object} {v:${verbs}} this turn`]: "{what!} {v:past} ce tour-ci",
    [`{what:known object} {v:${verbs}} this combat`]: "{what!} {v:past} pendant ce combat",
  })
french("condition", {
  "{what:known object} didn't {v:deed bare} this turn": "{what!} {v:unpast} ce tour-ci",
  "{what:known object} hasn't|haven't {v:deed participle} this turn": "{what!} {v:unpast} ce tour-ci",
})
french("condition", {
  "you had a {t:plain thing} enter the battlefield under your control this turn":
    "{t!:un} <être> [arrivé] sous votre contrôle ce tour-ci",
  "you had another {t:plain thing} enter the battlefield under your control this turn":
    "{t!:another} <être> [arrivé] sous votre contrôle ce tour-ci",
})
passes("known object", "past doer", "known doer")
french("past doer", { "{who:event player}": "{who}", "{who:known doer}": "{who}" })
french("known doer", { you: "{vous}", "{who:player}": "{who}" })
french("doer having", { "you've": "{vous}", "{who:past doer} has": "{who}" })
french("doer not having", { "you haven't": "{vous}", "{who:known doer} hasn't": "{who}" })
const PASSED: readonly Form[] = ["past", "participle", "bare"]
for (const form of PASSED) {
  const act = symbolOf("act", form)
  french(`done ${form}`, {
    [`{v:${act}} {w:span}`]: "{v} {w}",
    [`{v:${act} list} {w:span}`]: "{v} {w}",
    [`{m:${symbolOf("act many", form)}} {w:span}`]: "{m} {w}",
  })
}
french("condition", {
  "{who:past doer} {c:done past}": "{who!} {c:past}",
  "{who:doer having} {c:done participle}": "{who!} {c:past}",
  "{who:known doer} didn't {c:done bare}": "{who!} {c:unpast}",
  "{who:doer not having} {c:done participle}": "{who!} {c:unpast}",
})
french("player predicate", {
  "{c:done past}": "{c:past}",
  "has/have {c:done participle}": "{c:past}",
  "didn't {c:done bare}": "{c:unpast}",
})
french("post", {
  "{v:deed reduced} this turn": "{v:past} ce tour-ci",
  "that {v:deed past} this turn": "qui {v:past} ce tour-ci",
  "that has|have {v:deed participle} this turn": "qui {v:past} ce tour-ci",
  "that {v:deed past list} this turn": "qui {v:past} ce tour-ci",
  "that didn't {v:deed bare} this turn": "qui {v:unpast} ce tour-ci",
  "that hasn't|haven't {v:deed participle} this turn": "qui {v:unpast} ce tour-ci",
})
/** « cartes que vous avez piochées »: the participle agrees with the preceding object. */
const doneTo =
  (head: string): Saying =>
  (part, setting) => {
    const [things, who, verb, when] = partsOf(part)
    const named = sayAs(head, part, setting)
    const noun = say(things, setting)
    const doer = sayAs("{who!} <avoir:indicative>", part, setting)
    void who
    const done = say(verb, { ...setting, ...(noun.features && { last: noun.features }) })
    const features = named.features
    return {
      words: [...named.words, "que", ...doer.words, ...done.words, ...say(when, setting).words],
      ...(features && { features }),
    }
  }
for (const [symbol, words, head] of [
  ["each", "{t:thing}", "{t}"],
  ["quantity", "the number of {t:things}", "le nombre de {t}"],
] as const) {
  french(symbol, {
    [`${words} that {v:deed past} {w:turn span}`]: `${head.replace("}", "!}")} qui {v:past} {w}`,
    [`${words} that has|have {v:deed participle} {w:turn span}`]: `${head.replace("}", "!}")} qui {v:past} {w}`,
    [`${words} {v:deed reduced} {w:turn span}`]: `${head} {v} {w}`,
    [`${words} {who:doer having} {v:act on participle} {w:turn span}`]: doneTo(head),
    [`${words} {who:past doer} {v:act on past} {w:turn span}`]: doneTo(head),
  })
}
/** What all opponents lost together, in English "an opponent". */
function isOpponents(part: Derivation): boolean {
  return (partIn(part, "who")?.value as PlayerSelector | undefined)?.who === "opponents"
}
for (const [verb, said] of [
  ["gain", "gagnés"],
  ["lose", "perdus"],
] as const)
  for (const [who, form, subject] of [
    ["{who:past doer}", "past", "{who!}"],
    ["{who:doer having}", "participle", "{who!}"],
    ["your opponents have", "participle", undefined],
    ["your opponents", "past", undefined],
  ] as const) {
    const words = `${who} ${inForm(`<${verb}>`, form)} {w:turn span}`
    const behind =
      subject === undefined
        ? `que vos adversaires ont ${said} {w}`
        : `que ${subject.replace("!", "!:stated")} <avoir:indicative> ${said} {w}`
    for (const amount of ["the amount of life", "the total amount of life"])
      french("quantity", {
        [`${amount} ${words}`]: (part, setting) =>
          sayAs(
            `le nombre de points de vie ${isOpponents(part) ? `que vos adversaires ont ${said} {w}` : behind}`,
            part,
            setting,
          ),
      })
    french("each", { [`1 life ${words}`]: `point de vie ${behind.replace(said, said.slice(0, -1))}` })
  }
french("quantity", {
  "the damage already dealt to {who:past doer} this turn":
    "le nombre de blessures déjà infligées à {who} ce tour-ci",
  "the damage dealt to {who:past doer} this turn": (part, setting) =>
    sayAs(
      (partIn(part, "who")?.value as PlayerSelector | undefined)?.who === "you"
        ? "le nombre de blessures qui vous ont été infligées ce tour-ci"
        : "le nombre de blessures infligées à {who} ce tour-ci",
      part,
      setting,
    ),
  "the damage dealt to your opponents this turn":
    "le nombre de blessures infligées à vos adversaires ce tour-ci",
  "the damage dealt to {f:subject} this turn": "le nombre de blessures infligées à {f} ce tour-ci",
})
french("possessor", {
  your: "{vous}",
  "a opponent 's": () => ({ words: ["un", "adversaire"], features: third("m") }),
})
