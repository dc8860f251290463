import { third } from "../../phrase.ts"
import { french, passes, sayAs } from "../../say.ts"

// Prevention and replacement of damage by its source or recipient, and related phrases.

const KINDS = [
  ["damage", "blessures"],
  ["combat damage", "blessures de combat"],
  ["non combat damage", "blessures non-combat"],
] as const
passes("dealers", "known recipient")
for (const [english, said] of KINDS) {
  const all = `prevent all ${english} that would be dealt`
  const prevented = `prévenez toutes les ${said} qui devraient`
  french("static", {
    [`${all} to {f:subject} by {s:dealers}`]: `${prevented} être infligées à {f} par {s:le}`,
    [`${all} to you by {s:dealers}`]: `${prevented} vous être infligées par {s:le}`,
    [`${all} to you`]: `${prevented} vous être infligées`,
  })
  french("clause", {
    [`${all} to you this turn by {s:dealers}`]: `${prevented} vous être infligées ce tour-ci par {s:le}`,
    [`${all} to {f:plain things} this turn by {s:dealers}`]: `${prevented} être infligées à {f:le} ce tour-ci par {s:le}`,
    [`${all} to you and {f:plain things} this turn by {s:dealers}`]: `${prevented} vous être infligées ou être infligées à {f:le} ce tour-ci par {s:le}`,
    [`prevent all ${english} that {s:dealers} would deal this turn`]: `prévenez toutes les ${said} que {s!:le} devraient infliger ce tour-ci`,
  })
  for (const [dealer, source] of [
    ["a {f:source thing}", "{f!:un}"],
    ["{f:subject}", "{f!}"],
  ]) {
    const deals = `${dealer} would deal ${english}`
    const would = `${source} <devoir:imperfect>`
    french("hurt", {
      [`${deals} to {who:hurt player} or a permanent {p:hurt player} control(s)`]: `${would} infliger des ${said} à {who} ou à un permanent que {p!} <contrôler:indicative>`,
      [`${deals} to {t:subject}`]: `${would} infliger des ${said} à {t}`,
      [`${deals} to a permanent or player`]: `${would} infliger des ${said} à un permanent ou à un joueur`,
      [deals]: `${would} infliger des ${said}`,
    })
    for (const [much, bound] of [
      ["more", "au moins {n}"],
      ["less", "au plus {n}"],
    ]) {
      const deal = `${dealer} would deal {n:digits} or ${much} ${english}`
      const some = `${bound} ${said}`
      french("hurt", {
        [`${deal} to {who:hurt player}`]: `${would} {who:à infliger} ${some}`,
        [`${deal} to {t:subject}`]: `${would} infliger ${some} à {t}`,
        [`${deal} to a permanent or player`]: `${would} infliger ${some} à un permanent ou à un joueur`,
      })
    }
    french("hurt", { [`${deals} to {who:hurt player}`]: `${would} {who:à infliger des ${said}}` })
  }
}
french("hurt player", { "enchanted player": () => ({ words: ["le", "joueur", "enchanté"] }) })
french("hurt player", { "the chosen player": () => ({ words: ["le", "joueur", "choisi"] }) })
for (const [english, said] of [
  ["a source of your choice", "une source de votre choix"],
  ["a {c:source thing} of your choice", "{c:un} de votre choix"],
])
  french("does", {
    [`the next time ${english} would deal damage to {to:known recipient} this turn , prevent that damage`]: `la prochaine fois que ${said} devrait infliger des blessures à {to} ce tour-ci , prévenez ces blessures`,
    [`prevent all damage ${english} would deal to you this turn`]: `<prévenir> toutes les blessures que ${said} devrait vous infliger ce tour-ci`,
    [`prevent all damage that would be dealt to you this turn by ${english}`]: `<prévenir> toutes les blessures que ${said} devrait vous infliger ce tour-ci`,
    [`prevent all damage ${english} would deal this turn`]: `<prévenir> toutes les blessures que ${said} devrait infliger ce tour-ci`,
    [`prevent the next {n:digits} damage that ${english} would deal to you this turn`]: `<prévenir> les {n} prochaines blessures que ${said} devrait vous infliger ce tour-ci`,
  })
