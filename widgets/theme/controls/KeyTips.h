#pragma once

// KeyTips puts the key of an action behind what a tooltip says.

#include <QCoreApplication>
#include <QString>

namespace tagline {

/// "Save this query (Ctrl+D)"; the tip alone where no key is given.
inline QString tipWithKey(const QString& tip, const QString& key)
{
    if (key.isEmpty()) return tip;
    return QCoreApplication::translate("tagline::KeyTips", "%1 (%2)", "what it does and its key")
        .arg(tip, key);
}

} // namespace tagline
