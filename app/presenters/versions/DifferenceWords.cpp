#include "app/presenters/versions/DifferenceWords.h"

#include "app/presenters/library/ClipTexts.h"
#include "core/io/json/JsonLine.h"
#include "core/library/versions/VersionedFile.h"

#include <QCoreApplication>

namespace tagline {
namespace {

constexpr qsizetype longestValue = 60; ///< letters of a JSON value

class DifferenceWords
{
    Q_DECLARE_TR_FUNCTIONS(tagline::DifferenceWords)
};

QString frameSpan(FrameRange range) { return QString("%1–%2").arg(range.start).arg(range.stop); }

QString shortened(const QString& text)
{
    return text.size() <= longestValue ? text : text.left(longestValue) + QStringLiteral("…");
}

QString changedThing(FrameRange range) { return frameSpan(range); }
QString changedThing(const SidecarValueRange& range)
{
    return QString("%1 %2").arg(shortened(QString::fromStdString(valueText(range))), frameSpan(range.range));
}
QString changedThing(const SidecarInstance& instance)
{
    const QString values = QString::fromStdString(instanceValues(instance)).simplified();
    return frameSpan(instance.instance.range) +
           (values.isEmpty() ? QString() : QStringLiteral(" ") + shortened(values));
}
QString changedThing(const SidecarCaption& caption)
{
    return QString("“%1” %2").arg(shortened(QString::fromStdString(caption.caption.text)),
                                  frameSpan(caption.caption.range));
}

template<class Thing>
QString changeText(const Change<Thing>& change)
{
    if (change.isAdded()) return DifferenceWords::tr("adds %1").arg(changedThing(*change.after));
    if (change.isRemoved()) return DifferenceWords::tr("removes %1").arg(changedThing(*change.before));
    return DifferenceWords::tr("changes %1 to %2")
        .arg(changedThing(*change.before), changedThing(*change.after));
}

QString memberLine(const MemberChange& change)
{
    QStringList path;
    for (const std::string& key : change.path) path << QString::fromStdString(key);
    const auto value = [](const std::string& json) {
        return shortened(QString::fromStdString(inOneLine(json)));
    };
    const QString place = path.join(QStringLiteral(" ▸ "));
    if (change.json.isAdded())
        return DifferenceWords::tr("%1: adds %2").arg(place, value(*change.json.after));
    if (change.json.isRemoved())
        return DifferenceWords::tr("%1: removes %2").arg(place, value(*change.json.before));
    return DifferenceWords::tr("%1: changes %2 to %3")
        .arg(place, value(*change.json.before), value(*change.json.after));
}

/// Takes lines up to a number, and counts the others.
class Lines
{
public:
    explicit Lines(int most)
        : m_most(most)
    {
    }

    void add(const QString& line)
    {
        if (m_lines.size() < m_most)
            m_lines << line;
        else
            ++m_left;
    }
    QStringList all()
    {
        if (m_left > 0) m_lines << DifferenceWords::tr("and %n more", nullptr, m_left);
        return m_lines;
    }

private:
    int m_most;
    int m_left = 0;
    QStringList m_lines;
};

void addClip(const ClipDifference& clip, Lines& lines)
{
    lines.add(QString::fromStdString(shownName(clip.name, clip.index)));
    const QString indent(4, QLatin1Char(' '));
    const auto& [before, after] = clip.extent;
    if (before && after && *before != *after)
        lines.add(indent + DifferenceWords::tr("drawn on %1 frames at %2, now on %3 at %4")
                               .arg(after->frames)
                               .arg(rateText(after->rate))
                               .arg(before->frames)
                               .arg(rateText(before->rate)));
    for (const TagDifference& tag : clip.tags)
        for (const auto& change : tag.ranges)
            lines.add(indent + QString::fromStdString(tag.tag) + QStringLiteral(": ") + changeText(change));
    for (const InstanceDifference& tag : clip.instances)
        for (const auto& change : tag.ranges)
            lines.add(indent + QString::fromStdString(tag.tag) + QStringLiteral(": ") + changeText(change));
    for (const PropertyDifference& property : clip.properties)
        for (const auto& change : property.ranges)
            lines.add(indent + QString::fromStdString(property.name) + QStringLiteral(": ") +
                      changeText(change));
    for (const auto& change : clip.captions)
        lines.add(indent + DifferenceWords::tr("Caption: %1").arg(changeText(change)));
}

} // namespace

QString rangeTotals(const DifferenceTotals& totals)
{
    QStringList parts;
    if (totals.added > 0) parts << DifferenceWords::tr("adds %n range(s)", nullptr, int(totals.added));
    if (totals.removed > 0) parts << DifferenceWords::tr("removes %n range(s)", nullptr, int(totals.removed));
    if (totals.changed > 0) parts << DifferenceWords::tr("changes %n range(s)", nullptr, int(totals.changed));
    return parts.join(QStringLiteral(", "));
}

QStringList differenceLines(const SidecarDifference& difference, int most)
{
    Lines lines(most);
    for (const ClipDifference& clip : difference.clips) addClip(clip, lines);
    return lines.all();
}

QStringList memberLines(const std::vector<MemberChange>& changes, int most)
{
    Lines lines(most);
    for (const MemberChange& change : changes) lines.add(memberLine(change));
    return lines.all();
}

} // namespace tagline
