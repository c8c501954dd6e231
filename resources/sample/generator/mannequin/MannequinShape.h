#pragma once

#include "resources/sample/generator/mannequin/DistanceField.h"

// The mannequin's solid in the rest pose: signed distances, metres.
namespace tagline::sample {

enum class BodySide { Left, Right };

double torsoDistance(glm::dvec3 point); // from the groin to the neck, with the head
double armDistance(glm::dvec3 point, BodySide side);
double legDistance(glm::dvec3 point, BodySide side);

// The whole figure, its parts joined smoothly.
double mannequinDistance(glm::dvec3 point);

// Negative on the bands (neck, shoulders, elbows, wrists, waist, hips, knees, ankles) that wear the darker
// material; of the order of a distance near their edges.
double jointBandDistance(glm::dvec3 point);

// The length that the edges of the mesh should have here: short on the hands, the face and the feet.
double wantedEdgeLength(glm::dvec3 point);

} // namespace tagline::sample
