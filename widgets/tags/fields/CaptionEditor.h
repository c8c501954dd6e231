#pragma once

// CaptionEditor asks at the cursor what a person would say of some frames.

#include <QFrame>

#include "core/tags/sheet/captions/Caption.h"
#include "core/time/FrameRate.h"

class QLabel;
class QLineEdit;
class QPushButton;

namespace tagline {

class RangeEditor;

/// It deletes itself when it closes; Enter keeps the caption, Escape leaves all as it was.
class CaptionEditor : public QFrame
{
    Q_OBJECT

public:
    CaptionEditor(FrameRate rate, Frame frames, QWidget* parent = nullptr);

    /// A caption that is to be made, with its frames and what is known of its author and language.
    void setNew(const Caption& caption);
    /// One that is there.
    void setCaption(const Caption& caption);
    /// The stop of one that is made while the clip plays; no more once a person changed the frames.
    void setStop(Frame stop);
    /// Shows it with its corner at a global position, kept on the screen, with the focus in the text.
    void popUp(const QPoint& globalPosition);

signals:
    void captionChosen(const tagline::Caption& caption);
    /// A person wants the caption that is there to go.
    void removeRequested();

private:
    void build();
    void show(const Caption& caption);
    void accept();

    QLineEdit* m_text;
    QLineEdit* m_language;
    RangeEditor* m_range;
    QLabel* m_message;
    QLabel* m_author;
    QPushButton* m_remove;
    Caption m_caption;
    bool m_areFramesTouched = false;
    bool m_isStopKnown = false;
};

} // namespace tagline
