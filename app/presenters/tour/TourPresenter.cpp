#include "app/presenters/tour/TourPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/document/library/DocumentChange.h"
#include "app/document/library/LibraryDocument.h"
#include "app/document/library/Workspace.h"
#include "app/document/playing/PlaybackSession.h"
#include "app/document/queries/QuerySession.h"
#include "widgets/library/LibraryView.h"
#include "widgets/query/QueryBar.h"
#include "widgets/tour/TourCard.h"

#include <QApplication>
#include <QEvent>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QStatusBar>

#include <algorithm>
#include <utility>

namespace tagline {
namespace {

constexpr int roomMargin = 12; ///< between a card and the window's edges

/// The visible rectangle of a widget in the window; empty if it is not visible.
QRect seenPlace(const QWidget& widget, const QWidget& window)
{
    if (!widget.isVisible() || widget.window() != &window) return {};
    QRect seen(QPoint(), widget.size());
    for (const QWidget* at = &widget; at != &window; at = at->parentWidget())
        seen = seen.translated(at->pos()).intersected(at->parentWidget()->rect());
    return seen;
}

} // namespace

TourPresenter::TourPresenter(const PresenterContext& context, Widgets widgets,
                             std::function<void(const QString&)> reveal)
    : Presenter(context)
    , m_widgets(widgets)
    , m_reveal(std::move(reveal))
{
    m_placing.setSingleShot(true);
    connect(&m_placing, &QTimer::timeout, this, &TourPresenter::place);
    m_actions.connectTo("help.tour", this, [this] { start(); });
    connectDeeds();
}

TourPresenter::~TourPresenter() = default;

void TourPresenter::connectDeeds()
{
    const auto takes = [this](TourDeed deed) { return [this, deed] { take(deed); }; };
    connect(&m_document, &LibraryDocument::changed, this, &TourPresenter::follow);
    connect(&m_widgets.library, &LibraryView::clipActivated, this, takes(TourDeed::ChooseClip));
    for (const char* id : {"clip.next", "clip.previous"})
        m_actions.connectTo(id, this, takes(TourDeed::ChooseClip));
    connect(&m_playback, &PlaybackSession::stateChanged, this, [this] {
        if (m_playback.isPlaying()) take(TourDeed::Play);
    });
    connect(&m_widgets.query, &QueryBar::accepted, this, [this] {
        const QueryState state = m_query.state();
        if (state != QueryState::Invalid && state != QueryState::Empty) take(TourDeed::Ask);
    });
}

void TourPresenter::noteExport() { take(TourDeed::Export); }

void TourPresenter::follow(const DocumentChange& change)
{
    if (!isShown()) return;
    const bool isFirst = m_steps[m_step].deed == TourDeed::Open;
    if (change.isReset && !isFirst) {
        end();
        return emit noted(tr("The tour ended with the library. Help ▸ Tour begins it again."));
    }
    if (change.isReset) m_isOpenedAnew = true;
    const bool hasClips = m_document.library().clipCount() > 0;
    if (isFirst && m_isOpenedAnew && change.areSourcesChanged && hasClips) take(TourDeed::Open);
    if (change.areSheetsChanged && change.former) take(TourDeed::Tag);
    if (isShown()) placeSoon();
}

/// Goes on to the next step if this deed ends the present one.
void TourPresenter::take(TourDeed deed)
{
    if (isShown() && m_steps[m_step].deed == deed) show(m_step + 1);
}

void TourPresenter::start()
{
    m_steps = tourSteps();
    m_isOpenedAnew = m_document.library().clipCount() == 0;
    if (!m_card) {
        m_frame = new TourFrame(&m_window);
        m_card = new TourCard(&m_window);
        connect(m_card, &TourCard::nextRequested, this, &TourPresenter::next);
        connect(m_card, &TourCard::backRequested, this, [this] { show(m_step - 1); });
        connect(m_card, &TourCard::skipRequested, this, &TourPresenter::skip);
        const auto menus = m_window.menuBar()->findChildren<QMenu*>(Qt::FindDirectChildrenOnly);
        for (const QMenu* menu : menus) {
            connect(menu, &QMenu::aboutToShow, this, &TourPresenter::placeSoon);
            connect(menu, &QMenu::aboutToHide, this, &TourPresenter::placeSoon);
        }
    }
    qApp->installEventFilter(this);
    show(0);
}

bool TourPresenter::skip()
{
    if (!isShown()) return false;
    end();
    emit noted(tr("Help ▸ Tour begins the tour again."));
    return true;
}

void TourPresenter::end()
{
    m_step = -1;
    qApp->removeEventFilter(this);
    m_placing.stop();
    if (m_card) m_card->hide();
    if (m_frame) m_frame->hide();
}

/// Goes to the next step; without a library, the first step opens the sample instead.
void TourPresenter::next()
{
    const bool hasClips = m_document.library().clipCount() > 0;
    if (m_steps[m_step].deed == TourDeed::Open && !hasClips) return m_actions["file.openSample"]->trigger();
    show(m_step + 1);
}

void TourPresenter::show(int step)
{
    if (step < 0) return;
    if (step >= int(m_steps.size())) {
        end();
        return emit done(tr("That was the tour. Help ▸ Keyboard Shortcuts%1 has every key")
                             .arg(m_actions.bracketedKey("help.keys")));
    }
    m_step = step;
    const TourStep& shown = m_steps[step];
    if (!shown.panel.isEmpty()) m_reveal(shown.panel);
    const bool isOpen = m_document.library().clipCount() > 0;
    const QString text = isOpen && !shown.textWhenOpen.isEmpty() ? shown.textWhenOpen : shown.text;
    const auto [tag, tagKey] = *shown.action ? std::pair<QString, QString>() : tagWithKey();
    const QString key = *shown.action ? m_actions.key(shown.action) : tagKey;
    const QString keyText = *shown.action ? shown.keyText : shown.keyText.arg(tag);
    m_card->setStep({text, key, keyText, step + 1, int(m_steps.size())});
    m_card->show();
    place();
    placeSoon(); // a panel that was brought to the front is placed later
}

/// Name and key of a tag: one that the clip does not have, so that the key has an effect; else any.
std::pair<QString, QString> TourPresenter::tagWithKey() const
{
    const ClipLibrary& library = m_document.library();
    const TagVocabulary& vocabulary = library.vocabulary();
    const ClipId clip = m_workspace.currentClip();
    const bool isClip = clip.isValid() && clip.value < library.clipCount();
    std::pair<QString, QString> any;
    for (std::uint32_t i = 0; i < vocabulary.size(); ++i) {
        const TagDefinition& tag = vocabulary[TagId(i)];
        if (tag.key.empty()) continue;
        const std::pair found(QString::fromStdString(tag.name), QString::fromStdString(tag.key));
        if (!isClip || library.clip(clip).sheet.ranges(TagId(i)).empty()) return found;
        if (any.second.isEmpty()) any = found;
    }
    return any;
}

/// Rectangle of a control; `clear` is the one to keep free: of an open menu, with its entries.
QRect TourPresenter::placeOf(const QString& control, QRect& clear) const
{
    const QMainWindow& window = m_window;
    const QMenuBar& bar = *window.menuBar();
    if (const auto* menu = bar.findChild<QMenu*>(control)) {
        const QRect name = bar.actionGeometry(menu->menuAction()).translated(bar.mapTo(&window, QPoint()));
        const QSize opened = menu->sizeHint();
        const int left = window.isRightToLeft() ? name.right() + 1 - opened.width() : name.left();
        clear = menu->isVisible() ? name.united(QRect(QPoint(left, name.bottom() + 1), opened)) : name;
        return name;
    }
    const auto* widget = window.findChild<QWidget*>(control);
    return clear = widget ? seenPlace(*widget, window) : QRect();
}

void TourPresenter::place()
{
    if (!isShown() || !m_card) return;
    const TourStep& step = m_steps[m_step];
    QRect framed, clear;
    TourSide side = step.side;
    const QMenuBar& menus = *m_window.menuBar();
    for (const QString& control : step.controls) {
        framed = placeOf(control, clear);
        if (framed.isEmpty()) continue;
        if (menus.findChild<QMenu*>(
                control)) // the card stands below its name, and gives way to what it opens
            side = clear == framed ? TourSide::Below : TourSide::Beside;
        break;
    }
    QRect room = m_window.rect().adjusted(roomMargin, roomMargin, -roomMargin, -roomMargin);
    room.setTop(std::max(room.top(), m_window.menuBar()->geometry().bottom() + 1)); // both are read
    room.setBottom(std::min(room.bottom(), m_window.statusBar()->geometry().top() - 1));
    m_frame->surround(framed);
    m_card->setGeometry(placeOfCard({clear, room, m_card->size(), side, m_window.isRightToLeft()}));
    m_card->raise();
}

void TourPresenter::placeSoon() { m_placing.start(0); }

/// Whatever moves, comes or goes in the window may be the control, or cover the card.
bool TourPresenter::eventFilter(QObject* watched, QEvent* event)
{
    const QEvent::Type type = event->type();
    const bool isMove = type == QEvent::Move || type == QEvent::Resize || type == QEvent::Show ||
                        type == QEvent::Hide || type == QEvent::LayoutDirectionChange;
    if (isMove && watched->isWidgetType() && watched != m_card && watched != m_frame &&
        static_cast<QWidget*>(watched)->window() == &m_window)
        placeSoon();
    return QObject::eventFilter(watched, event);
}

} // namespace tagline
