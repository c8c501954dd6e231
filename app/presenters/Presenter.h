#pragma once

// Presenter is what all presenters are: they share one context, and what they say reaches the window's
// messages.

#include "app/document/library/LibraryDocument.h"
#include "app/document/library/Workspace.h"
#include "app/document/playing/PlaybackSession.h"
#include "app/document/queries/QuerySession.h"

#include <QMainWindow>
#include <QObject>
#include <QSettings>

#include <functional>

namespace tagline {

class ActionRegistry;
class MessagePresenter;

/// What presenters work on and by. All of it outlives them.
struct PresenterContext
{
    LibraryDocument& document;
    Workspace& workspace;
    QuerySession& query;
    PlaybackSession& playback;
    ActionRegistry& actions;
    QSettings& settings;
    QMainWindow& window;
    MessagePresenter& messages; ///< where what presenters say is said
    /// Whether the shown clip's tags can be edited; tells a person why not.
    std::function<bool()> mayEdit;
};

class Presenter : public QObject
{
    Q_OBJECT

signals:
    /// Something was asked for that cannot be done, or it went wrong; the reason for people.
    void refused(const QString& reason);
    /// Nothing came of what was asked, and nothing is wrong: the fact for people.
    void noted(const QString& fact);
    /// Something was done.
    void done(const QString& text);
    /// Something went wrong that nobody asked for just now.
    void warned(const QString& problem);

protected:
    explicit Presenter(const PresenterContext& context, QObject* parent = nullptr);

    bool mayEdit() const { return m_context.mayEdit(); }

    const PresenterContext& m_context;
    LibraryDocument& m_document = m_context.document;
    Workspace& m_workspace = m_context.workspace;
    QuerySession& m_query = m_context.query;
    PlaybackSession& m_playback = m_context.playback;
    ActionRegistry& m_actions = m_context.actions;
    QSettings& m_settings = m_context.settings;
    QMainWindow& m_window = m_context.window;
};

} // namespace tagline
