#pragma once

// LaneHeadButtons are the eye and the lock in the head of the lane under the mouse.

#include <QFrame>

#include "core/tags/vocabulary/TagVocabulary.h"

class QToolButton;

namespace tagline {

struct TimelineLane;

class LaneHeadButtons : public QFrame
{
    Q_OBJECT

public:
    explicit LaneHeadButtons(QWidget* parent = nullptr);

    /// The lane that a click is about.
    void setLane(const TimelineLane& lane);
    TagId lane() const { return m_tag; }
    /// The keys that do the same to the active lane, for the tooltips.
    void setHideKey(const QString& key);
    void setLockKey(const QString& key);

signals:
    void hideClicked(tagline::TagId lane);
    /// The lane is to be locked where it is not, and not where it is.
    void lockClicked(tagline::TagId lane);
    /// The mouse went.
    void left();

protected:
    void leaveEvent(QEvent* event) override;

private:
    void showTexts();

    QToolButton* m_hide;
    QToolButton* m_lock;
    TagId m_tag;
    QString m_name;
    bool m_isLocked = false;
    QString m_hideKey;
    QString m_lockKey;
};

} // namespace tagline
