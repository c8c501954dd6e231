#pragma once

// ModeBadges are the coloured words at the timeline's corner that say which modes are on: tag mode, tags
// whose keys are in use, a blend that plays in the clip's place.

#include <QColor>
#include <QList>
#include <QString>
#include <QWidget>

#include "widgets/theme/Theme.h"

#include <variant>

namespace tagline {

/// One mode that is on.
struct TimelineBadge
{
    QString text;
    std::variant<ThemeColour, QColor> colour; ///< the theme's, whichever is shown; or what a tag stores
    QString tip;

    bool operator==(const TimelineBadge&) const = default;
};

/// Takes no mouse but for its tips, and no place while nothing is on. Badges that do not fit are counted.
class ModeBadges : public QWidget
{
    Q_OBJECT

public:
    explicit ModeBadges(QWidget* parent = nullptr);

    void setBadges(QList<TimelineBadge> badges);
    const QList<TimelineBadge>& badges() const { return m_badges; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QList<TimelineBadge> fitting() const;

    QList<TimelineBadge> m_badges;
};

} // namespace tagline
