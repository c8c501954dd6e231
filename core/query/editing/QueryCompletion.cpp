#include "core/query/editing/QueryCompletion.h"

#include "core/query/editing/QueryEcho.h"
#include "core/query/editing/QueryPlaces.h"
#include "core/query/evaluation/QueryTags.h"
#include "core/query/language/parsing/QueryLexer.h"
#include "core/support/text/AsciiCase.h"
#include "core/tags/sheet/TagRecords.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <optional>

namespace tagline {
namespace {

/// The word at the cursor, and the kind of lexeme that can stand there.
struct CaretPlace
{
    enum class Wants {
        Term,
        Operator,
        Comparison,
        SavedQuery,
        Joint,
        Group,
        Example,
        Signal,
        Truth,
        Value,
        Nothing
    };

    Wants wants = Wants::Term;
    std::string typed;
    std::size_t begin = 0;
    std::size_t end = 0;
    const QueryProperty* property = nullptr; ///< property whose value is wanted
};

bool isWord(const Lexeme& lexeme, std::string_view text)
{
    switch (lexeme.kind) {
    case LexemeKind::Name:
    case LexemeKind::String:
    case LexemeKind::All:
    case LexemeKind::None:
        return true;
    case LexemeKind::Or:
    case LexemeKind::And:
    case LexemeKind::Minus:
    case LexemeKind::Not:
        return lexeme.end - lexeme.begin > 1;
    case LexemeKind::Fault:
        return text[lexeme.begin] == '"';
    case LexemeKind::Number:
    case LexemeKind::Open:
    case LexemeKind::Close:
    case LexemeKind::Comma:
    case LexemeKind::At:
    case LexemeKind::Compare:
    case LexemeKind::End:
        break;
    }
    return false;
}

/// The kind of lexeme that can follow a lexeme (null: at the beginning).
CaretPlace::Wants wantedAfter(const Lexeme* lexeme)
{
    if (!lexeme) return CaretPlace::Wants::Term;
    switch (lexeme->kind) {
    case LexemeKind::Or:
    case LexemeKind::And:
    case LexemeKind::Minus:
    case LexemeKind::Not:
    case LexemeKind::Open:
    case LexemeKind::Comma:
        return CaretPlace::Wants::Term;
    case LexemeKind::Name:
    case LexemeKind::String:
    case LexemeKind::Number:
    case LexemeKind::All:
    case LexemeKind::None:
    case LexemeKind::Close:
        return CaretPlace::Wants::Operator;
    case LexemeKind::At:
        return CaretPlace::Wants::SavedQuery;
    case LexemeKind::Compare:
    case LexemeKind::Fault:
    case LexemeKind::End:
        break;
    }
    return CaretPlace::Wants::Nothing;
}

/// The part of a word before the cursor, without its opening quote.
std::string typedPart(const Lexeme& word, std::size_t cursor, std::string_view text)
{
    const std::size_t begin = word.begin + (text[word.begin] == '"');
    std::string typed(text.substr(begin, cursor - std::min(begin, cursor)));
    if (word.kind == LexemeKind::String && cursor == word.end) typed.pop_back();
    return typed;
}

/// Whether a text ends with a complete signal, as `speed(LeftFoot)`.
bool isSignalClosed(std::span<const Lexeme> lexemes, std::string_view text)
{
    if (lexemes.empty() || lexemes.back().kind != LexemeKind::Close) return false;
    const CallPlace call = callAround(lexemes, lexemes.size() - 1, text);
    return call.function && call.function->op == QueryOp::Signal;
}

/// Whether a lexeme names a property that can be a text, and no tag.
bool isTextProperty(const Lexeme& name, std::string_view text, const QueryNames& names)
{
    if (name.kind != LexemeKind::Name && name.kind != LexemeKind::String) return false;
    const std::string typed = lexemeName(name, text);
    if (names.vocabulary.findTyped(typed)) return false;
    const QueryProperty* property = names.findCompared(typed);
    return property && std::ranges::count(property->types, PropertyType::String) > 0;
}

/// The property that is compared with the lexeme at an index; null if there is none.
const QueryProperty* comparedProperty(std::span<const Lexeme> lexemes, std::size_t index,
                                      std::string_view text, const QueryNames& names)
{
    if (index < 2 || lexemes[index - 1].kind != LexemeKind::Compare) return nullptr;
    const Lexeme& name = lexemes[index - 2];
    const bool isNamed = name.kind == LexemeKind::Name || name.kind == LexemeKind::String;
    return isNamed ? names.findCompared(lexemeName(name, text)) : nullptr;
}

/// The kind of lexeme that can stand at an index, by the lexemes before it.
CaretPlace::Wants wantedAt(std::span<const Lexeme> lexemes, std::size_t index, std::string_view text,
                           const QueryNames& names)
{
    const Lexeme* before = index > 0 ? &lexemes[index - 1] : nullptr;
    if (before && before->kind == LexemeKind::Compare) {
        if (isSignalClosed(lexemes.first(index - 1), text)) return CaretPlace::Wants::Signal;
        const QueryProperty* property = comparedProperty(lexemes, index, text, names);
        const bool isTruth = property && std::ranges::count(property->types, PropertyType::Boolean) > 0;
        if (property && !(property->values.empty() && property->met.empty())) return CaretPlace::Wants::Value;
        return isTruth ? CaretPlace::Wants::Truth : CaretPlace::Wants::Nothing;
    }
    const CaretPlace::Wants wanted = wantedAfter(before);
    if (wanted == CaretPlace::Wants::Operator && isTextProperty(*before, text, names))
        return CaretPlace::Wants::Comparison;
    if (wanted != CaretPlace::Wants::Term) return wanted;
    const CallPlace call = callAround(lexemes, index, text);
    if (!call.function) return wanted;
    if (call.argument >= call.function->most() && !call.function->isRepeating)
        return CaretPlace::Wants::Nothing;
    switch (call.function->parameterAt(call.argument).kind) {
    case QueryArgument::Set:
    case QueryArgument::Tag:
        return CaretPlace::Wants::Term;
    case QueryArgument::Joint:
        return CaretPlace::Wants::Joint;
    case QueryArgument::Group:
        return CaretPlace::Wants::Group;
    case QueryArgument::Example:
        return CaretPlace::Wants::Example;
    case QueryArgument::Signal:
        return CaretPlace::Wants::Signal;
    case QueryArgument::Bound:
    case QueryArgument::Duration:
    case QueryArgument::Count:
    case QueryArgument::Seed:
    case QueryArgument::Pattern:
    case QueryArgument::Distance:
        break;
    }
    return CaretPlace::Wants::Nothing;
}

/// Whether the lexemes from an index on are the "::" after a set's name, the last one ending at an offset.
bool isSetSeparator(std::span<const Lexeme> lexemes, std::size_t index, std::string_view text,
                    std::size_t end)
{
    return index + 1 < lexemes.size() && lexemes[index + 1].end == end && lexemes[index].begin + 2 == end &&
           text.substr(lexemes[index].begin, 2) == "::";
}

/// The place after a name without its next part: `Locomotion.` or `gameplay::` before the cursor.
std::optional<CaretPlace> placeBehindDot(std::span<const Lexeme> lexemes, std::string_view text,
                                         std::size_t cursor, const QueryNames& names)
{
    for (std::size_t i = 1; i < lexemes.size(); ++i) {
        const Lexeme& name = lexemes[i - 1];
        const bool isDotted = lexemes[i].fault == LexicalFault::StrayDot && lexemes[i].end == cursor;
        const bool isBegun = name.kind == LexemeKind::Name && name.end == lexemes[i].begin;
        if (isBegun && (isDotted || isSetSeparator(lexemes, i, text, cursor)))
            return CaretPlace{wantedAt(lexemes, i - 1, text, names),
                              std::string(text.substr(name.begin, cursor - name.begin)), name.begin, cursor};
    }
    return std::nullopt;
}

CaretPlace placeAt(std::string_view text, std::size_t cursor, const QueryNames& names)
{
    const std::vector<Lexeme> lexemes = queryLexemes(text);
    if (auto place = placeBehindDot(lexemes, text, cursor, names)) return *place;
    const auto isBeforeCursor = [cursor](const Lexeme& lexeme) { return lexeme.end < cursor; };
    auto at = std::find_if_not(lexemes.begin(), lexemes.end(), isBeforeCursor);
    // A word that ends at the cursor is being typed; any other lexeme that ends there is before it.
    const bool touches = at != lexemes.end() && at->begin < cursor;
    const bool isTyping = touches && isWord(*at, text);
    if (touches && !isTyping && at->end > cursor) return {CaretPlace::Wants::Nothing, {}, cursor, cursor};
    if (touches && !isTyping && at->kind == LexemeKind::Number)
        return {CaretPlace::Wants::Nothing, {}, cursor, cursor};
    if (touches && !isTyping) ++at;

    const auto index = std::size_t(at - lexemes.begin());
    const Lexeme* before = index > 0 ? &lexemes[index - 1] : nullptr;
    CaretPlace place{wantedAt(lexemes, index, text, names),
                     {},
                     cursor,
                     cursor,
                     comparedProperty(lexemes, index, text, names)};
    if (isTyping) {
        place.begin = at->begin;
        place.end = at->kind == LexemeKind::Fault ? cursor : at->end;
        place.typed = typedPart(*at, cursor, text);
    }
    const bool isApart = before && before->end != place.begin;
    if (place.wants == CaretPlace::Wants::SavedQuery) {
        if (isApart) place.wants = CaretPlace::Wants::Nothing;
        place.begin = before->end - 1;
    }
    // An operator follows `@name`, and any other name: wantedAfter returns it for both.
    return place;
}

/// How well a name fits what was typed, best first.
enum class Fit { Begins, PartBegins, Contains, Not };

constexpr std::array fits{Fit::Begins, Fit::PartBegins, Fit::Contains};

/// Collects the items that match the typed part, and whether one of them equals it.
class Offers
{
public:
    explicit Offers(std::string_view typed)
        : m_typed(asciiLowered(typed))
        , m_asTyped(typed)
    {
    }

