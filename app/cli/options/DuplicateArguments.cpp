#include "app/cli/options/DuplicateArguments.h"

#include "app/cli/text/MotionMoments.h"
#include "app/cli/text/TerminalProgress.h"
#include "core/library/search/LibraryDuplicates.h"

namespace tagline {
namespace {

/// A number within bounds; none for other text.
std::optional<double> boundedNumber(const QString& text, double least, double most)
{
    bool isNumber = false;
    const double number = text.toDouble(&isNumber);
    return isNumber && number >= least && number <= most ? std::optional(number) : std::nullopt;
}

std::optional<double> stretchSeconds(const CommandArguments& arguments)
{
    const auto typed = arguments.value(duplicateSecondsOption);
    return typed ? boundedNumber(*typed, DuplicateOptions::leastSeconds, DuplicateOptions::mostSeconds)
                 : DuplicateOptions().seconds;
}

std::optional<double> stretchThreshold(const CommandArguments& arguments)
{
    const auto typed = arguments.value(thresholdOption);
    return typed ? boundedNumber(*typed, DuplicateOptions::leastThreshold, DuplicateOptions::mostThreshold)
                 : DuplicateOptions::usualThreshold;
}

} // namespace

const char* const duplicateOptionsHelp =
    "  --seconds S    how long a stretch is at least, from 0.5 to 60; default: 1\n"
    "  --threshold X  how far the parts of the bodies lie apart at most, in leg lengths, from 0.001\n"
    "                 to 0.2; default: 0.03, about 3 cm of a grown person\n"
    "  --mirrored     count what is the same in a mirror too\n";

QString misuseOfDuplicateOptions(const CommandArguments& arguments)
{
    if (!stretchSeconds(arguments))
        return "--seconds takes a number from 0.5 to 60, not \"" + *arguments.value(duplicateSecondsOption) +
               '"';
    if (!stretchThreshold(arguments))
        return "--threshold takes leg lengths from 0.001 to 0.2, such as 0.03, not \"" +
               *arguments.value(thresholdOption) + '"';
    return {};
}

DuplicateOptions duplicateOptions(const CommandArguments& arguments)
{
    DuplicateOptions options;
    options.seconds = *stretchSeconds(arguments);
    options.threshold = *stretchThreshold(arguments);
    options.findsMirrored = arguments.has(mirroredOption);
    return options;
}

FoundDuplicates foundDuplicates(const char* command, const ClipLibrary& library,
                                const DuplicateOptions& options)
{
    const LibraryCopyRows rows = libraryCopyRows(library);
    noteWithoutBody(command, rows.withoutBody.size());
    TerminalProgress progress("comparing the motion of clips", rows.clips.size());
    std::size_t told = 0;
    const auto tell = [&](double share) {
        const auto done = std::size_t(share * double(rows.clips.size()));
        if (done > told) progress.add(done - told);
        told = std::max(told, done);
        return true;
    };
    auto stretches = nearDuplicates(rows.clips, options, tell);
    return {std::move(*stretches), rows.withoutBody.size()};
}

} // namespace tagline
