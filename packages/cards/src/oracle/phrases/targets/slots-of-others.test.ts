import { wordings } from "../../testing/wordings.ts"

const BY = { by: { who: "opponents" } }

wordings("targets and modes that an opponent chooses", [
  [
    "601.2c: any target",
    "{T}: Zap deals 1 damage to any target and 1 damage to any target of an opponent's choice.",
    { targets: [{ players: {} }, { players: {}, ...BY }] },
  ],
  [
    "601.2c: after one's own",
    "{T}: Destroy target creature of your choice, then destroy target creature of an opponent's choice.",
    { targets: [{ filter: { type: "creature" } }, { filter: { type: "creature" }, ...BY }] },
  ],
  [
    "601.2c: a card in a graveyard",
    "When Zap enters, return target creature card of an opponent's choice from your graveyard to your hand.",
    { targets: [{ zone: "graveyard", of: { who: "you" }, ...BY }] },
  ],
  [
    "601.2c: what you don't control",
    "Destroy target land you don't control and target land of an opponent's choice you don't control.",
    { targets: [{}, { filter: { is: "and" }, ...BY }] },
  ],
  [
    "601.2c: each player one of their own, in turn (The Abyss)",
    "At the beginning of each player's upkeep, destroy target creature that player controls of their choice.",
    { targets: [{ by: { who: "bound", name: "player" } }] },
  ],
  ["700.2e: a mode", "An opponent chooses one — • Draw two cards. • You gain 2 life.", { modes: BY }],
])
