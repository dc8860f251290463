"""The configuration of games."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Config:
    """Which games are played, and how they are observed.

    `decks` lists, per seat, the name of an embedded deck or a deck list (one "4 Card Name" per line).
    `opponents` lists, per seat, None for a learning seat or the level of a computer player ("random",
    "beginner", "greedy", "strong"). `ruleset` is "current" or a date, such as "2003-07".

    With `manual_mana`, mana abilities are offered and payments are asked; otherwise mana is paid
    automatically. An episode is truncated after `max_turns` turns or `max_steps` steps. `objects` and
    `options` are the row counts of these tables. Objects that don't fit are counted in the column "dropped".
    If there are more options than rows, the first step chooses a page, so every option stays reachable.
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
        """Return the configuration in the engine's format."""
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
