#include "app/presenters/motion/CurveMarks.h"

#include "widgets/curves/CurveDrawing.h"

#include <QCoreApplication>

namespace tagline {
namespace {

QString markText(const char* text) { return QCoreApplication::translate("CurveMarks", text); }

QString crossingName(const QString& signal, bool isAbove, float value, const QString& unit)
{
    return markText(isAbove ? QT_TRANSLATE_NOOP("CurveMarks", "%1 above %2 %3")
                            : QT_TRANSLATE_NOOP("CurveMarks", "%1 below %2 %3"))
        .arg(signal, thresholdText(value), unit);
}

} // namespace

void appendContactMarks(const QString& foot, std::span<const FrameRange> contacts,
                        std::vector<SnapMark>& marks)
{
    const QString down = markText(QT_TRANSLATE_NOOP("CurveMarks", "%1 down")).arg(foot);
    const QString up = markText(QT_TRANSLATE_NOOP("CurveMarks", "%1 up")).arg(foot);
    for (const FrameRange contact : contacts) {
        marks.push_back({contact.start, down});
        marks.push_back({contact.stop, up});
    }
}

void appendCrossingMarks(const QString& signal, const QString& unit, const Threshold& threshold,
                         std::span<const FrameRange> beyond, std::vector<SnapMark>& marks)
{
    const bool isBelow =
        threshold.comparison == Comparison::Less || threshold.comparison == Comparison::LessOrEqual;
    const QString begins = crossingName(signal, !isBelow, threshold.enter, unit);
    const QString ends = crossingName(signal, isBelow, threshold.leave.value_or(threshold.enter), unit);
    for (const FrameRange range : beyond) {
        marks.push_back({range.start, begins});
        marks.push_back({range.stop, ends});
    }
}

} // namespace tagline