    Fit fitOf(std::string_view name) const
    {
        const std::string lower = asciiLowered(name);
        if (lower.starts_with(m_typed)) return Fit::Begins;
        if (isPartBegun(lower)) return Fit::PartBegins;
        return lower.find(m_typed) != std::string::npos ? Fit::Contains : Fit::Not;
    }
    /// Whether the typed part starts with all of `beginning`.
    bool isBeyond(std::string_view beginning) const { return m_typed.starts_with(asciiLowered(beginning)); }
    /// Whether the typed part is a tag's full name, or its last parts, and a dot.
    bool isBehindTag(std::string_view tag) const
    {
        const std::string full = asciiLowered(tag) + '.';
        for (std::size_t dot = m_typed.rfind('.'); dot != std::string::npos && dot > 0;
             dot = m_typed.rfind('.', dot - 1)) {
            const std::string parts = m_typed.substr(0, dot + 1);
            if (full == parts || full.ends_with('.' + parts) || full.ends_with("::" + parts)) return true;
        }
        return false;
    }
    bool isEmpty() const { return m_items.empty(); }

    /// Adds an item with a matching name.
    void take(std::string_view name, QueryCompletion item)
    {
        const bool isLonger = name.size() > m_asTyped.size() && name.ends_with(m_asTyped);
        const char before = isLonger ? name[name.size() - m_asTyped.size() - 1] : '\0';
        const bool isEnding = before == '.' || before == ':'; // after a dot or the name of a set
        m_isOffered = m_isOffered || name == m_asTyped;
        m_endings += int(isEnding);
        m_items.push_back(std::move(item));
    }

