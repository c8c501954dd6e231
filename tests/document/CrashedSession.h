#pragma once

// CrashedSession edits a library of one file, ends as a crash does, and is recovered.

#include "app/document/editing/EditJournal.h"
#include "tests/document/SmallLibrary.h"

#include <QTest>

#include <functional>

namespace tagline::test {

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
