#pragma once

// PathRedaction takes a person's paths and names out of a text before it is handed on.

#include <QString>
#include <QStringList>

namespace tagline {

/// Places of the system (/usr, /lib, …) stay. The ending of a file stays: "<path>.bvh".
class PathRedaction
{
public:
    /// `folders` are paths of which each mention goes, also where blanks are in them; `home` is the person's
    /// own folder, whose last part below /home or /Users is their name, which goes too.
    PathRedaction(QStringList folders, const QString& home);

    QString operator()(QString text) const;

private:
    QStringList m_folders; ///< the longest first
    QString m_home;
    QString m_person;
};

} // namespace tagline
