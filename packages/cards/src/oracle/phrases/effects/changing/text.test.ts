import { wordings } from "../../../testing/wordings.ts"

wordings("612.2: words replaced in a text", [
  [
    "a color word, in a spell's text as well",
    "{T}: Change the text of target spell or permanent by replacing all instances of one color word with another.",
    { effect: { do: "changeText", words: ["color"], duration: "permanent" } },
  ],
  [
    "either kind of word, for a turn",
    "{T}: Change the text of target permanent by replacing all instances of one color word with another or one basic land type with another until end of turn.",
    { effect: { do: "changeText", words: ["color", "landType"], duration: "endOfTurn" } },
  ],
  [
    "a creature type, but not for that one",
    "{T}: Change the text of target permanent by replacing all instances of one creature type with another. The new creature type can't be Wall.",
    { effect: { do: "changeText", words: ["creatureType"], never: "Wall" } },
  ],
  [
    "a creature type for a given one",
    "{T}: Change the text of target creature by replacing all instances of one creature type with Vampire.",
    { effect: { do: "changeText", words: ["creatureType"], to: "Vampire" } },
  ],
])
