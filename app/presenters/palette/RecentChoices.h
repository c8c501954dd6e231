#pragma once

// RecentChoices remembers the last choices, of this session and those before.

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
    /// Bonus of an entry that was chosen before, beside the letters of its name: largest for the latest;
    /// 0 for others.
    int worthOf(const QString& id) const;

private:
    QSettings& m_settings;
    QStringList m_ids;
};

} // namespace tagline
