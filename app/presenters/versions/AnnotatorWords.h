#pragma once

// AnnotatorWords say in the window how far annotators agree on a tag, and how their tags differ.

#include "core/library/agreement/AnnotatorComparison.h"

#include <QStringList>

#include <cstddef>
#include <vector>

namespace tagline {

/// Whether annotators use the tag in different ways anywhere.
bool differs(const TagAgreement& tag);

/// Name, coefficient, alike, edges, nine of ten edges, missed and doubled, as texts.
QStringList agreementRow(const TagAgreement& tag, const QStringList& names);

/// The frames that a difference is about, in order and never none: of values, those of the instances whose
/// values differ, which may overlap.
std::vector<FrameRange> differingFrames(const AnnotatorDifference& difference);

/// "6–12, 8–20".
QString frameSpans(const std::vector<FrameRange>& ranges);

/// An annotator's judgement there: "yes", "2 instances", "hand left", or "–" if they did not look.
QString judgementText(const AnnotatorDifference& difference, std::size_t annotator, AnnotatorRefs annotators);

} // namespace tagline
