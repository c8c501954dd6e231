#include "app/presenters/query/LiveTagNames.h"

#include "app/presenters/library/ClipTexts.h"
#include "core/library/edits/TagRenaming.h"
#include "core/query/language/QueryNames.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace tagline {
namespace {

struct LiveTagTexts
{
    Q_DECLARE_TR_FUNCTIONS(tagline::LiveTagNames)
};

/// Whether a query for the tag can find anything that people know of: itself, or one below it.
bool isKnown(const ClipLibrary& library, TagId tag)
{
    const std::vector<TagId> matching = library.vocabulary().matching(tag);
    return std::any_of(matching.begin(), matching.end(), [&](TagId each) { return isShown(library, each); });
}

QString meantProblem(const QString& name, const ClipLibrary& library, TagId tag)
{
    const TagVocabulary& vocabulary = library.vocabulary();
    if (!isKnown(library, tag)) return {};
    const QString meant = QString::fromStdString(vocabulary[tag].name);
    if (vocabulary.find(name.toStdString()) != tag)
        return LiveTagTexts::tr("“%1” means %2 in queries: choose another name.").arg(name, meant);
    return isShown(library, tag)
               ? LiveTagTexts::tr("There is a tag “%1” with ranges of its own: choose another name.")
                     .arg(name)
               : LiveTagTexts::tr("“%1” means the tags below it in queries: choose another name.").arg(name);
}

QString ambiguityProblem(const QString& name, const AmbiguousTag& several)
{
    QStringList names;
    for (const std::string& each : several.candidates) names << QString::fromStdString(each);
    const QString last = names.takeLast();
    return LiveTagTexts::tr("“%1” could mean %2 or %3 in queries: choose another name.")
        .arg(name, names.join(LiveTagTexts::tr(", ", "between two names of tags")), last);
}

} // namespace

QString liveTagNameProblem(const QString& name, const ClipLibrary& library)
{
    const std::string typed = name.toStdString();
    if (const std::string wrong = tagNameProblem(typed); !wrong.empty())
        return LiveTagTexts::tr("This cannot be a tag's name: %1.").arg(QString::fromStdString(wrong));
    if (library.vocabulary().isNamespace(typed))
        return LiveTagTexts::tr("%1 is a namespace, not a tag.").arg(name);
    const QueryNames names{.vocabulary = library.vocabulary(), .tagged = &library.index()};
    const TagResolution meant = names.resolve(typed);
    if (const auto* several = std::get_if<AmbiguousTag>(&meant)) return ambiguityProblem(name, *several);
    const auto* tag = std::get_if<TagId>(&meant);
    return tag ? meantProblem(name, library, *tag) : QString();
}

} // namespace tagline
