#pragma once

// KeyHints shows a few keys that are worth knowing.

#include <QList>
#include <QString>
#include <QWidget>

namespace tagline {

struct KeyHint
{
    QString key;
    QString text; ///< description of the key's effect

    bool operator==(const KeyHint&) const = default;
};

/// Keys in badges with their texts, in as many rows as the width needs; hints without a key are left out.
class KeyHints : public QWidget
{
    Q_OBJECT

public:
    explicit KeyHints(QWidget* parent = nullptr);

    void setHints(const QList<KeyHint>& hints);

private:
    void addHint(const KeyHint& hint);

    QList<KeyHint> m_hints;
};

} // namespace tagline
