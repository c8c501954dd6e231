#include "app/presenters/exports/FrameOptionsForm.h"

#include "core/exports/FrameSampling.h"
#include "core/exports/SampledSignals.h"
#include "core/imports/ForeignText.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>

namespace tagline {

FrameOptionsForm::FrameOptionsForm(QWidget* parent)
    : QWidget(parent)
    , m_rate(new QLineEdit(this))
    , m_points(new QComboBox(this))
    , m_signals(new QLineEdit(this))
    , m_hasJoints(new QCheckBox(tr("Add the places of all &joints"), this))
    , m_splits(new QLineEdit("80, 10, 10", this)) // the default of FrameOptions
{
    describe();
    auto* form = new QFormLayout(this);
    form->setContentsMargins({});
    form->addRow(tr("F&rame rate"), m_rate);
    form->addRow(tr("&Points"), m_points);
    form->addRow(tr("S&ignals"), m_signals);
    form->addRow(tr("Spli&ts"), m_splits);
    form->addRow(m_hasJoints);
    for (QLineEdit* line : {m_rate, m_signals, m_splits})
        connect(line, &QLineEdit::textChanged, this, &FrameOptionsForm::changed);
    connect(m_points, &QComboBox::currentIndexChanged, this, &FrameOptionsForm::changed);
    connect(m_hasJoints, &QCheckBox::toggled, this, &FrameOptionsForm::changed);
}

void FrameOptionsForm::describe()
{
    m_rate->setObjectName("exportRate");
    m_rate->setAccessibleName(tr("Frame rate"));
    m_rate->setPlaceholderText(tr("each clip's own"));
    m_rate->setToolTip(tr("Frames per second that all clips are sampled at: 20, 29.97 or 30000/1001"));
    m_points->setObjectName("exportPoints");
    m_points->setAccessibleName(tr("Points"));
    m_points->addItems(
        {tr("At the nearest sampled frame"), tr("At each sampled frame that shares their time")});
    m_points->setToolTip(tr("Which frames have a point, or a range that lies between two sampled frames"));
    m_signals->setObjectName("exportSignals");
    m_signals->setAccessibleName(tr("Signals"));
    m_signals->setPlaceholderText(tr("none; or as queries write them, such as: speed(), height(LeftFoot)"));
    m_signals->setToolTip(tr("Numbers of the motion that each frame gets, with commas between them"));
    m_hasJoints->setObjectName("exportJoints");
    m_hasJoints->setToolTip(tr("Three numbers for each joint and frame, in metres"));
    m_splits->setObjectName("exportSplits");
    m_splits->setAccessibleName(tr("Splits"));
    m_splits->setToolTip(
        tr("Of a hundred files, how many are for training, validation and test; a file stays in its split"));
}

QStringList FrameOptionsForm::problems() const
{
    QStringList problems;
    const QString rate = m_rate->text().trimmed();
    if (!rate.isEmpty() && !typedRate(rate.toStdString()))
        problems
            << tr("“%1” is no frame rate: type frames a second, such as 20, 29.97 or 30000/1001").arg(rate);
    if (!typedSplits(m_splits->text().toStdString()))
        problems << tr("Splits are three numbers that are not all 0, such as 80, 10, 10");
    const QString names = m_signals->text().trimmed();
    if (!names.isEmpty() && !signalList(names.toStdString()))
        problems
            << tr("“%1” are no signals: type them as queries write them, such as speed(), height(LeftFoot)")
                   .arg(names);
    return problems;
}

std::optional<FrameOptions> FrameOptionsForm::options() const
{
    if (!problems().isEmpty()) return std::nullopt;
    FrameOptions options;
    if (const QString rate = m_rate->text().trimmed(); !rate.isEmpty())
        options.rate = typedRate(rate.toStdString());
    options.points = m_points->currentIndex() == 1 ? PointPolicy::Any : PointPolicy::Nearest;
    if (!m_signals->text().trimmed().isEmpty())
        options.signalTexts = *signalList(m_signals->text().toStdString());
    options.hasJoints = m_hasJoints->isChecked();
    options.splits = *typedSplits(m_splits->text().toStdString());
    return options;
}

} // namespace tagline
