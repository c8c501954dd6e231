#include "app/ImportSettingsDialog.h"

#include "app/presenters/ClipTexts.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>

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

struct Unit
{
    const char* name;
    double metres;
};
constexpr std::array<Unit, 5> units{
    {{QT_TRANSLATE_NOOP("tagline::ImportSettingsDialog", "metre"), 1.0},
     {QT_TRANSLATE_NOOP("tagline::ImportSettingsDialog", "centimetre"), 0.01},
     {QT_TRANSLATE_NOOP("tagline::ImportSettingsDialog", "millimetre"), 0.001},
     {QT_TRANSLATE_NOOP("tagline::ImportSettingsDialog", "inch"), 0.0254},
     {QT_TRANSLATE_NOOP("tagline::ImportSettingsDialog", "ASF/AMC unit (0.056444 m)"), 0.056444}}};

} // namespace

ImportSettingsDialog::ImportSettingsDialog(const LibrarySource& source, const LibraryClip& clip,
                                           QWidget* parent)
    : QDialog(parent)
    , m_rate(new QComboBox(this))
    , m_unit(new QComboBox(this))
    , m_upAxis(new QComboBox(this))
{
    setObjectName("importSettings");
    setWindowTitle(tr("Import Settings"));
    const ImportSettings& now = source.settings;
    m_rate->addItem(tr("As in the file (%1)").arg(rateText(clip.rate)));
    for (const FrameRate rate : rates) {
        m_rate->addItem(rateText(rate));
        if (now.rate == rate) m_rate->setCurrentIndex(m_rate->count() - 1);
    }
    m_unit->addItem(source.model ? tr("As in the file (%1 m)").arg(source.model->metresPerUnit)
                                 : tr("As in the file"));
    for (const Unit& unit : units) {
        m_unit->addItem(tr(unit.name));
        if (now.metresPerUnit == unit.metres) m_unit->setCurrentIndex(m_unit->count() - 1);
    }
    m_upAxis->addItems({tr("As in the file"), tr("X up"), tr("Y up"), tr("Z up")});
    if (now.upAxis) m_upAxis->setCurrentIndex(1 + int(*now.upAxis));
    m_rate->setAccessibleName(tr("Frame rate"));
    m_rate->setToolTip(
        tr("Frames a second. glTF and Collada do not say theirs: it is guessed from the keys"));
    m_unit->setAccessibleName(tr("Unit"));
    m_unit->setToolTip(tr("What one unit of the file is"));
    m_upAxis->setAccessibleName(tr("Up axis"));
    m_upAxis->setToolTip(tr("Which axis of the file points up"));

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* form = new QFormLayout(this);
    form->addRow(new QLabel(QString::fromStdString(source.shown), this));
    form->addRow(tr("Frame rate"), m_rate);
    form->addRow(tr("Unit"), m_unit);
    form->addRow(tr("Up axis"), m_upAxis);
    form->addRow(buttons);
}

ImportSettings ImportSettingsDialog::settings() const
{
    ImportSettings settings;
    if (m_rate->currentIndex() > 0) settings.rate = rates[std::size_t(m_rate->currentIndex() - 1)];
    if (m_unit->currentIndex() > 0)
        settings.metresPerUnit = units[std::size_t(m_unit->currentIndex() - 1)].metres;
    if (m_upAxis->currentIndex() > 0) settings.upAxis = UpAxis(m_upAxis->currentIndex() - 1);
    return settings;
}

} // namespace tagline
