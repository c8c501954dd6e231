#include "app/cli/ExitStatus.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace tagline {
namespace {

constexpr std::array causes{
    ExitCause{ExitDone, "success"},
    ExitCause{ExitBroken, "a check is broken, a requirement is not met, or versions differ"},
    ExitCause{ExitUsage, "wrong usage; nothing was read"},
    ExitCause{ExitMissingModel, "a model is missing, and only its sidecar is there"},
    ExitCause{ExitUnreadable, "a path or a model file cannot be read"},
    ExitCause{ExitDamaged, "a sidecar, a library file or another file of tags is damaged"},
    ExitCause{ExitSyntax, "a query, or a line of edits, cannot be read"},
    ExitCause{ExitUnknownName,
              "there is no such tag, clip, tag set, take, rule, query, preset, example or joint"},
    ExitCause{
        ExitRefused,
        "it cannot be done: a name is taken, a file is in the way, values conflict, a folder lies outside"},
    ExitCause{ExitUnwritten, "a file, or standard output, cannot be written"}};

/// A code and its status; a code that ends with a dot or a hyphen matches all codes with that prefix.
struct CodeStatus
{
    std::string_view code;
    ExitStatus status;

    bool matches(std::string_view other) const
    {
        return code.ends_with('.') || code.ends_with('-') ? other.starts_with(code) : other == code;
    }
};

/// The first match decides.
constexpr std::array codes{CodeStatus{"command.strict", ExitDone},
                           CodeStatus{"export.partial", ExitDone},
                           CodeStatus{"command.library-unreadable", ExitDamaged},
                           CodeStatus{"command.", ExitRefused},
                           CodeStatus{"scan.model-missing", ExitMissingModel},
                           CodeStatus{"query.unknown-function", ExitSyntax},
                           CodeStatus{"query.unknown-escape", ExitSyntax},
                           CodeStatus{"query.unknown-", ExitUnknownName},
                           CodeStatus{"query.ambiguous-", ExitUnknownName},
                           CodeStatus{"query.namespace", ExitUnknownName},
                           CodeStatus{"query.", ExitSyntax},
                           CodeStatus{"motion.unknown-joint", ExitUnknownName},
                           CodeStatus{"motion.ambiguous-joint", ExitUnknownName},
                           CodeStatus{"tag.unknown", ExitUnknownName},
                           CodeStatus{"tag.ambiguous", ExitUnknownName},
                           CodeStatus{"tag.namespace", ExitUnknownName},
                           CodeStatus{"tag.line", ExitSyntax},
                           CodeStatus{"tag.", ExitRefused},
                           CodeStatus{"phases.unknown-tag", ExitUnknownName},
                           CodeStatus{"phases.", ExitRefused},
                           CodeStatus{"pick.", ExitUnknownName},
                           CodeStatus{"clip.unknown", ExitUnknownName},
                           CodeStatus{"sets.unknown", ExitUnknownName},
                           CodeStatus{"sets.", ExitRefused},
                           CodeStatus{"take.unknown", ExitUnknownName},
                           CodeStatus{"take.", ExitRefused},
                           CodeStatus{"rule.unknown", ExitUnknownName},
                           CodeStatus{"rule.second-threshold", ExitSyntax},
                           CodeStatus{"vocabulary.unknown", ExitUnknownName},
                           CodeStatus{"vocabulary.", ExitRefused},
                           CodeStatus{"signals.unknown", ExitUnknownName},
                           CodeStatus{"render.no-such-", ExitUnknownName},
                           CodeStatus{"render.unwritable", ExitUnwritten},
                           CodeStatus{"render.", ExitRefused},
                           CodeStatus{"preset.unknown", ExitUnknownName},
                           CodeStatus{"preset.", ExitRefused},
                           CodeStatus{"like.", ExitUnknownName},
                           CodeStatus{"suggester.start", ExitRefused},
                           CodeStatus{"suggester.failed", ExitRefused},
                           CodeStatus{"suggester.time", ExitRefused},
                           CodeStatus{"suggester.too-much", ExitRefused},
                           CodeStatus{"suggester.cancelled", ExitRefused},
                           CodeStatus{"relink.unknown", ExitUnreadable},
                           CodeStatus{"relink.refused", ExitRefused},
                           CodeStatus{"foreign.clip", ExitUnknownName},
                           CodeStatus{"library.no-file", ExitRefused},
                           CodeStatus{"library.changed-on-disk", ExitRefused},
                           CodeStatus{"sidecar.conflict", ExitRefused},
                           CodeStatus{"sidecar.foreign-captions", ExitRefused},
                           CodeStatus{"sidecar.foreign-instances", ExitRefused},
                           CodeStatus{"tag.not-counted", ExitRefused},
                           CodeStatus{"sidecar.over-limits", ExitRefused},
                           CodeStatus{"sidecar.newer", ExitRefused},
                           CodeStatus{"sidecar.newer-version", ExitRefused},
                           CodeStatus{"derived.named-as-tag", ExitRefused},
                           CodeStatus{"file.in-the-way", ExitRefused},
                           CodeStatus{"versions.conflict", ExitRefused},
                           CodeStatus{"versions.kinds", ExitRefused},
                           CodeStatus{"file.write", ExitUnwritten},
                           CodeStatus{"file.read-only", ExitUnwritten},
                           CodeStatus{"file.read-only-disk", ExitUnwritten},
                           CodeStatus{"version-control.failed", ExitUnwritten},
                           CodeStatus{"version-control.no-program", ExitUnwritten},
                           CodeStatus{"file.not-durable", ExitUnwritten},
                           CodeStatus{"file.half-written", ExitUnwritten},
                           CodeStatus{"file.unkept", ExitUnwritten},
                           CodeStatus{"file.no-folder", ExitUnwritten},
                           CodeStatus{"file.changed", ExitUnwritten},
                           CodeStatus{"file.link-", ExitUnwritten},
                           CodeStatus{"export.too-large", ExitUnwritten},
                           CodeStatus{"export.sqlite", ExitUnwritten},
                           CodeStatus{"export.", ExitRefused},
                           CodeStatus{"cut.", ExitRefused},
                           CodeStatus{"move.", ExitRefused},
                           CodeStatus{"moves.outside", ExitRefused},
                           CodeStatus{"drive.", ExitRefused},
                           CodeStatus{"search.", ExitRefused},
                           CodeStatus{"file.", ExitUnreadable},
                           CodeStatus{"scan.", ExitUnreadable},
                           CodeStatus{"import.", ExitUnreadable},
                           CodeStatus{"argument.", ExitUnreadable}};

} // namespace

std::span<const ExitCause> exitCauses() { return causes; }

/// Other codes are errors of the content of a file, and begin with the kind of the file.
ExitStatus exitStatusOf(const Error& error)
{
    const auto found = std::find_if(codes.begin(), codes.end(),
                                    [&](const CodeStatus& each) { return each.matches(error.code); });
    return found == codes.end() ? ExitDamaged : found->status;
}

} // namespace tagline
