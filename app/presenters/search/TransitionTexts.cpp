#include "app/presenters/search/TransitionTexts.h"

#include "core/search/survey/CostTimes.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace tagline {
namespace {

struct TransitionWords
{
    Q_DECLARE_TR_FUNCTIONS(tagline::TransitionTexts)
};

} // namespace

QString transitionTime(const std::optional<double>& seconds)
{
    if (!seconds) return {};
    const bool isKnown = std::isfinite(*seconds);
    const double shown = isKnown ? *seconds : CostTimes::apart.back();
    const QString number = QLocale().toString(qlonglong(std::lround(shown * 1e3)));
    return (isKnown ? TransitionWords::tr("≈ %1 ms") : TransitionWords::tr("over %1 ms")).arg(number);
}

QString momentName(const ClipLibrary& library, const FeaturePlace& place)
{
    if (place.clip.value >= library.clipCount()) return {};
    return TransitionWords::tr("%1 %2", "clip and frame")
        .arg(QString::fromStdString(library.clip(place.clip).displayName), QString::number(place.frame));
}

} // namespace tagline
