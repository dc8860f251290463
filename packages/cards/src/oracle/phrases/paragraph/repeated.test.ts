import { wordings } from "../../testing/wordings.ts"

wordings("processes that are repeated a number of times", [
  [
    "608.2c: once, so twice in all",
    "When Zap enters, create a Treasure token. Draw a card. Repeat this process once.",
    {
      effect: {
        do: "repeat",
        times: 2,
        effect: { do: "sequence", of: [{ do: "createToken" }, { do: "draw" }] },
      },
    },
  ],
  [
    "several times",
    "When Zap enters, create a Treasure token. Repeat this process two more times.",
    { effect: { do: "repeat", times: 3, effect: { do: "createToken" } } },
  ],
])
