#pragma once

// ReadTags are what files of tags hold, as tests compare it.

#include "core/imports/TagImportFormat.h"
#include "core/tags/sheet/TagSheet.h"
#include "core/tags/vocabulary/TagVocabulary.h"

#include <QByteArray>
#include <QFile>
#include <QStringList>

#include <map>
#include <string>
#include <vector>

namespace tagline::test {

/// The ranges of each tag of a sheet.
inline std::map<std::string, std::vector<FrameRange>> named(const TagSheet& sheet,
                                                            const TagVocabulary& vocabulary)
{
    std::map<std::string, std::vector<FrameRange>> ranges;
    for (const TagLane& lane : sheet.lanes())
        ranges[vocabulary[lane.tag].name].assign(lane.ranges.begin(), lane.ranges.end());
    return ranges;
}

/// Errors and losses call the file walk.file.
inline Result<ForeignTags> readAs(const QString& id, const QByteArray& bytes,
                                  const TagImportOptions& options = {})
{
    return readForeignTags(*tagImportFormat(id.toStdString()), bytes.toStdString(), "walk.file", options);
}

/// "Run 1 2; Walk 0.5 end": the ranges that were read.
inline QString listed(const ForeignTags& tags)
{
    QStringList parts;
    for (const ForeignRange& range : tags.ranges)
        parts << QString::fromStdString(range.tag) + ' ' + QString::number(range.start) + ' ' +
                     (range.stop == clipEnd ? QString("end") : QString::number(range.stop));
    return parts.join("; ");
}

inline QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// What could not be read, a line each.
inline QStringList lossesOf(const ForeignTags& tags)
{
    QStringList losses;
    for (const ForeignLoss& loss : tags.losses.all()) losses << QString::fromStdString(loss.text());
    return losses;
}

} // namespace tagline::test
