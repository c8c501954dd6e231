#pragma once

// DriveLibrary makes a library ready to be driven, in the background: the clips on one figure, their
// features, and an index of the frames that a query allows.

#include <QObject>

#include "app/document/driving/DriveSession.h"
#include "app/document/jobs/LatestWork.h"
#include "app/document/library/LibraryDocument.h"

#include <QTimer>

#include <memory>
#include <optional>
#include <stop_token>

namespace tagline {

/// Works once it is wanted, and follows the document from then on; the session is given whatever becomes
/// ready. Another library is made ready once it is wanted itself: queries name tags of one library alone. A
/// filter that is asked for serves as soon as it is there, the one before until then.
class DriveLibrary : public QObject
{
    Q_OBJECT

public:
    DriveLibrary(LibraryDocument& document, DriveSession& session, QObject* parent = nullptr);
    /// Stops what runs.
    ~DriveLibrary() override;

    /// Makes the library ready, where it is not, to be driven by what these queries allow. Signals that they
    /// need are computed first.
    void want(const DriveQueries& queries);
    /// Other queries, where the library is wanted at all.
    void setQueries(const DriveQueries& queries);
    /// How much the path and the pose count (FeatureSchema::steering()).
    void setWeights(double follow, double flow);
    /// Stops what is under way; what is ready stays.
    void cancel();

    bool isWanted() const { return m_isWanted; }
    /// Whether clips are being measured.
    bool isStaging() const { return m_isStaging; }
    /// Of those that are measured: clips that are.
    std::size_t readyCount() const { return m_ready; }
    std::size_t clipCount() const { return m_clipCount; }
    /// Why nothing can be driven; none where something can, or it is not known yet.
    const std::optional<Error>& error() const { return m_error; }

signals:
    /// How far it is, or what is wrong.
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
    bool m_mayKeepClips = false; ///< those that were measured are of this figure and these settings
    std::size_t m_ready = 0;
    std::size_t m_clipCount = 0;
    std::optional<Error> m_error;
    QTimer m_soon; ///< until files that arrive one after the other are there
    std::stop_source m_stop;
    LatestWork m_staging;
    LatestWork m_filtering; // last: what runs ends before the rest goes
};

} // namespace tagline
