#include "widgets/viewport/CharacterBar.h"

#include "widgets/theme/ThemeFollowing.h"
#include "widgets/theme/controls/ElidedButton.h"
#include "widgets/theme/controls/MenuText.h"

#include <QMenu>

#include <algorithm>

namespace tagline {

namespace {

constexpr int buttonGap = 6;      ///< between the two buttons, pixels
constexpr int mostInSection = 12; ///< more go into a menu of their own

QString textOf(const CharacterEntry& entry)
{
    const QString name = menuText(entry.name);
    return entry.remark.isEmpty() ? name : name + '\t' + entry.remark;
}

ElidedButton* newButton(CharacterBar* bar, const char* name)
{
    auto* button = new ElidedButton(bar);
    button->setObjectName(name);
    button->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard with the window
    return button;
}

} // namespace

CharacterBar::CharacterBar(QWidget* parent)
    : QFrame(parent)
    , m_offer(newButton(this, "characterOffer"))
    , m_chooser(newButton(this, "characterChooser"))
{
    setObjectName(QStringLiteral("characterBar"));
    setAccessibleName(tr("Character"));
    setFrameShape(QFrame::NoFrame);
    setThemedStyleSheet(
        this, QStringLiteral("QToolButton { color: @muted; background: @overlay; border: 1px solid @border; "
                             "padding: 2px 5px; }"
                             "QToolButton:hover { color: @text; background: @hover; }"
                             "#characterOffer { color: @accent; }"
                             "QToolButton::menu-indicator { image: none; width: 0; }"));
    m_chooser->setChevron(true);
    m_chooser->setPopupMode(QToolButton::InstantPopup);
    m_chooser->setMenu(new QMenu(m_chooser));
    m_chooser->menu()->setObjectName(QStringLiteral("characterMenu"));
    connect(m_chooser->menu(), &QMenu::aboutToShow, this, [this] {
        emit entriesRequested();
        fillMenu();
    });
    connect(m_offer, &QToolButton::clicked, this, &CharacterBar::offerTaken);
    hide();
}

void CharacterBar::setState(const CharacterState& state)
{
    if (state == m_state) return;
    m_state = state;
    m_chooser->setText(state.text);
    m_chooser->setAccessibleName(tr("Character: %1").arg(state.text));
    m_chooser->setToolTip(state.toolTip);
    m_offer->setText(state.offer);
    m_offer->setAccessibleName(state.offer);
    m_offer->setToolTip(state.offerTip);
    m_offer->setVisible(!state.offer.isEmpty());
    setVisible(!state.text.isEmpty());
    fitInto(m_room);
    emit sizeChanged();
}

void CharacterBar::setEntries(QList<CharacterEntry> entries, const QString& current)
{
    m_entries = std::move(entries);
    m_current = current;
}

int CharacterBar::leastWidth() const
{
    const int offer = m_state.offer.isEmpty() ? 0 : m_offer->minimumSizeHint().width() + buttonGap;
    return offer + m_chooser->minimumSizeHint().width();
}

void CharacterBar::fitInto(int width)
{
    m_room = width;
    const QSize chooser = m_chooser->sizeHint();
    const QSize offer = m_state.offer.isEmpty() ? QSize() : m_offer->sizeHint();
    const int both = std::max(0, width - (offer.isEmpty() ? 0 : buttonGap));
    const int chosen = std::min(chooser.width(), offer.isEmpty() ? both : both * 2 / 5);
    const int offered = std::min(offer.isEmpty() ? 0 : offer.width(), both - chosen);
    const int height = std::max(chooser.height(), offer.height());
    m_offer->setGeometry(0, 0, offered, height);
    const int left = offer.isEmpty() ? 0 : offered + buttonGap;
    m_chooser->setGeometry(left, 0, chosen, height);
    resize(left + chosen, height);
}

/// The entries as they are now: sections with lines between, long ones cut.
void CharacterBar::fillMenu()
{
    QMenu* menu = m_chooser->menu();
    menu->clear();
    for (QMenu* more : menu->findChildren<QMenu*>()) more->deleteLater();
    QMenu* target = menu;
    int inSection = 0;
    for (qsizetype i = 0; i < m_entries.size(); ++i) {
        const CharacterEntry& entry = m_entries[i];
        const bool isNewSection = i > 0 && m_entries[i - 1].section != entry.section;
        if (isNewSection) {
            target = menu;
            inSection = 0;
            menu->addSeparator();
        }
        if (inSection++ == mostInSection) target = menu->addMenu(tr("More"));
        QAction* action = target->addAction(textOf(entry));
        action->setCheckable(true);
        action->setChecked(entry.id == m_current);
        connect(action, &QAction::triggered, this, [this, id = entry.id] { emit chosen(id); });
    }
}

} // namespace tagline
