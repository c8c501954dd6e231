#pragma once

// DriveLibrary prepares a library for driving in the background: the clips on one figure, their features, and
// an index of the frames that a query allows.

#include <QObject>

#include "app/document/driving/DriveSession.h"
#include "app/document/jobs/LatestWork.h"
#include "app/document/library/LibraryDocument.h"

#include <QTimer>

#include <memory>
#include <optional>
#include <stop_token>

namespace tagline {

/// Works once it is wanted, and follows the document from then on; passes everything that becomes ready to
/// the session. Another library has to be wanted itself: queries name tags of one library only. A requested
/// filter takes effect once it is ready, the former one until then.
class DriveLibrary : public QObject
{
    Q_OBJECT

public:
    DriveLibrary(LibraryDocument& document, DriveSession& session, QObject* parent = nullptr);
    /// Stops the running work.
    ~DriveLibrary() override;

    /// Prepares the library, if needed, to be driven by the frames that these queries allow. The signals that
    /// they need are computed first.
    void want(const DriveQueries& queries);
    /// Sets other queries; they take effect if the library is wanted.
    void setQueries(const DriveQueries& queries);
    /// Sets the weights of the path and of the pose (FeatureSchema::steering()).
    void setWeights(double follow, double flow);
    /// Stops the running work; finished results stay.
    void cancel();

    bool isWanted() const { return m_isWanted; }
    /// Whether clips are being measured.
    bool isStaging() const { return m_isStaging; }
    /// Number of clips measured so far, of clipCount().
    std::size_t readyCount() const { return m_ready; }
    std::size_t clipCount() const { return m_clipCount; }
    /// Why nothing can be driven; none if it can be, or if that is not known yet.
    const std::optional<Error>& error() const { return m_error; }

signals:
    /// The progress or the error has changed.
    void progressed();
    /// The session has another library or another filter.
    void readied();

private:
    struct Staged;

    void followDocument(const DocumentChange& change);
    void stage();
    void takeStaged(const Staged& made);
    void filter();
    std::stop_token stopAndBegin();
    void fail(Error error);

    LibraryDocument& m_document;
    DriveSession& m_session;
    DriveQueries m_queries{allFrames(), {}, {}, 0.0f};
    FeatureSchema m_schema = FeatureSchema::steering();
    bool m_isWanted = false;
    bool m_isStaging = false;
    bool m_mayKeepClips = false; ///< the measured clips are of this figure and these settings
    std::size_t m_ready = 0;
    std::size_t m_clipCount = 0;
    std::optional<Error> m_error;
    QTimer m_soon; ///< waits until files that arrive one after the other are there
    std::stop_source m_stop;
    LatestWork m_staging;
    LatestWork m_filtering; // last: running work ends before other members go
};

} // namespace tagline