for (const symbol of ["next sentence", "next instruction"])
  french(symbol, {
    "and deals {digits} damage to {recipient}": (part, setting) =>
      sayAs("et <infliger> {digits} {digits#blessure|blessures} {recipient:à}", part, {
        ...setting,
        mood: "indicative",
        subject: third("f"),
      }),
  })
french("does", {
  "look(s) at the top {n:number} cards of {w:whose} library , then put(s) {f:found} back in any order":
    "<regarder> les {n} cartes du dessus de {w~bibliothèque} , puis <remettre> {elles} dans l'ordre de votre choix",
})
french("clause", {
  "{what:object} become(s) blocked": "{what!} <devenir> [bloqué]",
  "it becomes night": "la nuit tombe",
  "it becomes day": "le jour se lève",
  "{what:object} attack(s) this combat if able": "{what!} <attaquer> pendant ce combat si possible",
  "{what:object} block(s) this combat if able": "{what!} <bloquer> pendant ce combat si possible",
  "{what:object} block(s) {a:object}": "{what!} <bloquer> {a}",
  "creatures {by:simple object} was blocking that had become blocked by only that creature this combat become unblocked":
    "les créatures que {by} bloquait et que seule cette créature a bloquées pendant ce combat deviennent non bloquées",
  "creatures {by:simple object} was blocking that had become blocked by only ~ this combat become unblocked":
    "les créatures que {by} bloquait et que seule cette créature a bloquées pendant ce combat deviennent non bloquées",
  "creatures {by:simple object} was blocking that hadn't become blocked by another creature this combat become unblocked":
    "les créatures que {by} bloquait et qu'aucune autre créature n'a bloquées pendant ce combat deviennent non bloquées",
  "{what:object} block(s) {a:object} this combat if able":
    "{what!} <bloquer> {a} pendant ce combat si possible",
  "~ also deals {n:digits} damage to {to:recipient}":
    "{~!} <infliger> aussi {n} {n#blessure|blessures} à {to}",
})
french("condition", { "it's night": "il <faire> nuit", "it's day": "il <faire> jour" })
french("quantity", {
  "{m:number} minus {n:quantity}": "{m} moins {n}",
  "{a:quantity} minus {b:quantity}": "{a} moins {b}",
  "the difference between {a:quantity} and {m:number}": "la différence entre {a} et {m}",
})
french("duration", { "this combat": "pendant ce combat" })
french("cost", { "pay life equal to {n:quantity}": "<payer> un nombre de points de vie égal à {n}" })
french("object", {
  "any number of {t:plain things} with total mana value {n:digits} or less":
    "n'importe quel nombre de {t} de valeur de mana totale inférieure ou égale à {n}",
  "any number of {t:plain things} with total power {n:digits} or less":
    "n'importe quel nombre de {t} de force totale inférieure ou égale à {n}",
})
for (const [who, subject] of [
  ["each {t:plain thing} enters", "{t!:chaque}"],
  ["{t:plain things} enter", "{t!:le}"],
])
  french("static", {
    [`${who} with a additional {kind:counter} counter on it|them for each {n:each}`]: `${subject} <arriver> avec un marqueur {kind} supplémentaire pour chaque {n}`,
    [`${who} with {m:number} additional {kind:counter} counters on it|them`]: `${subject} <arriver> avec {m} marqueurs {kind} supplémentaires`,
  })
french("hurt", {
  "a {s:spell thing} or a {f:plain thing} would deal damage to a permanent or player":
    "{s:un} ou {f:un} devait infliger des blessures à un permanent ou à un joueur",
})
