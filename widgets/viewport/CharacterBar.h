#pragma once

// CharacterBar is the viewport's chooser of the character on which clips are shown, at the bottom right.

#include <QFrame>
#include <QList>
#include <QString>

class QToolButton;

namespace tagline {

class ElidedButton;

/// A character that can be chosen.
struct CharacterEntry
{
    QString id;      ///< argument of chosen()
    QString name;    ///< "Knight"
    QString remark;  ///< suitability for the clip: "fits", "needs retargeting"
    int section = 0; ///< entries of one section are adjacent, smaller ones first

    bool operator==(const CharacterEntry&) const = default;
};

/// The state shown by the bar.
struct CharacterState
{
    QString text; ///< on the button: the character of the clip; empty: the bar is hidden
    QString toolTip;
    QString offer;    ///< on the button before it: action that makes the clip fit; empty: no button
    QString offerTip; ///< reason of the offer

    bool operator==(const CharacterState&) const = default;
};

/// Setters never emit, except sizeChanged().
class CharacterBar : public QFrame
{
    Q_OBJECT

public:
    explicit CharacterBar(QWidget* parent = nullptr);

    void setState(const CharacterState& state);
    const CharacterState& state() const { return m_state; }
    /// Entries of the menu, and the id of the chosen one; to be set on entriesRequested().
    void setEntries(QList<CharacterEntry> entries, const QString& current);
    /// Least width at which names are still readable, in device-independent pixels.
    int leastWidth() const;
    /// Resizes the bar to a place of that width, in device-independent pixels.
    void fitInto(int width);

signals:
    /// The menu is about to open and needs its entries.
    void entriesRequested();
    /// The user chose a character, by its entry's id.
    void chosen(const QString& id);
    /// The user accepted the offer.
    void offerTaken();
    /// The preferred size of the bar has changed.
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
