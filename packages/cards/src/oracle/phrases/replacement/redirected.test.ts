import { wordings } from "../../testing/wordings.ts"

wordings("614.9: damage dealt to something else instead", [
  [
    "the next time a chosen source would deal damage to you",
    "{3}: The next time a source of your choice would deal damage to you this turn, that damage is dealt to target creature you control instead.",
    { effect: { do: "redirect", source: { sel: "choose" }, to: { sel: "target", slot: 0 }, times: 1 } },
  ],
  [
    "609.7: whoever the source would deal it to",
    "{T}: The next time a source of your choice would deal damage this turn, that damage is dealt to that source's controller instead.",
    { effect: { do: "redirect", to: { sel: "players", of: { who: "controllerOf" } }, times: 1 } },
  ],
  [
    "from any source to either of two",
    "{W}: The next time damage would be dealt to Zap and/or you this turn, that damage is dealt to any target instead.",
    { effect: { do: "redirect", from: { sel: "union" }, times: 1 } },
  ],
  [
    "combat damage by a kind of creatures",
    "{T}: All combat damage that would be dealt to you by unblocked creatures this turn is dealt to Zap instead.",
    { effect: { do: "redirect", combat: true, source: { sel: "all" }, to: { sel: "self" } } },
  ],
  [
    "by a target spell, to its controller",
    "{T}: All damage that would be dealt this turn by target sorcery spell is dealt to that spell's controller instead.",
    { effect: { do: "redirect", source: { sel: "target", slot: 0 }, to: { sel: "players" } } },
  ],
  [
    "611.2c: you and permanents you control, for a turn and always",
    "{T}: All damage that would be dealt this turn to you and permanents you control is dealt to Zap instead.",
    { effect: { do: "redirect", from: { sel: "union", of: [{ sel: "players" }, { sel: "all" }] } } },
  ],
  [
    "always, by sources of a kind",
    "All damage that would be dealt to you by artifacts is dealt to Zap instead.",
    {
      effects: [
        { static: "alter", event: { source: { type: "artifact" } }, alter: { selector: { sel: "self" } } },
      ],
    },
  ],
  [
    "always, to the controller of what it would be dealt to",
    "All damage that would be dealt to enchanted creature is dealt to its controller instead.",
    {
      effects: [
        {
          static: "alter",
          alter: { selector: { of: { who: "controllerOf", of: { sel: "bound", name: "it" } } } },
        },
      ],
    },
  ],
])
