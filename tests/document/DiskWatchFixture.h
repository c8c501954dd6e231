#pragma once

// A library of one clip in a scratch folder, which other programs change while it is open.

#include "app/document/library/watching/DiskWatch.h"
#include "core/import/FileFingerprint.h"
#include "core/library/opening/SourceLoading.h"
#include "core/system/saving/DurableFile.h"
#include "core/tags/sheet/TagEdits.h"
#include "tests/document/FailingWork.h"
#include "tests/document/SmallLibrary.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QSignalSpy>
#include <QTest>

namespace tagline::test {

class DiskWatchFixture : public QObject
{
protected:
    void watchNewFolder()
    {
        m_watch.reset();
        m_toRead.clear();
        m_sideFiles.clear();
        m_lastWrite.invalidate();
        m_folder = std::make_unique<QTemporaryDir>();
        overwrite(model(), "clip"); // never read: tests say what it holds
        m_document = std::make_unique<LibraryDocument>();
        m_watch = std::make_unique<DiskWatch>(*m_document);
        m_clip =
            m_document->library().source(addFile(*m_document, *m_folder, "walk.bvh", {100})).clips.front();
        add("Run", {10, 20});
        QVERIFY(m_document->save().isComplete());
    }
    static void addWaysOfWriting()
    {
        QTest::addColumn<bool>("isInPlace"); // else another file takes its place
        QTest::addColumn<bool>("isWatched"); // else it is looked at
        QTest::newRow("replaced") << false << true;
        QTest::newRow("written in place") << true << true;
        QTest::newRow("replaced, in a folder that cannot be watched") << false << false;
        QTest::newRow("written in place, in a folder that cannot be watched") << true << false;
    }
    static void addWatchedRows()
    {
        QTest::addColumn<bool>("isWatched");
        QTest::newRow("watched") << true;
        QTest::newRow("looked at") << false;
    }
    QString model() const { return m_folder->filePath("walk.bvh"); }
    /// What a queue would hand over of the model as it lies on the disk now.
    LoadedSource loadedModel() const
    {
        const std::string path = model().toStdString();
        ImportedModel read = *smallModel({100});
        if (const auto held = fingerprintOf(path, 1 << 20)) read.contentHash = held->hash;
        read.sideFiles = m_sideFiles;
        const auto state = stateWithSideFiles(path, stateOf(path), m_sideFiles);
        return {std::make_shared<const ImportedModel>(std::move(read)), {}, loadSidecar(path), state};
    }
    void take(LoadedSource loaded)
    {
        std::vector<std::pair<SourceId, LoadedSource>> sources;
        sources.emplace_back(clip().source, std::move(loaded));
        m_document->takeLoaded(std::move(sources));
    }
    /// The model has this content, was read, and is noted from now on where it is to be read anew.
    void readModel(const QByteArray& content)
    {
        overwrite(model(), content);
        take(loadedModel());
        connect(m_document.get(), &LibraryDocument::changed, this, [this](const DocumentChange& change) {
            for (const SourceId source : change.toRead) {
                QCOMPARE(source, clip().source);
                m_toRead.push_back(m_lastWrite.isValid() ? m_lastWrite.elapsed() : 0);
            }
        });
        lookAtAll();
    }
    void writeModel(const QByteArray& content)
    {
        overwrite(model(), content);
        m_lastWrite.start();
    }

    QString sidecar() const { return m_folder->filePath("walk.bvh.tags.json"); }
    const LibraryClip& clip() const { return m_document->library().clip(m_clip); }
    std::vector<FrameRange> ranges(const char* tag) const
    {
        const auto id = m_document->library().vocabulary().find(tag);
        const auto found = id ? clip().sheet.ranges(*id) : std::span<const FrameRange>();
        return {found.begin(), found.end()};
    }
    void add(const char* tag, FrameRange range)
    {
        const TagId id = m_document->tagNamed(tag);
        m_document->editSheet(m_clip, "Add", 0,
                              [&](const TagSheet& sheet) { return withRangeAdded(sheet, id, range, 100); });
    }
    /// Another session adds a range and saves.
    void tagElsewhere(const char* tag, FrameRange range) const
    {
        LibraryDocument other;
        const ClipId theirs =
            other.library().source(addFile(other, *m_folder, "walk.bvh", {100})).clips.front();
        const TagId id = other.tagNamed(tag);
        other.editSheet(theirs, "Add", 0,
                        [&](const TagSheet& sheet) { return withRangeAdded(sheet, id, range, 100); });
        QVERIFY(other.save().isComplete());
    }
    static void overwrite(const QString& path, const QByteArray& bytes)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(bytes);
    }
    static QByteArray contentOf(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    /// Returns after every file was looked at, with what the system told meanwhile: what was to be news is.
    static void lookAtAll(DiskWatch& watch)
    {
        QSignalSpy looked(&watch, &DiskWatch::looked);
        watch.lookAtAll();
        QTRY_VERIFY(!looked.isEmpty());
    }
    void lookAtAll() { lookAtAll(*m_watch); }

    /// Opens the file anew.
    void open(bool isWatched)
    {
        m_document = std::make_unique<LibraryDocument>();
        m_watch = std::make_unique<DiskWatch>(*m_document);
        if (!isWatched) m_watch->useNoSystemWatch();
        const SourceId source = addFile(*m_document, *m_folder, "walk.bvh", {100});
        m_clip = m_document->library().source(source).clips.front();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<LibraryDocument> m_document;
    std::unique_ptr<DiskWatch> m_watch;
    ClipId m_clip;
    std::vector<std::string> m_sideFiles; ///< of the model
    std::vector<qint64> m_toRead;         ///< how long after the last write the model was to be read anew
    QElapsedTimer m_lastWrite;
};

} // namespace tagline::test
