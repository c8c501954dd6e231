#pragma once

// ClipStatePresenter lets a person say how far they are with clips, and go from one that is done to the next
// that is not.

#include "app/presenters/Presenter.h"

#include <span>

namespace tagline {

class LibraryView;

class ClipStatePresenter : public Presenter
{
    Q_OBJECT

public:
    ClipStatePresenter(const PresenterContext& context, LibraryView& view);

private:
    void finishAndGoOn();
    void setSelected(ClipStage stage);
    bool set(std::span<const ClipId> clips, ClipStage stage, const QString& text);
    ClipId nextToDo() const;

    LibraryView& m_view;
};

} // namespace tagline
