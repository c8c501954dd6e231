#include "widgets/theme/messages/NoticeBar.h"

#include "widgets/theme/Measures.h"
#include "widgets/theme/ThemeFollowing.h"
#include "widgets/theme/controls/ElidedLabel.h"
#include "widgets/theme/messages/TabPlace.h"
#include "widgets/theme/motion/Motion.h"
#include "widgets/theme/panels/PanelFrame.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace tagline {

namespace {

constexpr double blinkAlpha = 0.3; ///< of the accent over the ground, at first

} // namespace

NoticeBar::NoticeBar(QWidget* parent)
    : QFrame(parent)
    , m_text(new ElidedLabel({}, this))
    , m_blink(motion::flash, [this] { update(); })
    , m_row(new QHBoxLayout(this))
{
    setObjectName("noticeBar");
    setAccessibleName(tr("Notice"));
    setThemedStyleSheet(this, QStringLiteral("#noticeBar { background: @raised; border: none; "
                                             "border-bottom: 1px solid @border; }"));
    auto* mark = new QLabel(this);
    setThemedIcon(mark, QStringLiteral("warning"), &Theme::warning, measure::iconSize);
    m_row->setContentsMargins(measure::panelInset, 4, 8, 4);
    m_row->setSpacing(6);
    m_row->addWidget(mark);
    m_row->addWidget(m_text, 1);
    hide();
}

QString NoticeBar::text() const { return m_text->text(); }

void NoticeBar::setNotice(const QString& text, const QList<NoticeAnswer>& answers)
{
    if (isHidden() || text != m_text->text()) {
        m_blink.set(1);
        m_blink.goTo(0);
    }
    m_text->setText(text);
    qDeleteAll(m_buttons);
    m_buttons.clear();
    for (const NoticeAnswer& answer : answers) {
        auto* button = new QPushButton(answer.text, this);
        button->setObjectName("notice." + answer.id);
        button->setToolTip(answer.tip);
        if (!m_buttons.isEmpty()) button->setProperty("look", "link");
        connect(
            button, &QPushButton::clicked, this, [this, id = answer.id] { emit answered(id); },
            Qt::QueuedConnection); // the answer may change the notice, and with it this button
        takeTabPlace(*button, *this);
        m_row->addWidget(button);
        m_buttons << button;
    }
    const bool isNew = isHidden();
    show();
    fitText();
    if (isNew) emit cameOrWent();
}

void NoticeBar::setOffered(const QString& id, bool isOffered, const QString& tip)
{
    for (QPushButton* button : m_buttons) {
        if (button->objectName() != "notice." + id) continue;
        if (!isOffered && button->hasFocus()) focusPreviousChild(); // the next answer may ask nothing
        button->setEnabled(isOffered);
        button->setToolTip(tip);
    }
}

void NoticeBar::setMostLines(int lines)
{
    m_mostLines = lines;
    fitText();
}

/// The bar is as high as its text needs, whatever stands below it.
void NoticeBar::fitText()
{
    const int lines = std::clamp(m_text->linesAt(m_text->width()), 1, m_mostLines);
    if (std::exchange(m_lines, lines) == lines) return;
    m_text->setMostLines(lines);
    m_text->setMinimumHeight(lines > 1 ? m_text->sizeHint().height() : 0);
}

void NoticeBar::paintEvent(QPaintEvent* event)
{
    QFrame::paintEvent(event);
    QPainter painter(this);
    if (m_blink.isGoing()) painter.fillRect(rect(), withAlpha(theme().accent, blinkAlpha * m_blink.value()));
    paintPanelCorners(painter, *this);
}

void NoticeBar::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    m_row->activate(); // the text has its width
    fitText();
}

void NoticeBar::clear()
{
    const bool wasShown = !isHidden();
    hide();
    m_text->setText({});
    if (wasShown) emit cameOrWent();
}

} // namespace tagline
