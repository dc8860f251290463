import { wordings } from "../../../testing/wordings.ts"

wordings("payments of any amount", [
  [
    "107.14: any amount of energy",
    "When Zap enters, you may pay any amount of {E}. Zap deals that much damage to any target.",
    {
      effect: {
        of: [
          {
            do: "may",
            effect: {
              of: [
                { do: "chooseNumber", min: 0 },
                { do: "playerCounters", remove: true },
              ],
            },
          },
          { do: "damage", amount: { n: "bound", name: "energyPaid" } },
        ],
      },
    },
  ],
  [
    "107.14: at least one",
    "When Zap enters, you may pay one or more {E}. If you do, draw that many cards.",
    { effect: { do: "may", then: { do: "draw", count: { n: "bound", name: "energyPaid" } } } },
  ],
])
