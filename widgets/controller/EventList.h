#pragma once

// EventList shows what happened during playback: a time and a text per line, the newest in sight.

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

    /// Replaces the lines by inserting and removing what differs: views keep their place. How many lines of
    /// those that were there went at the top.
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

    /// What is looked at stays where it is; at the end the newest come into sight.
    void setEvents(const std::vector<ControllerEvent>& events);
    /// What stands there while there is no event.
    void setHint(const QString& hint);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_hint;
    EventListModel* m_model;
    bool m_isAtEnd = true; ///< the newest are in sight, and stay so, also where the list becomes smaller
};

} // namespace tagline
