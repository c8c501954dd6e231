#include "app/presenters/TagPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/actions/ActionTable.h"
#include "app/document/TagRenaming.h"
#include "app/presenters/ClipTexts.h"
#include "app/presenters/LibraryTagPresenter.h"
#include "app/presenters/TagRows.h"
#include "widgets/tags/TagEditorDialog.h"
#include "widgets/tags/TagPalette.h"

#include <QMessageBox>

namespace tagline {

TagPresenter::TagPresenter(LibraryDocument& document, Workspace& workspace, TagPalette& palette,
                           ActionRegistry& actions)
    : m_document(document)
    , m_workspace(workspace)
    , m_palette(palette)
    , m_actions(actions)
{
    connect(&m_document, &LibraryDocument::changed, this, [this](const DocumentChange& change) {
        if (change.isReset || change.isVocabularyChanged || change.areSheetsChanged) refreshLater();
    });
    connect(&m_workspace, &Workspace::activeTagChanged, &m_palette, &TagPalette::setActiveTag);
    connect(&m_palette, &TagPalette::tagActivated, &m_workspace, &Workspace::setActiveTag);
    connect(&m_palette, &TagPalette::createTagRequested, this,
            [this](const QString& name) { createTag(name); });
    connect(&m_palette, &TagPalette::editTagRequested, this, &TagPresenter::editTag);
    connect(&m_palette, &TagPalette::deleteTagRequested, this, &TagPresenter::deleteTag);
    connect(&m_palette, &TagPalette::mergeTagRequested, this, &TagPresenter::mergeRequested);
    connect(&m_palette, &TagPalette::queryForTagRequested, this, &TagPresenter::queryForTagRequested);
    connect(&m_palette, &TagPalette::tagColourChangeRequested, this, [this](TagId tag, const QColor& colour) {
        changeDefinition(tag, tr("Recolour %1"),
                         [&](TagDefinition& definition) { definition.colour = colour.rgb() & 0xffffff; });
    });
    connect(&m_palette, &TagPalette::tagKeyChangeRequested, this, [this](TagId tag, const QString& key) {
        changeDefinition(tag, tr("Change the Key of %1"),
                         [&](TagDefinition& definition) { definition.key = key.toStdString(); });
    });
    actions.connectTo("tag.new", this, [this] { createTag(QString()); });
    actions.connectTo("tag.edit", this, [this] {
        if (m_workspace.activeTag().isValid()) editTag(m_workspace.activeTag());
    });
}

void TagPresenter::refreshLater()
{
    if (std::exchange(m_isRefreshDue, true)) return;
    QMetaObject::invokeMethod(this, &TagPresenter::refresh, Qt::QueuedConnection);
}

void TagPresenter::refresh()
{
    m_isRefreshDue = false;
    m_palette.setTags(tagRows(m_document.library()));
    m_palette.setActiveTag(m_workspace.activeTag());
}

std::vector<TagDefinition> TagPresenter::definitions() const
{
    std::vector<TagDefinition> definitions;
    for (const TagId tag : shownTags(m_document.library()))
        definitions.push_back(m_document.library().vocabulary()[tag]);
    return definitions;
}

void TagPresenter::createTag(const QString& name, const std::function<void(TagId)>& then)
{
    TagDefinition proposal;
    proposal.name = name.toStdString();
    proposal.colour = automaticColour(shownTags(m_document.library()).size());
    TagEditorDialog dialog(proposal, definitions(), m_palette.window());
    dialog.setCheck([this](const TagDefinition& made) {
        return refusal(m_document.library().vocabulary(),
                       definingEdit(m_document.library().vocabulary(), made));
    });
    dialog.setKeyUse([this](const QString& key) { return keyUse(key); });
    dialog.setWindowTitle(tr("New Tag"));
    if (dialog.exec() != QDialog::Accepted) return;
    TagDefinition made = dialog.definition();
    made.isRegistered = true;
    m_document.defineTag(made, tr("New Tag %1").arg(QString::fromStdString(made.name)));
    const auto tag = m_document.library().vocabulary().find(made.name);
    if (!tag) return;
    m_workspace.setActiveTag(*tag);
    if (then) then(*tag);
}

void TagPresenter::editTag(TagId tag)
{
    const TagDefinition before = m_document.library().vocabulary()[tag];
    TagEditorDialog dialog(before, definitions(), m_palette.window());
    dialog.setCheck(
        [this, tag](const TagDefinition& edited) { return m_document.renameRefusal(tag, edited); });
    dialog.setKeyUse([this](const QString& key) { return keyUse(key); });
    if (dialog.exec() != QDialog::Accepted) return;
    TagDefinition after = dialog.definition();
    after.isRegistered = true;
    if (after.name != before.name && !mayRename(tag, QString::fromStdString(after.name))) return;
    if (after.name != before.name)
        m_workspace.setActiveTag(
            m_document.renameTag(tag, after, tr("Rename Tag %1").arg(QString::fromStdString(after.name))));
    else if (!(after == before))
        m_document.defineTag(after, tr("Edit Tag %1").arg(QString::fromStdString(after.name)));
}

/// Counts first: a rename of a tag that is in use is asked about.
bool TagPresenter::mayRename(TagId tag, const QString& name)
{
    const TagUse use = tagUse(m_document.library(), m_document.derivedTags(), tag);
    if (use.totals.ranges + use.queries + use.tags == 0) return true;
    const QString question =
        tr("%1 is %2. Rename it to %3 everywhere? The old name stays as a synonym. This can be undone.")
            .arg(QString::fromStdString(m_document.library().vocabulary()[tag].name),
                 useText(m_document, tag), name);
    return QMessageBox::question(m_palette.window(), tr("Rename Tag"), question) == QMessageBox::Yes;
}

/// What a key does outside of tag mode; empty where it does nothing.
QString TagPresenter::keyUse(const QString& key) const
{
    const QKeySequence sequence(key, QKeySequence::PortableText);
    for (const ActionRow& row : actionTable())
        if (m_actions[row.id]->shortcuts().contains(sequence)) return m_actions[row.id]->text().remove('&');
    return {};
}

void TagPresenter::changeDefinition(TagId tag, const QString& text,
                                    const std::function<void(TagDefinition&)>& change)
{
    TagDefinition definition = m_document.library().vocabulary()[tag];
    change(definition);
    definition.isRegistered = true;
    m_document.defineTag(definition, text.arg(shortTagName(m_document.library().vocabulary(), tag)));
}

/// Counts first, then one undo step: the ranges of all clips, and the definition.
void TagPresenter::deleteTag(TagId tag)
{
    const ClipLibrary& library = m_document.library();
    const QString name = QString::fromStdString(library.vocabulary()[tag].name);
    const RangeTotals totals = library.index().counts(tag);
    if (totals.ranges > 0) {
        const auto answer =
            QMessageBox::question(m_palette.window(), tr("Delete Tag"),
                                  tr("%1 is %2. Delete it with all its ranges? This can be undone.")
                                      .arg(name, useText(m_document, tag)));
        if (answer != QMessageBox::Yes) return;
    }
    m_document.deleteTag(tag, tr("Delete Tag %1").arg(name));
    if (m_workspace.activeTag() == tag) m_workspace.setActiveTag(TagId());
}

} // namespace tagline