    /// A last part alone is complete if exactly one tag ends with it.
    bool isComplete() const { return !m_asTyped.empty() && (m_isOffered || m_endings == 1); }
    std::vector<QueryCompletion> taken() && { return std::move(m_items); }

private:
    /// Whether a word in a name (after a dot, blank, hyphen or underscore) begins with the typed part.
    bool isPartBegun(const std::string& lower) const
    {
        for (std::size_t at = lower.find(m_typed); at != std::string::npos; at = lower.find(m_typed, at + 1))
            if (at > 0 && std::string_view(". -_:").find(lower[at - 1]) != std::string_view::npos)
                return true;
        return false;
    }

    std::string m_typed;
    std::string m_asTyped;
    std::vector<QueryCompletion> m_items;
    bool m_isOffered = false;
    int m_endings = 0;
};

/// The best match of a tag for the typed part: its name, or a synonym that matches better.
struct TagFit
{
    Fit fit = Fit::Not;
    std::string_view by; ///< matching name or synonym
};

TagFit tagFit(const TagVocabulary& vocabulary, TagId id, const Offers& offers)
{
    const TagDefinition& tag = vocabulary[id];
    TagFit best{offers.fitOf(tag.name), tag.name};
    for (const std::string& synonym : tag.synonyms)
        if (const Fit fit = offers.fitOf(synonym); fit < best.fit && vocabulary.find(synonym) == id)
            best = {fit, synonym};
    return best;
}

void offerTags(const TagVocabulary& vocabulary, const std::vector<TagId>& ids, Fit wanted, Offers& offers)
{
    for (const TagId id : ids) {
        const TagFit found = tagFit(vocabulary, id, offers);
        if (found.fit != wanted) continue;
        const std::string& name = vocabulary[id].name;
        const std::string hint(found.by == name ? std::string_view() : found.by);
        offers.take(found.by, {quotedName(name), QueryTokenKind::Name, id, hint});
    }
}

void offerDerivedTags(const QueryNames& names, Fit wanted, Offers& offers)
{
    for (const SavedQuery& derived : names.derivedTags)
        if (offers.fitOf(derived.name) == wanted)
            offers.take(derived.name, {quotedName(derived.name), QueryTokenKind::Name, {}});
}

/// The records of a tag are offered only after the tag's name and a dot, because each tag has up to four. The
/// same holds for values of instances.
bool isOffered(const QueryProperty& property, const QueryNames& names, const Offers& offers)
{
    if (property.isOfInstances()) return offers.isBehindTag(property.tag);
    return !isRecord(property.name, names.vocabulary) ||
           offers.isBeyond(std::string_view(property.name).substr(0, property.name.rfind('.') + 1));
}

void offerProperties(const QueryNames& names, Fit wanted, Offers& offers)
{
    if (!names.properties) return;
    for (const QueryProperty& property : *names.properties)
        if (offers.fitOf(property.name) == wanted && isOffered(property, names, offers))
            offers.take(property.name, {quotedName(property.name), QueryTokenKind::Property, {}});
}

void offerWord(std::string_view word, Offers& offers)
{
    if (offers.fitOf(word) == Fit::Begins)
        offers.take(word, {std::string(word), QueryTokenKind::Keyword, {}});
}

/// Offers the keywords that join two terms, or those that begin one.
void offerKeywords(bool isBetween, Offers& offers)
{
    for (const auto& [word, kind] : queryKeywords()) {
        const bool joins = kind == LexemeKind::Or || kind == LexemeKind::And || kind == LexemeKind::Minus;
        if (joins == isBetween) offerWord(word, offers);
    }
}

void offerFunctions(const QueryNames& names, bool isSignalWanted, Offers& offers)
{
    for (const QueryOperation& function : queryFunctions()) {
        if (isSignalWanted && function.op != QueryOp::Signal) continue;
        const std::string text = std::string(function.name) + '(';
        if ((names.hasSignals || !function.needsMotion()) && offers.fitOf(function.name) == Fit::Begins)
            offers.take(text, {text, QueryTokenKind::Function, {}, signature(function)});
    }
}

/// The records of any tag are offered after `any`.
void offerAnyRecords(Offers& offers)
{
    if (!offers.isBeyond("any")) return;
    for (const RecordField field : recordFields) {
        const std::string name = recordProperty("any", field);
        if (offers.fitOf(name) == Fit::Begins) offers.take(name, {name, QueryTokenKind::Property, {}});
    }
}

void offerTerms(const QueryNames& names, Offers& offers)
{
    const std::vector<TagId> ids = names.vocabulary.inNameOrder();
    for (const Fit wanted : {Fit::Begins, Fit::PartBegins}) {
        offerTags(names.vocabulary, ids, wanted, offers);
        offerDerivedTags(names, wanted, offers);
    }
    for (const Fit wanted : {Fit::Begins, Fit::PartBegins}) offerProperties(names, wanted, offers);
    offerAnyRecords(offers);
    offerKeywords(false, offers);
    offerFunctions(names, false, offers);
    if (!offers.isEmpty()) return;
    offerTags(names.vocabulary, ids, Fit::Contains, offers);
    offerDerivedTags(names, Fit::Contains, offers);
    offerProperties(names, Fit::Contains, offers);
}

void offerGroups(const QueryNames& names, Offers& offers)
{
    for (const Fit wanted : fits) {
        if (wanted == Fit::Contains && !offers.isEmpty()) return;
        for (const std::string& group : groupNames(names.vocabulary))
            if (offers.fitOf(group) == wanted)
                offers.take(group, {quotedName(group), QueryTokenKind::Name, {}});
    }
}

void offerExamples(const QueryNames& names, Offers& offers)
{
    if (!names.examples) return;
    for (const Fit wanted : fits) {
        if (wanted == Fit::Contains && !offers.isEmpty()) return;
        for (const MotionExample& example : *names.examples)
            if (offers.fitOf(example.name) == wanted)
                offers.take(example.name, {inQuotes(example.name), QueryTokenKind::String, {}});
    }
}

void offerJoints(const QueryNames& names, Offers& offers)
{
    if (!names.joints) return;
    for (const Fit wanted : fits) {
        if (wanted == Fit::Contains && !offers.isEmpty()) return;
        for (const std::string& joint : *names.joints)
            if (offers.fitOf(joint) == wanted)
                offers.take(joint, {quotedName(joint), QueryTokenKind::Name, {}});
    }
}

void offerSavedQueries(const QueryNames& names, Offers& offers)
{
    for (const Fit wanted : fits) {
        if (wanted == Fit::Contains && !offers.isEmpty()) return;
        for (const SavedQuery& query : names.savedQueries)
            if (offers.fitOf(query.name) == wanted)
                offers.take(query.name, {'@' + quotedName(query.name), QueryTokenKind::SavedQuery, {}});
    }
}

void offerValues(const QueryProperty& property, Offers& offers)
{
    for (const auto* values : {&property.values, &property.met})
        for (const std::string& value : *values)
            if (offers.fitOf(value) == Fit::Begins)
                offers.take(value, {inQuotes(value), QueryTokenKind::String, {}});
}

} // namespace

QueryCompletions completions(std::string_view text, std::size_t cursor, const QueryNames& names)
{
    assert(cursor <= text.size());
    const CaretPlace place = placeAt(text, cursor, names);
    Offers offers(place.typed);
    switch (place.wants) {
    case CaretPlace::Wants::Term:
        offerTerms(names, offers);
        break;
    case CaretPlace::Wants::Operator:
        offerKeywords(true, offers);
        break;
    case CaretPlace::Wants::Comparison:
        offerWord(matchesWord, offers);
        offerKeywords(true, offers);
        break;
    case CaretPlace::Wants::SavedQuery:
        offerSavedQueries(names, offers);
        break;
    case CaretPlace::Wants::Joint:
        offerJoints(names, offers);
        break;
    case CaretPlace::Wants::Group:
        offerGroups(names, offers);
        break;
    case CaretPlace::Wants::Example:
        offerExamples(names, offers);
        break;
    case CaretPlace::Wants::Signal:
        offerFunctions(names, true, offers);
        break;
    case CaretPlace::Wants::Truth:
        for (const char* word : {"true", "false"}) offerWord(word, offers);
        break;
    case CaretPlace::Wants::Value:
        offerValues(*place.property, offers);
        break;
    case CaretPlace::Wants::Nothing:
        break;
    }
    const bool isComplete = offers.isComplete();
    return {place.begin, place.end, std::move(offers).taken(), isComplete};
}

QueryCompletions completions(std::string_view text, std::size_t cursor, const TagVocabulary& vocabulary,
                             std::span<const SavedQuery> savedQueries)
{
    return completions(text, cursor, QueryNames{vocabulary, savedQueries});
}

} // namespace tagline
