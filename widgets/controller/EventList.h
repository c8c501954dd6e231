#pragma once

// EventList shows the events of the playback: a time and a text per line, the newest visible.

#include <QAbstractListModel>
#include <QListView>

#include "widgets/controller/ControllerState.h"

namespace tagline {

/// The lines as a model; the time is Qt::UserRole.
class EventListModel : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    /// Replaces the lines by inserting and removing only those that differ, so that views keep their
    /// position. Returns how many of the old lines were removed at the top.
    int setEvents(std::vector<ControllerEvent> events);
    const ControllerEvent& event(const QModelIndex& index) const
    {
        return m_events[std::size_t(index.row())];
    }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<ControllerEvent> m_events;
};

class EventList : public QListView
{
    Q_OBJECT

public:
    explicit EventList(QWidget* parent = nullptr);

    /// Keeps the visible lines in place; at the end of the list it scrolls to the newest.
    void setEvents(const std::vector<ControllerEvent>& events);
    /// The text shown while there are no events.
    void setHint(const QString& hint);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    int rowHeight() const;

    QString m_hint;
    EventListModel* m_model;
    bool m_isAtEnd = true; ///< the newest events are visible, and stay so even if the list shrinks
};

} // namespace tagline
