import { french, frenchOf } from "../../say.ts"
import { listed } from "../objects/lists.ts"

// Keywords passed on (702.1c).

french("passed keyword", {
  "{k:plain keyword}": "{k}",
  landwalk: "la traversée de terrain",
  protection: "la protection",
})
frenchOf("passed keywords", listed("et"))
french("having keyword", {
  "you control a {t:plain thing} with {k:passed keyword}": "vous contrôlez {t:un} avec {k}",
  "a {t:card thing} with {k:passed keyword} is in a graveyard": "{t:un} avec {k} est dans un cimetière",
  "a exiled {t:card thing} has {k:passed keyword}": "{t:un} en exil a {k}",
  "a {t:thing} has {k:passed keyword}": "{t:un} a {k}",
})
french("clause", {
  "{w:object} gain(s) {k:passed keyword} {d:duration} if {h:having keyword} . the same is true for {l:passed keywords}":
    "{w!} <acquérir> {k} {d} si {h} . Il en va de même pour {l}",
})
french("static", {
  "as long as {h:having keyword} , {w:group} has/have {k:passed keyword} . the same is true for {l:passed keywords}":
    "tant que {h} , {w!} <avoir> {k} . Il en va de même pour {l}",
})
