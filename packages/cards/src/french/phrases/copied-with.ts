import { runs } from "../runs.ts"
import { french, passes } from "../say.ts"

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
french("static", {
  "you may have ~ enter as a copy of any {t:thing} , except {x:copy terms}":
    "vous pouvez faire que {~!} <arriver:subjunctive> comme une copie de n'importe [quel:t] {t} , excepté que {x}",
})
french("exception", {
  "it doesn't copy that creature 's color": "[il] ne copie pas la couleur de cette créature",
  "it's legendary and snow in addition to its other types":
    "[il] est [légendaire] et [neigeux] en plus de ses autres types",
})
