#pragma once

// ReelBar is the line below the picture with which the hits of a query are watched: play, keep, skip.

#include <QWidget>

#include "widgets/reel/ReelState.h"

class QToolButton;

namespace tagline {

class ElidedLabel;
class KeyedButton;
class ReelStrip;

/// The keys of the bar's buttons, for their tooltips; empty where one has none.
struct ReelKeys
{
    QString play;
    QString keep;
    QString skip;
    QString tag;
};

/// Setters never emit. Hidden while there is no hit; with an offer elsewhere, also while the reel neither
/// plays nor has kept anything.
class ReelBar : public QWidget
{
    Q_OBJECT

public:
    explicit ReelBar(QWidget* parent = nullptr);

    void setState(const ReelState& state);
    const ReelState& state() const { return m_state; }
    void setProgress(double progress);
    void setKeys(const ReelKeys& keys);
    /// A button "Play 32 hits" for over the picture, shown while the bar is not; the caller owns it.
    QToolButton* newOffer(QWidget* parent);
    /// Of what stays in a narrow bar.
    QSize minimumSizeHint() const override;

signals:
    void playToggled();
    void itemRequested(int item);
    void keepRequested();
    void skipRequested();
    void tagRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    KeyedButton* newButton(const QString& text, const QString& name, void (ReelBar::*signal)());

    void fit();
    int leastWidth(bool hasBadges) const;
    void showOffer(int count, int kept);
    QString infoText() const;
    QString workText() const;

    ReelState m_state;
    KeyedButton* m_play;
    KeyedButton* m_offer = nullptr;
    QString m_playKey;
    ReelStrip* m_strip;
    ElidedLabel* m_info;
    KeyedButton* m_keep;
    KeyedButton* m_skip;
    KeyedButton* m_tag;
};

} // namespace tagline
