#pragma once

// CharacterPresenter lets people choose the character that clips are shown on, and shows a character alone.

#include <QObject>

#include "app/document/library/LibraryDocument.h"
#include "app/document/library/Workspace.h"
#include "app/document/playing/PlaybackSession.h"
#include "app/document/playing/RestingFigure.h"
#include "core/staging/FigureChoices.h"

class QMenu;

namespace tagline {

class ActionRegistry;
class ViewportWidget;
struct CharacterState;

class CharacterPresenter : public QObject
{
    Q_OBJECT

public:
    /// `viewport` may be null: then there is no chooser.
    CharacterPresenter(LibraryDocument& document, Workspace& workspace, PlaybackSession& playback,
                       RestingFigure& resting, ViewportWidget* viewport, ActionRegistry& actions);

    /// Makes a file the library's character, as an undo step; its path empty: each clip on its own figure.
    void choose(const std::string& path);
    void chooseSource(tagline::SourceId source);
    /// Shows a file's figure at rest, until a clip is shown again.
    void showAtRest(tagline::SourceId source);
    /// The clip is shown again where a figure at rest stands in its place.
    void showClip();
    /// Why the clip that is shown is not on the character, and what to do; empty where it is, or nothing can
    /// be done.
    QString advice() const;
    /// Fills the menu of the library's characters.
    void fillMenu(QMenu& menu);

signals:
    /// What a person asked for cannot be done, for this reason.
    void refused(const QString& reason);

private:
    void connectActions();
    void refreshLater();
    void refresh();
    CharacterState state() const;
    void fillEntries();
    bool hasClip() const;

    LibraryDocument& m_document;
    Workspace& m_workspace;
    PlaybackSession& m_playback;
    RestingFigure& m_resting;
    ViewportWidget* m_viewport;
    ActionRegistry& m_actions;
    bool m_isBeginning = false; ///< the figure at rest is just being shown
    bool m_isRefreshDue = false;
};

} // namespace tagline
