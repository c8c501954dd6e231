#include "core/import/exchange/ImportRequest.h"

#include <charconv>
#include <cmath>
#include <string_view>

namespace tagline {
namespace {

/// Parses a whole text as a number, independent of the locale.
template<class T>
std::optional<T> number(std::string_view text)
{
    T value{};
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (problem != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return value;
}

std::string shortest(double value)
{
    char text[40];
    const auto [end, problem] = std::to_chars(text, text + sizeof text, value);
    return problem == std::errc() ? std::string(text, end) : std::string("0");
}

std::optional<FrameRate> rate(std::string_view text)
{
    const std::size_t slash = text.find('/');
    const auto numerator = number<std::int32_t>(text.substr(0, slash));
    const auto denominator =
        slash == std::string_view::npos ? std::optional(1) : number<std::int32_t>(text.substr(slash + 1));
    if (!numerator || !denominator || *numerator < 1 || *denominator < 1) return std::nullopt;
    return FrameRate::reduced(*numerator, *denominator);
}

std::string fraction(FrameRate rate)
{
    return std::to_string(rate.numerator) + '/' + std::to_string(rate.denominator);
}

std::optional<UpAxis> upAxis(std::string_view text)
{
    if (text == "X") return UpAxis::X;
    if (text == "Y") return UpAxis::Y;
    if (text == "Z") return UpAxis::Z;
    return std::nullopt;
}

const char* letter(UpAxis axis)
{
    switch (axis) {
    case UpAxis::X:
        return "X";
    case UpAxis::Y:
        return "Y";
    case UpAxis::Z:
        return "Z";
    }
    return "Y";
}

std::optional<double> unit(std::string_view text)
{
    const auto value = number<double>(text);
    return value && std::isfinite(*value) && *value > 0.0 ? value : std::nullopt;
}

/// Assigns a value; false if there is none.
template<class Target, class Value>
bool assign(Target& target, const std::optional<Value>& value)
{
    if (value) target = *value;
    return value.has_value();
}

/// Sets an option to its value; false if either is invalid.
bool setOption(ImportRequest& request, std::string_view name, std::string_view value)
{
    if (name == "--rate") return assign(request.settings.rate, rate(value));
    if (name == "--metres-per-unit") return assign(request.settings.metresPerUnit, unit(value));
    if (name == "--up") return assign(request.settings.upAxis, upAxis(value));
    if (name == "--folder-metres-per-unit") return assign(request.settings.folderMetresPerUnit, unit(value));
    if (name == "--folder-up") return assign(request.settings.folderUpAxis, upAxis(value));
    if (name == "--rate-if-lost") return assign(request.settings.rateIfLost, rate(value));
    if (name == "--address-space")
        return assign(request.limits.addressSpaceBytes, number<std::int64_t>(value));
    if (name == "--cpu-seconds") return assign(request.limits.cpuSeconds, number<int>(value));
    if (name == "--largest-file") return assign(request.limits.largestFileBytes, number<std::int64_t>(value));
    return false;
}

} // namespace

std::vector<std::string> toArguments(const ImportRequest& request)
{
    std::vector<std::string> arguments;
    const auto add = [&](const char* name, std::string value) {
        arguments.insert(arguments.end(), {name, std::move(value)});
    };
    const ImportSettings& settings = request.settings;
    if (settings.rate) add("--rate", fraction(*settings.rate));
    if (settings.metresPerUnit) add("--metres-per-unit", shortest(*settings.metresPerUnit));
    if (settings.upAxis) add("--up", letter(*settings.upAxis));
    if (settings.folderMetresPerUnit)
        add("--folder-metres-per-unit", shortest(*settings.folderMetresPerUnit));
    if (settings.folderUpAxis) add("--folder-up", letter(*settings.folderUpAxis));
    if (settings.rateIfLost) add("--rate-if-lost", fraction(*settings.rateIfLost));
    add("--address-space", std::to_string(request.limits.addressSpaceBytes));
    add("--cpu-seconds", std::to_string(request.limits.cpuSeconds));
    add("--largest-file", std::to_string(request.limits.largestFileBytes));
    arguments.insert(arguments.end(), {"--", request.path, request.resultPath});
    return arguments;
}

std::optional<ImportRequest> requestFromArguments(const std::vector<std::string>& arguments)
{
    ImportRequest request;
    std::size_t next = 0;
    while (next < arguments.size() && arguments[next].starts_with("--")) {
        if (arguments[next] == "--") {
            ++next;
            break;
        }
        if (next + 1 >= arguments.size() || !setOption(request, arguments[next], arguments[next + 1]))
            return std::nullopt;
        next += 2;
    }
    if (arguments.size() != next + 2) return std::nullopt;
    request.path = arguments[next];
    request.resultPath = arguments[next + 1];
    return request;
}

} // namespace tagline
