// The words for a clip's place in a ranking.

#include "core/tags/matching/BestMatch.h"

namespace tagline {
namespace {

std::string listed(const std::vector<std::uint32_t>& places, const std::vector<TagId>& tags,
                   const TagVocabulary& vocabulary)
{
    std::string text;
    for (const std::uint32_t place : places)
        text += (text.empty() ? "" : ", ") + vocabulary[tags[place]].name;
    return text;
}

std::string neededText(std::size_t needed)
{
    return needed == 1 ? "has what is needed" : "all " + std::to_string(needed) + " needed";
}

std::string wantedText(const ClipMatch& match, const MatchWish& wish, const TagVocabulary& vocabulary)
{
    const std::string of = " of " + std::to_string(wish.want.size()) + " wanted";
    if (match.wanted.empty()) return "none" + of;
    return std::to_string(match.wanted.size()) + of + ": " + listed(match.wanted, wish.want, vocabulary);
}

std::string avoidedText(const ClipMatch& match, const MatchWish& wish, const TagVocabulary& vocabulary)
{
    if (match.avoided.empty()) return "no unwanted";
    return std::to_string(match.avoided.size()) +
           " unwanted: " + listed(match.avoided, wish.avoid, vocabulary);
}

std::string extraText(std::int32_t extra)
{
    if (extra == 0) return "no other tags";
    return std::to_string(extra) + (extra == 1 ? " other tag" : " other tags");
}

std::string useText(std::int64_t picksAgo)
{
    if (picksAgo == 0) return "never used";
    return "used " + std::to_string(picksAgo) + (picksAgo == 1 ? " pick ago" : " picks ago");
}

} // namespace

std::string reason(const ClipMatch& match, const MatchWish& wish, const TagVocabulary& vocabulary,
                   bool isUseRemembered)
{
    std::string text;
    const auto add = [&text](const std::string& part) { text += (text.empty() ? "" : "; ") + part; };
    if (!wish.need.empty()) add(neededText(wish.need.size()));
    if (!wish.want.empty()) add(wantedText(match, wish, vocabulary));
    if (!wish.avoid.empty()) add(avoidedText(match, wish, vocabulary));
    add(extraText(match.extra));
    if (isUseRemembered) add(useText(match.picksAgo));
    return text;
}

} // namespace tagline
