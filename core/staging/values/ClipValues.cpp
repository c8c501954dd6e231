#include "core/staging/values/ClipValues.h"

#include "core/animation/clips/FrameCost.h"
#include "core/library/LibraryQueries.h"
#include "core/query/editing/MirroredQuery.h"
#include "core/query/editing/QueryEcho.h"
#include "core/query/evaluation/QueryEvaluation.h"
#include "core/query/language/QueryCanonical.h"
#include "core/query/language/QueryOperations.h"
#include "core/query/language/parsing/QueryFunctions.h"
#include "core/tags/vocabulary/MirrorWords.h"

#include <algorithm>
#include <limits>

namespace tagline {
namespace {

/// The term where an expression is one whose value of a frame is a number.
bool isNumberTerm(const QueryExpression& query)
{
    return query.elements().size() == 1 && (query.elements().front().op() == QueryOp::Signal ||
                                            query.elements().front().op() == QueryOp::Property);
}

/// The error for a text that is no property and no tag; `error` is the parser's for such a property.
Error unknownName(std::string_view text, const Error& error, const ClipLibrary& library)
{
    const std::size_t advice = error.message.find("; did you mean");
    const QueryOperation* function = findQueryFunction(text);
    const std::string near = suggestionAt(text, 1, library);
    std::string message = "no property, signal or tag is called " + quotedName(text);
    if (function && function->op == QueryOp::Signal)
        message += "; a signal is written with brackets: " + std::string(text) + "()";
    else if (!near.empty())
        message += "; did you mean \"" + near + "\"?";
    else if (advice != std::string::npos)
        message += error.message.substr(advice);
    return {"values.unknown", std::move(message), {}};
}

float valueNumber(const PropertyValue& value)
{
    if (const auto* number = std::get_if<double>(&value)) return float(*number);
    if (const auto* truth = std::get_if<bool>(&value)) return *truth ? 1.0f : 0.0f;
    return std::numeric_limits<float>::quiet_NaN();
}

void fill(std::vector<float>& values, FrameRange range, float value)
{
    const auto place = [&](Frame frame) {
        return values.begin() + std::clamp<std::ptrdiff_t>(frame, 0, std::ptrdiff_t(values.size()));
    };
    if (range.start < range.stop) std::fill(place(range.start), place(range.stop), value);
}

} // namespace

Result<ClipValues> ClipValues::ofTerm(const ClipLibrary& library, ClipId clip, const QueryExpression& term,
                                      bool isMirrored)
{
    ClipValues made;
    made.m_clip = clip;
    made.m_frames = library.clip(clip).frames;
    const QueryExpression meant = isMirrored ? mirroredQuery(term, library.vocabulary()) : term;
    const QueryElement& element = meant.elements().front();
    if (element.op() == QueryOp::Property) {
        made.m_source = Property{library.shownSheet(clip), std::string(meant.text(element))};
        return made;
    }
    Signal signal{library.motions(), {false, element.signal(), std::string(meant.text(element))}};
    if (const auto joint = signal.motions->joint(clip, signal.need.joint); !joint) return joint.error();
    const bool turnsRound =
        signal.need.signal == MotionSignal::TurnRate || signal.need.signal == MotionSignal::X;
    if (isMirrored && turnsRound) made.m_sign = -1.0f;
    made.m_source = std::move(signal);
    return made;
}

Result<ClipValues> ClipValues::of(const ClipLibrary& library, ClipId clip, std::string_view text,
                                  bool isMirrored)
{
    if (const Clip* motion = library.motion(clip))
        if (const auto fits = checkFrameCost(*motion, measuredFrameBytes); !fits) return fits.error();
    const auto term = parseQuery(std::string(text) + " > 0", library);
    if (term && isNumberTerm(*term)) return ofTerm(library, clip, *term, isMirrored);
    if (!term && term.error().code == "query.wrong-type") {
        const auto truth = parseQuery(std::string(text) + " == true", library);
        if (truth && isNumberTerm(*truth)) return ofTerm(library, clip, *truth, isMirrored);
        if (!truth && truth.error().code == "query.wrong-type")
            return Error{"values.text", "the property " + quotedName(text) + " has texts and no numbers", {}};
    }
    auto query = parseQuery(text, library);
    if (!query) {
        const bool isSignal = !term && term.error().code == "query.unknown-joint";
        const bool isNothing = !term && term.error().code == "query.unknown-property" &&
                               query.error().code == "query.unknown-tag";
        return isSignal ? term.error() : isNothing ? unknownName(text, term.error(), library) : query.error();
    }
    ClipValues made;
    made.m_clip = clip;
    made.m_frames = library.clip(clip).frames;
    made.m_source =
        Frames{canonical(isMirrored ? mirroredQuery(*query, library.vocabulary()) : *std::move(query)),
               library.queryLibrary()};
    return made;
}

std::vector<float> ClipValues::values() const
{
    const auto frames = std::size_t(std::max(m_frames, 0));
    std::vector<float> values;
    if (const auto* signal = std::get_if<Signal>(&m_source)) {
        signal->motions->appendValues(m_clip, signal->need.signal, signal->need.joint, values);
        for (float& each : values) each *= m_sign;
        values.resize(frames, std::numeric_limits<float>::quiet_NaN());
    } else if (const auto* property = std::get_if<Property>(&m_source)) {
        values.resize(frames, std::numeric_limits<float>::quiet_NaN());
        for (const PropertyRange& each : property->sheet.property(property->name))
            fill(values, each.range, valueNumber(each.value));
    } else if (const auto* asked = std::get_if<Frames>(&m_source)) {
        values.resize(frames, 0.0f);
        EvaluationOptions here;
        const ClipId clip = m_clip;
        if (reachOf(asked->query) != QueryReach::Library) here.clips = std::span(&clip, 1);
        const FrameSet answer = evaluate(asked->query, asked->library, here);
        for (const FrameRange range : answer.rangesOf(m_clip)) fill(values, range, 1.0f);
    }
    return values;
}

} // namespace tagline
