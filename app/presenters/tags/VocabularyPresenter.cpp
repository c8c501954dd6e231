#include "app/presenters/tags/VocabularyPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/document/library/NewTags.h"
#include "app/presenters/tags/PropertyUse.h"
#include "core/library/edits/TagRenaming.h"
#include "core/library/edits/UsedTags.h"
#include "core/tags/vocabulary/Phases.h"
#include "widgets/tags/vocabulary/VocabularyDialog.h"
#include "widgets/theme/messages/CoreText.h"
#include "widgets/theme/messages/Sentence.h"

#include <QStringList>

namespace tagline {

VocabularyPresenter::VocabularyPresenter(const PresenterContext& context)
    : Presenter(context)
{
    m_actions.connectTo("tag.vocabulary", this, &VocabularyPresenter::edit);
}

/// The tags that are in the group or have a name in the namespace; none is in one without a name.
int VocabularyPresenter::tagsOf(const std::string& group, const std::string& space) const
{
    const TagVocabulary& vocabulary = m_document.library().vocabulary();
    int count = 0;
    for (std::uint32_t i = 0; i < vocabulary.size(); ++i) {
        const TagDefinition& tag = vocabulary[TagId(i)];
        const bool isInGroup = !group.empty() && tag.group == group;
        const bool isInNamespace = !space.empty() && tag.name.starts_with(space + '.');
        count += tag.isRegistered && (isInGroup || isInNamespace);
    }
    return count;
}

/// Implications that go round once a namespace is no namespace, or is one.
QString VocabularyPresenter::problem(const VocabularySettings& settings) const
{
    const TagVocabulary& vocabulary = m_document.library().vocabulary();
    const auto named = withPhasesNamed(settings, vocabulary);
    if (!named) return sentence(named.error().message);
    const auto refused = refusal(vocabulary, settingsEdit(m_document.library(), *named));
    return refused ? coreText(*refused) : QString();
}

namespace {

/// Namespaces that differ only by case from the first part of a tag's name, in words: they would hold
/// nothing.
QStringList misspeltNamespaces(const TagVocabulary& vocabulary, const std::vector<std::string>& namespaces)
{
    QStringList lines;
    for (const std::string& space : namespaces) {
        const QString name = QString::fromStdString(space);
        QString other;
        bool isFound = false;
        for (std::uint32_t i = 0; i < vocabulary.size(); ++i) {
            const QString tag = QString::fromStdString(vocabulary[TagId(i)].name);
            const QString first = tag.section('.', 0, 0);
            isFound = isFound || (first == name && first != tag);
            if (first != tag && first.compare(name, Qt::CaseInsensitive) == 0) other = first;
        }
        if (!isFound && !other.isEmpty())
            lines << VocabularyPresenter::tr(
                         "No name begins with %1, the tags write %2: name the group so to keep "
                         "them apart.")
                         .arg(name, other);
    }
    return lines;
}

} // namespace

/// A property whose values are of several types is proposed as a text, which may say anything.
std::vector<UsedProperty> VocabularyPresenter::usedProperties() const
{
    std::vector<UsedProperty> used;
    for (const auto& [name, use] : propertyUses(m_document.library()))
        used.push_back({{name, use.type().value_or(PropertyType::String), {}}, use.clips});
    return used;
}

void VocabularyPresenter::edit()
{
    if (!m_document.mayEdit()) return; // before a person fills in what is not taken
    const TagVocabulary& vocabulary = m_document.library().vocabulary();
    const VocabularySettings opened = vocabularySettings(vocabulary);
    VocabularyDialog dialog(opened, &m_window);
    dialog.setNextPhaseKey(m_actions.bracketedKey("tag.nextPhase"));
    dialog.setCounts(
        [this](const std::string& group, const std::string& space) { return tagsOf(group, space); });
    dialog.setUsedProperties(usedProperties());
    const bool takesTags = !m_document.savedLibraryFile().isReadOnly;
    const std::vector<std::string> outside =
        takesTags ? undefinedTagNames(m_document.library()) : std::vector<std::string>();
    dialog.setTagsOutside(outside);
    dialog.setCheck([this](const VocabularySettings& settings) { return problem(settings); });
    dialog.setEffects([&](const VocabularySettings& settings) {
        QStringList lines{
            effectsText(effectsOf(m_document.library(), settingsEdit(m_document.library(), settings)))};
        lines += misspeltNamespaces(vocabulary, settings.namespaces);
        lines.removeAll(QString());
        return lines.join('\n');
    });
    if (dialog.exec() != QDialog::Accepted) return;
    // Another library file may have been read while the dialog was open.
    const auto named = withPhasesNamed(dialog.settings(), vocabulary);
    if (!named) return emit refused(tr("Nothing was changed: %1").arg(coreText(named.error().message)));
    const VocabularySettings settings = settingsSince(opened, *named, vocabularySettings(vocabulary));
    if (const auto wrong = problemOf(settings))
        return emit refused(tr("Nothing was changed: %1").arg(coreText(*wrong)));
    const LibraryEdit edit = settingsEdit(m_document.library(), settings);
    if (dialog.addsTags()) return addTags(outside, edit);
    if (edit.isEmpty()) return;
    const QString effects = effectsText(effectsOf(m_document.library(), edit), EffectsTense::Past);
    m_document.change(edit, tr("Edit Vocabulary"));
    emit done(effects.isEmpty() ? tr("Vocabulary changed") : effects);
}

/// Takes the tags into the vocabulary, after the edit and in one step with it.
void VocabularyPresenter::addTags(const std::vector<std::string>& names, const LibraryEdit& edit)
{
    const QString text = tr("Edit Vocabulary");
    if (edit.isEmpty()) {
        const int added = takeIntoVocabulary(m_document, names, text);
        return added > 0 ? emit done(tr("%n tag(s) added to the vocabulary.", nullptr, added))
                         : emit refused(tr("The vocabulary cannot have these tags as they are named."));
    }
    QStringList lines{effectsText(effectsOf(m_document.library(), edit), EffectsTense::Past)};
    int added = 0;
    m_document.editAsOne(text, [&] {
        m_document.change(edit, text);
        added = takeIntoVocabulary(m_document, names, text);
    });
    lines << (added > 0 ? tr("%n tag(s) added to the vocabulary.", nullptr, added) : QString());
    lines.removeAll(QString());
    if (lines.isEmpty()) lines << tr("Vocabulary changed");
    emit done(lines.join('\n'));
}

QString effectsText(const SettingsEffects& effects, EffectsTense tense)
{
    QStringList lines;
    if (effects.tags > 0)
        lines << (tense == EffectsTense::Past
                      ? VocabularyPresenter::tr("%n tag(s) changed group.", nullptr, effects.tags)
                      : VocabularyPresenter::tr("%n tag(s) will change group.", nullptr, effects.tags));
    for (const BrokenRule& broken : effects.broken)
        lines << VocabularyPresenter::tr("%1: the rule is broken in %2 in %3. They are hatched on the "
                                         "timeline; Shift+X fixes them in a clip.")
                     .arg(QString::fromStdString(broken.group),
                          VocabularyPresenter::tr("%Ln place(s)", nullptr, int(broken.places)),
                          VocabularyPresenter::tr("%Ln clip(s)", nullptr, int(broken.clips)));
    for (const WrongValues& values : effects.values)
        lines << VocabularyPresenter::tr("%1: values of another type on %2 in %3. They are kept as they are.")
                     .arg(QString::fromStdString(values.property),
                          VocabularyPresenter::tr("%Ln range(s)", nullptr, int(values.ranges)),
                          VocabularyPresenter::tr("%Ln clip(s)", nullptr, int(values.clips)));
    return lines.join('\n');
}

} // namespace tagline
