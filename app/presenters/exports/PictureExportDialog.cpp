#include "app/presenters/exports/PictureExportDialog.h"

#include "app/pictures/FilmFormat.h"
#include "app/pictures/PictureFile.h"
#include "app/pictures/SheetLayout.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tagline {
namespace {

constexpr QSize pictureSizes[]{{1280, 720}, {1920, 1080}, {3840, 2160}, {640, 360}};
constexpr QSize cellSizes[]{{320, 240}, {480, 360}, {640, 480}, {160, 120}};

QStringList filmEndings()
{
    QStringList endings;
    for (const FilmFormat& format : filmFormats()) endings << format.ending;
    return endings;
}

/// Sides as every format takes them.
QSize evenSize(const QSize& size)
{
    return {std::max(size.width() / 2 * 2, 2), std::max(size.height() / 2 * 2, 2)};
}

} // namespace

PictureExportDialog::PictureExportDialog(const PictureWish& wish, std::vector<FrameChoice> ranges,
                                         Frame shown, FrameRate rate, const QSize& viewport, QWidget* parent)
    : Dialog(parent)
    , m_ranges(std::move(ranges))
    , m_shown(shown)
    , m_rate(rate)
    , m_viewport(evenSize(viewport))
    , m_kind(new QComboBox(this))
    , m_range(new QComboBox(this))
    , m_cells(new QSpinBox(this))
    , m_format(new QComboBox(this))
    , m_size(new QComboBox(this))
    , m_hasChips(new QCheckBox(tr("Show &tags as chips"), this))
    , m_hasMoment(new QCheckBox(tr("Show frame &number and time"), this))
    , m_hasMarks(new QCheckBox(tr("Show &ghosts, trajectory and contacts"), this))
    , m_note(new QLabel(this))
{
    setObjectName("pictureExportDialog");
    setWindowTitle(tr("Export Picture or Film"));
    m_kind->addItems({tr("Picture of this frame"), tr("Contact sheet"), tr("Film")});
    m_kind->setCurrentIndex(int(wish.kind));
    for (const FrameChoice& range : m_ranges) m_range->addItem(range.name);
    m_cells->setRange(2, mostSheetCells);
    m_cells->setValue(wish.cells);
    m_hasChips->setChecked(wish.captions.hasChips);
    m_hasMoment->setChecked(wish.captions.hasMoment);
    m_hasMarks->setChecked(wish.hasMarks);
    describe();
    build();
    showKind();
    if (const int place = m_format->findData(wish.ending); place >= 0) m_format->setCurrentIndex(place);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &PictureExportDialog::showKind);
    connect(m_range, &QComboBox::currentIndexChanged, this, &PictureExportDialog::showNote);
    connect(m_cells, &QSpinBox::valueChanged, this, &PictureExportDialog::showNote);
    connect(m_format, &QComboBox::currentIndexChanged, this, &PictureExportDialog::showNote);
    connect(m_size, &QComboBox::currentIndexChanged, this, &PictureExportDialog::showNote);
}

void PictureExportDialog::describe()
{
    m_kind->setObjectName("pictureKind");
    m_kind->setAccessibleName(tr("What is written"));
    m_kind->setToolTip(tr("A sheet shows frames side by side, seen by one camera; a film plays them"));
    m_range->setObjectName("pictureRange");
    m_range->setAccessibleName(tr("Range"));
    m_range->setToolTip(tr("The frames of the sheet or film"));
    m_cells->setObjectName("pictureCells");
    m_cells->setAccessibleName(tr("Frames on the sheet"));
    m_cells->setToolTip(tr("How many frames are spread over the range, the first and the last included"));
    m_format->setObjectName("pictureFormat");
    m_format->setAccessibleName(tr("Format"));
    m_format->setToolTip(tr("What the picture or film is written as"));
    m_size->setObjectName("pictureSize");
    m_size->setAccessibleName(tr("Size in pixels"));
    m_size->setToolTip(tr("Width and height in pixels; of a sheet, those of each frame on it"));
    m_hasChips->setObjectName("pictureChips");
    m_hasChips->setToolTip(tr("Writes the tags that a frame has on its picture, in their colours"));
    m_hasMoment->setObjectName("pictureMoment");
    m_hasMoment->setToolTip(tr("Writes on each picture which frame it shows, and its time"));
    m_hasMarks->setObjectName("pictureMarks");
    m_hasMarks->setToolTip(
        tr("Shows around the figure what the window shows: ghosts, the way over the ground, contacts, axes "
           "and the way of a joint, as far as the View menu has them on"));
    m_note->setObjectName("pictureNote");
    m_note->setAccessibleName(tr("What will be written"));
    m_note->setWordWrap(true);
    m_note->setAlignment(Qt::AlignTop);
    m_note->setMinimumHeight(3 * fontMetrics().lineSpacing()); // the dialog keeps its size
}

