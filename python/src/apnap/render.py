"""A game as text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def board(told: Mapping[str, Any]) -> str:
    """Return the board of a view as lines: turn, players with what they control, stack, hand."""
    view = told["view"]
    turn = view["turn"]
    lines = [f"Turn {turn['number']}, {view['players'][turn['active']]['name']}: {turn['step']}"]
    for player in view["players"]:
        lines.append(
            f"{player['name']}: {player['life']} life, hand {player['hand']}, library {player['library']}, "
            f"graveyard {len(player['graveyard'])}"
        )
        own = [_thing(one) for one in view["battlefield"] if one["controller"] == player["id"]]
        lines.append("  " + (", ".join(own) or "-"))
    if view["stack"]:
        lines.append("Stack: " + ", ".join(one["name"] or "an ability" for one in reversed(view["stack"])))
    hand = view["players"][view["player"]]["cards"]
    lines.append("Hand: " + ", ".join(one["name"] for one in hand))
    asked = told["asked"]
    if asked is not None:
        lines.append(f"Asked: {asked['purpose']} ({asked['rule']})")
    return "\n".join(lines)


def _thing(one: Mapping[str, Any]) -> str:
    size = "" if one["power"] is None else f" {one['power']}/{one['toughness']}"
    return f"{one['name']}{size}{' (tapped)' if one['tapped'] else ''}"
