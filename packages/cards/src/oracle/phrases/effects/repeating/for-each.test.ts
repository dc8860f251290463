import { wordings } from "../../../testing/wordings.ts"

const IT = { sel: "bound", name: "each" }
const ITS_CONTROLLER = { who: "controllerOf", of: IT }

wordings("what is done for each", [
  [
    "508.5a: each attacking creature has a defending player of its own",
    "For each attacking creature, defending player loses 1 life.",
    {
      effect: {
        do: "forEach",
        of: { sel: "all", filter: { is: "and" } },
        effect: { do: "loseLife", player: { who: "defending" } },
      },
    },
  ],
  [
    "608.2h: the controller of each that was exiled, as it last was",
    "Exile X target creatures. For each creature exiled this way, its controller draws a card.",
    {
      effect: {
        of: [
          { do: "move", bind: "moved" },
          {
            do: "forEach",
            of: { sel: "lastKnown", of: { sel: "bound", name: "moved" }, filter: { type: "creature" } },
            effect: { do: "draw", player: ITS_CONTROLLER },
          },
        ],
      },
    },
  ],
  [
    "cards in a zone, each of them",
    "For each creature card in your graveyard, create a token that's a copy of it.",
    { effect: { do: "forEach", of: { sel: "all", zone: "graveyard" }, effect: { of: IT } } },
  ],
  [
    "109.5: each one's owner",
    "For each attacking creature, its owner puts it on their choice of the top or bottom of their library.",
    { effect: { do: "forEach", effect: { player: { who: "ownerOf", of: IT } } } },
  ],
  [
    "118.12a: what each one's controller may pay is asked each time",
    "For each creature, its controller sacrifices a permanent of their choice unless they pay {1}.",
    { effect: { do: "forEach", effect: { do: "unless", player: ITS_CONTROLLER } } },
  ],
  [
    "how many were returned to hand",
    "Return any number of Plains you control to their owner's hand. You gain 1 life for each Plains returned this way.",
    { effect: { of: [{ bind: "moved2" }, { amount: { of: { of: { name: "moved2" } } } }] } },
  ],
  [
    "608.2h: what was sacrificed can't grow, so another creature does",
    "Sacrifice any number of Spirits. Target creature gets +3/+0 until end of turn. For each Spirit sacrificed this way, that creature gets an additional +3/+0 until end of turn.",
    {
      effect: { of: [{}, {}, { do: "repeat", effect: { do: "change", what: { sel: "target", slot: 0 } } }] },
    },
  ],
])
