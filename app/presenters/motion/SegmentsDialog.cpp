#include "app/presenters/motion/SegmentsDialog.h"

#include "widgets/curves/SettingRow.h"
#include "widgets/theme/panels/BesidePlace.h"

#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QKeySequence>
#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QVBoxLayout>

namespace tagline {
namespace {

QString forwardKey() { return QKeySequence(Qt::Key_Tab).toString(QKeySequence::NativeText); }
QString backKey() { return QKeySequence(Qt::SHIFT | Qt::Key_Tab).toString(QKeySequence::NativeText); }

} // namespace

SegmentsDialog::SegmentsDialog(QWidget* parent)
    : Dialog(parent)
    , m_note(new QLabel(this))
    , m_keys(new QLabel(
          tr("On the timeline, %1 goes to the next segment and %2 back. A tag's key tags the segment at the "
             "playhead and goes on; while the clip plays, keys tag as ever.")
              .arg(forwardKey(), backKey()),
          this))
    , m_previous(new QPushButton(tr("&Previous"), this))
    , m_next(new QPushButton(tr("&Next"), this))
{
    setObjectName("segmentsDialog");
    setWindowTitle(tr("Segments"));
    m_note->setObjectName("segmentsNote");
    m_note->setAccessibleName(tr("What was found"));
    m_previous->setObjectName("previousSegment");
    m_previous->setToolTip(tr("Go to the segment before the playhead's (%1 on the timeline)").arg(backKey()));
    m_next->setObjectName("nextSegment");
    m_next->setToolTip(tr("Go to the segment behind the playhead's (%1 on the timeline)").arg(forwardKey()));
    for (QLabel* label : {m_note, m_keys}) label->setWordWrap(true);
    connect(m_previous, &QPushButton::clicked, this, [this] { emit stepRequested(false); });
    connect(m_next, &QPushButton::clicked, this, [this] { emit stepRequested(true); });
    build();
}

void SegmentsDialog::build()
{
    auto* grid = new QGridLayout;
    grid->setColumnStretch(1, 1);
    SettingLook look;
    look.name = tr("Boundaries");
    look.tip =
        tr("How many boundaries a minute of motion has; those where the motion changes most come first");
    look.suffix = tr(" a minute");
    look.decimals = 0;
    look.hasMeaning = false;
    look.lowest = 2.0;
    look.highest = 240.0;
    look.isLogarithmic = true;
    m_density = new SettingRow(look, this, *grid, 0);
    m_density->slider().setAccessibleName(tr("Boundaries a minute"));
    m_density->field().setAccessibleName(tr("Boundaries a minute"));
    connect(m_density, &SettingRow::edited, this, [this](double value) { emit perMinuteEdited(value); });
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    for (QPushButton* button : {m_previous, m_next}) buttons->addButton(button, QDialogButtonBox::ActionRole);
    for (QAbstractButton* button : buttons->buttons())
        static_cast<QPushButton*>(button)->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_note);
    column->addLayout(grid);
    column->addWidget(m_keys);
    column->addStretch(1);
    column->addWidget(buttons);
}

void SegmentsDialog::setPerMinute(double boundaries) { m_density->setValue(boundaries); }

void SegmentsDialog::setNote(const QString& text)
{
    m_note->setText(text);
    if (isVisible()) growToTexts(*this);
}

void SegmentsDialog::setCanStep(bool canStep)
{
    for (QPushButton* button : {m_previous, m_next}) button->setEnabled(canStep);
}

} // namespace tagline
