import { wordings } from "../../testing/wordings.ts"

const DOUBLED = { static: "alter", alter: { to: "amount", amount: { n: "times", of: 2 } } }

wordings("damage that is changed, and damage that can't be", [
  [
    "615.12: damage that can't be prevented",
    "Zap deals 5 damage to target creature. The damage can't be prevented.",
    { effect: { do: "damage", amount: 5, unpreventable: true } },
  ],
  [
    "615.12: all damage of a spell",
    "If X is 5 or more, this spell can't be countered and the damage can't be prevented.",
    {
      condition: { if: "compare", op: ">=", right: 5 },
      effects: [{ static: "cantBeCountered" }, { static: "cant", event: { source: { is: "self" } } }],
    },
  ],
  [
    "614.1a: damage of a turn is doubled",
    "If a source you control would deal damage this turn, it deals double that damage instead.",
    { effect: { do: "rule", effects: [DOUBLED], duration: "endOfTurn" } },
  ],
  [
    "614.1a: damage to opponents and what they control",
    "If a source you control would deal damage this turn to an opponent or a permanent an opponent controls, it deals triple that damage instead.",
    { effect: { do: "rule", effects: [{ event: { on: "anyOf" } }], duration: "endOfTurn" } },
  ],
  [
    "107.1a: halved damage is rounded as the text says",
    "If a source would deal damage to a permanent or player, it deals half that damage, rounded down, to that permanent or player instead.",
    { effects: [{ static: "alter", alter: { amount: { n: "half", round: "down" } } }] },
  ],
  [
    "614.1a: all damage becomes the same amount",
    "If any source would deal 1 or more damage to a permanent or player this turn, it deals 2 damage to that permanent or player instead.",
    { effect: { effects: [{ alter: { amount: 2 } }], duration: "endOfTurn" } },
  ],
  [
    "615.12: it is the same damage that becomes a number, not damage of its own",
    "If an instant or sorcery source would deal 3 or more damage to you, it deals 2 damage to you instead.",
    { effects: [{ static: "alter", event: { amount: { than: 3 } }, alter: { to: "amount", amount: 2 } }] },
  ],
  [
    "601.2c: three targets, each other than those before it",
    "Zap deals 1 damage to any target, 2 damage to another target, and 3 damage to a third target.",
    {
      effect: { of: [{ amount: 1 }, { amount: 2, together: true }, { amount: 3, together: true }] },
      targets: [{}, { otherThan: [0] }, { otherThan: [0, 1] }],
    },
  ],
  [
    "614.6: exiled instead, and something else besides",
    "If a nontoken creature an opponent controls would die, instead exile that card and create a 2/2 black Zombie creature token.",
    { effects: [{ static: "alter", alter: { to: "zone", zone: "exile", then: { do: "createToken" } } }] },
  ],
])
