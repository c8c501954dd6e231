#include "app/presenters/tags/TagPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/presenters/library/ClipTexts.h"
#include "app/presenters/tags/LibraryTagPresenter.h"
#include "app/presenters/tags/TagProposals.h"
#include "app/presenters/tags/TagSetTexts.h"
#include "core/library/checks/CheckRules.h"
#include "core/library/edits/ExampleEdits.h"
#include "core/library/edits/InstanceJoining.h"
#include "core/library/edits/TagRenaming.h"
#include "core/library/edits/UsedTags.h"
#include "core/query/editing/QueryEcho.h"
#include "core/tagging/ChosenSet.h"
#include "widgets/tags/choice/TagPalette.h"
#include "widgets/tags/fields/PropertyText.h"
#include "widgets/tags/vocabulary/TagEditorDialog.h"
#include "widgets/theme/AfterPainting.h"
#include "widgets/theme/messages/CoreText.h"
#include "widgets/theme/messages/Question.h"

#include <QAction>
#include <QLineEdit>

#include <algorithm>

namespace tagline {
namespace {

/// The n-th shade of a colour: itself, then darker and lighter by turns, always told from the ground.
Colour shadeOf(const QColor& colour, std::size_t place)
{
    constexpr float step = 0.07f;
    const float distance = step * float((place + 1) / 2) * (place % 2 == 1 ? -1 : 1);
    float hue = 0, saturation = 0, lightness = 0;
    colour.getHslF(&hue, &saturation, &lightness);
    return QColor::fromHslF(std::max(hue, 0.0f), saturation, std::clamp(lightness + distance, 0.3f, 0.88f))
               .rgb() &
           0xffffffu;
}

} // namespace

TagPresenter::TagPresenter(const PresenterContext& context, TagPalette& palette)
    : Presenter(context)
    , m_palette(palette)
{
    connect(&m_document, &LibraryDocument::changed, this, [this](const DocumentChange& change) {
        const bool areTagsOthers =
            change.parts.has(LibraryPart::Vocabulary) || change.parts.has(LibraryPart::Queries);
        if (change.isReset || areTagsOthers || change.areSheetsChanged) refreshLater();
    });
    connect(&m_workspace, &Workspace::activeTagChanged, &m_palette, &TagPalette::setActiveTag);
    connect(&m_workspace, &Workspace::newTagSetChanged, this, &TagPresenter::refreshLater);
    connect(&m_palette, &TagPalette::tagSetsRequested, m_actions["tag.sets"], &QAction::trigger);
    connect(&m_palette, &TagPalette::tagActivated, &m_workspace, &Workspace::setActiveTag);
    connect(&m_palette, &TagPalette::createTagRequested, this,
            [this](const QString& name) { createTag(name); });
    connect(&m_palette, &TagPalette::editTagRequested, this, &TagPresenter::editTag);
    connect(&m_palette, &TagPalette::vocabularyTagRequested, this, [this](TagId tag) {
        changeDefinition(tag, tr("Add %1 to the Vocabulary"), [](TagDefinition&) {});
    });
    connect(&m_palette, &TagPalette::deleteTagRequested, this, &TagPresenter::deleteTag);
    connect(&m_palette, &TagPalette::renameParentRequested, this, &TagPresenter::renameParent);
    connect(&m_palette, &TagPalette::treeColourChangeRequested, this, &TagPresenter::recolourTree);
    connect(&m_palette, &TagPalette::vocabularyRequested, this, [this] {
        if (m_document.mayEdit()) emit vocabularyRequested();
    });
    connect(&m_palette, &TagPalette::mergeTagRequested, this, [this](TagId tag) {
        if (m_document.mayEdit()) emit mergeRequested(tag);
    });
    connect(&m_palette, &TagPalette::queryForTagRequested, this, &TagPresenter::queryForTagRequested);
    connect(&m_palette, &TagPalette::tagColourChangeRequested, this, [this](TagId tag, const QColor& colour) {
        changeDefinition(tag, tr("Recolour %1"),
                         [&](TagDefinition& definition) { definition.colour = colour.rgb() & 0xffffff; });
    });
    connect(&m_palette, &TagPalette::tagKeyChangeRequested, this, [this](TagId tag, const QString& key) {
        changeDefinition(tag, tr("Change the Key of %1"),
                         [&](TagDefinition& definition) { definition.key = key.toStdString(); });
    });
    m_actions.followKey("tag.new", &m_palette, &TagPalette::setNewTagKey);
    m_palette.setFirstSteps({m_actions["tag.new"]});
    m_actions.connectTo("tag.new", this, [this] { createTag(QString()); });
    m_actions.connectTo("tag.edit", this, [this] {
        if (m_workspace.activeTag().isValid())
            editTag(m_workspace.activeTag());
        else if (const QString live = m_palette.chosenLiveTag(); !live.isEmpty())
            emit m_palette.editLiveTagRequested(live);
        else
            emit refused(tr("Choose a tag in the Tags panel first."));
    });
    connectRenaming();
}

void TagPresenter::connectRenaming()
{
    connect(&m_palette, &TagPalette::renameTagRequested, this, &TagPresenter::renameTag);
    m_actions.followKey("tag.rename", &m_palette, &TagPalette::setRenameKey);
    m_actions.connectTo("tag.rename", this, [this] {
        if (m_workspace.activeTag().isValid())
            renameTag(m_workspace.activeTag());
        else if (const QString live = m_palette.chosenLiveTag(); !live.isEmpty())
            emit m_palette.renameLiveTagRequested(live);
        else
            emit refused(tr("Choose a tag in the Tags panel first."));
    });
}

void TagPresenter::refreshLater()
{
    if (std::exchange(m_isRefreshDue, true)) return;
    callAfterPainting(*this, [this] { refresh(); });
}

void TagPresenter::refresh()
{
    m_isRefreshDue = false;
    std::vector<TagRow> rows = tagRows(m_document.library());
    for (TagRow& live : liveTagRows(m_document.library(), m_liveTotals)) rows.push_back(std::move(live));
    m_palette.setTags(std::move(rows));
    m_palette.setActiveTag(m_workspace.activeTag());
    const std::vector<std::string> sets = m_document.library().tagSets();
    const std::string& chosen = m_workspace.newTagSet();
    const bool isChoice = sets.size() > 1 || std::find(sets.begin(), sets.end(), chosen) == sets.end();
    m_palette.setNewTagSet(isChoice ? setName(QString::fromStdString(chosen)) : QString());
}

std::vector<TagDefinition> TagPresenter::definitions() const
{
    std::vector<TagDefinition> definitions;
    for (const TagId tag : shownTags(m_document.library()))
        definitions.push_back(m_document.library().vocabulary()[tag]);
    return definitions;
}

std::string TagPresenter::nameOfNew(const QString& typed) const
{
    return nameOfNewTag(typed.toStdString(), m_workspace.newTagSet());
}

void TagPresenter::makeTag(const QString& name, const std::function<void(TagId)>& then)
{
    const TagVocabulary& vocabulary = m_document.library().vocabulary();
    const TagDefinition definition = proposedTag(m_document.library(), nameOfNew(name.trimmed()));
    const auto known = vocabulary.find(definition.name);
    if (known && vocabulary[*known].isRegistered) return then(*known);
    if (!m_document.mayEdit()) return;
    if (const auto problem = newTagRefusal(m_document, definition))
        return emit refused(tr("The tag “%1” was not made: %2.").arg(name, coreText(*problem)));
    const QString text = tr("New Tag %1").arg(name);
    const QString besides = usedTagsText();
    m_document.undoStack().beginMacro(text);
    m_document.defineTag(definition, text);
    const TagId tag = *vocabulary.find(definition.name);
    m_workspace.setActiveTag(tag);
    then(tag);
    m_document.undoStack().endMacro();
    emit made(madeText(definition) + besides);
}

/// Text about the tags in use that come into the vocabulary with its first tag; empty if none do.
QString TagPresenter::usedTagsText() const
{
    const ClipLibrary& library = m_document.library();
    if (saysWhichTags(library.vocabulary()) || undefinedTags(library).empty()) return {};
    return tr("; the vocabulary begins with it and the tags in use", "behind “New tag Run”");
}

/// Text about a new tag: its key, and how queries write a name that has a blank or is a word of theirs.
QString TagPresenter::madeText(const TagDefinition& tag) const
{
    const QString name = QString::fromStdString(tag.name), key = QString::fromStdString(tag.key);
    const QString keyed =
        key > "9" ? tr("New tag %1, key %2 in tag mode%3").arg(name, key, m_actions.bracketedKey("tag.mode"))
                  : tr("New tag %1, key %2").arg(name, key);
    const QString text = key.isEmpty() ? tr("New Tag %1").arg(name) : keyed;
    const std::string quoted = quotedName(tag.name);
    return quoted == tag.name ? text
                              : tr("%1; in queries it is %2").arg(text, QString::fromStdString(quoted));
}

void TagPresenter::createTag(const QString& name)
{
    if (!m_document.mayEdit()) return; // before a person fills in what is not taken
    TagEditorDialog dialog(proposedTag(m_document.library(), nameOfNew(name)), definitions(),
                           m_palette.window());
    if (!name.isEmpty()) dialog.setNew(); // without a name it knows by itself
    dialog.setCheck([this](const TagDefinition& made) {
        if (auto wrong = wrongDefault(made)) return wrong;
        return newTagRefusal(m_document, made);
    });
    dialog.setKeyProposal([this](const QString& typed) {
        return QString::fromStdString(freeKey(m_document.library().vocabulary(), typed.toStdString()));
    });
    prepare(dialog);
    if (dialog.exec() != QDialog::Accepted) return;
    TagDefinition made = dialog.definition();
    made.isRegistered = true;
    made.isCounted = made.isCounted || isCountedInFiles(m_document.library().vocabulary(), made.name);
    const QString besides = usedTagsText();
    m_document.defineTag(made, tr("New Tag %1").arg(QString::fromStdString(made.name)));
    const auto tag = m_document.library().vocabulary().find(made.name);
    if (!tag) return;
    m_workspace.setActiveTag(*tag);
    emit this->made(madeText(made) + besides);
}

void TagPresenter::editTag(TagId tag)
{
    if (!m_document.mayEdit()) return;
    const TagDefinition before = m_document.library().vocabulary()[tag];
    TagEditorDialog dialog(before, definitions(), m_palette.window());
    dialog.setCheck([this, tag](const TagDefinition& edited) {
        if (auto wrong = wrongDefault(edited)) return wrong;
        return renameProblem(tag, edited);
    });
    dialog.setConfirmation([&, this](const TagDefinition& edited, QWidget& over) {
        if (edited.name != before.name && !mayRename(tag, QString::fromStdString(edited.name), over))
            return false;
        return !before.isCounted || edited.isCounted || mayJoinInstances(tag, over);
    });
    prepare(dialog);
    if (dialog.exec() != QDialog::Accepted) return;
    redefine(tag, before, dialog.definition(), tr("Edit Tag"));
}

void TagPresenter::renameTag(TagId tag)
{
    if (!m_document.mayEdit()) return;
    const TagDefinition before = m_document.library().vocabulary()[tag];
    const QString name = QString::fromStdString(before.name);
    QString typed = name;
    while (true) {
        const auto wanted = askedText(tr("Rename Tag"), tr("New name of %1:").arg(name), tr("Rename Tag"),
                                      typed, m_palette.window());
        if (!wanted || *wanted == name) return;
        typed = *wanted;
        const QString problem = nameProblem(tag, typed);
        if (problem.isEmpty()) break;
        showNotice(tr("Rename Tag"), problem, m_palette.window());
    }
    if (!mayRename(tag, typed, *m_palette.window())) return;
    TagDefinition after = before;
    after.name = typed.toStdString();
    redefine(tag, before, after, tr("Rename Tag"));
}

/// Why a tag cannot have that name, in words; empty if it can.
QString TagPresenter::nameProblem(TagId tag, const QString& name) const
{
    const TagDefinition& before = m_document.library().vocabulary()[tag];
    TagDefinition renamed = before;
    renamed.name = name.toStdString();
    if (QString wrong = TagEditorDialog::nameProblem(renamed, before.name, definitions()); !wrong.isEmpty())
        return wrong;
    if (const std::string wrong = tagNameProblem(renamed.name); !wrong.empty()) return coreText(wrong);
    const auto refused = renameProblem(tag, renamed);
    return refused ? coreText(*refused) : QString();
}

/// Why a tag cannot have that definition, with its name for all below it; none if it can.
std::optional<std::string> TagPresenter::renameProblem(TagId tag, const TagDefinition& renamed) const
{
    const TagVocabulary& vocabulary = m_document.library().vocabulary();
    const bool isMoved =
        renamed.name != vocabulary[tag].name && treeUse(m_document.library(), vocabulary[tag].name).tags > 1;
    if (isMoved)
        if (auto wrong = treeProblem(vocabulary[tag].name, renamed.name)) return wrong;
    return m_document.renameRefusal(tag, renamed);
}

/// Gives a tag the definition that a person confirmed; `title` is that of the notice if it cannot have it.
void TagPresenter::redefine(TagId tag, const TagDefinition& before, TagDefinition after, const QString& title)
{
    after.isRegistered = true;
    if (const auto refused = m_document.renameRefusal(tag, after)) { // files may have been read meanwhile
        showNotice(title, coreText(*refused), m_palette.window());
        return;
    }
    const QString name = QString::fromStdString(after.name);
    if (after.name != before.name)
        m_workspace.setActiveTag(m_document.renameTagAndBelow(
            tag, after, tr("Rename Tag %1 to %2").arg(QString::fromStdString(before.name), name)));
    else if (!(after == before))
        m_document.defineTag(after, tr("Edit Tag %1").arg(name));
}

/// Gives a dialog of any tag the groups, the selected range and the use of keys.
void TagPresenter::prepare(TagEditorDialog& dialog) const
{
    std::vector<std::string> groups;
    for (const TagGroup& group : m_document.library().vocabulary().groups()) groups.push_back(group.name);
    dialog.setGroups(groups);
    const ClipId clip = m_workspace.currentClip();
    if (clip.isValid() && !m_workspace.selection().empty())
        dialog.setSelectedRange(
            tagExample(m_document.library(), clip, m_workspace.selection().front().range));
    dialog.setKeyUse([this](const QString& key) { return keyUse(key); });
}

/// Problem of a default property with another type than the declared one; none if there is none.
std::optional<std::string> TagPresenter::wrongDefault(const TagDefinition& definition) const
{
    for (const DefaultProperty& property : definition.properties) {
        const auto* declared = findProperty(m_document.library().vocabulary().properties(), property.name);
        if (declared && declared->type != typeOf(property.value))
            return tr("%1 is declared as %2.")
                .arg(QString::fromStdString(property.name), typeText(declared->type))
                .toStdString();
    }
    return std::nullopt;
}

/// Asks before a rename of a tag that is in use, with counts; returns whether it may be done.
bool TagPresenter::mayRename(TagId tag, const QString& name, QWidget& over)
{
    const std::string& before = m_document.library().vocabulary()[tag].name;
    if (const TreeUse below = treeUse(m_document.library(), before); below.tags > 1)
        return mayRenameTree(QString::fromStdString(before), name, over);
    const TagUse use = tagUse(m_document.library(), tag);
    if (use.totals.ranges + use.queries + use.tags == 0) return true;
    const QString question =
        tr("%1 is used %2. Rename it to %3 everywhere? The old name stays as a synonym. This can be undone.")
            .arg(QString::fromStdString(m_document.library().vocabulary()[tag].name),
                 useText(m_document, tag), name);
    return isWanted({.title = tr("Rename Tag"), .text = question, .verb = tr("Rename Everywhere")}, &over);
}

/// Asks if a tag that is counted no more would lose extents or values of its instances; returns the answer.
bool TagPresenter::mayJoinInstances(TagId tag, QWidget& over)
{
    const JoinedInstances joined = joinedInstances(m_document.library(), tag);
    if (!joined.isLoss()) return true;
    QString question =
        tr("%1 has %2 in %3. Counted no more, they become %4, as those that overlap are joined.")
            .arg(shortTagName(m_document.library(), tag),
                 tr("%Ln instance(s)", nullptr, int(joined.instances)),
                 tr("%Ln clip(s)", nullptr, int(joined.clips)),
                 tr("%Ln range(s)", nullptr, int(joined.ranges)));
    if (joined.valued > 0)
        question += ' ' + tr("The values of %Ln instance(s) are lost.", nullptr, int(joined.valued));
    return isWanted({.title = tr("Edit Tag"),
                     .text = question + ' ' + tr("This can be undone."),
                     .verb = tr("Switch Counted Off"),
                     .isCautious = true},
                    &over);
}

bool TagPresenter::mayRenameTree(const QString& from, const QString& to, QWidget& over)
{
    const TreeUse use = treeUse(m_document.library(), from.toStdString());
    const QString question =
        tr("%1 and everything below it: %2, used in %3, %4. Rename to %5 everywhere? The old names stay as "
           "synonyms. This can be undone.")
            .arg(from, tr("%Ln tag(s)", nullptr, use.tags), tr("%Ln clip(s)", nullptr, int(use.clips)),
                 tr("%Ln range(s)", nullptr, int(use.ranges)), to);
    return isWanted({.title = tr("Rename Tags"), .text = question, .verb = tr("Rename Everywhere")}, &over);
}

/// Why a name cannot become another with all below it; none if it can.
std::optional<std::string> TagPresenter::treeProblem(const std::string& from, const std::string& to) const
{
    const TagVocabulary& vocabulary = m_document.library().vocabulary();
    if (auto refused = treeRefusal(vocabulary, from, to)) return refused;
    for (const RenamedTag& renamed : renamedBelow(vocabulary, from, to)) {
        TagDefinition after = vocabulary[renamed.tag];
        after.name = renamed.name;
        if (auto clash = liveTagClash(m_document.library().derivedTags(), after, vocabulary[renamed.tag]))
            return clash;
    }
    return std::nullopt;
}

/// Renames a parent that is no tag itself, with all tags below it.
void TagPresenter::renameParent(const QString& from)
{
    if (!m_document.mayEdit()) return;
    const TreeUse use = treeUse(m_document.library(), from.toStdString());
    QString to = from;
    while (true) {
        const auto typed = askedText(
            tr("Rename Tags"), tr("%1 begins the names of %n tag(s). New name:", nullptr, use.tags).arg(from),
            tr("Rename Tags"), to, m_palette.window());
        if (!typed || *typed == from) return;
        to = *typed;
        const auto refused = treeProblem(from.toStdString(), to.toStdString());
        if (!refused) break;
        showNotice(tr("Rename Tags"), coreText(*refused), m_palette.window());
    }
    if (use.ranges > 0 && !mayRenameTree(from, to, *m_palette.window())) return;
    if (const auto refused = treeProblem(from.toStdString(), to.toStdString())) {
        showNotice(tr("Rename Tags"), coreText(*refused), m_palette.window());
        return;
    }
    m_document.renameTree(from.toStdString(), to.toStdString(), tr("Rename %1 to %2").arg(from, to));
}

/// Gives the tag of that name the colour, and those below it darker and lighter shades by turns.
void TagPresenter::recolourTree(const QString& path, const QColor& colour)
{
    const TagVocabulary& vocabulary = m_document.library().vocabulary();
    const std::string prefix = path.toStdString() + '.';
    std::vector<TagDefinition> changed;
    for (const TagId tag : shownTags(m_document.library())) {
        const TagDefinition& definition = vocabulary[tag];
        if (definition.name != path.toStdString() && !definition.name.starts_with(prefix)) continue;
        changed.push_back(definition);
        changed.back().isRegistered = true;
    }
    std::stable_sort(changed.begin(), changed.end(), [](const TagDefinition& a, const TagDefinition& b) {
        return a.name.size() < b.name.size() && b.name.starts_with(a.name + '.');
    });
    for (std::size_t i = 0; i < changed.size(); ++i) changed[i].colour = shadeOf(colour, i);
    m_document.redefineTags(std::move(changed), tr("Recolour %1").arg(path));
}

/// Name of the action of a key outside of tag mode; empty if it has none.
QString TagPresenter::keyUse(const QString& key) const
{
    return m_actions.useOf(QKeySequence(key, QKeySequence::PortableText));
}

void TagPresenter::changeDefinition(TagId tag, const QString& text,
                                    const std::function<void(TagDefinition&)>& change)
{
    TagDefinition definition = m_document.library().vocabulary()[tag];
    change(definition);
    definition.isRegistered = true;
    m_document.defineTag(definition, text.arg(shortTagName(m_document.library(), tag)));
}

/// Deletes a tag, after a question if it is in use: one undo step for ranges in all clips and definition.
void TagPresenter::deleteTag(TagId tag)
{
    if (!m_document.mayEdit()) return;
    const ClipLibrary& library = m_document.library();
    const QString name = QString::fromStdString(library.vocabulary()[tag].name);
    const RangeTotals totals = library.rangeTotals(tag);
    if (totals.ranges > 0) {
        const QString question = tr("%1 is used %2. Delete it with all its ranges? This can be undone.")
                                     .arg(name, useText(m_document, tag));
        if (!isWanted({.title = tr("Delete Tag"), .text = question, .verb = tr("Delete Tag")},
                      m_palette.window()))
            return;
    }
    m_document.deleteTag(tag, tr("Delete Tag %1").arg(name));
    if (m_workspace.activeTag() == tag) m_workspace.setActiveTag(TagId());
}

} // namespace tagline
