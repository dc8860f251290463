import { wordings } from "../../testing/wordings.ts"

const LINKED = { sel: "linked" }

wordings("cards in exile, and what goes there instead", [
  [
    "614.1a: what returned is exiled instead of going anywhere else",
    "{T}: Return target creature card from your graveyard to the battlefield. It gains haste. If it would leave the battlefield, exile it instead of putting it anywhere else. Activate only as a sorcery.",
    {
      timing: "sorcery",
      effect: {
        of: [
          { do: "move", bind: "moved" },
          { do: "change" },
          {
            do: "rule",
            effects: [
              { event: { object: { of: { name: "moved" } }, from: "battlefield" }, alter: { zone: "exile" } },
            ],
            duration: "permanent",
          },
        ],
      },
    },
  ],
  [
    "119.4: a payment of life is replaced",
    "If you would pay life while your library has at least that many cards in it, exile that many cards from the top of your library instead.",
    {
      effects: [
        {
          static: "replace",
          event: { on: "loseLife", paid: true },
          condition: { op: ">=", right: { name: "amount" } },
          with: { do: "move", what: { sel: "libraryTop" }, to: "exile" },
        },
      ],
    },
  ],
  [
    "one of two is exiled",
    "{T}: Look at the top two cards of your library. Exile one of them and put the other into your hand.",
    { effect: { do: "dig", count: 2, take: { count: 1, to: "exile" }, rest: { to: "hand" } } },
  ],
  [
    "a card was exiled this turn",
    "At the beginning of combat on your turn, if a card was put into exile this turn, draw a card.",
    { condition: { if: "happened", event: { on: "moves", to: "exile" } } },
  ],
  [
    "607.2a: 'it' is the exiled card that was turned face up, not the object that exiled it",
    "When Zap dies, turn the exiled card face up. If it's a creature card, put it onto the battlefield under your control.",
    {
      effect: {
        of: [{ do: "turnFaceUp" }, { condition: { of: LINKED }, then: { do: "move", what: LINKED } }],
      },
    },
  ],
  [
    "a card that is not put into the hand",
    "{T}: Look at the top card of your library. If it's a land card, you may reveal it and put it into your hand. If you don't put it into your hand, you may put it on the bottom of your library.",
    { effect: { of: [{ do: "look" }, { do: "if" }, { do: "if", condition: { if: "not" } }] } },
  ],
])
