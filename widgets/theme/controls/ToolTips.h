#pragma once

// ToolTips shows what controls say of themselves: at most 320 pixels wide, keys as badges.

#include <QObject>

namespace tagline {

/// A tip as it is shown: "Save this query (Ctrl+D)" with the key in a badge behind the words. Of a tip of
/// several lines the first stands out.
QString shownToolTip(const QString& tip);

/// Install it on the application; applyTheme() does.
/// The property of a widget whose tips depend on what is under the mouse: it shows them itself.
inline constexpr const char* tipsByPlace = "tipsByPlace";

class ToolTips : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace tagline
