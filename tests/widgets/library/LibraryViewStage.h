#pragma once

// LibraryViewStage is the library's list with three clips, as a person sees it.

#include "tests/widgets/library/LibraryRows.h"
#include "widgets/library/ClipListView.h"
#include "widgets/library/LibraryView.h"

#include <QLineEdit>
#include <QTest>
#include <QToolButton>

#include <initializer_list>
#include <memory>
#include <utility>
#include <vector>

namespace tagline::test {

/// An answer over as many clips as there may be, each of 4,000 frames.
inline FrameSetBuilder newAnswer()
{
    const std::vector<Frame> frames(3000, 4000);
    return FrameSetBuilder(std::make_shared<const ClipAxis>(ClipAxis::of(frames)));
}

inline FrameSet answerOf(std::initializer_list<std::pair<std::uint32_t, FrameRange>> hits)
{
    FrameSetBuilder answer = newAnswer();
    for (const auto& [clip, range] : hits) answer.append(ClipId(clip), std::span(&range, 1));
    return answer.finished();
}

class LibraryViewStage
{
protected:
    /// Three clips of 100, 200 and 540 frames; for init().
    void show()
    {
        m_view = std::make_unique<LibraryView>();
        m_view->resize(400, 500);
        m_view->model().setRows(
            {readyRow(0, "walk", 100), readyRow(1, "walk_limp", 200), readyRow(2, "run", 540)});
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    }
    ClipListView& list() { return *m_view->findChild<ClipListView*>(); }
    QLineEdit& filter() { return *m_view->findChild<QLineEdit*>(); }
    QToolButton& header() { return *static_cast<QToolButton*>(m_view->headerWidget()); }
    QPoint nameOf(int row) { return list().geometry(list().model()->index(row, 0)).name.center().toPoint(); }

    std::unique_ptr<LibraryView> m_view;
};

} // namespace tagline::test
