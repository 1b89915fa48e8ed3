"""Bodies, events, and what methods of worlds return."""

from sat2d._sat2d import (
    Body,
    BodyHit,
    BodyImpact,
    CharacterResult,
    Events,
    Ground,
    NearBody,
    PairEvent,
    SeparateResult,
    SlideHit,
    SlideResult,
)

__all__ = [
    "Body",
    "BodyHit",
    "BodyImpact",
    "CharacterResult",
    "Events",
    "Ground",
    "NearBody",
    "PairEvent",
    "SeparateResult",
    "SlideHit",
    "SlideResult",
]
