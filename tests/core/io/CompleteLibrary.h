#pragma once

// CompleteLibrary is a library file with every member that there is, as it is written.

#include <string>

namespace tagline::test {

inline const std::string complete = R"({
  "format": "tagline.library",
  "version": 1,
  "roots": [".", "../shared"],
  "character": "mannequin.glb",
  "vocabulary": [
    {
      "name": "Locomotion.Run",
      "colour": "#E69F00",
      "key": "1",
      "group": "Gait",
      "kind": "range",
      "description": "Both feet leave the ground",
      "examples": [
        {
          "source": "pack.glb",
          "clip": "run",
          "index": 1,
          "range": [3, 9]
        }
      ],
      "mirror": "Locomotion.Run",
      "synonyms": ["Jog", "Gait.Trot"],
      "implies": ["Moving"],
      "properties": {
        "intensity": 1.50,
        "terrain": "gravel",
        "outside": true
      },
      "since": "2024"
    },
    {
      "name": "Step",
      "kind": "point"
    }
  ],
  "groups": [
    {
      "name": "Gait",
      "policy": "push",
      "exclusive": "at most one",
      "description": "How it goes",
      "phases": ["Step", "Locomotion.Run"],
      "colour": "#123456"
    },
    {
      "name": "Style",
      "policy": "carve"
    }
  ],
  "properties": [
    {
      "name": "intensity",
      "type": "number",
      "default": 0.50,
      "unit": "1"
    },
    {
      "name": "outside",
      "type": "boolean",
      "description": "Filmed under the sky"
    }
  ],
  "namespaces": ["Game"],
  "mirrorWords": [
    {
      "left": "links",
      "right": "rechts",
      "language": "de"
    }
  ],
  "queries": [
    {
      "name": "clean runs",
      "query": "Run & ~Bad"
    }
  ],
  "derived": [
    {
      "name": "Standing",
      "query": "~Locomotion"
    }
  ],
  "rules": [
    {
      "name": "runs",
      "query": "speed() > 2.5",
      "tag": "Locomotion.Run",
      "rejected": [
        {
          "source": "walk.glb",
          "clip": "walk",
          "index": 0,
          "ranges": [
            [0, 20]
          ]
        }
      ],
      "since": 2024
    }
  ],
  "examples": [
    {
      "name": "Jab",
      "source": "pack.glb",
      "clip": "box",
      "index": 1,
      "range": [32, 94],
      "distance": 0.8,
      "findsMirrored": true,
      "parts": "arms=3,legs=0",
      "accepted": [
        {
          "source": "pack.glb",
          "clip": "box",
          "range": [120, 180],
          "mirrored": true,
          "by": "Ann"
        }
      ],
      "rejected": [
        {
          "source": "walk.glb",
          "clip": "walk",
          "range": [0, 20]
        }
      ],
      "since": 2024
    }
  ],
  "checks": [
    {
      "name": "Feet stand still",
      "query": "contact(LeftFoot) & speed(LeftFoot) > 1",
      "expect": "none",
      "severity": "warning"
    },
    {
      "name": "Walks have steps",
      "query": "Step",
      "expect": "some",
      "within": "Walk"
    }
  ],
  "takes": [
    {
      "name": "fight_01",
      "clips": [
        {
          "source": "fight_01_A.bvh",
          "clip": "fight_01_A"
        },
        {
          "source": "pack.glb",
          "clip": "fight",
          "index": 1,
          "offset": -0.033333,
          "actor": "ben"
        }
      ],
      "stage": 2
    }
  ],
  "presets": [
    {
      "name": "Walk",
      "tracks": [
        {
          "source": "walk.glb",
          "clip": "walk"
        }
      ],
      "transition": {
        "kind": "cross-fade",
        "seconds": 0.3,
        "curve": "smooth",
        "enters": "nearest pose"
      }
    }
  ],
  "cameras": [
    {
      "name": "Feet",
      "target": [0.125, 0.05, -0.3],
      "yaw": 35.5,
      "pitch": -4,
      "distance": 1.2
    }
  ],
  "retargets": [
    {
      "name": "to the mannequin",
      "character": "mannequin.glb",
      "joints": {
        "Hips": "hip"
      },
      "by": "Ann"
    }
  ],
  "imports": [
    {
      "source": "pack.glb",
      "rate": [30000, 1001],
      "metresPerUnit": 0.01,
      "upAxis": "Z"
    }
  ],
  "motion": {
    "root": "Pelvis",
    "enterHeight": 0.05,
    "leaveHeight": 0.07,
    "minimumContact": 0.1,
    "smoothing": 0.12,
    "movingGround": false,
    "note": "tuned on the stairs"
  },
  "audits": {
    "limit": 1.50
  }
}
)";

} // namespace tagline::test
