#include "widgets/palette/CommandPalette.h"

#include "widgets/palette/PaletteDelegate.h"
#include "widgets/theme/ThemeFollowing.h"
#include "widgets/theme/controls/KeyTips.h"

#include <QLabel>
#include <QListView>
#include <QLocale>

namespace tagline {
namespace {

constexpr int aroundNote = 24; ///< device-independent pixels

} // namespace

CommandPalette::CommandPalette(QWidget* window)
    : FinderPopup({.name = "commandPalette",
                   .title = tr("Find a command"),
                   .placeholder = tr("Find a command, clip, tag, saved query or preset"),
                   .fieldName = tr("Letters of a name"),
                   .listName = tr("What fits")},
                  window)
    , m_found(new PaletteList(this))
    , m_none(new QLabel(this))
{
    m_none->setObjectName(QStringLiteral("commandPaletteNone"));
    m_none->setTextFormat(Qt::PlainText);
    m_none->setWordWrap(true);
    m_none->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    m_none->setMargin(aroundNote);
    m_none->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Expanding); // long letters do not widen it
    setTextColour(m_none, &Theme::hint);
    m_none->hide();
    addBelow(m_none);
    setFound(m_found, new PaletteDelegate(*m_found, this));
    setKey({});
}

void CommandPalette::setSources(const std::vector<PaletteSource*>& sources, std::function<void()> gather)
{
    m_found->setSources(sources);
    m_gather = std::move(gather);
}

void CommandPalette::setKey(const QString& key)
{
    setFieldTip(tipWithKey(tr("Letters of the name, in their order; Up and Down choose, Enter does it, Esc "
                              "leaves. What was used last comes first."),
                           key));
}

void CommandPalette::takeSources()
{
    if (!isVisible()) return;
    const QModelIndex current = list().currentIndex();
    const QString id = current.isValid() ? m_found->entryOf(current).id : QString();
    gather();
    findAgain();
    if (const QModelIndex same = m_found->indexOf(id); same.isValid()) list().setCurrentIndex(same);
}

void CommandPalette::gather()
{
    if (m_gather) m_gather();
}

QString CommandPalette::find(const QString& typed)
{
    m_found->find(typed);
    const bool isNone = m_found->rowCount() == 0 && !typed.trimmed().isEmpty();
    m_none->setText(isNone ? tr("No command, clip or tag matches “%1”").arg(typed.trimmed()) : QString());
    m_none->setVisible(isNone);
    list().setVisible(!isNone);
    const QLocale locale;
    return tr("%1 of %2")
        .arg(locale.toString(qulonglong(m_found->foundCount())),
             locale.toString(qulonglong(m_found->count())));
}

void CommandPalette::choose(const QModelIndex& index)
{
    const CommandEntry entry = m_found->entryOf(index);
    if (!entry.isEnabled) return emit refused(entry);
    leave();
    emit chosen(entry);
}

} // namespace tagline
