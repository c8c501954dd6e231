#include "app/presenters/versions/AnnotatorWords.h"

#include "core/library/versions/SidecarDifference.h"
#include "widgets/tags/fields/PropertyText.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cstdint>
#include <optional>

namespace tagline {
namespace {

class AnnotatorWords
{
    Q_DECLARE_TR_FUNCTIONS(tagline::AnnotatorWords)
};

QString notLooked() { return QStringLiteral("–"); }

QString agreementNumber(const std::optional<double>& value, int digits)
{
    return value ? QLocale().toString(*value, 'f', digits) : QStringLiteral("–");
}

/// "ana 2, ben 1", without those who have none; "none".
QString annotatorCounts(const TagAgreement& tag, const QStringList& names,
                        std::int64_t AnnotatorTotals::*count)
{
    QStringList parts;
    for (std::size_t i = 0; i < tag.annotators.size(); ++i)
        if (tag.annotators[i].*count > 0)
            parts << QString("%1 %2").arg(names[qsizetype(i)]).arg(tag.annotators[i].*count);
    return parts.isEmpty() ? AnnotatorWords::tr("none") : parts.join(QStringLiteral(", "));
}

/// "hand left"; where several instances differ, with their frames: "6–12 hand left, 8–20 hand none".
QString valuesOfAnnotator(const AnnotatorDifference& difference, std::size_t annotator)
{
    if (!difference.has[annotator]) return notLooked();
    const bool isOne = differingFrames(difference).size() == 1;
    QStringList texts;
    for (const DifferingValue& each : difference.values) {
        const auto& value = each.values[annotator];
        const QString said =
            QString::fromStdString(each.name) + QLatin1Char(' ') +
            (value ? propertyText(*value) : AnnotatorWords::tr("none", "value of an instance"));
        texts << (isOne ? said : frameSpans({each.extent}) + QLatin1Char(' ') + said);
    }
    return texts.join(QStringLiteral(", "));
}

/// "2 instances"; where all have as many, also where these lie: "2 instances: 0–10, 8–20".
QString instancesOfAnnotator(const AnnotatorDifference& difference, std::size_t annotator,
                             AnnotatorRefs annotators)
{
    const auto& counts = difference.instances;
    if (!counts[annotator]) return notLooked();
    const QString count = AnnotatorWords::tr("%n instance(s)", nullptr, int(*counts[annotator]));
    const bool areAsMany =
        std::ranges::all_of(counts, [&](const auto& each) { return !each || each == counts[annotator]; });
    const auto clip = annotators[annotator]->clips.find(difference.clip);
    if (!areAsMany || clip == annotators[annotator]->clips.end()) return count;
    std::vector<FrameRange> extents;
    for (const TagInstance& each : instancesWithin(clip->second, difference.tag, difference.range))
        extents.push_back(each.range);
    return count + QStringLiteral(": ") + frameSpans(extents);
}

} // namespace

bool differs(const TagAgreement& tag)
{
    return tag.alike < 1 || tag.otherInstances > 0 || tag.otherValues > 0;
}

QStringList agreementRow(const TagAgreement& tag, const QStringList& names)
{
    return {QString::fromStdString(tag.tag),
            agreementNumber(tag.coefficient, 2),
            QLocale().toString(100 * tag.alike, 'f', 1) + QStringLiteral(" %"),
            agreementNumber(tag.edges.median, 0),
            agreementNumber(tag.edges.most, 0),
            annotatorCounts(tag, names, &AnnotatorTotals::missed),
            annotatorCounts(tag, names, &AnnotatorTotals::doubled)};
}

std::vector<FrameRange> differingFrames(const AnnotatorDifference& difference)
{
    std::vector<FrameRange> frames;
    for (const DifferingValue& each : difference.values)
        if (frames.empty() || frames.back() != each.extent) frames.push_back(each.extent); // in order
    if (frames.empty()) frames.push_back(difference.range);
    return frames;
}

QString frameSpans(const std::vector<FrameRange>& ranges)
{
    QStringList texts;
    for (const FrameRange each : ranges) texts << QString("%1–%2").arg(each.start).arg(each.stop);
    return texts.join(QStringLiteral(", "));
}

QString judgementText(const AnnotatorDifference& difference, std::size_t annotator, AnnotatorRefs annotators)
{
    if (!difference.values.empty()) return valuesOfAnnotator(difference, annotator);
    if (!difference.instances.empty()) return instancesOfAnnotator(difference, annotator, annotators);
    const auto& has = difference.has[annotator];
    if (!has) return notLooked();
    return *has ? AnnotatorWords::tr("yes") : AnnotatorWords::tr("no");
}

} // namespace tagline
