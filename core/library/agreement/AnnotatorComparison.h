#pragma once

// AnnotatorComparison says of each tag how far annotators agree: by frames (core/tags/agreement/
// FrameAgreement.h) and by ranges (RangeMatching.h).

#include "core/library/agreement/Annotators.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tagline {

/// How far the edges of ranges that were matched lie apart, over starts and stops alike.
struct EdgeOffsets
{
    std::optional<double> median;     ///< frames; none if no ranges were matched
    std::optional<double> most;       ///< frames: nine of ten edges are at most so far apart
    std::optional<double> medianTime; ///< seconds
    std::optional<double> mostTime;
};

/// One annotator's use of a tag, compared with the others.
struct AnnotatorTotals
{
    std::int64_t frames = 0;
    std::int64_t ranges = 0;
    std::int64_t missed = 0;    ///< ranges of others that overlap none of one's own
    std::int64_t doubled = 0;   ///< ranges of others that overlap several of one's own
    std::int64_t instances = 0; ///< of a tag that is not counted, its ranges
};

/// Values of instances by annotator; none for an annotator who has no such value there, does not count the
/// tag, or did not look at the clip.
using ValueByAnnotator = std::vector<std::optional<PropertyValue>>;

/// A combination of differing values under one name, with its frequency.
struct ValueAgreement
{
    std::string name;
    ValueByAnnotator values;
    std::int64_t instances = 0; ///< with this combination
};

struct TagAgreement
{
    std::string tag;
    std::int64_t frames = 0;           ///< that two annotators or more judged
    double alike = 1;                  ///< share of judgements that are the same, 0 to 1
    std::optional<double> coefficient; ///< kappa of two annotators, alpha of more; none: no frame is judged
                                       ///< otherwise than all
    std::int64_t matched = 0;          ///< pairs of ranges
    EdgeOffsets edges;
    bool isCounted = false;                  ///< by anyone, in any clip
    std::int64_t otherInstances = 0;         ///< places whose frames are the same, but not the instances
    std::int64_t otherValues = 0;            ///< places whose instances are the same, but not their values
    std::vector<ValueAgreement> values;      ///< there, most frequent first, then in order of name
    std::vector<AnnotatorTotals> annotators; ///< in their order

    /// 1 if nothing differs and nothing could: all agree.
    double coefficientOrOne() const { return coefficient.value_or(1); }
};

struct AnnotatorComparison
{
    std::int64_t clips = 0;   ///< looked at by two annotators or more
    std::int64_t leftOut = 0; ///< looked at by only one annotator
    std::int64_t unequal =
        0; ///< of `clips`, those that annotators saw with other lengths: the longest counts
    std::vector<TagAgreement> tags; ///< in order of name
};

/// Instances of one extent whose values under a name differ.
struct DifferingValue
{
    FrameRange extent;
    std::string name;
    ValueByAnnotator values;

    bool operator==(const DifferingValue&) const = default;
};

/// Frames on which annotators judge a tag differently, or to which all gave it with other instances, or with
/// the same instances but other values.
struct AnnotatorDifference
{
    SharedClip clip;
    std::string tag;
    FrameRange range;
    std::vector<std::optional<bool>> has; ///< by annotator; none if the annotator did not look at the clip
    /// Number of instances by annotator, if the instances differ; else empty.
    std::vector<std::optional<std::int64_t>> instances = {};
    /// Values that differ although the instances are the same, in order of extent and name.
    std::vector<DifferingValue> values = {};

    bool operator==(const AnnotatorDifference&) const = default;
};

/// All differences in order of clip, tag and start, each as long as all judgements stay the same. Frames
/// beyond the longest clip that any annotator saw have none. Instances are compared on whole connected ranges
/// of equal frames: a range with other frames has only differences of frames. Values are compared if all have
/// the same instances, among annotators who count the tag in the clip.
std::vector<AnnotatorDifference> differencesBetween(AnnotatorRefs annotators);
inline std::vector<AnnotatorDifference> differencesBetween(const std::vector<Annotator>& annotators)
{
    return differencesBetween(refsTo(annotators));
}

/// Compares each pair of annotators on the clips that both looked at. Expects two annotators or more.
AnnotatorComparison compared(AnnotatorRefs annotators);
inline AnnotatorComparison compared(const std::vector<Annotator>& annotators)
{
    return compared(refsTo(annotators));
}

} // namespace tagline
