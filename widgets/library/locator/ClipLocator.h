#pragma once

// ClipLocator stands over the window and finds one clip of all by some of its letters; the library's filter
// stays as it is.

#include <QFrame>
#include <QPointer>

#include "core/support/StrongId.h"

class QLineEdit;
class QListView;

namespace tagline {

class ClipLocatorList;
class ElidedLabel;
class LibraryModel;

/// Setters never emit. It closes by a choice, by Escape, and when the keyboard goes elsewhere; then the
/// keyboard goes back to where it was.
class ClipLocator : public QFrame
{
    Q_OBJECT

public:
    /// The library outlives the locator.
    ClipLocator(const LibraryModel& library, QWidget* window);

    /// Shows it with nothing typed.
    void open();
    /// The key that opens it, for the tooltip; may be empty.
    void setKey(const QString& key);

signals:
    /// A person wants this clip.
    void clipChosen(tagline::ClipId clip);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void takeLibrary();
    void find();
    void place();
    void move(int rows);
    void choose(const QModelIndex& index);
    void leave();
    bool takeKey(int key);

    const LibraryModel& m_library;
    ClipLocatorList* m_found;
    QLineEdit* m_edit;
    ElidedLabel* m_count;
    QListView* m_list;
    QPointer<QWidget> m_focusBefore;
};

} // namespace tagline
