#pragma once

// SavedStatePresenter tells at the window's foot whether all is saved, or how long ago edits were kept
// against a crash, or why they cannot be.

#include "app/presenters/Presenter.h"

#include <QString>
#include <QTimer>

#include <chrono>
#include <optional>

namespace tagline {

class EditJournal;
class StatusStrip;

/// "4 s ago", "12 min ago"; in steps that stay true for a while.
QString agoText(std::chrono::seconds ago);

class SavedStatePresenter : public Presenter
{
    Q_OBJECT

public:
    SavedStatePresenter(const PresenterContext& context, EditJournal& journal, StatusStrip& strip);

private:
    void show();

    StatusStrip& m_strip;
    std::optional<std::chrono::steady_clock::time_point> m_kept; ///< when what is unsaved was kept last
    QString m_fault; ///< why nothing can be kept; empty while it can
    QTimer m_tick;
};

} // namespace tagline
