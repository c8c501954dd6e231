#pragma once

// CharacterBar is the viewport's chooser of the character that clips are shown on, at the bottom right.

#include <QFrame>
#include <QList>
#include <QString>

class QToolButton;

namespace tagline {

class ElidedButton;

/// A character that can be chosen.
struct CharacterEntry
{
    QString id;      ///< what chosen() gives back
    QString name;    ///< "Knight"
    QString remark;  ///< how the clip fits it: "fits", "needs retargeting"
    int section = 0; ///< entries of one section stand together, smaller ones first

    bool operator==(const CharacterEntry&) const = default;
};

/// What the bar shows.
struct CharacterState
{
    QString text; ///< on the button: what the clip is shown on; empty: the bar is hidden
    QString toolTip;
    QString offer;    ///< on the button before it: what can be done so that the clip fits; empty: no button
    QString offerTip; ///< why

    bool operator==(const CharacterState&) const = default;
};

/// Setters never emit but sizeChanged().
class CharacterBar : public QFrame
{
    Q_OBJECT

public:
    explicit CharacterBar(QWidget* parent = nullptr);

    void setState(const CharacterState& state);
    const CharacterState& state() const { return m_state; }
    /// What the menu offers, and which of it is chosen; to be given when it is asked for.
    void setEntries(QList<CharacterEntry> entries, const QString& current);
    /// Below this width names are no words any more.
    int leastWidth() const;
    /// The bar's own size for a place that is so wide, in device-independent pixels.
    void fitInto(int width);

signals:
    /// The menu is about to open: entries are wanted.
    void entriesRequested();
    /// A person chose a character by its entry's id.
    void chosen(const QString& id);
    /// A person took the offer.
    void offerTaken();
    /// The bar wants another size.
    void sizeChanged();

private:
    void fillMenu();

    CharacterState m_state;
    QList<CharacterEntry> m_entries;
    QString m_current;
    int m_room = 400;
    ElidedButton* m_offer;
    ElidedButton* m_chooser;
};

} // namespace tagline
