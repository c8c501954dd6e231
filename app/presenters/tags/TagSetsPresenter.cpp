#include "app/presenters/tags/TagSetsPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "core/tags/vocabulary/SetNames.h"
#include "widgets/tags/vocabulary/TagSetsDialog.h"

#include <map>

namespace tagline {
namespace {

/// In order of the sets' names, the default one first.
std::vector<TagSetRow> rowsOf(const ClipLibrary& library)
{
    std::map<std::string, TagSetRow> rows;
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

TagSetsPresenter::TagSetsPresenter(LibraryDocument& document, Workspace& workspace, QWidget& window,
                                   ActionRegistry& actions)
    : m_document(document)
    , m_workspace(workspace)
    , m_window(window)
{
    actions.connectTo("tag.sets", this, &TagSetsPresenter::showSets);
    connect(&m_document, &LibraryDocument::lockedSetsKept, this, &TagSetsPresenter::tellKept);
}

void TagSetsPresenter::showSets()
{
    const ClipLibrary& library = m_document.library();
    TagSetsDialog dialog(rowsOf(library), library.setSwitches(), m_workspace.newTagSet(), &m_window);
    connect(&dialog, &TagSetsDialog::switched, &m_document, &LibraryDocument::setSetSwitches);
    connect(&dialog, &TagSetsDialog::newTagsSetChosen, &m_workspace,
            [this](const QString& set) { m_workspace.setNewTagSet(set.toStdString()); });
    dialog.exec();
}

void TagSetsPresenter::tellKept(const QStringList& sets)
{
    QStringList names;
    for (const QString& set : sets) names << (set.isEmpty() ? QString::fromUtf8(defaultSet) : set);
    emit refused(tr("Locked tag sets were not changed: %1. Unlock them in Tag ▸ Tag Sets.")
                     .arg(names.join(QStringLiteral(", "))));
}

} // namespace tagline
