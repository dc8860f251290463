import { COLOR_PAIRS } from "../../lexicon/colors.ts"
import { french, passes } from "../../say.ts"

// How permanents enter the battlefield.

french("static", {
  "if it's neither day nor night , it becomes day as ~ enters":
    "s'il ne fait ni jour ni nuit , le jour se lève au moment où {~!} <arriver>",
  "~ enter(s) tapped": "{~!} <arriver> [engagé]",
  "~ enters prepared": "{~!} <arriver> [préparé]",
  "{t:plain things} enter as a copy of {w:simple object}": "{t!:le} <arriver> en tant que copie de {w}",
  "{t:things} enter tapped": "{t!:le} <arriver> [engagé]",
  "~ enter(s) tapped unless {c:condition}": "{~!} <arriver> [engagé] à moins que {c:unless}",
  "~ enter(s) with {n:number} {kind:counter} counters on it":
    "{~!} <arriver> avec {n} marqueurs {kind} sur [lui]",
  "~ enter(s) with a {kind:counter} counter on it": "{~!} <arriver> avec un marqueur {kind} sur [lui]",
  "~ enter(s) with a {kind:counter} counter on it for each {n:each}":
    "{~!} <arriver> avec un marqueur {kind} sur [lui] pour chaque {n}",
  "~ enters with {n:number} {kind:counter} counters on it if {c:condition}":
    "{~!} <arriver> avec {n} marqueurs {kind} sur [lui] si {c:stated}",
  "~ enters with a {kind:counter} counter on it if {c:condition}":
    "{~!} <arriver> avec un marqueur {kind} sur [lui] si {c:stated}",
  "if ~ was kicked , it enters with {n:number} {kind:counter} counters on it":
    "si le kick de {~!} a été payé , [il] <arriver> avec {n} marqueurs {kind} sur [lui]",
  "if ~ was kicked , it enters with a {kind:counter} counter on it":
    "si le kick de {~!} a été payé , [il] <arriver> avec un marqueur {kind} sur [lui]",
  "each {t:plain thing} enters with a additional {kind:counter} counter on it":
    "{t!:chaque} <arriver> avec un marqueur {kind} supplémentaire sur [lui]",
  "{f:subject} enters with a additional {kind:counter} counter on it":
    "{f!} <arriver> avec un marqueur {kind} supplémentaire sur [lui]",
  "as ~ enters , {e:entering choice}": "au moment où {~!} <arriver> , {e}",
  "as ~ enters , you may {c:costs} . if you don't , it enters tapped":
    "au moment où {~!} <arriver> , vous pouvez {c:infinitive} . Si vous ne le faites pas , [il] <arriver> [engagé]",
  "~ enters tapped . as it enters , {e:entering choice}":
    "{~!} <arriver> [engagé] . Au moment où [il] <arriver> , {e}",
  "you may have ~ enter as a copy of any {t:thing}":
    "vous pouvez faire que {~!} <arriver:subjunctive> comme une copie de n'importe [quel:t] {t}",
  "you may have ~ enter as a copy of any {t:thing} , except {x:exceptions}":
    "vous pouvez faire que {~!} <arriver:subjunctive> comme une copie de n'importe [quel:t] {t} , excepté que {x}",
  "{t:plain things} entering don't cause abilities of permanents your opponents control to trigger":
    "{t:le} qui arrivent ne déclenchent pas de capacités de permanents que vos adversaires contrôlent",
  "each {t:plain thing} enters with {n:number} additional {kind:counter} counters on it":
    "{t!:chaque} <arriver> avec {n} marqueurs {kind} supplémentaires sur [lui]",
  "~ enters tapped if {c:condition}": "{~!} <arriver> [engagé] si {c:stated}",
  "{t:plain things} entering don't cause abilities to trigger":
    "{t:le} qui arrivent ne déclenchent pas de capacités",
  "{t:plain things} entering or dying don't cause abilities to trigger":
    "{t:le} qui arrivent ou meurent ne déclenchent pas de capacités",
  "as ~ enters , {e:sentence}": "au moment où {~!} <arriver> , {e:command}",
  "{t:plain things} enter untapped": "{t!:le} <arriver:indicative> [dégagé:t]",
  "~ enter(s) with a {kind:counter} counter on it unless {c:condition}":
    "{~!} <arriver> avec un marqueur {kind} sur [lui] à moins que {c:unless}",
  "~ enter(s) with {n:number} {kind:counter} counters on it unless {c:condition}":
    "{~!} <arriver> avec {n} marqueurs {kind} sur [lui] à moins que {c:unless}",
  "each {t:plain thing} enters with a number of additional {kind:counter} counters on it equal to {n:quantity} and as {b:becoming body}":
    "{t!:chaque} <arriver> avec un nombre de marqueurs {kind} supplémentaires sur [lui] égal à {n} et en tant que {b}",
})
passes("entering deed", "guarded destruction")
for (const [english, said] of [
  ["a {kind:counter} counter on it for each {n:each}", "un marqueur {kind} sur [lui] pour chaque {n}"],
  [
    "{m:number} {kind:counter} counters on it for each {n:each}",
    "{m} marqueurs {kind} sur [lui] pour chaque {n}",
  ],
  [
    "a number of {kind:counter} counters on it equal to {n:quantity}",
    "un nombre de marqueurs {kind} sur [lui] égal à {n}",
  ],
  ["{n:number} {kind:counter} counters on it", "{n} marqueurs {kind} sur [lui]"],
] as const)
  french("static", {
    [`as ~ enters , {e:entering deed} . ~ enters with ${english}`]: `au moment où {~!} <arriver> , {e:command} . {~!} <arriver> avec ${said}`,
  })
for (const [english, said] of COLOR_PAIRS)
  french("entering choice", {
    [`choose a color other than ${english}`]: `choisissez une couleur autre que le ${said}`,
  })
french("entering choice", {
  "choose a creature type": "choisissez un type de créature",
  "choose a {t:plain thing}": "choisissez {t:un}",
  "choose another {t:plain thing}": "choisissez {t:another}",
  "choose a color": "choisissez une couleur",
  "choose a opponent": "choisissez un adversaire",
  "choose a card name": "choisissez un nom de carte",
  "choose a {t:plain noun} card name": "choisissez un nom de carte {t}",
  "choose a player": "choisissez un joueur",
  "choose a basic land type": "choisissez un type de terrain de base",
  "choose a number": "choisissez un nombre",
  "choose a card type": "choisissez un type de carte",
  "choose {o:card types}": "choisissez {o}",
})
for (const [english, said] of [
  ["that many", "autant de"],
  ["twice that many", "deux fois autant de"],
])
  french("static list", {
    [`as ~ enters , you may sacrifice any number of {t:plain things} . if you do , it enters with ${english} {kind:counter} counters on it`]: `au moment où {~!} <arriver> , vous pouvez sacrifier n'importe quel nombre de {t} . Si vous le faites , [il] <arriver> avec ${said} marqueurs {kind} sur [lui]`,
  })
