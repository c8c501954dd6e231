#include "widgets/reel/ReelBar.h"

#include "widgets/reel/KeyedButton.h"
#include "widgets/reel/ReelStrip.h"
#include "widgets/theme/Icons.h"
#include "widgets/theme/Measures.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/ThemeFollowing.h"
#include "widgets/theme/controls/ElidedLabel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QToolButton>

#include <algorithm>

namespace tagline {
namespace {

constexpr int leastInfo = 60; ///< pixels; in fewer nothing of a clip's name is read

/// Label as wide as its longest text since forget(): the strip beside it keeps its width from hit to hit.
class LongestLabel final : public ElidedLabel
{
public:
    using ElidedLabel::ElidedLabel;
    void forget() { m_longest = 0; }
    QSize sizeHint() const override
    {
        const QSize wanted = ElidedLabel::sizeHint();
        m_longest = std::max(m_longest, wanted.width());
        return {std::min(m_longest, parentWidget()->width() / 2), wanted.height()};
    }

protected:
    void changeEvent(QEvent* event) override
    {
        if (event->type() == QEvent::FontChange) forget();
        ElidedLabel::changeEvent(event);
    }

private:
    mutable int m_longest = 0;
};

} // namespace

ReelBar::ReelBar(QWidget* parent)
    : QWidget(parent)
    , m_strip(new ReelStrip(this))
    , m_info(new LongestLabel({}, this))
{
    m_play = newButton({}, tr("Play reel"), &ReelBar::playToggled);
    m_keep = newButton(tr("Keep"), tr("Keep this hit"), &ReelBar::keepRequested);
    m_skip = newButton(tr("Skip"), tr("Skip this hit"), &ReelBar::skipRequested);
    m_tag = newButton({}, tr("Tag the kept hits"), &ReelBar::tagRequested);
    setKeys({});
    m_info->setColour(&Theme::muted);
    m_info->setElideMode(Qt::ElideMiddle); // of the clip's name, where it is long
    m_info->setMinimumWidth(leastInfo);
    m_info->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    connect(m_strip, &ReelStrip::itemRequested, this, &ReelBar::itemRequested);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(measure::panelField, 2, measure::panelField, 2);
    layout->setSpacing(6);
    layout->setSizeConstraint(QLayout::SetNoConstraint); // a narrow bar leaves out some
    layout->addWidget(m_play);
    layout->addWidget(m_strip, 1);
    layout->addWidget(m_info);
    for (KeyedButton* button : {m_keep, m_skip, m_tag}) layout->addWidget(button);
    setState({});
}

KeyedButton* ReelBar::newButton(const QString& text, const QString& name, void (ReelBar::*signal)())
{
    auto* button = new KeyedButton(this);
    button->setProperty("look", "framed");
    button->setText(text);
    button->setAccessibleName(name);
    connect(button, &QToolButton::clicked, this, signal);
    return button;
}

void ReelBar::setKeys(const ReelKeys& keys)
{
    const auto show = [](KeyedButton* button, const QString& tip, const QString& key) {
        button->setKey(key);
        button->setToolTip(key.isEmpty() ? tip : tr("%1 (%2)", "what it does and its key").arg(tip, key));
    };
    m_playKey = keys.play;
    for (KeyedButton* each : {m_play, m_offer})
        if (each)
            show(each, tr("Play every hit of the query one after another, or return to the clip"), keys.play);
    show(m_keep, tr("Keep this hit and go to the next"), keys.keep);
    show(m_skip, tr("Skip this hit and go to the next"), keys.skip);
    show(m_tag, tr("Tag the kept hits…"), keys.tag);
}

void ReelBar::setState(const ReelState& state)
{
    m_state = state;
    const int count = int(state.items.size());
    m_play->setText(state.isShown ? tr("Stop the reel") : tr("Play %n hit(s)", nullptr, count));
    m_strip->setState(state);
    const bool hasCurrent = state.current >= 0 && state.current < count;
    m_info->setText(infoText());
    m_info->setToolTip(QStringList{infoText(), workText()}.join('\n').trimmed());
    if (!state.isShown) static_cast<LongestLabel*>(m_info)->forget();
    m_keep->setEnabled(hasCurrent);
    m_skip->setEnabled(hasCurrent);
    const auto kept = std::count_if(state.items.begin(), state.items.end(),
                                    [](const ReelItem& item) { return item.mark == ReelMark::Kept; });
    m_tag->setText(tr("Tag %n kept", nullptr, int(kept)));
    m_tag->setEnabled(kept > 0);
    m_tag->setVisible(kept > 0);
    showOffer(count, int(kept));
    fit();
}

/// The width of all that is in any bar, with the badges of keys or without.
int ReelBar::leastWidth(bool hasBadges) const
{
    const QMargins around = layout()->contentsMargins();
    int width = around.left() + around.right() + m_strip->minimumWidth();
    for (const KeyedButton* button : {m_play, m_keep, m_skip, m_tag})
        if (!button->isHidden()) width += layout()->spacing() + button->sizeWith(hasBadges).width();
    return width;
}

QSize ReelBar::minimumSizeHint() const { return {leastWidth(false), QWidget::minimumSizeHint().height()}; }

/// A narrow bar leaves out the badges of keys, which tooltips have too, and the line; never a button's words.
void ReelBar::fit()
{
    const bool hasBadges = leastWidth(true) <= width();
    for (KeyedButton* button : {m_play, m_keep, m_skip, m_tag}) button->setBadgeShown(hasBadges);
    m_info->setVisible(leastWidth(hasBadges) + layout()->spacing() + leastInfo <= width());
}

void ReelBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

void ReelBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) fit();
}

