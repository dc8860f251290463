"""What a game is made of."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Config:
    """What games are played, and how they are observed.

    `decks` holds, by seat, the name of a deck that comes with the engine or a deck list (one "4 Card Name" a
    line). `opponents` holds, by seat, None for who is asked, or the level of a computer player ("random",
    "beginner", "greedy", "strong"). `ruleset` is today's or that of a date, as "2003-07".

    With `manual_mana` mana abilities are offered and payments are asked for; else each payment finds its mana
    itself. An episode is truncated after `max_turns` turns or `max_steps` steps. `objects` and `options` are
    the numbers of rows of these tables: what doesn't fit is counted in the column "dropped", and of more
    options than fit one chooses a page first, so that nothing is ever out of reach.
    """

    decks: tuple[str, ...] = ("midrange", "midrange")
    opponents: tuple[str | None, ...] = (None, None)
    variant: tuple[str, ...] = ()
    ruleset: str = "current"
    manual_mana: bool = False
    max_turns: int = 100
    max_steps: int = 10_000
    objects: int = 96
    options: int = 64

    def request(self) -> dict[str, object]:
        """Return the configuration as the engine reads it."""
        return {
            "decks": list(self.decks),
            "opponents": list(self.opponents),
            "variant": list(self.variant),
            "ruleset": self.ruleset,
            "manualMana": self.manual_mana,
            "maxTurns": self.max_turns,
            "maxSteps": self.max_steps,
            "objects": self.objects,
            "options": self.options,
        }
