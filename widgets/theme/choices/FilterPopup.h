#pragma once

// FilterPopup is a list over the window with a field that filters it: type a part of a name, press Enter.

#include <QFrame>

class QAbstractItemView;
class QLineEdit;

namespace tagline {

/// A class that derives from it has the rows and filters them, and a signal for the one that is picked.
/// Exactly one of that and dismissed() comes before the popup is gone. It deletes itself when it closes.
class FilterPopup : public QFrame
{
    Q_OBJECT

public:
    static constexpr int mostRows = 12; ///< in view at once

    explicit FilterPopup(QWidget* parent);

    /// Shows it below a place on the screen, or above where there is more room, with the focus in its field.
    /// A click on that place leaves it open: it may be the second of two.
    void popUp(const QRect& place);

signals:
    /// Escape, or a click elsewhere.
    void dismissed();

protected:
    /// Takes the view below the field; it needs no focus.
    void setView(QAbstractItemView* view);
    /// Makes the view as high as so many rows, mostRows at most.
    void showRows(int rows);
    QLineEdit& field() { return *m_field; }
    /// Whether no answer was given yet; from then on one is.
    bool beginAnswer();
    /// Enter or Tab in the field.
    virtual void pickCurrent() = 0;

    bool eventFilter(QObject* watched, QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    QLineEdit* m_field;
    QAbstractItemView* m_view = nullptr;
    QRect m_place; ///< on the screen: what it was opened for
    bool m_hasAnswered = false;
};

/// How well a name fits what was typed: 3 if it is the name, 2 if the name begins so, 1 if it contains it,
/// else 0.
int fitOf(const QString& name, const QString& typed);

} // namespace tagline
