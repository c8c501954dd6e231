#pragma once

// TagSetStage is a model with sidecars of several tag sets in a folder, opened as a library.

#include "core/library/ClipLibrary.h"
#include "core/library/LibraryQueries.h"
#include "core/query/evaluation/QueryEvaluation.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tagline::test {

/// A sidecar of walk.bvh with tags in one clip of 100 frames.
inline QByteArray sidecar(const QByteArray& set, const QByteArray& tags, const QByteArray& rest = {})
{
    return "{\"format\":\"tagline.tags\",\"version\":1,\"source\":\"walk.bvh\"," +
           (set.isEmpty() ? QByteArray() : "\"set\":\"" + set + "\",") +
           "\"clips\":[{\"name\":\"walk\",\"frames\":100,\"rate\":[30,1],\"tags\":{" + tags + "}" + rest +
           "}]}\n";
}

class TagSetStage
{
protected:
    void begin() { m_folder = std::make_unique<QTemporaryDir>(); }
    void put(const char* name, const QByteArray& bytes) const
    {
        QFile file(m_folder->filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }
    QByteArray content(const char* name) const
    {
        QFile file(m_folder->filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    std::string model() const { return m_folder->filePath("walk.bvh").toStdString(); }
    /// A default set with Run and Walk, and a set gameplay with Run and Hit.
    void putBoth() const
    {
        put("walk.bvh", "");
        put("walk.bvh.tags.json", sidecar({}, R"("Run":[[0,40]],"Walk":[[40,90]])"));
        put("walk.bvh.gameplay.tags.json", sidecar("gameplay", R"("Hit":[[7,8]],"Run":[[5,9]])"));
    }
    ClipId open()
    {
        m_library = ClipLibrary();
        auto imported = std::make_shared<ImportedModel>();
        Clip& clip = imported->clips.emplace_back();
        clip.name = clip.displayName = "walk";
        clip.frames = 100;
        clip.rate = {30, 1};
        clip.sourceRows = m_rows;
        const SourceId source = m_library.addSource(model(), "walk.bvh");
        m_library.setModel(source, imported, {}, loadSidecar(model()));
        return m_library.source(source).clips.front();
    }
    std::vector<FrameRange> ranges(const char* tag)
    {
        const auto id = m_library.vocabulary().findNamed(tag);
        if (!id) return {};
        const auto found = m_library.clip(ClipId(0)).sheet.ranges(*id);
        return {found.begin(), found.end()};
    }
    void tag(const char* name, std::vector<FrameRange> ranges)
    {
        const TagId id = m_library.vocabulary().intern(name);
        m_library.setSheet(ClipId(0), m_library.clip(ClipId(0)).sheet.withRanges(id, std::move(ranges)));
    }
    Result<SaveOutcome> save()
    {
        auto outcome = saveSidecar(m_library.saveRequest(SourceId(0)), m_library.vocabulary());
        if (outcome) m_library.setSaved(SourceId(0), *outcome);
        return outcome;
    }
    /// Run and Walk exclude each other.
    void defineGaits()
    {
        m_library.vocabulary().setGroups({{"Gait", OverlapPolicy::Carve, Exclusiveness::AtMostOne, {}}});
        for (const char* name : {"Run", "Walk"}) {
            TagDefinition definition;
            definition.name = name;
            definition.group = "Gait";
            m_library.vocabulary().define(definition);
        }
    }
    /// The ranges that answer a query, or its error.
    QString answer(const char* text)
    {
        const auto query = parseQuery(text, m_library);
        if (!query) return QString::fromStdString(query.error().message);
        QString found;
        for (const FrameRange range : evaluate(*query, m_library.queryLibrary()).rangesOf(ClipId(0)))
            found += QString("[%1,%2)").arg(range.start).arg(range.stop);
        return found;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    ClipLibrary m_library;
    std::optional<SourceRows> m_rows; ///< of the clip
};

} // namespace tagline::test
