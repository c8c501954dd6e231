#pragma once

// ClipLocator stands over the window and finds one clip of all by some of its letters; the library's filter
// stays as it is.

#include "widgets/finding/FinderPopup.h"

#include "core/support/StrongId.h"
#include "widgets/poses/PoseStrip.h"

#include <QTimer>

namespace tagline {

class ClipLocatorList;
class LibraryModel;

class ClipLocator : public FinderPopup
{
    Q_OBJECT

public:
    /// The library outlives the locator.
    ClipLocator(const LibraryModel& library, QWidget* window);

    /// The key that opens it, for the tooltip; may be empty.
    void setKey(const QString& key);
    /// What the highlighted clip looks like (clipHighlighted), below the list; without poses nothing is
    /// shown.
    void showPoses(PoseStripState poses);

signals:
    /// This clip is the one that Enter would open, and typing rests: nobody waits for poses while typing.
    void clipHighlighted(tagline::ClipId clip);
    /// A person wants this clip.
    void clipChosen(tagline::ClipId clip);

protected:
    void gather() override;
    QString find(const QString& typed) override;
    void choose(const QModelIndex& index) override;

private:
    void takeLibrary();
    void tellHighlighted();

    const LibraryModel& m_library;
    ClipLocatorList* m_found;
    PoseStrip* m_poses;
    QTimer m_rest;
};

} // namespace tagline
