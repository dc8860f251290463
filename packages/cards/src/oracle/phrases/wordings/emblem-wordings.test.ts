import { wordings } from "../../testing/wordings.ts"

wordings("emblems, and abilities that an object gives itself", [
  [
    "114.2: an opponent gets the emblem",
    '−7: Target opponent gets an emblem with "At the beginning of your upkeep, you lose 1 life."',
    { effect: { do: "emblem", player: { who: "target" }, abilities: [{ ability: "triggered" }] } },
  ],
  [
    "114.2: you get it",
    '−7: You get an emblem with "Creatures you control have flying."',
    { effect: { do: "emblem", abilities: [{ ability: "static" }] } },
  ],
  [
    "611.2a: without a duration it lasts as long as the object",
    'I — Zap gains "{T}: Add {C}."',
    { chapters: [1], effect: { do: "change", what: { sel: "self" }, duration: "permanent" } },
  ],
])
