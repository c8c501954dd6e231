#pragma once

// QuerySession keeps the answer to the query that is being typed: live, in the background, the newest text
// wins.

#include <QObject>
#include <QString>

#include "app/document/jobs/LatestWork.h"
#include "app/document/library/LibraryDocument.h"
#include "app/document/queries/QueryWork.h"

#include <memory>
#include <optional>
#include <stop_token>

namespace tagline {

/// What is known of the current text.
enum class QueryState {
    Empty,   ///< no query: nothing is dimmed
    Valid,   ///< `answer` belongs to the text
    Invalid, ///< `error` says why, with no column where it could not be computed; `answer` is that of the
             ///< last valid text
};

/// Answers are remembered while the document is edited: after an edit of one clip only that clip is evaluated
/// again, and a text that was there before is answered at once.
class QuerySession : public QObject
{
    Q_OBJECT

public:
    explicit QuerySession(LibraryDocument& document, QObject* parent = nullptr);
    ~QuerySession() override;

    const QString& text() const { return m_text; }
    /// Parses at once; the answer comes with `answered`.
    void setText(const QString& text);

    QueryState state() const { return m_state; }
    const Error& error() const { return m_error; }
    /// The present query. Expects that it is valid.
    const QueryExpression& expression() const { return m_expression; }
    /// The last answer; none while there is no query. It may be older than the tags until `answered` comes.
    const std::optional<FrameSet>& answer() const { return m_answer; }
    /// Whether `answer` is that of the present text and tags.
    bool isAnswered() const { return m_isAnswered; }
    /// Whether `answer` is that of the last query that could be read, and the present one cannot.
    bool isStale() const { return m_state == QueryState::Invalid; }
    /// How the query was understood, with all brackets; empty where it is not valid.
    const QString& echo() const { return m_echo; }
    /// What the evaluation took.
    double milliseconds() const { return m_milliseconds; }
    /// None where the answer is whole. New with each `answered`.
    const std::optional<SignalProgress>& progress() const { return m_progress; }
    /// Joints of the query that some clips lack; those clips answer nothing. New with each `answered`.
    const std::vector<MissingJoint>& missingJoints() const { return m_missing; }
    /// Examples of the query that nothing can move like. New with each `answered`.
    const std::vector<UselessExample>& uselessExamples() const { return m_useless; }
    /// Values of the query that no clip has. New with each `answered`.
    const std::vector<UnmetValue>& unmetValues() const { return m_unmet; }
    /// Leaves it at the clips whose signals are computed.
    void stopComputing();
    /// Asks the present text again: after a stop the computing goes on.
    void askAgain() { setText(m_text); }
    /// The clip whose signals are computed before those of others.
    void setFirstClip(ClipId clip) { m_firstClip = clip; }

    /// The next hit after (or before) a place, in the given order of clips, around the ends. None where there
    /// is no hit.
    std::optional<std::pair<ClipId, FrameRange>> neighbourHit(std::span<const ClipId> order, ClipId clip,
                                                              Frame frame, bool forward) const;

signals:
    /// State, error or answer are new.
    void answered();

private:
    void evaluateLater();
    void take(QueryWorkAnswer answer);
    void giveUp();

    LibraryDocument& m_document;
    QueryCache m_cache; ///< touched by the thread of the work alone
    QString m_text;
    QueryState m_state = QueryState::Empty;
    Error m_error;
    QueryExpression m_expression;
    std::optional<FrameSet> m_answer;
    QString m_echo;
    double m_milliseconds = 0;
    std::optional<SignalProgress> m_progress;
    std::vector<MissingJoint> m_missing;
    std::vector<UselessExample> m_useless;
    std::vector<UnmetValue> m_unmet;
    ClipId m_firstClip;
    bool m_isAnswered = false; ///< m_answer belongs to the text
    std::stop_source m_stop;   ///< of the present work
    LatestWork m_work;         // last: what runs ends before the rest goes
};

} // namespace tagline
