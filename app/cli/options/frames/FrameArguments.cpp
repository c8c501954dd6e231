#include "app/cli/options/frames/FrameArguments.h"

#include "core/exports/FrameSampling.h"
#include "core/exports/SampledSignals.h"
#include "core/imports/ForeignText.h"

namespace tagline {
namespace {

Error misusedOption(const QString& what) { return {"arguments", what.toStdString(), {}}; }

} // namespace

const char* const frameOptionsHelp =
    "  --rate FPS     frames, signals: sample at 20, 29.97 or 30000/1001 frames a second; usually each\n"
    "                 clip's own\n";

Result<FrameOptions> readFrameOptions(const CommandArguments& arguments)
{
    FrameOptions options;
    if (const auto rate = arguments.value("--rate")) {
        options.rate = typedRate(rate->toStdString());
        if (!options.rate)
            return misusedOption(
                QString("--rate takes frames a second, such as 20, 29.97 or 30000/1001, not \"%1\"")
                    .arg(*rate));
    }
    const QString points = arguments.value("--points").value_or("nearest");
    if (points != "nearest" && points != "any")
        return misusedOption(QString("--points takes nearest or any, not \"%1\"").arg(points));
    options.points = points == "any" ? PointPolicy::Any : PointPolicy::Nearest;
    if (const auto text = arguments.value("--signals")) {
        auto texts = signalList(text->toStdString());
        if (!texts) return texts.error();
        options.signalTexts = *std::move(texts);
    }
    if (const auto text = arguments.value("--splits")) {
        const auto splits = typedSplits(text->toStdString());
        if (!splits)
            return misusedOption(
                QString("--splits takes three numbers, such as 80,10,10, not \"%1\"").arg(*text));
        options.splits = *splits;
    }
    return options;
}

} // namespace tagline
