#pragma once

// SpentTimePresenter lets a person see how long they worked on each clip, where they want it counted.

#include "app/document/library/SpentTimeSession.h"
#include "app/presenters/Presenter.h"

#include <cstdint>
#include <string>

namespace tagline {

class LibraryPresenter;
class LibraryView;

class SpentTimePresenter : public Presenter
{
    Q_OBJECT

public:
    /// `file` is the person's own (SpentTimeFile.h).
    SpentTimePresenter(const PresenterContext& context, LibraryPresenter& library, LibraryView& view,
                       std::string file);
    ~SpentTimePresenter() override;

    SpentTimeSession& session() { return m_session; }

    bool isCounting() const { return m_session.isCounting(); }
    /// While it does, it hears of every key and every move of the mouse; it keeps none of them.
    void setCounting(bool isCounting);
    /// "12.5 minutes for 3 clips": all that is kept, of other libraries too; empty where nothing is.
    QString keptText() const;
    /// Asks, and forgets all of it.
    void clear();
    /// What the answer's clips and all clips took; empty where nothing is kept of the library.
    QString totalsText() const;

signals:
    /// What totalsText() says may be something else.
    void totalsChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showClip();
    void showTime(const SpentClip& clip);
    void showAllTimes();
    std::int64_t of(ClipId clip) const;

    LibraryView& m_view;
    SpentTimeSession m_session;
};

} // namespace tagline
