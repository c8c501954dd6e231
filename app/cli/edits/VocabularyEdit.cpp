#include "app/cli/edits/VocabularyEdit.h"

#include "app/cli/CommandDocument.h"
#include "app/cli/options/ClipOption.h"
#include "app/cli/options/frames/TypedFrames.h"
#include "core/library/edits/ExampleEdits.h"
#include "core/tags/vocabulary/PropertyTexts.h"

#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace tagline {
namespace {

QStringList listed(const QString& list)
{
    QStringList names;
    for (const QString& each : list.split(',', Qt::SkipEmptyParts))
        if (const QString name = each.trimmed(); !name.isEmpty()) names << name;
    return names;
}

std::vector<std::string> listedNames(const QString& list)
{
    std::vector<std::string> names;
    for (const QString& name : listed(list)) names.push_back(name.toStdString());
    return names;
}

/// The word for the exclusiveness on the command line, such as "at-most-one".
QString exclusiveWord(Exclusiveness exclusiveness)
{
    const std::string_view name = exclusivenessName(exclusiveness);
    return QString::fromUtf8(name.data(), qsizetype(name.size())).replace(' ', '-');
}

std::optional<Exclusiveness> typedExclusiveness(QString word)
{
    return findExclusiveness(word.replace('-', ' ').toStdString());
}

Error unknownEntry(const char* kind, const QString& name)
{
    return commandError("vocabulary.unknown",
                        std::string("there is no ") + kind + " \"" + name.toStdString() + '"');
}

/// Sets a text from an argument.
void take(const CommandArguments& arguments, const char* option, std::string& text)
{
    if (const auto value = arguments.value(option)) text = value->trimmed().toStdString();
}

void takeDefault(PropertyDefinition& property, const PropertyDefinition& before)
{
    if (property.fallback && property.type != before.type)
        property.fallback = valueOfText(textOfValue(*property.fallback), property.type);
}

Error exampleError(const QString& typed, const std::string& wrong)
{
    return commandError("vocabulary.example", "the example \"" + typed.toStdString() + "\" " + wrong);
}

/// Reads CLIP:START-STOP. Names and times may contain a colon: uses the first colon after which there are
/// frames and before which there is a clip; if there is none, returns the error of the first with frames.
Result<TagExample> typedExample(const QString& typed, const ClipLibrary& library)
{
    std::optional<Error> wrong;
    for (qsizetype end = typed.indexOf(':', 1); end >= 0; end = typed.indexOf(':', end + 1)) {
        const QString frames = typed.mid(end + 1);
        const auto range = frames.contains('-') ? typedRange(frames) : std::nullopt;
        if (!range) continue;
        const auto clips = clipsNamed(library, typed.left(end).toStdString());
        if (!clips) {
            if (!wrong) wrong = clips.error();
            continue;
        }
        if (clips->size() > 1) return exampleError(typed, "names several clips: say PATH or PATH:CLIP");
        const LibraryClip& clip = library.clip(clips->front());
        const FrameRange at = range->at(clip.rate);
        if (at.isEmpty() || at.stop > clip.frames)
            return exampleError(typed,
                                "is not within the " + std::to_string(clip.frames) + " frames of its clip");
        return tagExample(library, clips->front(), at);
    }
    return wrong ? *wrong : exampleError(typed, "is no CLIP:START-STOP, such as walk:120-180");
}

} // namespace

Result<std::vector<TagExample>> typedExamples(const QString& list, const ClipLibrary& library)
{
    const QStringList each = listed(list);
    if (std::size_t(each.size()) > TagDefinition::mostExamples)
        return commandError("vocabulary.example",
                            "a tag has at most " + std::to_string(TagDefinition::mostExamples) + " examples");
    std::vector<TagExample> examples;
    for (const QString& typed : each) {
        auto example = typedExample(typed, library);
        if (!example) return example.error();
        examples.push_back(std::move(*example));
    }
    return examples;
}

std::map<QString, QStringList> vocabularyWordOptions()
{
    const QStringList ofTags{"--colour",   "--key",     "--kind",        "--counted", "--mirror",  "--group",
                             "--synonyms", "--implies", "--description", "--rule",    "--examples"};
    const QStringList written{"--dry-run"};
    return {{"add", ofTags + written},
            {"change", ofTags + written},
            {"group",
             QStringList{"--policy", "--exclusive", "--phases", "--rename", "--description", "--remove"} +
                 written},
            {"property", QStringList{"--type", "--default", "--description", "--remove"} + written},
            {"namespaces", written},
            {"mirror-words", written},
            {"new", written}};
}

std::map<QString, QStringList> vocabularyChoices()
{
    QStringList exclusive;
    for (const auto each : {Exclusiveness::None, Exclusiveness::AtMostOne, Exclusiveness::ExactlyOne})
        exclusive << exclusiveWord(each);
    return {{"--kind", {"range", "point"}},
            {"--counted", {"yes", "no"}},
            {"--policy", {"carve", "push", "shift", "block"}},
            {"--exclusive", exclusive},
            {"--type", {"string", "number", "boolean"}}};
}

