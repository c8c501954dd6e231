#include "app/document/queries/SuggesterSession.h"

#include "app/document/jobs/BackgroundFailures.h"
#include "app/document/jobs/HandedWork.h"
#include "app/document/library/NewTags.h"
#include "core/library/suggesters/SuggesterRun.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <string>
#include <utility>

namespace tagline {
namespace {

constexpr qint64 longestLook = 60'000; ///< milliseconds; a longer look counts as absence

bool isIn(const std::vector<ForeignSuggestion>& list, const ForeignSuggestion& suggestion)
{
    return std::find(list.begin(), list.end(), suggestion) != list.end();
}

} // namespace

/// Result of a run.
struct SuggesterSession::Outcome
{
    SuggesterAnswer answer;
    std::optional<Error> error;
};

SuggesterSession::SuggesterSession(LibraryDocument& document, std::string file, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_file(std::move(file))
    , m_work(*this)
{
    m_keeping.setMaxThreadCount(1);
    connect(&m_document, &LibraryDocument::changed, this, [this](const DocumentChange& change) {
        if (change.isReset) {
            m_rejected.clear();
            return clear();
        }
        if (m_answer.empty()) return;
        if (change.areSourcesChanged || change.parts.has(LibraryPart::Vocabulary)) return update();
        if (change.areSheetsChanged) update(change.clips);
    });
}

SuggesterSession::~SuggesterSession()
{
    if (m_cancelled) *m_cancelled = true;
    if (m_hasUnsavedUse) (void)save();
}

std::optional<Error> SuggesterSession::load()
{
    if (m_hasUnsavedUse) (void)save();
    auto loaded = loadSuggesters(m_file);
    m_isFileBroken = !loaded;
    m_suggesters = loaded ? std::move(*loaded) : std::vector<KeptSuggester>();
    emit changed();
    return loaded ? std::nullopt : std::optional(loaded.error());
}

const KeptSuggester* SuggesterSession::find(const std::string& name) const
{
    const auto found = std::find_if(m_suggesters.begin(), m_suggesters.end(),
                                    [&](const KeptSuggester& each) { return each.suggester.name == name; });
    return found == m_suggesters.end() ? nullptr : &*found;
}

/// Saves the counts in the background.
void SuggesterSession::saveLater()
{
    m_hasUnsavedUse = true;
    if (m_isFileBroken) return;
    m_keeping.clear();
    runIn(m_keeping, [what = tr("Keeping what came of a suggester"), file = m_file, kept = m_suggesters] {
        // an edit of a suggester reports write errors
        BackgroundFailures::instance().run(what, [&] { (void)saveSuggesters(file, kept); });
    });
}

Result<void> SuggesterSession::save()
{
    m_keeping.clear();
    m_keeping.waitForDone(); // the latest state is written last
    m_hasUnsavedUse = false;
    if (m_isFileBroken)
        return Error{
            "suggesters.broken",
            "nothing is kept: the file could not be read, and is not written over; mend or remove it",
            m_file};
    return saveSuggesters(m_file, m_suggesters);
}

Result<void> SuggesterSession::keep(const std::string& former, const Suggester& suggester)
{
    const KeptSuggester* known = find(former);
    if (known && known->suggester == suggester) return {};
    if (known)
        m_suggesters[std::size_t(known - m_suggesters.data())].suggester = suggester;
    else
        m_suggesters.push_back({suggester, {}});
    if (known && m_name == former) m_name = suggester.name;
    auto saved = save();
    emit changed();
    return saved;
}

Result<void> SuggesterSession::remove(const std::string& name)
{
    if (m_name == name) clear();
    std::erase_if(m_suggesters, [&](const KeptSuggester& each) { return each.suggester.name == name; });
    auto saved = save();
    emit changed();
    return saved;
}

void SuggesterSession::run(const std::string& name, std::span<const ClipId> clips)
{
    const KeptSuggester* kept = find(name);
    if (!kept) return;
    clear();
    m_name = name;
    m_asked = clips.size();
    m_isRunning = true;
    m_cancelled = std::make_shared<std::atomic<bool>>(false);
    m_work.start(
        tr("Asking a suggester"),
        [this, suggester = kept->suggester, asked = std::vector<ClipId>(clips.begin(), clips.end()),
         library = std::make_shared<const ClipLibrary>(m_document.library()),
         cancelled = m_cancelled](const LatestWork::Tell& tell) {
            const SuggesterJob job = suggesterJob(suggester, *library, asked);
            tell([this, count = job.clips.size()] {
                m_asked = count; // without clips that have no frames, or are read-only
                emit changed();
            });
            const auto tellAnswered = [&](std::size_t answered) {
                tell([this, answered] {
                    m_answered = answered;
                    emit changed();
                });
            };
            auto answer = runSuggester(job, tellAnswered, cancelled.get());
            Outcome outcome;
            if (answer)
                outcome.answer = std::move(*answer);
            else
                outcome.error = answer.error();
            tell([this, outcome = std::move(outcome)] { take(outcome); });
        },
        [this] {
            take({{}, Error{"suggester.failed", "it could not be asked", {}}});
        });
    emit changed();
}

void SuggesterSession::take(Outcome outcome)
{
    m_isRunning = false;
    m_error = std::move(outcome.error);
    m_notes = outcome.answer.notes();
    m_answer = std::move(outcome.answer.suggestions);
    m_hasAnswer = !m_error;
    update();
}

void SuggesterSession::cancel()
{
    if (!m_isRunning) return;
    *m_cancelled = true;
    m_work.drop();
    m_isRunning = false;
    m_name.clear();
    emit changed();
}

void SuggesterSession::clear()
{
    if (m_cancelled) *m_cancelled = true;
    m_work.drop();
    m_isRunning = false;
    m_name.clear();
    m_asked = m_answered = 0;
    m_error.reset();
    m_notes.clear();
    m_answer.clear();
    m_hasAnswer = false;
    m_open.clear();
    m_current.reset();
    emit changed();
}

void SuggesterSession::update()
{
    m_open = openSuggestions(m_answer, m_rejected, m_document.library());
    if (m_current && !isIn(m_open, *m_current)) m_current.reset();
    emit changed();
}

/// Updates the suggestions of these clips only: an answer for a whole library is long.
void SuggesterSession::update(std::vector<ClipId> clips)
{
    std::sort(clips.begin(), clips.end());
    const auto isOfThese = [&](const ForeignSuggestion& each) {
        return std::binary_search(clips.begin(), clips.end(), each.clip);
    };
    std::vector<ForeignSuggestion> answer, rejected;
    std::ranges::copy_if(m_answer, std::back_inserter(answer), isOfThese);
    std::ranges::copy_if(m_rejected, std::back_inserter(rejected), isOfThese);
    std::erase_if(m_open, isOfThese);
    const auto kept = std::ssize(m_open);
    const auto open = openSuggestions(answer, rejected, m_document.library());
    m_open.insert(m_open.end(), open.begin(), open.end());
    std::inplace_merge(m_open.begin(), m_open.begin() + kept, m_open.end(), isMoreDoubtful);
    if (m_current && !isIn(m_open, *m_current)) m_current.reset();
    emit changed();
}

std::optional<std::size_t> SuggesterSession::current() const
{
    if (!m_current) return std::nullopt;
    return std::size_t(std::find(m_open.begin(), m_open.end(), *m_current) - m_open.begin());
}

void SuggesterSession::setCurrent(std::size_t place)
{
    if (place >= m_open.size() || m_current == m_open[place]) return;
    m_current = m_open[place];
    m_looking.start();
    emit changed();
}

/// Adds decisions to the suggester's use, and the time that was spent on them.
void SuggesterSession::count(std::span<const ForeignSuggestion> decided, std::size_t accepted)
{
    const KeptSuggester* kept = find(m_name);
    if (!kept) return;
    SuggesterUse& use = m_suggesters[std::size_t(kept - m_suggesters.data())].use;
    use.decided += std::int64_t(decided.size());
    use.accepted += std::int64_t(accepted);
    if (m_looking.isValid()) use.milliseconds += std::min(m_looking.restart(), longestLook);
    saveLater();
}

void SuggesterSession::goOnFrom(std::size_t place)
{
    if (m_open.empty()) return emit changed();
    setCurrent(std::min(place, m_open.size() - 1));
}

/// Returns whether anything was tagged: a locked set is not changed.
bool SuggesterSession::accept(const std::vector<ForeignSuggestion>& accepted, const QString& text)
{
    std::set<std::string> names;
    for (const ForeignSuggestion& each : accepted) names.insert(each.tag);
    m_document.knowTags({names.begin(), names.end()});
    const int steps = m_document.undoStack().index();
    changeDefining(m_document, acceptedChanges(accepted, m_document.library()), {names.begin(), names.end()},
                   text);
    return m_document.undoStack().index() != steps;
}

bool SuggesterSession::acceptCurrent()
{
    const auto place = current();
    if (!place) return false;
    const ForeignSuggestion decided = m_open[*place];
    if (!accept({decided}, tr("Accept %1").arg(QString::fromStdString(decided.tag)))) return false;
    count(std::span(&decided, 1), 1);
    goOnFrom(*place);
    return true;
}

bool SuggesterSession::rejectCurrent()
{
    const auto place = current();
    if (!place) return false;
    const ForeignSuggestion decided = m_open[*place];
    m_rejected.push_back(decided);
    update({decided.clip});
    count(std::span(&decided, 1), 0);
    goOnFrom(*place);
    return true;
}

bool SuggesterSession::acceptAll()
{
    const std::vector<ForeignSuggestion> all = m_open;
    if (all.empty() || !accept(all, tr("Accept %n suggestion(s)", nullptr, int(all.size())))) return false;
    count(all, all.size());
    emit changed();
    return true;
}

} // namespace tagline
