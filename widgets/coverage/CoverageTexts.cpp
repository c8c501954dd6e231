#include "widgets/coverage/CoverageTexts.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace tagline {
namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(tagline::CoverageTexts)
};

int degreesOf(double radians) { return int(std::lround(radians * 180.0 / std::numbers::pi)); }

QString speedText(double speed)
{
    if (speed == 0.0) return Texts::tr("Standing");
    return Texts::tr("%1 m/s").arg(QLocale().toString(speed, 'f', 1));
}

QString turnText(double turn)
{
    const int degrees = degreesOf(turn);
    if (degrees == 0) return Texts::tr("straight on");
    return (degrees > 0 ? Texts::tr("turn %1° left") : Texts::tr("turn %1° right")).arg(std::abs(degrees));
}

/// Neighbouring holes of one speed, from right to left.
QString runText(const CoverageMap& map, std::size_t speed, std::size_t first, std::size_t last)
{
    CoverageMiss worst;
    bool isAnyThere = false;
    for (std::size_t turn = first; turn <= last; ++turn)
        if (const auto& nearest = map.at(speed, turn).nearest) {
            isAnyThere = true;
            worst.metres = std::max(worst.metres, nearest->miss.metres);
            worst.radians = std::max(worst.radians, nearest->miss.radians);
        }
    QString turns = turnText(map.at(speed, first).question.turn);
    if (first < last) turns = Texts::tr("%1 to %2").arg(turns, turnText(map.at(speed, last).question.turn));
    if (!isAnyThere) return Texts::tr("%1: %2").arg(speedText(map.at(speed, first).question.speed), turns);
    return Texts::tr("%1: %2 (nearest motion up to %3 off)")
        .arg(speedText(map.at(speed, first).question.speed), turns, missText(worst));
}

} // namespace

QString questionText(const CoverageQuestion& question)
{
    return Texts::tr("%1, %2").arg(speedText(question.speed), turnText(question.turn));
}

QString missText(const CoverageMiss& miss)
{
    return Texts::tr("%1 m, %2°").arg(QLocale().toString(miss.metres, 'f', 2)).arg(degreesOf(miss.radians));
}

QString holesText(const CoverageMap& map)
{
    QString lines;
    for (std::size_t speed = 0; speed < CoverageMap::speedCount; ++speed)
        for (std::size_t turn = 0; turn < CoverageMap::turnCount; ++turn) {
            if (!map.isHole(map.at(speed, turn))) continue;
            std::size_t last = turn;
            while (last + 1 < CoverageMap::turnCount && map.isHole(map.at(speed, last + 1))) ++last;
            lines += runText(map, speed, turn, last) + '\n';
            turn = last;
        }
    return lines.isEmpty() ? QString() : Texts::tr("Motion to capture:") + '\n' + lines;
}

} // namespace tagline
