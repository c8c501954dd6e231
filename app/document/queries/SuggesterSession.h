#pragma once

// SuggesterSession runs a person's suggesters on clips in the background, and keeps the open suggestions for
// the person to decide.

#include <QElapsedTimer>
#include <QObject>
#include <QThreadPool>

#include "app/document/jobs/LatestWork.h"
#include "app/document/library/LibraryDocument.h"
#include "core/library/suggesters/ForeignSuggestions.h"
#include "core/library/suggesters/SuggesterFile.h"

#include <atomic>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tagline {

/// Suggestions are no data. Accepted ones become ordinary ranges, in one undo step; rejected ones do not
/// return until another library is opened. Decisions are counted per suggester (SuggesterUse).
class SuggesterSession : public QObject
{
    Q_OBJECT

public:
    /// `file` is the person's own file of suggesters; it may be missing.
    SuggesterSession(LibraryDocument& document, std::string file, QObject* parent = nullptr);
    /// Ends the running program, and saves the rest.
    ~SuggesterSession() override;

    /// Reads the person's file again; returns the error if it is unreadable: it is not overwritten then.
    std::optional<Error> load();
    const std::vector<KeptSuggester>& suggesters() const { return m_suggesters; }
    const KeptSuggester* find(const std::string& name) const;
    /// Replaces the suggester `former` (if empty or unknown: adds one) and saves it.
    Result<void> keep(const std::string& former, const Suggester& suggester);
    Result<void> remove(const std::string& name);

    /// Runs a suggester on clips, and drops the former suggestions. Expects the name of a suggester.
    void run(const std::string& name, std::span<const ClipId> clips);
    /// Ends the running program.
    void cancel();
    /// Ends the running program, and drops the suggestions.
    void clear();

    /// Name of the suggester of these suggestions; empty if there is none.
    const std::string& name() const { return m_name; }
    bool isRunning() const { return m_isRunning; }
    std::size_t asked() const { return m_asked; }       ///< number of clips asked about
    std::size_t answered() const { return m_answered; } ///< number of these that are answered
    /// Why there is no answer; none if there is one, or none was requested.
    const std::optional<Error>& error() const { return m_error; }
    /// Whether the program answered with no range at all, open or decided.
    bool hasEmptyAnswer() const { return m_hasAnswer && m_answer.empty(); }
    /// Notes about omitted parts of the answer, for people.
    const std::vector<std::string>& notes() const { return m_notes; }

    /// The open suggestions, the most doubtful first.
    const std::vector<ForeignSuggestion>& suggestions() const { return m_open; }
    /// Index in suggestions() of the suggestion for the next decision.
    std::optional<std::size_t> current() const;
    /// Makes this suggestion the current one, as a person looks at it.
    void setCurrent(std::size_t place);

    /// Both decide the current suggestion; the one that takes its index becomes current. Whether they did.
    bool acceptCurrent();
    bool rejectCurrent();
    bool acceptAll();

signals:
    /// Suggesters, suggestions, the current one, or the progress have changed.
    void changed();

private:
    struct Outcome;

    void take(Outcome outcome);
    void update();
    void update(std::vector<ClipId> clips);
    bool accept(const std::vector<ForeignSuggestion>& accepted, const QString& text);
    void goOnFrom(std::size_t place);
    void count(std::span<const ForeignSuggestion> decided, std::size_t accepted);
    void saveLater();
    Result<void> save();

    LibraryDocument& m_document;
    std::string m_file;
    bool m_isFileBroken = false;
    std::vector<KeptSuggester> m_suggesters;
    std::string m_name;
    bool m_isRunning = false;
    std::size_t m_asked = 0;
    std::size_t m_answered = 0;
    std::optional<Error> m_error;
    std::vector<std::string> m_notes;
    bool m_hasAnswer = false;
    std::vector<ForeignSuggestion> m_answer;
    std::vector<ForeignSuggestion> m_rejected;
    std::vector<ForeignSuggestion> m_open;
    std::optional<ForeignSuggestion> m_current;
    QElapsedTimer m_looking; ///< time since a person began to look at the current one
    std::shared_ptr<std::atomic<bool>> m_cancelled;
    bool m_hasUnsavedUse = false;
    QThreadPool m_keeping; ///< writes the file after each decision, on one thread
    LatestWork m_work;     ///< last: running work ends before other members go
};

} // namespace tagline
