#include "app/presenters/timeline/TimelineLaneOptions.h"

#include "app/document/library/LibrarySettings.h"

#include <QSettings>
#include <QStringList>

#include <algorithm>

namespace tagline {
namespace {

constexpr double highLane = 44; ///< pixels
constexpr std::array optionKeys = {"locked", "hidden", "solo", "high"};

QStringList textsOf(const auto& names)
{
    QStringList texts;
    for (const std::string& name : names) texts << QString::fromStdString(name);
    return texts;
}

} // namespace

bool TimelineLaneOptions::has(LaneOption option, const TagDefinition& tag) const
{
    const Names& those = names(option);
    if (those.empty()) return false;
    const auto isThere = [&](const std::string& name) { return those.contains(name); };
    return isThere(tag.name) || std::any_of(tag.synonyms.begin(), tag.synonyms.end(), isThere);
}

void TimelineLaneOptions::set(LaneOption option, const TagDefinition& tag, bool isOn)
{
    Names& those = m_names[std::size_t(option)];
    if (isOn) {
        those.insert(tag.name);
        return;
    }
    those.erase(tag.name);
    for (const std::string& name : tag.synonyms) those.erase(name);
}

bool TimelineLaneOptions::hides(const TagDefinition& tag) const
{
    const bool hasSolo = !names(LaneOption::Solo).empty();
    return has(LaneOption::Hidden, tag) || (hasSolo && !has(LaneOption::Solo, tag));
}

bool TimelineLaneOptions::hidesAny() const
{
    return !names(LaneOption::Hidden).empty() || !names(LaneOption::Solo).empty();
}

void TimelineLaneOptions::showAll()
{
    m_names[std::size_t(LaneOption::Hidden)].clear();
    m_names[std::size_t(LaneOption::Solo)].clear();
}

// ---- order

std::vector<TagId> TimelineLaneOptions::ordered(const std::vector<TagId>& natural,
                                                const TagVocabulary& vocabulary) const
{
    if (m_order.empty()) return natural;
    std::vector<TagId> order;
    const auto isPlaced = [&](TagId tag) {
        return std::find(order.begin(), order.end(), tag) != order.end();
    };
    for (const std::string& name : m_order) {
        const auto tag = vocabulary.find(name);
        if (tag && !isPlaced(*tag) && std::find(natural.begin(), natural.end(), *tag) != natural.end())
            order.push_back(*tag);
    }
    for (std::size_t i = 0; i < natural.size(); ++i) {
        if (isPlaced(natural[i])) continue;
        const auto before =
            i == 0 ? order.begin() : std::find(order.begin(), order.end(), natural[i - 1]) + 1;
        order.insert(before, natural[i]);
    }
    return order;
}

void TimelineLaneOptions::move(TagId tag, TagId other, int behind, const std::vector<TagId>& natural,
                               const TagVocabulary& vocabulary)
{
    if (tag == other) return;
    std::vector<TagId> order = ordered(natural, vocabulary);
    std::erase(order, tag);
    const auto place = std::find(order.begin(), order.end(), other);
    if (place == order.end()) return;
    order.insert(place + behind, tag);
    m_order.clear();
    for (const TagId each : order) m_order.push_back(vocabulary[each].name);
}

void TimelineLaneOptions::moveBefore(TagId tag, TagId other, const std::vector<TagId>& natural,
                                     const TagVocabulary& vocabulary)
{
    move(tag, other, 0, natural, vocabulary);
}

void TimelineLaneOptions::moveBehind(TagId tag, TagId other, const std::vector<TagId>& natural,
                                     const TagVocabulary& vocabulary)
{
    move(tag, other, 1, natural, vocabulary);
}

// ---- kept

void TimelineLaneOptions::load(QSettings& settings)
{
    for (std::size_t i = 0; i < m_names.size(); ++i) {
        m_names[i].clear();
        for (const QString& name : settings.value(optionKeys[i]).toStringList())
            m_names[i].insert(name.toStdString());
    }
    m_order.clear();
    for (const QString& name : settings.value("order").toStringList()) m_order.push_back(name.toStdString());
}

void TimelineLaneOptions::save(QSettings& settings) const
{
    for (std::size_t i = 0; i < m_names.size(); ++i) keepTexts(settings, optionKeys[i], textsOf(m_names[i]));
    keepTexts(settings, "order", textsOf(m_order));
}

// ---- shown

void TimelineLaneOptions::apply(TimelineContent& content, const TagVocabulary& vocabulary) const
{
    std::vector<TagId> natural;
    for (const TimelineLane& lane : content.lanes)
        if (lane.kind == LaneKind::Tag) natural.push_back(lane.tag);
    if (hasOrder() && !natural.empty()) {
        std::vector<int> rank(vocabulary.size(), 0);
        int next = 0;
        for (const TagId tag : ordered(natural, vocabulary)) rank[tag.value] = next++;
        const auto isTag = [](const TimelineLane& lane) { return lane.kind == LaneKind::Tag; };
        const auto first = std::find_if(content.lanes.begin(), content.lanes.end(), isTag);
        std::sort(first, std::find_if_not(first, content.lanes.end(), isTag),
                  [&](const TimelineLane& a, const TimelineLane& b) {
                      return rank[a.tag.value] < rank[b.tag.value];
                  });
    }
    std::erase_if(content.lanes, [&](const TimelineLane& lane) {
        return lane.kind == LaneKind::Tag && hides(vocabulary[lane.tag]);
    });
    for (TimelineLane& lane : content.lanes) {
        if (lane.kind != LaneKind::Tag) continue;
        lane.isLocked = has(LaneOption::Locked, vocabulary[lane.tag]);
        if (has(LaneOption::High, vocabulary[lane.tag])) lane.height = highLane;
    }
}

} // namespace tagline
