#include "core/import/exchange/ErrorLine.h"

#include <nlohmann/json.hpp>

namespace tagline {
namespace {

using Json = nlohmann::json;

/// The last line as JSON; no object where it is none.
Json lastLine(std::string_view output)
{
    while (!output.empty() && output.back() == '\n') output.remove_suffix(1);
    if (const std::size_t newline = output.rfind('\n'); newline != std::string_view::npos)
        output.remove_prefix(newline + 1);
    return Json::parse(output, nullptr, false);
}

/// A member of an object, of type T; none if it has none.
template<class T>
std::optional<T> memberOf(const Json& object, const char* key)
{
    const auto found = object.is_object() ? object.find(key) : object.end();
    if (!object.is_object() || found == object.end()) return std::nullopt;
    if constexpr (std::is_same_v<T, std::string>) {
        if (!found->is_string()) return std::nullopt;
    } else if (!found->is_number_integer())
        return std::nullopt;
    return found->template get<T>();
}

} // namespace

std::string toErrorLine(const Error& error, const std::vector<SourceFile>& sources)
{
    nlohmann::ordered_json object{{"code", error.code}, {"message", error.message}};
    if (error.line > 0) object["line"] = error.line;
    if (error.column > 0) object["column"] = error.column;
    for (const SourceFile& source : sources)
        object["sources"].push_back(
            {{"path", source.path}, {"size", source.size}, {"checksum", source.checksum}});
    return object.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + '\n';
}

std::optional<Error> errorFromOutput(std::string_view output)
{
    const Json object = lastLine(output);
    const auto code = memberOf<std::string>(object, "code");
    const auto message = memberOf<std::string>(object, "message");
    if (!code || !message) return std::nullopt;
    return Error{*code,
                 *message,
                 {},
                 memberOf<int>(object, "line").value_or(0),
                 memberOf<int>(object, "column").value_or(0)};
}

std::vector<SourceFile> sourcesFromOutput(std::string_view output)
{
    const Json object = lastLine(output);
    const auto list = object.is_object() ? object.find("sources") : object.end();
    if (!object.is_object() || list == object.end() || !list->is_array()) return {};
    std::vector<SourceFile> sources;
    for (const Json& each : *list) {
        const auto path = memberOf<std::string>(each, "path");
        const auto size = memberOf<std::int64_t>(each, "size");
        const auto checksum = memberOf<std::uint64_t>(each, "checksum");
        if (!path || !size || !checksum) return {};
        sources.push_back({*path, *size, *checksum});
    }
    return sources;
}

} // namespace tagline
