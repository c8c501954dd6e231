#pragma once

// Presenter is the base of all presenters: they share one context, and their messages reach the window's
// message area.

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

/// The objects that presenters work on and with. All of them outlive the presenters.
struct PresenterContext
{
    LibraryDocument& document;
    Workspace& workspace;
    QuerySession& query;
    PlaybackSession& playback;
    ActionRegistry& actions;
    QSettings& settings;
    QMainWindow& window;
    MessagePresenter& messages; ///< shows the presenters' messages
    /// Whether the shown clip's tags can be edited; tells a person why not.
    std::function<bool()> mayEdit;
};

class Presenter : public QObject
{
    Q_OBJECT

signals:
    /// A request cannot be fulfilled, or it went wrong; the reason for people.
    void refused(const QString& reason);
    /// A request changed nothing, and nothing is wrong: the fact for people.
    void noted(const QString& fact);
    /// Something was done.
    void done(const QString& text);
    /// Something went wrong that the person did not ask for just now.
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