QToolButton* ReelBar::newOffer(QWidget* parent)
{
    m_offer = new KeyedButton(parent);
    m_offer->setAccessibleName(tr("Play reel"));
    m_offer->setKey(m_playKey);
    connect(m_offer, &QToolButton::clicked, this, &ReelBar::playToggled);
    m_offer->setObjectName(QStringLiteral("reelOffer"));
    m_offer->setIcon(icon("play", &Theme::queryText));
    m_offer->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_offer->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard with the window
    setThemedStyleSheet(m_offer, QStringLiteral("QToolButton { color: @text; background: @overlay; "
                                                "border: 1px solid @border; padding: 2px 6px; }"
                                                "QToolButton:hover { background: @hover; }"
                                                "QToolButton:focus { border-color: @accent; }"));
    setState(ReelState(m_state));
    return m_offer;
}

/// Shows one of the two play buttons: the bar appears below the picture only if it has more to show.
void ReelBar::showOffer(int count, int kept)
{
    const bool isBarNeeded = !m_offer || m_state.isShown || kept > 0;
    setVisible(count > 0 && isBarNeeded);
    if (!m_offer) return;
    m_offer->setText(m_play->text());
    m_offer->setVisible(count > 0 && !isBarNeeded);
}

/// The hit being prepared, the position in the reel, and the current item with its cut, as text.
QString ReelBar::infoText() const
{
    const int count = int(m_state.items.size());
    QStringList parts;
    if (m_state.current >= 0 && m_state.current < count) {
        const ReelItem& item = m_state.items[std::size_t(m_state.current)];
        parts << tr("%1 / %2").arg(QLocale().toString(m_state.current + 1), QLocale().toString(count))
              << item.text;
        if (item.distance) parts << cutText(item);
    }
    if (m_state.awaited >= 0) parts.prepend(tr("Preparing hit %1…").arg(m_state.awaited + 1));
    return parts.join(QStringLiteral(" · "));
}

/// The progress of background work, as text; empty if there is none.
QString ReelBar::workText() const
{
    const int count = int(m_state.items.size());
    QStringList parts;
    if (m_state.preparing > 0)
        parts << tr("Preparing %n clip(s) for the figure; stop the reel to cancel", nullptr,
                    m_state.preparing);
    if (m_state.isShown && count > 1 && m_state.measured < count)
        parts << tr("Measuring the cuts: %1 of %2")
                     .arg(QLocale().toString(m_state.measured), QLocale().toString(count));
    return parts.join('\n');
}

void ReelBar::setProgress(double progress) { m_strip->setProgress(progress); }

} // namespace tagline
