import type { Effect, PlayerSelector } from "@apnap/engine"
import { findNode } from "../antecedent.ts"
import { partIn } from "../filling.ts"
import type { Features } from "../morphology/agreement.ts"
import { third, YOU } from "../phrase.ts"
import { runs } from "../runs.ts"
import { anew, french, frenchOf, partsOf, passes, type Setting, say, sayAs, stated } from "../say.ts"
import { alsoPutBack } from "./effects/library.ts"

// Sequences of sentences, and conjunctions between instructions.

passes("instruction")
runs("effects", { ".": ".", ", then": ", puis", when: "Quand", ",": "," }, (setting, part) =>
  part.symbol === "condition" ? stated(setting) : anew(setting),
)
runs("sentence end", { ".": "." })
runs("ifDone", {
  "if you do ,": "Si vous faites ainsi ,",
  "if they do ,": "S'il fait ainsi ,",
})
runs("ifSomeDone", {
  "if a player does ,": "Si un joueur fait ainsi ,",
  "if a player does either ,": "Si un joueur fait l'un ou l'autre ,",
})
runs("ifNoneDone", { "if no one does ,": "Si personne ne fait ainsi ," })
runs("ifNotDone", {
  "if they don't ,": "S'il ne le fait pas ,",
  "if you don't ,": "Si vous ne le faites pas ,",
})
frenchOf("ifImpossible", (_part, { ability }) => {
  const tried = findNode(ability, ({ bind }) => bind === "done")
  const others = tried?.player !== undefined && (tried.player as PlayerSelector).who !== "you"
  return { words: (others ? "S'il ne le peut pas ," : "Si vous ne le pouvez pas ,").split(" ") }
})
runs("ifNotCast", {
  "if you don't cast it ,": "Si vous ne le faites pas ,",
  "if you don't cast that card ,": "Si vous ne lancez pas cette carte ,",
})
runs("whenDone", { "when you do ,": "Quand vous faites ainsi ," })
runs("otherwise", { "otherwise ,": "Sinon ," })
runs("joint", { ", then": ", puis", and: "et", ", and": "et", ",": ",", then: "puis", "and then": "et puis" })
runs("and also", { and: "et" })
runs("sentence", {})
runs("does list", {})

/** Features of the player who acts, for a verb whose subject comes earlier. */
export function doer(effect: Effect): Features {
  const who = playerOf(effect)
  return who === undefined || who.who === "you" ? YOU : third("m")
}

function playerOf(effect: Effect): PlayerSelector | undefined {
  if (effect.do === "sequence") return effect.of[0] && playerOf(effect.of[0])
  if (effect.do === "forEachPlayer") return effect.of
  const { player, what } = effect as {
    player?: PlayerSelector
    what?: { by?: PlayerSelector; of?: PlayerSelector }
  }
  return player ?? what?.by ?? undefined
}

for (const symbol of ["next sentence", "next instruction"]) {
  runs(symbol, { ".": ".", ". then": ". Puis", and: "et" }, (setting, part) =>
    part.symbol === "does" || part.symbol === "object predicate" ? setting : anew(setting),
  )
  french(symbol, {
    "{joint} {does}": (part, setting) => {
      const { effect } = part.value as { effect: Effect }
      const subject = doer(effect)
      const mood = subject.person === 2 && setting.mood !== "infinitive" ? "imperative" : moodIn(setting)
      const inside: Setting = { ...setting, mood, subject }
      return { words: partsOf(part).flatMap((inner) => say(inner, inside).words) }
    },
    "{joint} {instruction}": (part, setting) => ({
      words: partsOf(part).flatMap((inner) => say(inner, setting).words),
    }),
    "{joint} {object predicate}": (part, setting) => {
      const subject = setting.about ?? setting.last
      const inside: Setting = { ...setting, mood: "indicative", ...(subject && { subject }) }
      const words = partsOf(part).flatMap((inner) => say(inner, inside).words)
      // What holds of one object holds at once: « acquiert la célérité et ne peut pas être bloquée ».
      return { words: words[0] === "," && words[1] === "puis" ? ["et", ...words.slice(2)] : words }
    },
    "{listed joint} {digits} damage to {recipient}": (part, setting) => {
      const recipient = partIn(part, "recipient")
      const you = recipient !== undefined && say(recipient, setting).pronoun === true
      return sayAs(
        you
          ? "et <infliger:indicative> {digits} {digits#blessure|blessures} {recipient:à}"
          : "et {digits} {digits#blessure|blessures} à {recipient}",
        part,
        { ...setting, subject: third("m") },
      )
    },
    "and {object} {dig rest}": alsoPutBack,
  })
}

function moodIn({ mood }: Setting): Setting["mood"] {
  return mood === "imperative" ? "indicative" : mood
}

french("instead", {
  ". {sentence} instead if {condition}": (part, setting) => {
    const condition = partIn(part, "condition")
    const sentence = partIn(part, "sentence")
    if (condition === undefined || sentence === undefined) return { words: [] }
    return {
      words: [
        ...[".", "Si", ...say(condition, stated(setting)).words, ","],
        ...say(sentence, anew(setting)).words,
        ...["à", "la", "place"],
      ],
    }
  },
  ". it deals {digits} damage instead if {condition}": (part, setting) =>
    sayAs(
      ". Si {condition:indicative} , {~!} <infliger> {digits} {digits#blessure|blessures} à la place",
      part,
      anew(setting),
    ),
  ". if {condition} , it deals {digits} damage instead": (part, setting) =>
    sayAs(
      ". Si {condition:indicative} , {~!} <infliger> {digits} {digits#blessure|blessures} à la place",
      part,
      anew(setting),
    ),
})
for (const [english, words] of [
  ["each opponent", "chaque adversaire"],
  ["each player", "chaque joueur"],
  ["each other player", "chaque autre joueur"],
] as const)
  french("clause", {
    [`${english} who can't {d:does list}`]: `${words} qui ne le peut pas {d:stated}`,
    [`${english} who doesn't {d:does list}`]: `${words} qui ne le fait pas {d:stated}`,
    [`${english} who didn't {d:does list}`]: `${words} qui ne l'a pas fait {d:stated}`,
    [`for ${english} who does , {e:bare clause}`]: `pour ${words} qui le fait , {e}`,
    [`for ${english} who can't , {e:bare clause}`]: `pour ${words} qui ne le peut pas , {e}`,
  })
passes("whole process", "clause for each")
french("repeated process", {
  "repeat this process once": "Répétez ce procédé une fois",
  "repeat this process {n:number} more times": "Répétez ce procédé encore {n} fois",
})
french("clause", {
  "{e:whole process} . if {c:condition} , repeat this process": "{e} . Si {c:stated} , répétez ce procédé",
})
french("clause", {
  "{e:own deed} . each opponent attacking that player does the same":
    "{e:command} . Chaque adversaire qui attaque ce joueur fait de même",
})
