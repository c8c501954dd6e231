#pragma once

// EmptyNote is the sentence in the middle of a list that is empty; it stands above the list once that has
// rows.

#include <QLabel>
#include <QPointer>

class QAbstractItemView;

namespace tagline {

/// Belongs to the list's viewport, and shows and hides the label above the list in turn with itself.
class EmptyNote : public QLabel
{
    Q_OBJECT

public:
    EmptyNote(QAbstractItemView& view, QLabel& above);

    void say(const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();

    QAbstractItemView& m_view;
    QPointer<QLabel> m_above;
};

} // namespace tagline