QString misuseOfVocabularyValues(const CommandArguments& arguments)
{
    for (const auto& [option, words] : vocabularyChoices())
        if (const auto value = arguments.value(option); value && !words.contains(*value))
            return option + " takes " + words.join(", ") + ", not \"" + *value + '"';
    static const QRegularExpression colour("^#[0-9A-Fa-f]{6}$"), key("^[0-9A-SU-Z]?$");
    if (const auto value = arguments.value("--colour");
        value && !value->isEmpty() && !colour.match(*value).hasMatch())
        return "--colour takes #rrggbb, or \"\" for the automatic one, not \"" + *value + '"';
    if (const auto value = arguments.value("--key"); value && !key.match(value->toUpper()).hasMatch())
        return "--key takes one digit or letter but T, or \"\" for none, not \"" + *value + '"';
    return {};
}

TagDefinition definitionWith(TagDefinition definition, const CommandArguments& arguments)
{
    take(arguments, "--group", definition.group);
    take(arguments, "--description", definition.description);
    take(arguments, "--mirror", definition.mirror);
    take(arguments, "--rule", definition.rule);
    if (const auto key = arguments.value("--key")) definition.key = key->toUpper().toStdString();
    if (const auto colour = arguments.value("--colour"))
        definition.colour = colour->mid(1).toUInt(nullptr, 16);
    if (const auto kind = arguments.value("--kind"))
        definition.kind = *kind == "point" ? TagKind::Point : TagKind::Range;
    if (const auto isCounted = arguments.value("--counted")) definition.isCounted = *isCounted == "yes";
    if (const auto names = arguments.value("--synonyms")) definition.synonyms = listedNames(*names);
    if (const auto names = arguments.value("--implies")) definition.implies = listedNames(*names);
    definition.isRegistered = true;
    return definition;
}

Result<VocabularySettings> settingsWithGroup(VocabularySettings settings, const QString& name,
                                             const CommandArguments& arguments)
{
    auto found = std::ranges::find(settings.groups, name.toStdString(),
                                   [](const GroupSetting& each) { return each.group.name; });
    const bool isThere = found != settings.groups.end();
    if (!isThere && (arguments.has("--remove") || arguments.value("--rename")))
        return unknownEntry("group", name);
    if (arguments.has("--remove")) {
        settings.groups.erase(found);
        return settings;
    }
    if (!isThere) found = settings.groups.insert(found, GroupSetting{{name.toStdString(), {}, {}, {}}, {}});
    TagGroup& group = found->group;
    take(arguments, "--rename", group.name);
    take(arguments, "--description", group.description);
    if (const auto policy = arguments.value("--policy")) group.policy = *findPolicy(policy->toStdString());
    if (const auto exclusive = arguments.value("--exclusive"))
        group.exclusiveness = *typedExclusiveness(*exclusive);
    if (const auto phases = arguments.value("--phases")) group.phases = listedNames(*phases);
    return settings;
}

Result<VocabularySettings> settingsWithProperty(VocabularySettings settings, const QString& name,
                                                const CommandArguments& arguments)
{
    auto found = std::ranges::find(settings.properties, name.toStdString(), &PropertyDefinition::name);
    const bool isThere = found != settings.properties.end();
    if (arguments.has("--remove")) {
        if (!isThere) return unknownEntry("property", name);
        settings.properties.erase(found);
        return settings;
    }
    if (!isThere)
        found = settings.properties.insert(found, PropertyDefinition{name.toStdString(), {}, {}, {}});
    const PropertyDefinition before = *found;
    take(arguments, "--description", found->description);
    if (const auto type = arguments.value("--type")) found->type = *findPropertyType(type->toStdString());
    takeDefault(*found, before);
    const auto typed = arguments.value("--default");
    if (!typed) return settings;
    found->fallback = typed->isEmpty() ? std::nullopt : valueOfText(typed->toStdString(), found->type);
    if (typed->isEmpty() || found->fallback) return settings;
    return commandError("vocabulary.value", "the default \"" + typed->toStdString() + "\" is no " +
                                                std::string(typeName(found->type)));
}

VocabularySettings settingsWithNamespaces(VocabularySettings settings, const QString& list)
{
    settings.namespaces = listedNames(list);
    return settings;
}

Result<VocabularySettings> settingsWithMirrorWords(VocabularySettings settings, const QString& list)
{
    settings.mirrorWords.clear();
    for (const QString& pair : listed(list)) {
        const QStringList words = pair.split('|');
        if (words.size() != 2)
            return commandError("vocabulary.mirror-words",
                                "\"" + pair.toStdString() +
                                    "\" is no pair of words, such as left|right; put the list in quotation "
                                    "marks");
        settings.mirrorWords.push_back({words[0].trimmed().toStdString(), words[1].trimmed().toStdString()});
    }
    return settings;
}

} // namespace tagline
