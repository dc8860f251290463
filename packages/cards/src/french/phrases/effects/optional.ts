import { COLOR_PAIRS } from "../../lexicon/colors.ts"
import { subtypeNoun } from "../../lexicon/subtypes.ts"
import { french, frenchOf, passes } from "../../say.ts"

// Optional additional costs, and whether they were paid.

french("static", {
  "as a additional cost to cast ~ , you may {c:optional costs}":
    "en tant que coût supplémentaire pour lancer ce sort , vous pouvez {c:infinitive}",
})
french("static", {
  "as a additional cost to cast ~ , you may collect evidence {n:digits} . ~ costs {m:mana} less to cast if evidence was collected":
    "en tant que coût supplémentaire pour lancer ce sort , vous pouvez rassembler des preuves {n} . Ce sort coûte {m} de moins à lancer si des preuves ont été rassemblées",
})
for (const [words, said] of [
  ["creature sacrificed", "créature sacrifiée"],
  ["permanent sacrificed", "permanent sacrifié"],
  ["card exiled", "carte exilée"],
  ["creature tapped", "créature engagée"],
] as const)
  french("static", {
    [`as a additional cost to cast ~ , you may {c:cost} . ~ costs {m:mana} less to cast for each ${words} this way`]: `en tant que coût supplémentaire pour lancer ce sort , vous pouvez {c:infinitive} . Ce sort coûte {m} de moins à lancer pour chaque ${said} de cette manière`,
  })
for (const [word, m] of COLOR_PAIRS)
  french("static", {
    [`as a additional cost to cast {s:spell things} , you may pay {n:number} life . those spells cost {m:mana} less to cast if you paid life this way . this effect reduces only the amount of ${word} mana you pay`]: `en tant que coût supplémentaire pour lancer {s:un} , vous pouvez payer {n} points de vie . Ces sorts coûtent {m} de moins à lancer si vous avez payé des points de vie de cette manière . Cet effet ne réduit que la quantité de mana ${m} que vous payez`,
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
  const { singular, gender } = subtypeNoun(String(value).split(" ")[1])
  return { words: [gender === "f" ? "une" : "un", singular], features: { gender, plural: false, person: 3 } }
})

for (const [anybody, said] of [
  ["any player", "n'importe quel joueur"],
  ["any opponent", "n'importe quel adversaire"],
  ["any other player", "n'importe quel autre joueur"],
] as const)
  french("clause", {
    [`${anybody} may pay {m:mana}`]: `${said} peut payer {m}`,
    [`{e:denied clause} unless ${anybody} pays {m:mana}`]: `{e} à moins que ${said} ne paie {m}`,
    [`{e:denied clause} unless ${anybody} pays {n:digits} life`]: `{e} à moins que ${said} ne paie {n} {n#point|points} de vie`,
    [`${anybody} may {c:costs}`]: `${said} peut {c:infinitive}`,
    [`${anybody} may have ~|it deal {n:digits} damage to them`]: `${said} peut faire que {~!} lui <infliger:subjunctive> {n} {n#blessure|blessures}`,
    [`${anybody} may {c:costs} of their choice or have ~ deal {n:digits} damage to that player`]: `${said} peut {c:infinitive} de son choix ou faire que {~!} lui <infliger:subjunctive> {n} {n#blessure|blessures}`,
  })
french("static", { "teamwork {n:digits}": "travail d'équipe {n}" })
french("condition", { "~ was cast using teamwork": "{~!} a été [lancé] en utilisant le travail d'équipe" })
