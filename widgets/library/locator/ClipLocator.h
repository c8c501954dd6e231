#pragma once

// ClipLocator lies over the window and finds one of all clips by some letters of its name; the library's
// filter stays unchanged.

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

    /// The key that opens the locator, for the tooltip; may be empty.
    void setKey(const QString& key);
    /// Shows poses of the highlighted clip (clipHighlighted) below the list;
    /// hidden if there are no poses.
    void showPoses(PoseStripState poses);

signals:
    /// Enter would open this clip, and typing has paused; not emitted during typing, since poses take time.
    void clipHighlighted(tagline::ClipId clip);
    /// The user chose this clip.
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
