#pragma once

// PictureExportDialog asks which frames of a clip are to be written as a picture, a contact sheet or a film.

#include "app/presenters/exports/PictureOrder.h"
#include "widgets/theme/controls/Dialog.h"

#include <functional>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace tagline {

/// Frames of the clip that can be chosen, under a name: "Whole clip".
struct FrameChoice
{
    QString name;
    FrameRange frames;
};

class PictureExportDialog : public Dialog
{
    Q_OBJECT

public:
    /// Begins with a wish; its frames are not looked at. `ranges` are the ones for sheets and films, in the
    /// order in which they are proposed; `shown` is the frame that is shown, `viewport` the size of the
    /// picture in the window. Expects at least one range.
    PictureExportDialog(const PictureWish& wish, std::vector<FrameChoice> ranges, Frame shown, FrameRate rate,
                        const QSize& viewport, QWidget* parent = nullptr);

    /// Asks for the target before the dialog closes: if none is chosen, it stays open.
    using Chooser = std::function<QString(const PictureWish& wish)>;
    void setChooser(Chooser chooser) { m_chooser = std::move(chooser); }
    void accept() override;
    /// The path that was chosen.
    const QString& target() const { return m_target; }
    PictureWish wish() const;

private:
    void describe();
    void build();
    void showKind();
    void showNote();
    void fillSizes();
    PictureKind kind() const;

    const std::vector<FrameChoice> m_ranges;
    const Frame m_shown;
    const FrameRate m_rate;
    const QSize m_viewport;
    Chooser m_chooser;
    QString m_target;
    QComboBox* m_kind;
    QComboBox* m_range;
    QSpinBox* m_cells;
    QComboBox* m_format;
    QComboBox* m_size;
    QCheckBox* m_hasChips;
    QCheckBox* m_hasMoment;
    QCheckBox* m_hasMarks;
    QLabel* m_note;
    QPushButton* m_export = nullptr;
};

} // namespace tagline
