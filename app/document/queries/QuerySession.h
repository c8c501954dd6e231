#pragma once

// QuerySession keeps the answer to the query that is being typed: live, in the background, for the latest
// text.

#include <QObject>
#include <QString>

#include "app/document/jobs/LatestWork.h"
#include "app/document/library/LibraryDocument.h"
#include "app/document/queries/QueryWork.h"

#include <memory>
#include <optional>
#include <stop_token>

namespace tagline {

/// State of the current text.
enum class QueryState {
    Empty,   ///< no query: nothing is dimmed
    Valid,   ///< answer() belongs to the text
    Invalid, ///< error() says why, without a column if the query failed; answer() is that of
             ///< last valid text
};

/// Answers are cached during editing: after an edit of one clip only that clip is evaluated again, and an
/// earlier text is answered at once.
class QuerySession : public QObject
{
    Q_OBJECT

public:
    explicit QuerySession(LibraryDocument& document, QObject* parent = nullptr);
    ~QuerySession() override;

    const QString& text() const { return m_text; }
    /// Sets and parses the text at once; the answer follows with answered().
    void setText(const QString& text);

    QueryState state() const { return m_state; }
    const Error& error() const { return m_error; }
    /// The present query. Expects a valid one.
    const QueryExpression& expression() const { return m_expression; }
    /// The last answer; none while there is no query. It may be older than the tags until answered().
    const std::optional<FrameSet>& answer() const { return m_answer; }
    /// Whether answer() belongs to the present text and tags.
    bool isAnswered() const { return m_isAnswered; }
    /// Whether answer() belongs to the last valid query, because the present one is invalid.
    bool isStale() const { return m_state == QueryState::Invalid; }
    /// The query as it was understood, with all brackets; empty if it is not valid.
    const QString& echo() const { return m_echo; }
    /// Duration of the evaluation.
    double milliseconds() const { return m_milliseconds; }
    /// Progress of the signals; none if the answer is complete. Updated with each answered().
    const std::optional<SignalProgress>& progress() const { return m_progress; }
    /// Joints of the query that some clips lack; those clips have no hits. Updated with each answered().
    const std::vector<MissingJoint>& missingJoints() const { return m_missing; }
    /// Examples of the query that no motion can match. Updated with each answered().
    const std::vector<UselessExample>& uselessExamples() const { return m_useless; }
    /// Values of the query that no clip has. Updated with each answered().
    const std::vector<UnmetValue>& unmetValues() const { return m_unmet; }
    /// Stops computing signals; the answer stays that of the clips that have them.
    void stopComputing();
    /// Evaluates the present text again: after stopComputing() the computation continues.
    void askAgain() { setText(m_text); }
    /// Sets the clip whose signals are computed first.
    void setFirstClip(ClipId clip) { m_firstClip = clip; }

    /// The next hit after (or before) a frame, in the given order of clips, wrapping around the ends. None if
    /// there is no hit.
    std::optional<std::pair<ClipId, FrameRange>> neighbourHit(std::span<const ClipId> order, ClipId clip,
                                                              Frame frame, bool forward) const;

signals:
    /// State, error or answer have changed.
    void answered();

private:
    void evaluateLater();
    void take(QueryWorkAnswer answer);
    void giveUp();

    LibraryDocument& m_document;
    QueryCache m_cache; ///< used only by the thread of the work
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
    LatestWork m_work;         // last: running work ends before other members go
};

} // namespace tagline
