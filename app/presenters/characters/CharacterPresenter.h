#pragma once

// CharacterPresenter lets people choose the character that clips are shown on, and shows a character alone.

#include "app/document/playing/RestingFigure.h"
#include "app/presenters/Presenter.h"
#include "core/staging/FigureChoices.h"

class QMenu;

namespace tagline {

class ViewportWidget;
struct CharacterState;

class CharacterPresenter : public Presenter
{
    Q_OBJECT

public:
    /// `viewport` may be null: then there is no chooser.
    CharacterPresenter(const PresenterContext& context, RestingFigure& resting, ViewportWidget* viewport);

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

private:
    void connectActions();
    void refreshLater();
    void refresh();
    CharacterState state() const;
    void fillEntries();
    bool hasClip() const;

    RestingFigure& m_resting;
    ViewportWidget* m_viewport;
    bool m_isBeginning = false; ///< the figure at rest is just being shown
    bool m_isRefreshDue = false;
};

} // namespace tagline
