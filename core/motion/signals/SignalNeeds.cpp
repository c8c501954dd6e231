#include "core/motion/signals/SignalNeeds.h"

#include "core/query/editing/QueryEcho.h"
#include "core/query/language/QueryExpression.h"
#include "core/query/language/parsing/QueryFunctions.h"

#include <algorithm>

namespace tagline {

std::vector<SignalNeed> signalNeeds(const QueryExpression& query)
{
    std::vector<SignalNeed> needs;
    const auto add = [&needs](SignalNeed need) {
        if (std::find(needs.begin(), needs.end(), need) == needs.end()) needs.push_back(std::move(need));
    };
    for (const QueryElement& element : query.elements()) {
        if (!needsMotion(element.op())) continue;
        const bool isContact = element.op() == QueryOp::Contact;
        add({isContact, isContact ? MotionSignal::Speed : element.signal(),
             std::string(query.text(element))});
        if (element.op() == QueryOp::SignalPair)
            add({false, element.secondSignal(), std::string(query.secondText(element))});
    }
    return needs;
}

std::optional<SignalNeed> parsedSignal(std::string_view text)
{
    const std::size_t open = text.find('(');
    if (open == text.npos || !text.ends_with(')')) return std::nullopt;
    for (const QueryOperation& function : queryFunctions()) {
        if (function.op != QueryOp::Signal || function.name != text.substr(0, open)) continue;
        std::string_view joint = text.substr(open + 1, text.size() - open - 2);
        SignalNeed need{false, function.signal, {}};
        const bool isQuoted = joint.size() >= 2 && joint.front() == '"' && joint.back() == '"';
        if (isQuoted) joint = joint.substr(1, joint.size() - 2);
        for (std::size_t i = 0; i < joint.size(); ++i) {
            if (isQuoted && joint[i] == '\\' && i + 1 < joint.size()) ++i;
            need.joint += joint[i];
        }
        return signalText(need) == text ? std::optional(std::move(need)) : std::nullopt;
    }
    return std::nullopt;
}

std::string signalText(const SignalNeed& need)
{
    const std::string joint = need.joint.empty() ? std::string() : quotedName(need.joint);
    const QueryOp op = need.isContact ? QueryOp::Contact : QueryOp::Signal;
    return std::string(functionOf(op, need.signal)->name) + '(' + joint + ')';
}

bool isComputed(const ClipMotions& motions, std::span<const SignalNeed> needs, ClipId clip)
{
    return std::all_of(needs.begin(), needs.end(), [&](const SignalNeed& need) {
        return need.isContact ? motions.isContactComputed(clip, need.joint)
                              : motions.isComputed(clip, need.signal, need.joint);
    });
}

std::vector<MissingJoint> missingJoints(const ClipMotions& motions, std::span<const SignalNeed> needs,
                                        std::size_t clipCount)
{
    std::vector<MissingJoint> missing;
    for (const SignalNeed& need : needs) {
        const bool isKnown = std::any_of(missing.begin(), missing.end(),
                                         [&](const MissingJoint& each) { return each.joint == need.joint; });
        if (need.joint.empty() || isKnown) continue;
        missing.push_back({need.joint, 0});
        for (std::uint32_t i = 0; i < clipCount; ++i) {
            const auto found = motions.joint(ClipId(i), need.joint);
            missing.back().clips += !found && found.error().code.ends_with("-joint");
        }
    }
    std::erase_if(missing, [](const MissingJoint& each) { return each.clips == 0; });
    return missing;
}

std::vector<ClipId> clipsToCompute(const ClipMotions& motions, std::span<const SignalNeed> needs,
                                   std::size_t clipCount)
{
    std::vector<ClipId> clips;
    if (needs.empty()) return clips;
    for (std::uint32_t i = 0; i < clipCount; ++i)
        if (!isComputed(motions, needs, ClipId(i))) clips.emplace_back(i);
    return clips;
}

} // namespace tagline
