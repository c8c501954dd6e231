#include "app/cli/edits/CaptionEdit.h"

#include "app/cli/options/ClipOption.h"
#include "app/cli/options/frames/FramesOption.h"
#include "app/cli/options/frames/TypedFrames.h"
#include "core/query/evaluation/TermEvaluation.h"
#include "core/support/text/AsciiCase.h"
#include "core/tags/sheet/captions/CaptionEdits.h"

#include <QRegularExpression>

#include <algorithm>

namespace tagline {
namespace {

/// Whether a caption's `language` is in `wanted`: pt-BR is Portuguese too.
bool isIn(const std::string& language, const std::string& wanted)
{
    const std::string lowered = asciiLowered(language), prefix = asciiLowered(wanted);
    return lowered == prefix || (!prefix.empty() && lowered.starts_with(prefix + '-'));
}

/// The filters on the caption itself.
class CaptionFilter
{
public:
    explicit CaptionFilter(const CommandArguments& arguments)
        : m_author(arguments.value("--by"))
        , m_language(arguments.value("--in"))
    {
        if (const auto text = arguments.value("--matching")) m_hasText = captionTest(text->toStdString());
    }

    bool takes(const Caption& caption) const
    {
        if (m_author && m_author->toStdString() != caption.author) return false;
        if (m_language && !isIn(caption.language, m_language->toStdString())) return false;
        return !m_hasText || m_hasText->passes(asciiLowered(caption.text));
    }

private:
    std::optional<QString> m_author, m_language;
    std::optional<CaptionIndex::Test> m_hasText;
};

bool haveFrameOf(const FrameRanges& frames, FrameRange range)
{
    return std::ranges::any_of(frames, [&](FrameRange each) { return each.overlaps(range); });
}

/// Applies an edit to the captions of one clip, if the clip can be edited.
template<class Edited>
void editClip(CaptionEdit& edit, const ClipLibrary& library, ClipId id, std::int64_t captions, Edited edited)
{
    const LibraryClip& clip = library.clip(id);
    if (library.source(clip.source).isReadOnly()) {
        ++edit.readOnly;
        return;
    }
    TagSheet sheet = edited(clip);
    if (sheet == clip.sheet) {
        ++edit.unchanged;
        return;
    }
    edit.captions += captions;
    edit.changes.push_back({id, std::move(sheet)});
}

/// Calls f(ClipId, std::span<const PlacedCaption>) for each clip: expects its captions to be adjacent.
template<class F>
void forEachClipOf(std::span<const PlacedCaption> chosen, F f)
{
    for (std::size_t begin = 0, end = 0; begin < chosen.size(); begin = end) {
        while (end < chosen.size() && chosen[end].clip == chosen[begin].clip) ++end;
        f(chosen[begin].clip, chosen.subspan(begin, end - begin));
    }
}

/// The caption changed by the arguments, at the rate of its clip.
Caption changed(Caption caption, const CommandArguments& arguments, FrameRate rate)
{
    const auto take = [&](const char* option, std::string& text) {
        if (const auto value = arguments.value(option)) text = value->trimmed().toStdString();
    };
    take("--text", caption.text);
    take("--author", caption.author);
    take("--language", caption.language);
    if (const auto frames = arguments.value("--to")) caption.range = typedRange(*frames)->at(rate);
    return caption;
}

} // namespace

QStringList captionFilterOptions() { return {"--matching", "--by", "--in"}; }

bool hasCaptionFilter(const CommandArguments& arguments)
{
    const QStringList options = captionFilterOptions() + QStringList{"--query", "--frames"};
    return arguments.has("--all") || std::ranges::any_of(options, [&](const QString& option) {
               return arguments.value(option).has_value();
           });
}

QString misuseOfLanguage(const QString& language)
{
    static const QRegularExpression form("^([A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*)?$");
    if (form.match(language.trimmed()).hasMatch()) return {};
    return QString("a language is a short name such as en or pt-BR, not \"%1\"").arg(language);
}

Result<std::vector<PlacedCaption>> chosenCaptions(const CommandArguments& arguments,
                                                  const ClipLibrary& library)
{
    const auto where = chosenFrames(arguments, library);
    if (!where) return where.error();
    const bool isByFrames = arguments.value("--query") || arguments.value("--frames");
    const CaptionFilter filter(arguments);
    std::vector<PlacedCaption> chosen;
    for (const ClipFrames& each : *where)
        for (const Caption& caption : library.clip(each.clip).sheet.captions())
            if (filter.takes(caption) && (!isByFrames || haveFrameOf(each.frames, caption.range)))
                chosen.push_back({each.clip, caption});
    return chosen;
}

CaptionEdit captionsAdded(const ClipLibrary& library, std::span<const ClipFrames> where,
                          const Caption& caption)
{
    CaptionEdit edit;
    for (const ClipFrames& each : where) {
        const Frame end = library.clip(each.clip).frames;
        std::vector<Caption> captions;
        for (const FrameRange range : each.frames.intersected(FrameRanges::all(end))) {
            captions.push_back(caption);
            captions.back().range = range;
        }
        if (captions.empty()) {
            ++edit.outside;
            continue;
        }
        const std::size_t before = library.clip(each.clip).sheet.captions().size();
        editClip(edit, library, each.clip, 0, [&](const LibraryClip& clip) {
            TagSheet sheet = withCaptionsAdded(clip.sheet, captions, end);
            edit.captions += std::int64_t(sheet.captions().size() - before);
            return sheet;
        });
    }
    return edit;
}

CaptionEdit captionsRemoved(const ClipLibrary& library, std::span<const PlacedCaption> chosen)
{
    CaptionEdit edit;
    forEachClipOf(chosen, [&](ClipId id, std::span<const PlacedCaption> captions) {
        editClip(edit, library, id, std::int64_t(captions.size()), [&](const LibraryClip& clip) {
            TagSheet sheet = clip.sheet;
            for (const PlacedCaption& each : captions) sheet = withCaptionRemoved(sheet, each.caption);
            return sheet;
        });
    });
    return edit;
}

CaptionEdit captionsChanged(const ClipLibrary& library, std::span<const PlacedCaption> chosen,
                            const CommandArguments& arguments)
{
    CaptionEdit edit;
    forEachClipOf(chosen, [&](ClipId id, std::span<const PlacedCaption> captions) {
        const LibraryClip& clip = library.clip(id);
        const auto frames = arguments.value("--to");
        if (frames && typedRange(*frames)->at(clip.rate).intersected({0, clip.frames}).isEmpty()) {
            ++edit.outside;
            return;
        }
        std::vector<Caption> kept(clip.sheet.captions().begin(), clip.sheet.captions().end());
        std::vector<Caption> after;
        for (const PlacedCaption& each : captions)
            if (Caption other = changed(each.caption, arguments, clip.rate); other != each.caption) {
                std::erase(kept, each.caption);
                after.push_back(std::move(other));
            }
        const Frame end = frames ? clip.frames : clip.sheet.lastStop();
        editClip(edit, library, id, std::int64_t(after.size()), [&](const LibraryClip& before) {
            return after.empty() ? before.sheet
                                 : withCaptionsAdded(before.sheet.withCaptions(std::move(kept)), after, end);
        });
    });
    return edit;
}

} // namespace tagline
