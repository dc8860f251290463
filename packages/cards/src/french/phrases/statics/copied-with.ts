import { runs } from "../../runs.ts"
import { french, passes } from "../../say.ts"

// What enters as a copy with something besides (707.9e, f).

french("counters to enter with", {
  "a additional {kind:counter} counter": "un marqueur {kind} supplémentaire",
  "{n:number} additional {kind:counter} counters": "{n} marqueurs {kind} supplémentaires",
  "a {kind:counter} counter": "un marqueur {kind}",
})
french("permanent type", {
  artifact: "un artefact",
  battle: "une bataille",
  creature: "une créature",
  enchantment: "un enchantement",
  land: "un terrain",
  planeswalker: "un planeswalker",
})
const ENTERS = "[il] arrive avec {c} sur [lui]"
french("copy rider", {
  "it enters with {c:counters to enter with} on it": ENTERS,
  "it enters with {c:counters to enter with} on it if it's a {t:permanent type}": `${ENTERS} si c'est {t}`,
  "it enters with {c:counters to enter with} on it if you control that creature": `${ENTERS} si vous contrôlez cette créature`,
  ", if it's a {t:permanent type} , it enters with {c:counters to enter with} on it and has {k:abilities}": `, si c'est {t} , ${ENTERS} et a {k}`,
  "it has {k:abilities} if that creature doesn't have {j:named keyword}":
    "[il] a {k} si cette créature n'a pas {j}",
})
french("copy term", { "{r:copy rider}": "{r}", "{x:exception}": "{x}" })
passes("copy terms")
runs("copy term list", { and: "et que", ",": ", que", ", and": "et que" })
french("condition", { "a card exiled with ~ is a {t:card thing}": "une carte exilée avec {~} est {t:un}" })
french("object", {
  "the last {t:card thing} exiled with {i:its own}": "la dernière {t} exilée avec [lui]",
})
french("static", {
  "{what:group} has/have the power , toughness , and creature types of {of:object} . it's still a {t:plain thing}":
    "{what!} <avoir> la force , l'endurance et les types de créature de {of} . C'est toujours {t:un}",
  "you may have ~ enter as a copy of any {t:thing} , except {x:copy terms}":
    "vous pouvez faire que {~!} <arriver:subjunctive> comme une copie de n'importe [quel:t] {t} , excepté que {x}",
})
const NEXT = "la prochaine fois qu'au moins {t:one} arrive ce tour-ci"
const NEXT_TIME = "the next time one or more {t:plain things} enter this turn"
french("does", {
  [`${NEXT_TIME} , they enter as copies of {w:simple object}`]: `${NEXT} , ces permanents arrivent comme des copies de {w}`,
  [`${NEXT_TIME} , each enters with a additional {kind:counter} counter on it`]: `${NEXT} , chacun arrive avec un marqueur {kind} supplémentaire sur lui`,
  [`${NEXT_TIME} , each enters with {n:number} additional {kind:counter} counters on it`]: `${NEXT} , chacun arrive avec {n} marqueurs {kind} supplémentaires sur lui`,
})
french("exception", {
  "it doesn't copy that creature 's color": "[il] ne copie pas la couleur de cette créature",
  "it's legendary and snow in addition to its other types":
    "[il] est [légendaire] et [neigeux] en plus de ses autres types",
})
