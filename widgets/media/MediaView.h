#pragma once

// MediaView shows the picture of a reference medium beside the figure, and the clip's beginning in it.

#include <QImage>
#include <QString>
#include <QWidget>

class QDoubleSpinBox;
class QToolButton;

namespace tagline {

class ElidedLabel;

/// The state shown by the view, as a value.
struct MediaState
{
    QString name;      ///< of the file
    QString path;      ///< full path, for the tooltip
    QImage picture;    ///< null: the note is shown in its place
    QString note;      ///< why there is no picture; shown below the picture if there is one
    double offset = 0; ///< seconds of the medium at which the clip begins
    bool canEdit = true;
};

/// Setters never emit; user input emits an intent.
class MediaView : public QWidget
{
    Q_OBJECT

public:
    explicit MediaView(QWidget* parent = nullptr);

    void setState(const MediaState& state);
    const MediaState& state() const { return m_state; }

    QSize sizeHint() const override { return {320, 240}; }
    QSize minimumSizeHint() const override { return {220, 120}; }

signals:
    void offsetEdited(double seconds);
    void chooseRequested();
    void removeRequested();
    void hideRequested();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QToolButton* newButton(const QString& icon, const QString& name, const QString& tip);

    MediaState m_state;
    QWidget* m_bar;
    ElidedLabel* m_name;
    QDoubleSpinBox* m_offset;
    QToolButton* m_choose;
    QToolButton* m_remove;
    QToolButton* m_hide;
};

} // namespace tagline
