"""Errors of the engine and of this package."""


class ApnapError(Exception):
    """A request that was refused; nothing has changed.

    `code` is for programs, as "gym/illegal-index" or "deck/unknown"; the message is for people.
    """

    def __init__(self, code: str, message: str) -> None:
        """Make an error of that code."""
        super().__init__(f"{code}: {message}")
        self.code = code
