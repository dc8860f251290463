import { partIn } from "../filling.ts"
import { keywordNoun } from "../lexicon/keywords.ts"
import { agree } from "../morphology/agreement.ts"
import { determined, NOTHING, third } from "../phrase.ts"
import {
  anew,
  french,
  frenchOf,
  missing,
  partsOf,
  ruleOf,
  type Saying,
  type SelfName,
  type Setting,
  say,
  sayAs,
} from "../say.ts"
import { listed } from "./objects/lists.ts"

// Keywords are nouns: with an article in a sentence, without one in a line of keywords (702).

for (const symbol of ["keyword"])
  frenchOf(symbol, (part, setting) => {
    const [, name, joint] = /^[^:]+: ([^{—.]*?) ?(—)? ?(?:\{.*)?$/.exec(ruleOf(part)) ?? []
    const found = name === undefined ? undefined : keywordNoun(name)
    if (found === undefined) return missing(part, setting)
    const dash = joint !== undefined || part.parts.includes("—")
    const rest = partsOf(part).flatMap((inner, i) => [
      ...(dash && i === partsOf(part).length - 1 ? ["—"] : []),
      ...say(inner, { ...setting, mood: "imperative" }).words,
    ])
    return { words: [found.french, ...rest], features: third(found.gender) }
  })

french("keyword", {
  "enchant {t:thing}": "Enchanter :. {t}",
  "enchant {t:plain thing} card in a graveyard": "Enchanter :. carte de {t} dans un cimetière",
  "enchant player": "Enchanter :. joueur",
  "enchant opponent": "Enchanter :. adversaire",
  "emerge from {t:thing} {c:mana cost}": feminine("émergence à partir de {t:un} {c}"),
  "protection from {q:quality}": feminine("protection contre {q}"),
  "protection from each of your opponents": feminine("protection contre chacun de vos adversaires"),
  "hexproof from {q:quality}": feminine("défense talismanique contre {q}"),
  "firebending x , where x is {n:quantity}": feminine("maîtrise du Feu X , X étant {n}"),
  "mobilize x , where x is {n:quantity}": feminine("mobilisation X , X étant {n}"),
  "affinity for {q:quality}": "affinité pour {q}",
  "flashback {c:mana cost} . ~ costs {x} less to cast this way , where x is {n:quantity}":
    "flashback {c} . Ce sort coûte {X} de moins à lancer de cette manière , X étant {n}",
  "craft with {q:quality} {c:mana cost}": (part, setting) => {
    // One material, though the English noun has no article (702.167a).
    const material = partsOf(part)[0] && partIn(partsOf(part)[0], "t")
    const noun = material && say(material, { ...setting, one: true }).noun
    return noun === undefined
      ? sayAs("façonnage avec {q} {c}", part, setting)
      : {
          words: ["façonnage", "avec", ...determined(noun, "un").words, ...sayAs("{c}", part, setting).words],
        }
  },
  "cumulative upkeep {a:mana} or {b:mana}": "entretien cumulatif {a} ou {b}",
  "suspend x — {c:mana cost} . x can't be 0": feminine("suspension X — {c} . X ne peut pas être 0"),
  "bloodthirst x": "soif de sang X",
  "~ can be your commander": "{~!} peut être votre commandant",
  "champion a {t:thing}": "champion :. {t:un}",
  "splice onto arcane — {c:costs}": "imprégnation d'arcane — {c}",
  "protection from everything": feminine("protection contre tout"),
  "splice onto arcane {c:mana cost}": "imprégnation d'arcane {c}",
  "gift a extra turn": "don :. un tour supplémentaire",
  "gift a octopus": "don :. une pieuvre",
  "choose a background": "Choisissez un passé",
  "partner with {name:card name}": "partenariat avec {name}",
  "double agenda": "double dessein",
  "doctor 's companion": "compagnon du Docteur",
  "gift a card": "don :. une carte",
  "gift a treasure": "don :. un trésor",
  "gift a food": "don :. une nourriture",
  "gift a tapped fish": "don :. un poisson engagé",
})
function feminine(text: string): Saying {
  return (part, setting) => ({ ...sayAs(text, part, setting), features: third("f") })
}
french("upkeep instruction", { "{clause}": "{clause}" })
french("quality", {
  "the chosen card name": "le nom de carte choisi",
  "each of the exiled card 's card types": "chacun des types de la carte exilée",
  "{t:things}": "{t:le}",
  colorless: "l'incolore",
  black: "le noir",
  red: "le rouge",
  white: "le blanc",
  blue: "le bleu",
  green: "le vert",
  multicolored: "multicolore",
  monocolored: "monocolore",
  "the chosen color": "la couleur choisie",
  "colored spells": "les sorts colorés",
})
french("color", { black: "noir", red: "rouge", white: "blanc", blue: "bleu", green: "vert" })

frenchOf("keyword line", listed(","))

/** « le vol », « la parade {2} », « {T} : Ajoutez {G}. » */
frenchOf("granted ability", (part, setting) => {
  const quoted = partIn(part, "quoted ability")
  if (quoted !== undefined)
    return { words: ["«", ...say(quoted, { ...anew(setting), self: holder(setting) }).words, "»"] }
  const keyword = partIn(part, "keyword")
  if (keyword === undefined) return NOTHING
  const { words, features = third("m") } = say(keyword, setting)
  if (words.includes(":.")) return missing(keyword, setting)
  return { words: [agree("le", features), ...words], features }
})
/** A quoted ability refers to the object that gains it. */
function holder({ self, subject, token }: Setting): SelfName {
  if (subject === undefined || subject === self.features) return self
  if (token === true) return { name: self.name, words: ["ce", "jeton"], features: third("m") }
  const words = subject.gender === "f" ? ["cette", "créature"] : ["ce", "permanent"]
  return { name: self.name, words, features: third(subject.gender) }
}
frenchOf("abilities", listed("et"))
// « la protection contre le rouge et contre le bleu »
frenchOf("and from", ({ parts }) => ({ words: [parts.includes("and") ? "et" : ",", "contre"] }))
french("quality", {
  spells: "les sorts",
  "permanents that were cast this turn": "les permanents qui ont été lancés ce tour-ci",
})
