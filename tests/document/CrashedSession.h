#pragma once

// CrashedSession edits a library of one file, ends as a crash does, and is recovered.

#include "app/document/editing/EditJournal.h"
#include "core/tags/sheet/TagEdits.h"
#include "tests/document/SmallLibrary.h"

#include <QTest>

#include <functional>

namespace tagline::test {

/// A session that tags a clip and ends without saving or closing, as one that crashed.
inline void crash(const QTemporaryDir& models, const QString& recovery)
{
    LibraryDocument document;
    EditJournal journal(document, recovery);
    journal.setOpenPaths({models.path()});
    const SourceId source = addFile(document, models, "walk.bvh", {100});
    const ClipId clip = document.library().source(source).clips.front();
    const TagId run = document.tagNamed("Run");
    document.editSheet(clip, "Add", 0, [&](const TagSheet& sheet) {
        return withRangeAdded(sheet, run, {10, 20}, 100);
    });
    journal.write();
}

inline void editOne(LibraryDocument& document, ClipId clip, const std::string& tag, FrameRange range)
{
    const TagId id = document.tagNamed(tag);
    document.editSheet(clip, "Add", 0,
                       [&](const TagSheet& sheet) { return withRangeAdded(sheet, id, range, 1000); });
}

/// A session that edits its library and crashes; what it edited comes back into the document.
inline void bringBack(const QTemporaryDir& models, LibraryDocument& document,
                      const std::function<void(LibraryDocument&)>& edit)
{
    QTemporaryDir recovery;
    {
        LibraryDocument crashed;
        EditJournal journal(crashed, recovery.path());
        addFile(crashed, models, "walk.bvh", {100});
        edit(crashed);
        QVERIFY(journal.write());
    }
    EditJournal journal(document, recovery.path());
    addFile(document, models, "walk.bvh", {100});
    EditJournal::apply(journal.recoverable().at(0), document, "Recovered");
}

} // namespace tagline::test
