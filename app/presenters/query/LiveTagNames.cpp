#include "app/presenters/query/LiveTagNames.h"

#include "core/library/edits/LiveTagName.h"

#include <QCoreApplication>
#include <QStringList>

namespace tagline {
namespace {

struct LiveTagTexts
{
    Q_DECLARE_TR_FUNCTIONS(tagline::LiveTagNames)
};

QString ambiguityProblem(const QString& name, const std::vector<std::string>& candidates)
{
    QStringList names;
    for (const std::string& each : candidates) names << QString::fromStdString(each);
    const QString last = names.takeLast();
    return LiveTagTexts::tr("“%1” could mean %2 or %3 in queries: choose another name.")
        .arg(name, names.join(LiveTagTexts::tr(", ", "between two names of tags")), last);
}

} // namespace

QString liveTagNameProblem(const QString& name, const ClipLibrary& library)
{
    using Kind = LiveTagNameClash::Kind;
    const auto clash = liveTagNameClash(name.toStdString(), library);
    if (!clash) return {};
    switch (clash->kind) {
    case Kind::NoName:
        return LiveTagTexts::tr("This cannot be a tag's name: %1.").arg(QString::fromStdString(clash->text));
    case Kind::Namespace:
        return LiveTagTexts::tr("%1 is a namespace, not a tag.").arg(name);
    case Kind::Meant:
        return LiveTagTexts::tr("“%1” means %2 in queries: choose another name.")
            .arg(name, QString::fromStdString(clash->tags.front()));
    case Kind::HasRanges:
        return LiveTagTexts::tr("There is a tag “%1” with ranges of its own: choose another name.").arg(name);
    case Kind::HasBelow:
        return LiveTagTexts::tr("“%1” means the tags below it in queries: choose another name.").arg(name);
    case Kind::Ambiguous:
        break;
    }
    return ambiguityProblem(name, clash->tags);
}

} // namespace tagline