void PictureExportDialog::build()
{
    auto* form = new QFormLayout;
    form->addRow(tr("&Write"), m_kind);
    form->addRow(tr("&Range"), m_range);
    form->addRow(tr("F&rames"), m_cells);
    form->addRow(tr("For&mat"), m_format);
    form->addRow(tr("&Size"), m_size);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_export = buttons->addButton(tr("&Export…"), QDialogButtonBox::AcceptRole);
    m_export->setToolTip(tr("Choose where to, and export"));
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_hasChips);
    layout->addWidget(m_hasMoment);
    layout->addWidget(m_hasMarks);
    layout->addWidget(m_note);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

PictureKind PictureExportDialog::kind() const { return PictureKind(m_kind->currentIndex()); }

PictureWish PictureExportDialog::wish() const
{
    PictureWish wish;
    wish.kind = kind();
    wish.frames = wish.kind == PictureKind::Picture ? FrameRange{m_shown, m_shown + 1}
                                                    : m_ranges[std::size_t(m_range->currentIndex())].frames;
    wish.cells = m_cells->value();
    wish.size = m_size->currentData().toSize();
    wish.ending = m_format->currentData().toString();
    wish.captions = {m_hasMoment->isChecked(), m_hasChips->isChecked(), false};
    wish.hasMarks = m_hasMarks->isChecked();
    return wish;
}

void PictureExportDialog::fillSizes()
{
    m_size->clear();
    const auto add = [this](const QSize& size, const QString& text) {
        m_size->addItem(text.arg(size.width()).arg(size.height()), size);
    };
    if (kind() == PictureKind::Sheet) {
        for (const QSize& size : cellSizes) add(size, tr("%1 × %2 each"));
        return;
    }
    for (const QSize& size : pictureSizes) add(size, tr("%1 × %2"));
    add(m_viewport, tr("%1 × %2, as in the window"));
}

void PictureExportDialog::showKind()
{
    const QSignalBlocker formats(m_format), sizes(m_size);
    m_format->clear();
    for (const QString& ending : kind() == PictureKind::Film ? filmEndings() : pictureEndings())
        m_format->addItem(ending.toUpper(), ending);
    fillSizes();
    auto* form = findChild<QFormLayout*>();
    form->setRowVisible(m_range, kind() != PictureKind::Picture);
    form->setRowVisible(m_cells, kind() == PictureKind::Sheet);
    showNote();
}

void PictureExportDialog::showNote()
{
    const bool isPossible = kind() != PictureKind::Film || !filmEncoder().isEmpty();
    m_export->setEnabled(isPossible);
    if (!isPossible) {
        m_note->setText(
            tr("Films are encoded by the program ffmpeg, which is not installed: install the package "
               "ffmpeg and open this again."));
        return;
    }
    const PictureWish chosen = wish();
    const int pictures = picturesOf(chosen, m_rate);
    switch (chosen.kind) {
    case PictureKind::Picture:
        m_note->setText(tr("Frame %1, as the camera sees it now.").arg(m_shown));
        break;
    case PictureKind::Sheet: {
        const QSize size = SheetLayout(pictures, 0, chosen.size).size();
        m_note->setText(
            tr("%n frame(s), seen from where the camera looks now, on %1 × %2 pixels.", nullptr, pictures)
                .arg(size.width())
                .arg(size.height()));
        break;
    }
    case PictureKind::Film:
        m_note->setText(
            tr("%n picture(s) in %1 s, at the clip's speed.", nullptr, pictures)
                .arg(QLocale().toString(m_rate.seconds(chosen.frames.stop - chosen.frames.start), 'f', 2)));
        break;
    }
}

void PictureExportDialog::accept()
{
    if (m_chooser) m_target = m_chooser(wish());
    if (!m_target.isEmpty()) Dialog::accept();
}

} // namespace tagline
