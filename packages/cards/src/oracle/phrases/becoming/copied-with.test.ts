import { wordings } from "../../testing/wordings.ts"

const COPY = "You may have Zap enter as a copy of any creature on the battlefield, except"

wordings("exceptions of what enters as a copy", [
  [
    "707.9e: counters besides",
    `${COPY} it enters with X additional +1/+1 counters on it.`,
    { effects: [{ copyOf: { with: [{ counters: [{ kind: "+1/+1", count: { n: "x" } }] }] } }] },
  ],
  [
    "707.9f: only if it is of a type",
    `${COPY} it's legendary and, if it's a creature, it enters with two additional +1/+1 counters on it and has changeling.`,
    {
      effects: [
        {
          copyOf: {
            except: [{ change: "addSupertypes" }],
            with: [{ ifType: "creature", counters: [{ count: 2 }], except: [{ change: "addAbilities" }] }],
          },
        },
      ],
    },
  ],
  [
    "707.9e: by who controls what is copied",
    `${COPY} it enters with a shield counter on it if you control that creature.`,
    {
      effects: [{ copyOf: { with: [{ condition: { if: "is", of: { name: "copied" } }, counters: [{}] }] } }],
    },
  ],
  [
    "several, before a change",
    `${COPY} it enters with an additional +1/+1 counter on it if it's a creature, it enters with an additional loyalty counter on it if it's a planeswalker, and it isn't legendary.`,
    {
      effects: [
        {
          copyOf: {
            except: [{ change: "removeSupertypes" }],
            with: [{ ifType: "creature" }, { ifType: "planeswalker" }],
          },
        },
      ],
    },
  ],
  [
    "707.9c: its own color",
    `${COPY} it doesn't copy that creature's color.`,
    { effects: [{ copyOf: { except: [{ change: "ownColors" }] } }] },
  ],
])
