#pragma once

// DriveLights shows in the library and on the wall which frames a driven figure may play, and which it has
// played.

#include "app/document/driving/DriveSession.h"

#include <memory>

namespace tagline {

class LibraryModel;

class DriveLights
{
public:
    DriveLights(DriveSession& session, LibraryModel& rows)
        : m_session(session)
        , m_rows(rows)
    {
    }

    /// Shows the changes since the last call; nothing is lit while the figure is not in the picture.
    void show(bool isDriven);

private:
    void showAll();

    DriveSession& m_session;
    LibraryModel& m_rows;
    std::shared_ptr<const DriveFilter> m_filter; ///< the filter that is shown; null: nothing is
};

} // namespace tagline
