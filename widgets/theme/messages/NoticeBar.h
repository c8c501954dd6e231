#pragma once

// NoticeBar is a strip over a panel's content that says one thing and offers answers to it.

#include <QFrame>
#include <QList>
#include <QString>

#include "widgets/theme/motion/Ease.h"

class QHBoxLayout;
class QPushButton;

namespace tagline {

class ElidedLabel;

/// One answer of a notice.
struct NoticeAnswer
{
    QString id;
    QString text;
    QString tip;
};

/// Hidden while there is nothing to say; its ground blinks when it says something new. The first answer is
/// the one that is proposed.
class NoticeBar : public QFrame
{
    Q_OBJECT

public:
    explicit NoticeBar(QWidget* parent = nullptr);

    void setNotice(const QString& text, const QList<NoticeAnswer>& answers);
    void clear();
    /// Offers an answer of the notice, or greys it out; its tip says what it does, or why it cannot. Does
    /// nothing if the notice has no such answer.
    void setOffered(const QString& id, bool isOffered, const QString& tip);
    /// Gives long texts so many lines; a text that needs more is shortened.
    void setMostLines(int lines);
    QString text() const;

signals:
    void answered(const QString& id);
    /// There is something to say now, or nothing any more.
    void cameOrWent();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitText();

    ElidedLabel* m_text;
    Ease m_blink; ///< how strong it is: from 1 to nothing
    int m_mostLines = 1;
    int m_lines = 1; ///< that the text has room for now
    QHBoxLayout* m_row;
    QList<QPushButton*> m_buttons;
};

} // namespace tagline
