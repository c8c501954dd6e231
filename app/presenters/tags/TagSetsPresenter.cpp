#include "app/presenters/tags/TagSetsPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/presenters/tags/TagSetTexts.h"
#include "core/tags/vocabulary/SetNames.h"
#include "widgets/tags/vocabulary/TagSetsDialog.h"

#include <QSettings>

#include <map>

namespace tagline {
namespace {

constexpr char hiddenKey[] = "hidden";
constexpr char lockedKey[] = "locked";
constexpr char newTagsKey[] = "newTags";

QStringList keptNames(const SetList& sets)
{
    QStringList texts;
    for (const std::string& set : sets) texts << setName(QString::fromStdString(set));
    return texts;
}

SetList setsOf(const QVariant& texts)
{
    SetList sets;
    for (const QString& text : texts.toStringList())
        sets.insert(text == setName({}) ? std::string() : text.toStdString());
    return sets;
}

/// In order of the sets' names, the default one first. The one that new tags go to is there without tags too.
std::vector<TagSetRow> rowsOf(const ClipLibrary& library, const std::string& newTags)
{
    std::map<std::string, TagSetRow> rows;
    rows[newTags].name = newTags;
    for (const std::string& set : library.tagSets()) rows[set].name = set;
    for (std::uint32_t i = 0; i < library.clipCount(); ++i) {
        SetList used;
        for (const TagLane& lane : library.clip(ClipId(i)).sheet.lanes()) {
            const std::string set(setOf(library.vocabulary()[lane.tag].name));
            rows[set].ranges += std::int64_t(lane.ranges.size());
            used.insert(set);
        }
        for (const std::string& set : used) ++rows[set].clips;
    }
    std::vector<TagSetRow> all;
    for (auto& [name, row] : rows) all.push_back(std::move(row));
    return all;
}

} // namespace

TagSetsPresenter::TagSetsPresenter(const PresenterContext& context)
    : Presenter(context)
    , m_kept(m_document, QStringLiteral("tagSets"),
             {[this] { ++m_opening; }, [this](QSettings& settings) { load(settings); },
              [this](QSettings& settings) { save(settings); }})
{
    m_kept.keepIn(m_settings);
    m_actions.connectTo("tag.sets", this, &TagSetsPresenter::showSets);
    connect(&m_document, &LibraryDocument::lockedSetsKept, this, &TagSetsPresenter::tellKept);
    connect(&m_document, &LibraryDocument::hiddenSetsChanged, this, &TagSetsPresenter::tellUnseen);
}

void TagSetsPresenter::showSets()
{
    const ClipLibrary& library = m_document.library();
    TagSetsDialog dialog(rowsOf(library, m_workspace.newTagSet()), library.setSwitches(),
                         m_workspace.newTagSet(), &m_window);
    connect(&dialog, &TagSetsDialog::switched, this, &TagSetsPresenter::switchTo);
    connect(&dialog, &TagSetsDialog::newTagsSetChosen, this, [this](const QString& set) {
        m_workspace.setNewTagSet(set.toStdString());
        m_kept.save();
    });
    dialog.exec();
}

void TagSetsPresenter::switchTo(const SetSwitches& switches)
{
    m_document.setSetSwitches(switches);
    m_kept.save();
}

// ---- kept for each library

/// Sets are switched after everybody has heard of the library that brings them.
void TagSetsPresenter::load(QSettings& settings)
{
    m_workspace.setNewTagSet(settings.value(newTagsKey).toString().toStdString());
    const SetSwitches switches{setsOf(settings.value(hiddenKey)), setsOf(settings.value(lockedKey))};
    const int opening = ++m_opening;
    QMetaObject::invokeMethod(
        this,
        [this, switches, opening] {
            if (opening == m_opening) m_document.setSetSwitches(switches);
        },
        Qt::QueuedConnection);
}

/// The default set by the name that people see: a list of one empty text is none to the settings.
void TagSetsPresenter::save(QSettings& settings) const
{
    const SetSwitches& switches = m_document.library().setSwitches();
    keepTexts(settings, hiddenKey, keptNames(switches.hidden));
    keepTexts(settings, lockedKey, keptNames(switches.locked));
    const QString newTags = QString::fromStdString(m_workspace.newTagSet());
    if (newTags.isEmpty())
        settings.remove(newTagsKey);
    else
        settings.setValue(newTagsKey, newTags);
}

void TagSetsPresenter::tellKept(const QStringList& sets)
{
    emit refused(
        tr("Locked tag sets were not changed: %1. Unlock them in Tag ▸ Tag Sets.").arg(setNames(sets)));
}

void TagSetsPresenter::tellUnseen(const QStringList& sets)
{
    emit refused(
        tr("Changed in a hidden tag set: %1. Tick “Shown” in Tag ▸ Tag Sets to see it.").arg(setNames(sets)));
}

} // namespace tagline
