#include "widgets/tour/TourCard.h"

#include "widgets/theme/Measures.h"
#include "widgets/theme/ThemeFollowing.h"
#include "widgets/theme/controls/KeyTips.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeySequence>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace tagline {
namespace {

constexpr int cardWidth = 300;
constexpr int cardMargin = 12;
constexpr int lineGap = 8;
constexpr int frameWidth = 2;
constexpr int frameGap = 2; ///< between the control and the frame

} // namespace

TourCard::TourCard(QWidget* window)
    : QFrame(window)
    , m_progress(new QLabel(this))
    , m_text(new QLabel(this))
    , m_key(new QLabel(this))
    , m_keyText(new QLabel(this))
    , m_skip(
          newButton("tourSkip", tipWithKey(tr("End the tour; Help ▸ Tour begins it again"),
                                           QKeySequence(Qt::Key_Escape).toString(QKeySequence::NativeText))))
    , m_back(newButton("tourBack", tr("Go back to the step before")))
    , m_next(newButton("tourNext", tr("Go on without doing this step")))
{
    setObjectName("tourCard");
    setThemedStyleSheet(this, QStringLiteral("#tourCard { background: @panel; border: 1px solid @accent; "
                                             "border-radius: 6px; }"));
    setTextColour(m_progress, &Theme::muted);
    followTheme(m_progress, [this] { m_progress->setFont(textFont(TextSize::Caption)); });
    m_progress->setObjectName("tourProgress");
    m_text->setObjectName("tourText");
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_key->setObjectName("tourKey");
    m_key->setTextFormat(Qt::PlainText);
    setThemedStyleSheet(m_key, QStringLiteral("QLabel { border: 1px solid @edge; border-radius: 3px; "
                                              "padding: 0px 4px; color: @text; }"));
    followTheme(m_key, [this] { m_key->setFont(textFont(TextSize::Caption)); });
    m_keyText->setTextFormat(Qt::PlainText);
    m_keyText->setWordWrap(true);
    setTextColour(m_keyText, &Theme::muted);
    m_skip->setText(tr("Skip"));
    m_skip->setProperty("look", "link");
    m_back->setText(tr("Back"));
    connect(m_skip, &QPushButton::clicked, this, &TourCard::skipRequested);
    connect(m_back, &QPushButton::clicked, this, &TourCard::backRequested);
    connect(m_next, &QPushButton::clicked, this, &TourCard::nextRequested);
    auto* keyRow = new QHBoxLayout;
    keyRow->addWidget(m_key, 0, Qt::AlignTop);
    keyRow->addWidget(m_keyText, 1);
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_skip);
    foot->addStretch(1);
    foot->addWidget(m_back);
    foot->addWidget(m_next);
    for (QHBoxLayout* row : {keyRow, foot}) row->setSpacing(lineGap);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(cardMargin, cardMargin, cardMargin, cardMargin);
    column->setSpacing(lineGap);
    column->addWidget(m_progress);
    column->addWidget(m_text);
    column->addLayout(keyRow);
    column->addLayout(foot);
    hide();
}

QPushButton* TourCard::newButton(const char* name, const QString& tip)
{
    auto* button = new QPushButton(this);
    button->setObjectName(name);
    button->setToolTip(tip);
    button->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard where it is
    return button;
}

void TourCard::setStep(const TourText& step)
{
    const QString progress = tr("%1 of %2", "a step of all steps").arg(step.number).arg(step.count);
    const bool isLast = step.number == step.count;
    m_progress->setText(progress);
    m_text->setText(step.text);
    m_key->setText(step.key);
    m_keyText->setText(step.keyText);
    for (QLabel* label : {m_key, m_keyText}) label->setVisible(!step.key.isEmpty());
    m_back->setVisible(step.number > 1);
    m_skip->setVisible(!isLast);
    m_next->setText(isLast ? tr("Finish") : tr("Next"));
    m_next->setToolTip(isLast ? tr("End the tour; Help ▸ Tour begins it again")
                              : tr("Go on without doing this step"));
    for (QPushButton* button : {m_skip, m_back, m_next}) button->setAccessibleName(button->text());
    setAccessibleName(tr("Tour, step %1").arg(progress));
    setAccessibleDescription(step.text);
    fit();
    QAccessibleEvent event(this, QAccessible::Alert); // is read aloud
    QAccessible::updateAccessibility(&event);
}

void TourCard::fit()
{
    layout()->activate();
    resize(cardWidth, layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(cardWidth)
                                                    : layout()->sizeHint().height());
}

/// The words within may take more lines than before.
bool TourCard::event(QEvent* event)
{
    const bool isTaken = QFrame::event(event);
    if (event->type() == QEvent::LayoutRequest && layout()) fit();
    return isTaken;
}

/// The window's size decides on the size of text.
void TourCard::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange && layout()) fit();
}

TourFrame::TourFrame(QWidget* window)
    : QWidget(window)
{
    setObjectName("tourFrame");
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void TourFrame::surround(const QRect& place)
{
    constexpr int around = frameWidth + frameGap;
    setVisible(!place.isEmpty());
    if (!place.isEmpty())
        setGeometry(place.adjusted(-around, -around, around, around).intersected(parentWidget()->rect()));
    raise();
}

void TourFrame::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme().accent, frameWidth));
    constexpr double half = frameWidth / 2.0;
    painter.drawRoundedRect(QRectF(rect()).adjusted(half, half, -half, -half), measure::panelRadius,
                            measure::panelRadius);
}

} // namespace tagline
