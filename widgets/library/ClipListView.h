#pragma once

// ClipListView is the list of clips itself: rows that can be dragged, strips that can be scrubbed.

#include <QListView>
#include <QPointer>
#include <QTimer>

#include "widgets/library/ClipStripDelegate.h"
#include "widgets/poses/PoseHover.h"

class QAction;

namespace tagline {

class NextSteps;
class RowPoses;

class ClipListView : public QListView
{
    Q_OBJECT

public:
    explicit ClipListView(LibraryModel& model, QWidget* parent = nullptr);

    void setCurrentClip(ClipId clip);
    /// The playhead of that clip, in its strip.
    void setPlayhead(Frame playhead);
    /// Whether clips are dragged out of the list right now.
    bool isDragging() const { return state() == DraggingState; }
    ClipStripDelegate& delegate() { return *m_delegate; }
    /// The poses in the rows, which follow the rows in sight.
    RowPoses& rowPoses() { return *m_rowPoses; }
    /// The row's parts in the viewport.
    ClipRowGeometry geometry(const QModelIndex& index) const;
    /// The actions that are offered while no row is shown.
    void setEmptySteps(const QList<QAction*>& steps);
    /// Poses of the clip whose strip is under the mouse (momentHovered), beside the list until the mouse
    /// leaves the strip; without poses nothing is shown.
    void showPoses(PoseStripState poses);

    void scrollTo(const QModelIndex& index, ScrollHint hint = EnsureVisible) override;

signals:
    /// The mouse rests on a strip at this frame of its clip, or goes along it while its poses are shown.
    void momentHovered(tagline::ClipId clip, tagline::Frame frame);
    /// A person pressed or dragged on a strip.
    void scrubbed(const QModelIndex& index, tagline::Frame frame);
    /// A person clicked the sign that says that the clip breaks checks.
    void brokenSignClicked(const QModelIndex& index);
    /// A person wants the menu of a row.
    void menuRequested(const QModelIndex& index, QPoint globalPosition);
    /// A person folds what is below a head, or shows it again.
    void foldRequested(const QModelIndex& head);
    /// Rows have another width.
    void resized();

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void updateGeometries() override;

private:
    QRect emptyPlace() const { return viewport()->rect().adjusted(12, 16, -12, -12); }
    static QString emptyText();
    void placeSteps();
    int rowHeight() const;
    int wholeRows(int place) const;
    bool isKeyOfHead(const QKeyEvent& event) const;
    bool isOnStrip(const QModelIndex& index, const QPoint& position) const;
    void scrub(const QPoint& position);
    void layOutPoses();
    void tellSight();
    void repaintPosesOf(ClipId clip);
    void followMouse(const QPoint& position);
    PoseHover& poses();

    LibraryModel& m_model;
    RowPoses* m_rowPoses;
    ClipStripDelegate* m_delegate;
    NextSteps* m_steps = nullptr; ///< below what the empty list says
    QList<QAction*> m_emptySteps;
    QPersistentModelIndex m_scrubbedRow;
    bool m_scrubsPoses = false;  ///< those of that row, else its strip
    QTimer m_sight;              ///< runs until the rows in sight are told
    QPointer<PoseHover> m_poses; ///< over the window in which the list stands
    int m_rowHeight = 0;         ///< when the list was last laid out
};

} // namespace tagline
