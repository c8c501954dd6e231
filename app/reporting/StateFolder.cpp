#include "app/reporting/StateFolder.h"

#include <QDir>

namespace tagline {

QString standardStateFolder()
{
    const QString named = qEnvironmentVariable("TAGLINE_STATE_DIR");
    if (!named.isEmpty()) return named;
    // Qt 6.4 has no name for this folder. A path that is not absolute is none, says the specification.
    const QString states = qEnvironmentVariable("XDG_STATE_HOME");
    const QString folder = QDir::isAbsolutePath(states) ? states : QDir::homePath() + "/.local/state";
    return folder + "/tagline";
}

} // namespace tagline
