"""Magic: The Gathering for learning, on the Apnap rules engine.

`ApnapEnv` is a Gymnasium environment, `ApnapVectorEnv` many of them at once, and `apnap.aec.ApnapAEC` a
PettingZoo environment. In each, every decision of the game is a few choices of one index under a mask.
"""

from apnap.config import Config
from apnap.env import ApnapEnv
from apnap.errors import ApnapError
from apnap.masks import sample_masked
from apnap.schema import ArraySchema, CardText, Schema
from apnap.simulator import Simulator, Snapshot
from apnap.vector import ApnapVectorEnv

__all__ = [
    "ApnapEnv",
    "ApnapError",
    "ApnapVectorEnv",
    "ArraySchema",
    "CardText",
    "Config",
    "Schema",
    "Simulator",
    "Snapshot",
    "sample_masked",
]
