#include "core/exports/SampledSignals.h"

#include "core/exports/tables/CsvExporter.h"
#include "core/support/text/NumberText.h"

#include <cmath>
#include <limits>

namespace tagline {
namespace {

/// The parts between commas that are neither in quotes nor in brackets, without blanks at their ends.
std::vector<std::string> listedParts(std::string_view text)
{
    std::vector<std::string> parts(1);
    bool isQuoted = false, isEscaped = false;
    for (const char c : text) {
        if (c == '"' && !isEscaped) isQuoted = !isQuoted;
        isEscaped = isQuoted && c == '\\' && !isEscaped;
        if (c == ',' && !isQuoted)
            parts.emplace_back();
        else if (c != ' ' || (isQuoted && !parts.back().empty()))
            parts.back() += c;
    }
    return parts;
}

} // namespace

Result<std::vector<std::string>> signalList(std::string_view text)
{
    std::vector<std::string> parts = listedParts(text);
    for (const std::string& part : parts)
        if (!parsedSignal(part))
            return Error{"signals.unknown",
                         "\"" + part +
                             "\" is no signal; write them as queries do, parted by commas, such as speed(), "
                             "height(LeftFoot); tagline help query lists them",
                         {}};
    return parts;
}

std::vector<SignalNeed> signalsOf(const std::vector<std::string>& texts)
{
    std::vector<SignalNeed> needs;
    for (const std::string& text : texts) needs.push_back(*parsedSignal(text));
    return needs;
}

FrameSampling samplingOf(const LibraryClip& clip, const FrameOptions& options)
{
    return {clip.frames, clip.rate, options.rate.value_or(clip.rate)};
}

std::vector<float> sampledSignal(const ClipLibrary& library, ClipId clip, const SignalNeed& signal,
                                 const FrameSampling& sampling)
{
    std::vector<float> values;
    const bool isMeasured = library.motions()->appendValues(clip, signal.signal, signal.joint, values) &&
                            values.size() >= std::size_t(library.clip(clip).frames);
    if (isMeasured) return sampling.sampledValues(values);
    return std::vector<float>(std::size_t(sampling.count()), std::numeric_limits<float>::quiet_NaN());
}

std::string signalCsv(const ExportContent& content, const ExportOptions& options)
{
    std::string table = "clip,frame,seconds";
    for (const std::string& signal : options.frames.signalTexts) table += ',' + csvField(signal, options);
    table += "\r\n";
    const std::vector<SignalNeed> needs = signalsOf(options.frames.signalTexts);
    for (const ClipId id : content.walk()) {
        const LibraryClip& clip = content.library.clip(id);
        const FrameSampling sampling = samplingOf(clip, options.frames);
        std::vector<std::vector<float>> columns;
        for (const SignalNeed& signal : needs)
            columns.push_back(sampledSignal(content.library, id, signal, sampling));
        const std::string head =
            csvField(exportedClipName(content.library, id, options.folder), options) + ',';
        const FrameRate rate = options.frames.rate.value_or(clip.rate);
        for (Frame frame = 0; frame < sampling.count(); ++frame) {
            table += head + std::to_string(frame) + ',' + shortestNumber(rate.seconds(frame));
            for (const auto& column : columns) {
                const float value = column[std::size_t(frame)];
                table += ',' + (std::isnan(value) ? std::string() : shortestNumber(value));
            }
            table += "\r\n";
        }
    }
    return table;
}

} // namespace tagline
