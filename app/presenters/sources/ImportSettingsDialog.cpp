#include "app/presenters/sources/ImportSettingsDialog.h"

#include "app/presenters/library/ClipTexts.h"
#include "core/motion/figure/LengthUnits.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>
#include <array>

namespace tagline {
namespace {

constexpr std::array<FrameRate, 13> rates{{{24000, 1001},
                                           {24, 1},
                                           {25, 1},
                                           {30000, 1001},
                                           {30, 1},
                                           {48, 1},
                                           {50, 1},
                                           {60000, 1001},
                                           {60, 1},
                                           {100, 1},
                                           {120, 1},
                                           {240, 1},
                                           {15, 1}}};

bool isRateGuessed(const LibrarySource& source, const LibraryClip& clip)
{
    return source.model && clip.place && source.model->clips[*clip.place].isRateGuessed;
}

/// "Z up (guessed: the figure stands so at rest)".
QString withOrigin(const QString& value, SettingOrigin origin)
{
    return ImportSettingsDialog::tr("%1 (%2)", "a unit or an axis, and how it is known")
        .arg(value, originReason(origin));
}

} // namespace

ImportSettingsDialog::ImportSettingsDialog(const LibrarySource& source, const LibraryClip& clip,
                                           QWidget* parent)
    : Dialog(parent)
    , m_rate(new QComboBox(this))
    , m_unit(new QComboBox(this))
    , m_upAxis(new QComboBox(this))
{
    setObjectName("importSettings");
    setWindowTitle(tr("Import Settings"));
    const ImportSettings& now = source.settings;
    m_rate->addItem(now.rate                      ? tr("From the file")
                    : isRateGuessed(source, clip) ? tr("Guessed from the keys (%1)").arg(rateText(clip.rate))
                    : now.rateIfLost == clip.rate
                        ? tr("From the file or its tags (%1)").arg(rateText(clip.rate))
                        : tr("From the file (%1)").arg(rateText(clip.rate)));
    for (const FrameRate rate : rates) offer(rate);
    if (now.rate) offer(*now.rate);
    m_unit->addItem(now.metresPerUnit || !source.model
                        ? tr("From the file")
                        : withOrigin(unitText(source.model->metresPerUnit), source.model->unitOrigin));
    for (const LengthUnit& unit : lengthUnits()) offer(unitText(unit.metres), unit.metres);
    if (now.metresPerUnit) offer(unitText(*now.metresPerUnit), *now.metresPerUnit);
    m_rate->setCurrentIndex(
        now.rate ? int(std::find(m_rates.begin(), m_rates.end(), *now.rate) - m_rates.begin()) + 1 : 0);
    m_unit->setCurrentIndex(
        now.metresPerUnit
            ? int(std::find(m_units.begin(), m_units.end(), *now.metresPerUnit) - m_units.begin()) + 1
            : 0);
    m_upAxis->addItem(now.upAxis || !source.model
                          ? tr("From the file")
                          : withOrigin(upAxisText(source.model->upAxis), source.model->upOrigin));
    for (const UpAxis axis : {UpAxis::X, UpAxis::Y, UpAxis::Z}) m_upAxis->addItem(upAxisText(axis));
    if (now.upAxis) m_upAxis->setCurrentIndex(1 + int(*now.upAxis));
    m_rate->setAccessibleName(tr("Frame rate"));
    m_rate->setToolTip(
        tr("Frames per second. glTF and Collada files do not store it: it is guessed from the keys"));
    m_unit->setAccessibleName(tr("Unit"));
    m_unit->setToolTip(tr("The length of one unit in the file"));
    m_upAxis->setAccessibleName(tr("Up axis"));
    m_upAxis->setToolTip(tr("Which axis of the file points up"));

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Read File Again"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* form = new QFormLayout(this);
    form->addRow(new QLabel(QString::fromStdString(source.shown), this));
    form->addRow(tr("Frame rate"), m_rate);
    form->addRow(tr("Unit"), m_unit);
    form->addRow(tr("Up axis"), m_upAxis);
    form->addRow(buttons);
}

void ImportSettingsDialog::offer(FrameRate rate)
{
    if (std::find(m_rates.begin(), m_rates.end(), rate) != m_rates.end()) return;
    m_rates.push_back(rate);
    m_rate->addItem(rateText(rate));
}

void ImportSettingsDialog::offer(const QString& name, double metresPerUnit)
{
    if (std::find(m_units.begin(), m_units.end(), metresPerUnit) != m_units.end()) return;
    m_units.push_back(metresPerUnit);
    m_unit->addItem(name);
}

ImportSettings ImportSettingsDialog::settings() const
{
    ImportSettings settings;
    if (m_rate->currentIndex() > 0) settings.rate = m_rates[std::size_t(m_rate->currentIndex() - 1)];
    if (m_unit->currentIndex() > 0) settings.metresPerUnit = m_units[std::size_t(m_unit->currentIndex() - 1)];
    if (m_upAxis->currentIndex() > 0) settings.upAxis = UpAxis(m_upAxis->currentIndex() - 1);
    return settings;
}

} // namespace tagline
