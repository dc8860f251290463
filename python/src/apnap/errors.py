"""Errors of the engine and of this package."""


class ApnapError(Exception):
    """A refused request, which changed nothing.

    `code` is for programs, such as "gym/illegal-index" or "deck/unknown"; the message is for people.
    """

    def __init__(self, code: str, message: str) -> None:
        """Create an error with that code."""
        super().__init__(f"{code}: {message}")
        self.code = code
