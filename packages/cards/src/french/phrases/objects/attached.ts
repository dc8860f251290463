import { french } from "../../say.ts"

// Effects of Auras on what they enchant, creatures that crew Vehicles, and hand sizes.

french("static", {
  "enchanted {noun:host} has protection from {q:quality} . this effect doesn't remove ~":
    "la créature enchantée a la protection contre {q} . Cet effet ne retire pas {~}",
  "enchanted {noun:host} has protection from {q:quality} . this effect doesn't remove auras":
    "la créature enchantée a la protection contre {q} . Cet effet ne retire pas les auras",
  "enchanted {noun:host} get(s) {s:size} and has protection from {q:quality} . this effect doesn't remove ~":
    "la créature enchantée gagne {s} et a la protection contre {q} . Cet effet ne retire pas {~}",
  "enchanted {noun:host} get(s) {s:size} and has protection from {q:quality} . this effect doesn't remove auras":
    "la créature enchantée gagne {s} et a la protection contre {q} . Cet effet ne retire pas les auras",
  "~ saddles mounts and crews vehicles as though its power were {n:digits} greater":
    "{~!} selle des montures et pilote des véhicules comme si sa force était supérieure de {n}",
  "~ crews vehicles as though its power were {n:digits} greater":
    "{~!} pilote des véhicules comme si sa force était supérieure de {n}",
  "~ saddles mounts and crews vehicles using its toughness rather than its power":
    "{~!} selle des montures et pilote des véhicules en utilisant son endurance à la place de sa force",
  "{w:whose} maximum hand size is reduced by {n:number}": "{w~taille de main maximale} est réduite de {n}",
  "~ escapes with a {kind:counter} counter on it": "{~!} s'évade avec un marqueur {kind} sur [lui]",
  "~ escapes with {n:number} {kind:counter} counters on it":
    "{~!} s'évade avec {n} marqueurs {kind} sur [lui]",
})
french("exception", { "it has this ability": "[il] a cette capacité" })
french("event", {
  "you expend {n:digits}": "vous dépensez {n} manas en sorts",
  "you fully unlock a room": "vous déverrouillez entièrement une salle",
})
french("exception", {
  "it's legendary in addition to its other types": "[il] est légendaire en plus de ses autres types",
})
