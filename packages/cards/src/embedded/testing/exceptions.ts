/** Cards with a part that the grammar can't yet print or parse. */
const UNREAD: readonly string[] = [
  "Erebos's Titan",
  "Sorin, Lord of Innistrad",
  "Curse of the Pierced Heart",
  "Greenbelt Rampager",
  "Slumbering Trudge",
  "Whisperwood Elemental",
  "Fangs of Kalonia",
  "Raul, Trouble Shooter",
  "Curse of Thirst",
  "Osseous Sticktwister",
  "Delay",
  "Ulamog, the Defiler",
  "Emrakul, the Promised End",
]

/** Cards with an ability that prints no words at all, in either language. A card leaves the list once it has them. */
export const WITHOUT_WORDS: readonly string[] = [
  ...UNREAD.filter((name) => name !== "Curse of the Pierced Heart" && name !== "Whisperwood Elemental"),
  "Corrosive Ooze",
  "Coveted Falcon",
]

/** Cards whose printed text parses to something else, and why. A card leaves the list once it round-trips. */
export const OTHER_THAN_PRINTED: ReadonlyMap<string, string> = because({
  "the grammar has no rule for a part of it yet": [...UNREAD, "Corrosive Ooze"],
  "its words are read as something else": [
    "Rest in Peace",
    "Asmodeus the Archfiend",
    "Delver of Secrets // Insectile Aberration",
    "Deflecting Palm",
    "Heart-Piercer Manticore",
    "Coveted Falcon",
    "See the Truth",
    "Ancient Excavation",
  ],
})

/** Cards whose definition differs from the parse of their Oracle text, and why. */
export const OTHER_THAN_ORACLE: ReadonlyMap<string, string> = because({
  "the grammar has no rule for a part of it yet": [
    ...UNREAD,
    "Underworld Cerberus",
    "Stormfront Riders",
    "Asmodeus the Archfiend",
    "Chandra, Pyromaster",
    "Switcheroo",
    "Delver of Secrets // Insectile Aberration",
    "Civilized Scholar // Homicidal Brute",
    "Sanctifier en-Vec",
    "Dawn's Truce",
    "Heart-Piercer Manticore",
    "Living Death",
    "Coveted Falcon",
    "See the Truth",
    "Ancient Excavation",
  ],
  "the ability word isn't printed between the two halves of a condition": ["Fatal Push"],
  "what is attached is noted as the ability resolves; the grammar asks at end of combat": ["Corrosive Ooze"],
})

function because(names: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(names).flatMap(([why, cards]) => cards.map((name) => [name, why] as const)))
}
