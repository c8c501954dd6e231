#pragma once

// TagPickerPopup asks at the cursor which tag a new range gets: type a part of the name, press Enter.

#include <QFrame>

#include "widgets/tags/choice/TagRow.h"

#include <vector>

namespace tagline {

class TagChoiceList;

/// Exactly one of its signals comes before it is gone. It deletes itself when it closes.
class TagPickerPopup : public QFrame
{
    Q_OBJECT

public:
    explicit TagPickerPopup(std::vector<TagRow> tags, QWidget* parent = nullptr);

    /// Shows it with its corner at a global position, kept on the screen, with the focus in its field.
    void popUp(const QPoint& globalPosition);

signals:
    void picked(tagline::TagId tag);
    /// A name that no tag has.
    void createRequested(QString name);
    /// Escape, or a click elsewhere.
    void dismissed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void fit();
    void pickCurrent();

    TagChoiceList* m_choices;
    bool m_hasAnswered = false;
};

} // namespace tagline
