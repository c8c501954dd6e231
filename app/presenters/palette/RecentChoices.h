#pragma once

// RecentChoices remembers what was chosen last, in this session and those before.

#include <QSettings>
#include <QStringList>

namespace tagline {

class RecentChoices
{
public:
    static constexpr qsizetype most = 30;

    explicit RecentChoices(QSettings& settings);

    /// Puts it first.
    void take(const QString& id);
    /// The latest first.
    const QStringList& ids() const { return m_ids; }
    /// What it is worth that something was chosen before, beyond the letters of its name: the latest most; 0
    /// for others.
    int worthOf(const QString& id) const;

private:
    QSettings& m_settings;
    QStringList m_ids;
};

} // namespace tagline
