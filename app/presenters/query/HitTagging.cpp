#include "app/presenters/query/HitTagging.h"

#include "app/document/library/ChosenTag.h"
#include "app/presenters/library/ClipTexts.h"
#include "app/presenters/tags/BulkTagDialog.h"
#include "app/presenters/tags/TagProposals.h"
#include "app/presenters/tags/TagRows.h"
#include "app/presenters/tags/TagSetTexts.h"
#include "core/library/edits/TagRenaming.h"
#include "core/tagging/ChosenSet.h"
#include "core/tags/vocabulary/SetNames.h"
#include "widgets/tags/choice/TagChoiceDialog.h"
#include "widgets/theme/messages/CoreText.h"

#include <QCoreApplication>

#include <algorithm>

namespace tagline {
namespace {

struct HitTexts
{
    Q_DECLARE_TR_FUNCTIONS(tagline::HitTagging)
};

/// Why a new tag cannot have this name; empty if it can.
QString problemOf(const QString& name, const LibraryDocument& document)
{
    const ClipLibrary& library = document.library();
    const std::string wrong = tagNameProblem(name.toStdString());
    if (!wrong.empty()) return HitTexts::tr("This cannot be a tag's name: %1.").arg(coreText(wrong));
    const TagVocabulary& vocabulary = library.vocabulary();
    if (vocabulary.isNamespace(name.toStdString()))
        return HitTexts::tr("%1 is a namespace, not a tag.").arg(name);
    if (const auto tag = vocabulary.find(name.toStdString()); tag && isShown(library, *tag))
        return HitTexts::tr("“%1” is a synonym of %2.")
            .arg(name, QString::fromStdString(vocabulary[*tag].name));
    const auto refused = newTagRefusal(document, proposedTag(library, name.toStdString()));
    return refused ? coreText(*refused) : QString();
}

QString newTagText(const QString& name) { return HitTexts::tr("Makes a new tag, “%1”.").arg(name); }

/// The plan for a tag that is not there yet, whatever its name: it shares no group with another.
BulkPlan planOfNewTag(const ClipLibrary& library, const std::string& name,
                      const std::vector<ClipFrames>& hits)
{
    TagVocabulary withTag = library.vocabulary();
    const TagId tag = withTag.intern(name);
    return bulkPlan(library, withTag, tag, BulkOperation::Add, hits);
}

/// The hits in clips that are still there.
std::vector<ClipFrames> present(std::vector<ClipFrames> hits, const ClipLibrary& library)
{
    std::erase_if(hits, [&](const ClipFrames& each) { return each.clip.value >= library.clipCount(); });
    return hits;
}

/// The chosen tag, if people see it: it may have been made while they were asked.
std::optional<TagId> shownTag(const ClipLibrary& library, const TagChoice& choice)
{
    if (choice.tag) return choice.tag;
    const auto tag = library.vocabulary().find(choice.name.toStdString());
    return tag && isShown(library, *tag) ? tag : std::nullopt;
}

QString nameOfNew(const TagChoice& choice, const std::string& set)
{
    return QString::fromStdString(nameOfNewTag(choice.name.toStdString(), set));
}

class HitEffects
{
public:
    HitEffects(const LibraryDocument& document, const std::string& set, const std::vector<ClipFrames>& hits)
        : m_document(document)
        , m_set(set)
        , m_hits(hits)
    {
    }

    ChoiceEffect operator()(const TagChoice& choice) const
    {
        const ClipLibrary& library = m_document.library();
        const std::vector<ClipFrames> hits = present(m_hits, library);
        if (choice.tag)
            return effect(planInChosenSet(library, *choice.tag, m_set, BulkOperation::Add, hits), hits,
                          setText(nameInChosenSet(library.vocabulary(), *choice.tag, m_set)));
        const QString name = nameOfNew(choice, m_set);
        if (const auto there = shownTag(library, {std::nullopt, name}))
            return effect(bulkPlan(library, *there, BulkOperation::Add, hits), hits,
                          setText(name.toStdString()));
        if (const QString problem = problemOf(name, m_document); !problem.isEmpty()) return {problem, false};
        return effect(planOfNewTag(library, name.toStdString(), hits), hits, newTagText(name) + '\n');
    }

private:
    static ChoiceEffect effect(const BulkPlan& plan, const std::vector<ClipFrames>& hits,
                               const QString& before)
    {
        return {before + planText(plan, BulkOperation::Add, int(hits.size())), !plan.changes.empty()};
    }

    /// Text about the set in which the tag is given; empty if that is the default one.
    static QString setText(const std::string& name)
    {
        const std::string set(setOf(name));
        return set.empty() ? QString()
                           : HitTexts::tr("In the tag set %1.").arg(QString::fromStdString(set)) + '\n';
    }

