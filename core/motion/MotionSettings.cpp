#include "core/motion/MotionSettings.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <string_view>

namespace tagline {
namespace {

/// The shortest decimal that is this float, so that 0.04 is not shown as 0.039999999.
double decimal(float value)
{
    std::array<char, 32> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value).ptr;
    double read = value;
    std::from_chars(text.data(), end, read);
    return read;
}

template<auto Part, auto Member>
double get(const MotionSettings& settings)
{
    const auto value = settings.*Part.*Member;
    if constexpr (std::is_same_v<decltype(value), const float>)
        return decimal(value);
    else
        return value;
}

template<auto Part, auto Member>
void set(MotionSettings& settings, double value)
{
    auto& member = settings.*Part.*Member;
    member = std::remove_reference_t<decltype(member)>(value);
}

template<auto Member>
constexpr MotionNumber ofContact(const char* key, MotionQuantity quantity, double lowest, double highest)
{
    return {key,
            quantity,
            lowest,
            highest,
            &get<&MotionSettings::contact, Member>,
            &set<&MotionSettings::contact, Member>};
}

template<auto Member>
constexpr MotionNumber ofSignal(const char* key, double lowest, double highest)
{
    return {key,
            MotionQuantity::Seconds,
            lowest,
            highest,
            &get<&MotionSettings::signal, Member>,
            &set<&MotionSettings::signal, Member>};
}

template<auto Member>
constexpr MotionNumber ofCheck(const char* key, MotionQuantity quantity, double lowest, double highest)
{
    return {key,
            quantity,
            lowest,
            highest,
            &get<&MotionSettings::check, Member>,
            &set<&MotionSettings::check, Member>,
            true};
}

constexpr std::array numbers{
    ofContact<&ContactSettings::enterHeight>("enterHeight", MotionQuantity::Height, 0.002, 0.3),
    ofContact<&ContactSettings::leaveHeight>("leaveHeight", MotionQuantity::Height, 0.002, 0.4),
    ofContact<&ContactSettings::enterSpeed>("enterSpeed", MotionQuantity::Speed, 0.02, 3.0),
    ofContact<&ContactSettings::leaveSpeed>("leaveSpeed", MotionQuantity::Speed, 0.02, 4.0),
    ofContact<&ContactSettings::minimumSeconds>("minimumContact", MotionQuantity::Seconds, 0.0, 0.5),
    ofContact<&ContactSettings::gapSeconds>("closedGap", MotionQuantity::Seconds, 0.0, 0.5),
    ofContact<&ContactSettings::speedSeconds>("contactSmoothing", MotionQuantity::Seconds, 0.0, 0.2),
    ofContact<&ContactSettings::handHeight>("handHeight", MotionQuantity::Height, 0.0, 0.5),
    ofSignal<&SignalSettings::smoothingSeconds>("smoothing", 0.0, 0.5),
    ofSignal<&SignalSettings::accelerationSeconds>("accelerationSmoothing", 0.0, 0.5),
    ofCheck<&MotionCheckSettings::frozenSeconds>("frozenSeconds", MotionQuantity::Seconds, 0.03, 5.0),
    ofCheck<&MotionCheckSettings::frozenSpeed>("frozenSpeed", MotionQuantity::Speed, 0.0005, 0.2),
    ofCheck<&MotionCheckSettings::frozenAround>("frozenAround", MotionQuantity::Speed, 0.01, 3.0),
    ofCheck<&MotionCheckSettings::popDistance>("popDistance", MotionQuantity::Height, 0.01, 1.0),
    ofCheck<&MotionCheckSettings::popSpeed>("popSpeed", MotionQuantity::Speed, 0.2, 50.0),
    ofCheck<&MotionCheckSettings::popRatio>("popRatio", MotionQuantity::Factor, 1.0, 50.0),
    ofCheck<&MotionCheckSettings::popSeconds>("popSeconds", MotionQuantity::Seconds, 0.02, 1.0),
    ofCheck<&MotionCheckSettings::jitterSize>("jitterSize", MotionQuantity::Height, 0.0005, 0.2),
    ofCheck<&MotionCheckSettings::jitterSeconds>("jitterSeconds", MotionQuantity::Seconds, 0.05, 2.0),
    ofCheck<&MotionCheckSettings::jitterRate>("jitterRate", MotionQuantity::Frequency, 4.0, 30.0),
    ofCheck<&MotionCheckSettings::slideSpeed>("slideSpeed", MotionQuantity::Speed, 0.02, 2.0),
    ofCheck<&MotionCheckSettings::slideDistance>("slideDistance", MotionQuantity::Height, 0.005, 1.0),
    ofCheck<&MotionCheckSettings::slideSeconds>("slideSeconds", MotionQuantity::Seconds, 0.03, 2.0),
    ofCheck<&MotionCheckSettings::slideFastest>("slideFastest", MotionQuantity::Speed, 0.4, 5.0),
    ofCheck<&MotionCheckSettings::floatSeconds>("floatSeconds", MotionQuantity::Seconds, 0.1, 5.0),
    ofCheck<&MotionCheckSettings::floatHeight>("floatHeight", MotionQuantity::Height, 0.02, 1.0),
    ofCheck<&MotionCheckSettings::floatFall>("floatFall", MotionQuantity::Acceleration, 0.5, 11.0),
    ofCheck<&MotionCheckSettings::underDepth>("underDepth", MotionQuantity::Height, 0.005, 1.0),
    ofCheck<&MotionCheckSettings::underSeconds>("underSeconds", MotionQuantity::Seconds, 0.1, 60.0),
    ofCheck<&MotionCheckSettings::calibrationAngle>("calibrationAngle", MotionQuantity::Degrees, 2.0, 45.0),
    ofCheck<&MotionCheckSettings::calibrationSeconds>("calibrationSeconds", MotionQuantity::Seconds, 0.0,
                                                      10.0),
    ofCheck<&MotionCheckSettings::bendLimit>("bendLimit", MotionQuantity::Degrees, 120.0, 180.0),
    ofCheck<&MotionCheckSettings::backwardLimit>("backwardLimit", MotionQuantity::Degrees, 2.0, 90.0),
};

} // namespace

std::span<const MotionNumber> motionNumbers() { return numbers; }

const MotionNumber* findMotionNumber(std::string_view key)
{
    const auto found = std::find_if(numbers.begin(), numbers.end(),
                                    [&](const MotionNumber& each) { return each.key == key; });
    return found == numbers.end() ? nullptr : &*found;
}

MotionSettings plausible(MotionSettings settings)
{
    for (const MotionNumber& number : numbers) {
        const double value = number.get(settings);
        number.set(settings, std::isfinite(value) ? std::clamp(value, number.lowest, number.highest)
                                                  : number.get(MotionSettings()));
    }
    settings.contact.leaveHeight = std::max(settings.contact.leaveHeight, settings.contact.enterHeight);
    settings.contact.leaveSpeed = std::max(settings.contact.leaveSpeed, settings.contact.enterSpeed);
    return settings;
}

} // namespace tagline
