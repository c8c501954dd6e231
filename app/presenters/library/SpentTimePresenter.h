#pragma once

// SpentTimePresenter lets a person see how long they worked on each clip, if they want it counted.

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
    /// While it counts, it hears of every key and every move of the mouse; it keeps none of them.
    void setCounting(bool isCounting);
    /// "12.5 minutes for 3 clips": all that is kept, of other libraries too; empty if nothing is.
    QString keptText() const;
    /// Asks, and forgets all of it.
    void clear();
    /// Text with the time spent on the answer's clips and on all clips; empty if none is kept of the library.
    QString totalsText() const;

signals:
    /// totalsText() may have changed.
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
