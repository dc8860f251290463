"""Magic: The Gathering for learning, on the Apnap rules engine.

`ApnapEnv` is a Gymnasium environment, `ApnapVectorEnv` its vectorised form, and `apnap.aec.ApnapAEC` a
PettingZoo environment. In all of them a decision of the game is one or more steps, each a masked index.
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
