#pragma once

// SuggesterSession asks a person's suggesters about clips in the background, and keeps what is open of their
// answers for the person to decide.

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

/// Suggestions are no data. Accepting makes ordinary ranges, one undo step; what is rejected is suggested no
/// more until another library is opened. What came of each suggester is kept with it (SuggesterUse).
class SuggesterSession : public QObject
{
    Q_OBJECT

public:
    /// `file` is the person's own file of suggesters; it need not be there.
    SuggesterSession(LibraryDocument& document, std::string file, QObject* parent = nullptr);
    /// Ends the program that runs, and keeps what is not kept yet.
    ~SuggesterSession() override;

    /// Reads the person's file again; the error where it cannot be read: nothing is written over it then.
    std::optional<Error> load();
    const std::vector<KeptSuggester>& suggesters() const { return m_suggesters; }
    const KeptSuggester* find(const std::string& name) const;
    /// Replaces the suggester `former` (empty, or one that is not there: adds it) and keeps that.
    Result<void> keep(const std::string& former, const Suggester& suggester);
    Result<void> remove(const std::string& name);

    /// Asks a suggester about clips; what it suggested before is gone. Expects a name of one.
    void run(const std::string& name, std::span<const ClipId> clips);
    /// Ends the program that runs.
    void cancel();
    /// Ends it, and forgets what is suggested.
    void clear();

    /// Whose suggestions these are; empty: nobody's.
    const std::string& name() const { return m_name; }
    bool isRunning() const { return m_isRunning; }
    std::size_t asked() const { return m_asked; }       ///< clips
    std::size_t answered() const { return m_answered; } ///< of those
    /// Why there is no answer; none where there is one, or none was wanted.
    const std::optional<Error>& error() const { return m_error; }
    /// Whether the program answered, and suggests no range at all, open or decided.
    bool hasEmptyAnswer() const { return m_hasAnswer && m_answer.empty(); }
    /// What was left out of the answer, for people.
    const std::vector<std::string>& notes() const { return m_notes; }

    /// What is open, the most doubtful first.
    const std::vector<ForeignSuggestion>& suggestions() const { return m_open; }
    /// The one that the next decision is about: its place in suggestions().
    std::optional<std::size_t> current() const;
    /// A person looks at this one.
    void setCurrent(std::size_t place);

    /// Both go on to the one that is in its place then. Whether something was decided.
    bool acceptCurrent();
    bool rejectCurrent();
    bool acceptAll();

signals:
    /// Suggesters, suggestions, the current one, or how far the program is.
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
    QElapsedTimer m_looking; ///< since the current one was looked at
    std::shared_ptr<std::atomic<bool>> m_cancelled;
    bool m_hasUnsavedUse = false;
    QThreadPool m_keeping; ///< writes the file after each decision, on one thread
    LatestWork m_work;     ///< last: what runs ends before the rest goes
};

} // namespace tagline
