#include "core/imports/ForeignJson.h"
#include "core/imports/ForeignText.h"
#include "core/imports/formats/TagImporters.h"

namespace tagline {
namespace {

/// Source of the format: babel.is.tue.mpg.de, "Data", and the reader in github.com/abhinanda-punnakkal/BABEL.
class BabelReader
{
public:
    explicit BabelReader(const ForeignFile& file)
        : m_file(file)
    {
    }

    Result<ForeignTags> read()
    {
        const auto document = parsedJson(m_file);
        if (!document) return document.error();
        if (!document->root().is(JsonKind::Object))
            return document->root().error("value", "found " +
                                                       std::string(described(document->root().kind())) +
                                                       "; a file of BABEL is an object of sequences");
        document->root().forEachMember([&](JsonNode, JsonNode sequence) { readSequence(sequence); });
        if (m_problems.error()) return *m_problems.error();
        if (m_error) return *m_error;
        return std::move(m_tags);
    }

private:
    void readSequence(JsonNode sequence)
    {
        if (m_problems.error() || m_error) return;
        const std::string name = textOf(sequence, "feat_p");
        if (name.empty()) {
            m_problems.report(sequence, "value", "a sequence does not say its clip; expected \"feat_p\"");
            return;
        }
        m_tags.clips.push_back({{name}});
        for (const char* const frames : {"frame_ann", "frame_anns"})
            for (const JsonNode annotation : annotations(sequence, frames))
                for (const JsonNode label : elementsOf(annotation, "labels")) readLabel(label, true);
        for (const char* const whole : {"seq_ann", "seq_anns"})
            for (const JsonNode annotation : annotations(sequence, whole))
                for (const JsonNode label : elementsOf(annotation, "labels")) readLabel(label, false);
    }

    /// One annotation, or in the larger files several of the same clip.
    static std::vector<JsonNode> annotations(JsonNode sequence, std::string_view name)
    {
        const auto member = memberOf(sequence, name);
        if (member && member->is(JsonKind::Object)) return {*member};
        return elementsOf(sequence, name);
    }

    /// A label of the whole sequence has no times. Its categories are its tags; where it has none, its words
    /// as they were put in order. The annotators' own words become a caption.
    void readLabel(JsonNode label, bool isTimed)
    {
        if (m_problems.error() || m_error) return;
        const auto start = isTimed ? numberMember(label, "start_t", m_problems) : 0;
        const auto stop = isTimed ? numberMember(label, "end_t", m_problems) : clipEnd;
        if (!start || !stop) return;
        std::vector<std::string> names;
        for (const JsonNode category : elementsOf(label, "act_cat"))
            if (category.is(JsonKind::String) && !category.text().empty())
                names.emplace_back(category.text());
        const std::string words = textOf(label, "proc_label"), raw = textOf(label, "raw_label");
        if (names.empty() && !words.empty()) names = {words};
        if (names.empty() && raw.empty()) return m_tags.losses.add("labels without a text", m_file.name, 0);
        if (raw.empty() && !words.empty() && words != names.front())
            m_tags.losses.add("processed words of labels that have categories", m_file.name, 0);
        if (!raw.empty() && (names.empty() || raw != names.front())) add(raw, true, *start, *stop);
        for (std::string& name : names) add(std::move(name), false, *start, *stop);
    }

    void add(std::string text, bool isCaption, double start, double stop)
    {
        const auto added = addForeignRange(m_tags,
                                           {.clip = m_tags.clips.size() - 1,
                                            .tag = std::move(text),
                                            .isCaption = isCaption,
                                            .start = start,
                                            .stop = stop},
                                           m_file);
        if (!added) m_error = added.error();
    }

    const ForeignFile& m_file;
    ForeignTags m_tags;
    JsonProblems m_problems;
    std::optional<Error> m_error;
};

} // namespace

TagImportFormat babelImport()
{
    return {
        .id = "babel",
        .title = "BABEL labels",
        .endings = {"json"},
        .holds = "Labels of frames, in seconds, and of whole sequences; the action categories are the "
                 "tags, and where a label has none, its processed words; the annotators' own words are "
                 "captions. A label ends with the first moment after its range. feat_p says which clip it "
                 "belongs to.",
        .leavesOut = "Processed words, where a label has categories.",
        .checkedBy = "Read back from what Tagline exports; the format by BABEL's own reader.",
        .read = [](const ForeignFile& file, const TagImportOptions&) { return BabelReader(file).read(); }};
}

} // namespace tagline
