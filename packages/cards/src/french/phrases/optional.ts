import { subtypeNoun } from "../lexicon/subtypes.ts"
import { french, frenchOf, passes } from "../say.ts"

// What may be paid besides, and whether it was.

french("static", {
  "as a additional cost to cast ~ , you may {c:optional costs}":
    "en tant que coût supplémentaire pour lancer ce sort , vous pouvez {c:infinitive}",
})
passes("optional costs", "costs")
french("cost", {
  "blight {n:digits}": "<flétrir> {n}",
  "unattach {what:attachment}": "<détacher> {what}",
})
passes("attachment", "object")
french("condition", {
  "evidence was collected": "des preuves ont été rassemblées",
  "its additional cost was paid": "son coût supplémentaire a été payé",
  "a {t:beheld} was beheld": "{t!} a été [contemplé]",
})
frenchOf("beheld", ({ value }) => {
  const { singular, gender } = subtypeNoun((value as string).split(" ")[1])
  return { words: [gender === "f" ? "une" : "un", singular], features: { gender, plural: false, person: 3 } }
})
