#include "app/cli/text/TypedFrames.h"

namespace tagline {
namespace {

/// So many frames a second that times which differ are different frames; no clip has it.
constexpr FrameRate finest{1'000'000, 1};

constexpr std::uint32_t mostFrames = 999'999'999;

} // namespace

std::optional<Duration> typedMoment(const QString& text)
{
    const auto moment = Duration::parsed(text.toStdString());
    if (!moment || moment->unit() != DurationUnit::Frames) return moment;
    const bool isWhole = moment->decimals() == 0 && moment->digits() <= mostFrames;
    return isWhole ? moment : std::nullopt;
}

std::optional<TypedRange> typedRange(const QString& start, const QString& stop)
{
    const auto first = typedMoment(start), last = typedMoment(stop);
    if (!first || !last) return std::nullopt;
    const TypedRange range{*first, *last};
    const bool areAlike = (first->unit() == DurationUnit::Frames) == (last->unit() == DurationUnit::Frames);
    return areAlike && range.at(finest).isEmpty() ? std::nullopt : std::optional(range);
}

} // namespace tagline
