#pragma once

// LikenessSession finds in the background what moves like an example.

#include <QObject>

#include "app/document/jobs/LatestWork.h"
#include "app/document/library/LibraryDocument.h"
#include "core/library/LibraryLikeness.h"

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace tagline {

/// The rows of all clips are computed with the first question, and again once a clip has other motion.
class LikenessSession : public QObject
{
    Q_OBJECT

public:
    /// So many hits are kept.
    static constexpr std::size_t most = 500;

    explicit LikenessSession(LibraryDocument& document, QObject* parent = nullptr);
    /// Stops what is searched.
    ~LikenessSession() override;

    /// Expects frames of a clip of the library.
    void ask(const LikenessExample& example, bool findsMirrored);
    void clear();

    const std::optional<LikenessExample>& example() const { return m_example; }
    bool isSearching() const { return m_isSearching; }
    /// The nearest first; none while it searches.
    const std::vector<LikenessHit>& hits() const { return m_hits; }
    /// The clips that cannot be compared.
    std::size_t withoutBody() const { return m_rows ? m_rows->withoutBody.size() : 0; }
    /// Why the example cannot be compared; none where it can.
    const std::optional<Error>& error() const { return m_error; }

signals:
    /// Another example, or its answer.
    void changed();

private:
    struct Answer;

    void search();
    std::stop_token stopAndBegin();
    void take(Answer answer);
    std::vector<std::uint64_t> motionVersions() const;

    LibraryDocument& m_document;
    std::stop_source m_stop; ///< of the search that was begun last
    LatestWork m_work;
    std::optional<LikenessExample> m_example;
    bool m_findsMirrored = false;
    bool m_isSearching = false;
    std::vector<LikenessHit> m_hits;
    std::optional<Error> m_error;
    std::shared_ptr<const LibraryLikeness> m_rows;
    std::vector<std::uint64_t> m_versions; ///< of the motions that the rows are of, by clip
};

} // namespace tagline
