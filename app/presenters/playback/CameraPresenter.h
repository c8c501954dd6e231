#pragma once

// CameraPresenter keeps positions of the camera under names in the library file, and goes back to them.

#include "app/presenters/Presenter.h"
#include "render/CameraPosition.h"

#include <optional>

class QAction;
class QMenu;

namespace tagline {

class ViewportWidget;

/// Saving, renaming and removing are one undo step each; going to a camera is none. They stand in the menu of
/// the camera, above what saves them.
class CameraPresenter : public Presenter
{
    Q_OBJECT

public:
    /// `viewport` may be null: then there is no camera. Expects a bar that was filled.
    CameraPresenter(const PresenterContext& context, ViewportWidget* viewport);

    /// Keeps where the camera stands to the figure; a camera of that name is replaced.
    void save(const QString& name);
    void show(const QString& name);
    void rename(const QString& name, const QString& newName);
    void remove(const QString& name);

private:
    const std::vector<SavedCamera>& cameras() const { return m_document.library().cameras(); }
    const SavedCamera* find(const QString& name) const;
    std::optional<FigureStand> figure();
    QString askedCamera(const QString& title, const QString& label, const QString& verb);
    QString newName() const;
    void askForName();
    void askForNewName();
    void showBeside(int step);
    void fillMenu();

    ViewportWidget* m_viewport;
    QMenu& m_menu;
    QList<QAction*> m_entries; ///< of the menu, one for each camera
    QAction* m_line;           ///< above these
    QString m_current;         ///< the camera that was saved or shown last
};

} // namespace tagline
