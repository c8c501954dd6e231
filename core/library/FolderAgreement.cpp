#include "core/library/FolderAgreement.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <type_traits>

namespace tagline {
namespace {

/// Files of one folder and one skeleton.
using AlikeSources = std::vector<const LibrarySource*>;

/// Key that files have in common if they are alike: their folder, and the names and parents of their joints.
std::string alikeKey(const LibrarySource& source)
{
    std::string key = std::filesystem::path(source.path).parent_path().generic_string();
    for (const Joint& joint : source.model->skeleton.joints())
        key.append("\n").append(joint.name).append("\n").append(std::to_string(joint.parent));
    return key;
}

std::vector<AlikeSources> alikeAmong(const AlikeSources& sources)
{
    std::map<std::string, AlikeSources> byKey;
    for (const LibrarySource* source : sources) byKey[alikeKey(*source)].push_back(source);
    std::vector<AlikeSources> groups;
    for (auto& [key, group] : byKey) groups.push_back(std::move(group));
    return groups;
}

/// The value that more than half of the voting files vote for; none if no value has a majority.
template<class Vote>
auto majority(const AlikeSources& sources, const Vote& voteOf)
{
    using Value = typename std::invoke_result_t<Vote, const LibrarySource&>::value_type;
    std::map<Value, std::size_t> counts;
    std::size_t votes = 0;
    for (const LibrarySource* source : sources)
        if (const auto vote = voteOf(*source)) {
            ++counts[*vote];
            ++votes;
        }
    for (const auto& [value, count] : counts)
        if (2 * count > votes) return std::optional<Value>(value);
    return std::optional<Value>();
}

bool isUpDoubtful(const ImportedModel& model)
{
    return std::any_of(model.repairs.begin(), model.repairs.end(),
                       [](const Repair& repair) { return repair.code == "doubtful-up-axis"; });
}

std::optional<UpAxis> shownUpAxis(const LibrarySource& source)
{
    const ImportedModel& model = *source.model;
    const bool isShown = model.upOrigin == SettingOrigin::RestPose ||
                         model.upOrigin == SettingOrigin::Motion || model.upOrigin == SettingOrigin::Settings;
    return isShown ? std::optional(model.upAxis) : std::nullopt;
}

bool takesUpAxis(const LibrarySource& source, UpAxis agreed)
{
    const ImportedModel& model = *source.model;
    if (source.settings.upAxis || source.settings.folderUpAxis == agreed) return false;
    if (model.upOrigin == SettingOrigin::Motion) return model.upAxis != agreed;
    return isUpDoubtful(model) || model.upOrigin == SettingOrigin::Folder;
}

std::optional<double> shownUnit(const LibrarySource& source)
{
    const SettingOrigin origin = source.model->unitOrigin;
    const bool isShown = origin == SettingOrigin::Size || origin == SettingOrigin::Settings;
    return isShown ? std::optional(source.model->metresPerUnit) : std::nullopt;
}

bool takesUnit(const LibrarySource& source, double agreed)
{
    const SettingOrigin origin = source.model->unitOrigin;
    if (source.settings.metresPerUnit || source.settings.folderMetresPerUnit == agreed) return false;
    return (origin == SettingOrigin::Size || origin == SettingOrigin::Folder) &&
           source.model->metresPerUnit != agreed;
}

/// The settings of a file once the files like it agree.
ImportSettings agreedSettings(const LibrarySource& source, std::optional<UpAxis> up,
                              std::optional<double> unit)
{
    ImportSettings settings = source.settings;
    if (up && takesUpAxis(source, *up)) settings.folderUpAxis = up;
    if (unit && takesUnit(source, *unit)) settings.folderMetresPerUnit = unit;
    return settings;
}

} // namespace

std::vector<AgreedSettings> folderAgreements(const ClipLibrary& library)
{
    AlikeSources read;
    std::map<const LibrarySource*, SourceId> ids;
    for (std::uint32_t i = 0; i < library.sourceCount(); ++i) {
        const LibrarySource& source = library.source(SourceId(i));
        if (source.model) read.push_back(&source);
        ids.emplace(&source, SourceId(i));
    }
    std::vector<AgreedSettings> agreements;
    for (const AlikeSources& group : alikeAmong(read)) {
        const auto up = majority(group, shownUpAxis);
        const auto unit = majority(group, shownUnit);
        for (const LibrarySource* source : group)
            if (const ImportSettings settings = agreedSettings(*source, up, unit);
                settings != source->settings)
                agreements.push_back({ids.at(source), settings});
    }
    std::sort(agreements.begin(), agreements.end(),
              [](const AgreedSettings& a, const AgreedSettings& b) { return a.source < b.source; });
    return agreements;
}

std::vector<SourceId> alikeFiles(const ClipLibrary& library, SourceId source)
{
    const std::string key = alikeKey(library.source(source));
    std::vector<SourceId> alike;
    for (std::uint32_t i = 0; i < library.sourceCount(); ++i)
        if (library.source(SourceId(i)).model && alikeKey(library.source(SourceId(i))) == key)
            alike.emplace_back(i);
    return alike;
}

void agreeOnSuggestedUnits(std::span<LibrarySource> sources)
{
    AlikeSources unlikely;
    for (const LibrarySource& source : sources)
        if (source.model && source.unitSuggestion) unlikely.push_back(&source);
    for (const AlikeSources& group : alikeAmong(unlikely)) {
        const auto unit = majority(group, [](const LibrarySource& source) {
            return std::optional(source.unitSuggestion->metresPerUnit);
        });
        for (const LibrarySource* each : group) {
            if (!unit || each->unitSuggestion->metresPerUnit == *unit) continue;
            UnitSuggestion& suggestion = *sources[std::size_t(each - sources.data())].unitSuggestion;
            suggestion.metresPerUnit = *unit;
            suggestion.factor = *unit / each->model->metresPerUnit;
            suggestion.suggestedMetres = float(double(suggestion.presentMetres) * suggestion.factor);
        }
    }
}

} // namespace tagline