    const LibraryDocument& m_document;
    const std::string& m_set; ///< that new tags go to
    const std::vector<ClipFrames>& m_hits;
};

/// A name without a set as it was chosen; else short, and with the set in words.
QString nameInStep(const ClipLibrary& library, const TagChoice& choice)
{
    const bool isInSet = choice.tag && !setOf(library.vocabulary()[*choice.tag].name).empty();
    return isInSet ? tagNameWithSet(library, *choice.tag) : choice.name;
}

/// Name of the active tag, which may be one that no tag has any more: it is made anew then.
QString proposalOf(const ClipLibrary& library, TagId tag)
{
    return tag.isValid() ? QString::fromStdString(library.vocabulary()[tag].name) : QString();
}

} // namespace

std::optional<QString> tagHits(LibraryDocument& document, Workspace& workspace,
                               const std::vector<ClipFrames>& hits, HitsOf whose, QWidget* window)
{
    std::int64_t ranges = 0, frames = 0;
    for (const ClipFrames& each : hits) {
        ranges += std::int64_t(each.frames.size());
        frames += each.frames.frameCount();
    }
    const bool areKept = whose == HitsOf::Reel;
    const QString question = HitTexts::tr("%1 in %2, %3. Which tag should they get?")
                                 .arg(HitTexts::tr("%Ln hit(s)", nullptr, int(ranges)),
                                      HitTexts::tr("%Ln clip(s)", nullptr, int(hits.size())),
                                      HitTexts::tr("%Ln frame(s)", nullptr, int(frames)));
    const QString title = areKept ? HitTexts::tr("Tag the Kept Hits") : HitTexts::tr("Tag These Hits");
    TagChoiceDialog dialog({title, question, HitTexts::tr("Tag Hits")}, tagRows(document.library()),
                           proposalOf(document.library(), workspace.activeTag()), window);
    dialog.setEffect(HitEffects(document, workspace.newTagSet(), hits));
    if (dialog.exec() != QDialog::Accepted) return std::nullopt;
    const QString step = areKept ? HitTexts::tr("Tag %n Kept Hit(s) as %1", nullptr, int(ranges))
                                 : HitTexts::tr("Tag %n Hit(s) as %1", nullptr, int(ranges));
    TagChoice choice = dialog.choice();
    if (choice.tag)
        choice.tag = tagInChosenSet(document, workspace, *choice.tag);
    else
        choice.name = nameOfNew(choice, workspace.newTagSet());
    const QString text = step.arg(nameInStep(document.library(), choice));
    const int steps = document.undoStack().index();
    const TagId tag = useTag(document, choice, text, [&](TagId used) {
        const std::vector<ClipFrames> now = present(hits, document.library());
        document.changeSheets(bulkPlan(document.library(), used, BulkOperation::Add, now).changes, text);
    });
    workspace.setActiveTag(tag);
    if (document.undoStack().index() == steps) return std::nullopt; // the set is locked, as was said
    return HitTexts::tr("Tagged %n hit(s) as %1", nullptr, int(ranges))
        .arg(tagNameWithSet(document.library(), tag));
}

std::optional<TagChoice> askForTag(const LibraryDocument& document, TagId proposed, const QString& title,
                                   const QString& question, const QString& verb, QWidget* window)
{
    TagChoiceDialog dialog({title, question, verb}, tagRows(document.library()),
                           proposalOf(document.library(), proposed), window);
    dialog.setEffect([&document](const TagChoice& choice) -> ChoiceEffect {
        if (choice.tag) return {};
        const QString problem = problemOf(choice.name, document);
        return {problem.isEmpty() ? newTagText(choice.name) : problem, problem.isEmpty()};
    });
    if (dialog.exec() != QDialog::Accepted) return std::nullopt;
    return dialog.choice();
}

std::optional<QString> newTagProblem(const LibraryDocument& document, const std::string& name)
{
    const QString text = QString::fromStdString(name);
    if (shownTag(document.library(), {std::nullopt, text})) return std::nullopt;
    const QString problem = problemOf(text, document);
    return problem.isEmpty() ? std::nullopt : std::optional(problem);
}

TagId useTag(LibraryDocument& document, const TagChoice& choice, const QString& text,
             const std::function<void(TagId)>& use)
{
    if (const auto tag = shownTag(document.library(), choice)) {
        use(*tag);
        return *tag;
    }
    TagId made;
    document.editAsOne(text, [&] {
        document.defineTag(proposedTag(document.library(), choice.name.toStdString()), text);
        made = document.tagNamed(choice.name.toStdString());
        use(made);
    });
    return made;
}

} // namespace tagline
