#include "core/import/exchange/ErrorLine.h"

#include <nlohmann/json.hpp>

namespace tagline {

std::string toErrorLine(const Error& error)
{
    nlohmann::ordered_json object{{"code", error.code}, {"message", error.message}};
    if (error.line > 0) object["line"] = error.line;
    if (error.column > 0) object["column"] = error.column;
    return object.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + '\n';
}

std::optional<Error> errorFromOutput(std::string_view output)
{
    while (!output.empty() && output.back() == '\n') output.remove_suffix(1);
    if (const std::size_t newline = output.rfind('\n'); newline != std::string_view::npos)
        output.remove_prefix(newline + 1);
    const auto object = nlohmann::json::parse(output, nullptr, false);
    if (!object.is_object() || !object.contains("code") || !object["code"].is_string() ||
        !object.contains("message") || !object["message"].is_string())
        return std::nullopt;
    const auto place = [&](const char* key) {
        const auto found = object.find(key);
        return found != object.end() && found->is_number_integer() ? found->get<int>() : 0;
    };
    return Error{object["code"], object["message"], {}, place("line"), place("column")};
}

} // namespace tagline
