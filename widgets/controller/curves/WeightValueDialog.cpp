#include "widgets/controller/curves/WeightValueDialog.h"

#include "widgets/theme/Theme.h"
#include "widgets/theme/ThemeFollowing.h"
#include "widgets/theme/choices/ChoiceBox.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace tagline {
namespace {

constexpr int ownClip = -1; ///< of the choice of tracks
constexpr int decimals = 6;
constexpr int fewestCharacters = 24; ///< of a value, to be seen as it is typed

/// Shows no more decimals than its number has.
class ShortNumberBox : public QDoubleSpinBox
{
public:
    using QDoubleSpinBox::QDoubleSpinBox;

    QString textFromValue(double value) const override
    {
        return locale()
            .toString(value, 'f', QLocale::FloatingPointShortest)
            .remove(locale().groupSeparator());
    }
};

QDoubleSpinBox* valueBox(QWidget* parent, double value, const QString& name, const QString& tip)
{
    auto* box = new ShortNumberBox(parent);
    box->setRange(-mostWeightValue, mostWeightValue);
    box->setDecimals(decimals);
    box->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    box->setValue(value);
    box->setAccessibleName(name);
    box->setToolTip(tip);
    return box;
}

} // namespace

WeightValueDialog::WeightValueDialog(const WeightValueChoices& choices, const WeightSource& source,
                                     WeightValueCheck check, QWidget* parent)
    : Dialog(parent)
    , m_check(std::move(check))
    , m_layer(choices.layer)
    , m_value(new ChoiceBox(this))
    , m_track(new ChoiceBox(this))
    , m_nothingAt(valueBox(this, source.nothingAt, tr("Value of no weight"),
                           tr("At this value the layer does not count, nor beyond it")))
    , m_allAt(
          valueBox(this, source.allAt, tr("Value of the whole weight"),
                   tr("At this value the layer has its whole weight, and beyond it. It may be the smaller "
                      "of the two: then the weight falls as the value rises")))
    , m_fit(new QPushButton(tr("&Fit to the Clip"), this))
    , m_note(new QLabel(this))
{
    setObjectName(QStringLiteral("weightValueDialog"));
    setWindowTitle(tr("Weight of Track %1 by a Value").arg(choices.layer + 1));
    build(choices, source);
    layOut();
    checkAnew();
}

void WeightValueDialog::build(const WeightValueChoices& choices, const WeightSource& source)
{
    m_value->setEditable(true);
    m_value->setMinimumContentsLength(fewestCharacters);
    m_value->addItems(choices.offered);
    m_value->setEditText(QString::fromStdString(source.value));
    m_value->lineEdit()->setPlaceholderText(tr("none", "value that a weight follows"));
    m_value->setAccessibleName(tr("Value"));
    m_value->setToolTip(
        tr("A motion signal as in queries, such as speed(LeftFoot), a property with numbers, or "
           "a tag, which is 1 in its frames and 0 elsewhere. Empty: the weight follows none"));
    m_track->addItem(tr("The layer's own clip"), ownClip);
    for (int row = 0; row < choices.clips.size(); ++row)
        if (row != choices.layer)
            m_track->addItem(tr("Track %1: %2", "number and clip").arg(row + 1).arg(choices.clips[row]), row);
    m_track->setCurrentIndex(std::max(m_track->findData(source.track ? int(*source.track) : ownClip), 0));
    m_track->setAccessibleName(tr("Clip with the value"));
    m_track->setToolTip(tr("Whose clip has the value: it is that of the frame which this track shows"));
    m_fit->setAutoDefault(false);
    m_fit->setToolTip(tr("Lets the weight go from nothing at the least value in the clip to all at the "
                         "greatest"));
    m_note->setWordWrap(true);
    connect(m_fit, &QPushButton::clicked, this, &WeightValueDialog::fit);
    connect(m_value, &QComboBox::editTextChanged, this, &WeightValueDialog::checkAnew);
    connect(m_track, &QComboBox::currentIndexChanged, this, &WeightValueDialog::checkAnew);
    for (QDoubleSpinBox* box : {m_nothingAt, m_allAt})
        connect(box, &QDoubleSpinBox::valueChanged, this, &WeightValueDialog::checkAnew);
}

void WeightValueDialog::layOut()
{
    auto* form = new QFormLayout;
    form->addRow(tr("&Value"), m_value);
    form->addRow(tr("&Of"), m_track);
    form->addRow(tr("&No weight at"), m_nothingAt);
    form->addRow(tr("&All weight at"), m_allAt);
    auto* fitting = new QHBoxLayout;
    fitting->addWidget(m_note, 1);
    fitting->addWidget(m_fit, 0, Qt::AlignTop);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_set = buttons->button(QDialogButtonBox::Ok);
    m_set->setText(tr("&Set"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addLayout(fitting);
    layout->addStretch();
    layout->addWidget(buttons);
}

void WeightValueDialog::checkAnew()
{
    const WeightSource wanted = source();
    m_news = wanted.isEmpty() || !m_check
                 ? WeightValueNews()
                 : m_check(QString::fromStdString(wanted.value), wanted.track.value_or(m_layer));
    const auto number = [](double value) { return QLocale().toString(value, 'g', 4); };
    QString note = m_news.problem;
    const bool isFlat = !wanted.isEmpty() && wanted.nothingAt == wanted.allAt;
    if (note.isEmpty() && isFlat) note = tr("No weight and all weight need two different values.");
    const bool isProblem = !note.isEmpty();
    if (note.isEmpty() && wanted.isEmpty()) note = tr("The weight follows no value.");
    if (note.isEmpty() && m_news.span)
        note = tr("In this clip it goes from %1 to %2.")
                   .arg(number(m_news.span->first), number(m_news.span->second));
    if (note.isEmpty() && m_news.isFinding) note = tr("Being measured…");
    if (note.isEmpty()) note = tr("No frame of this clip has the value: the layer will not count.");
    m_note->setText(note);
    setTextColour(m_note, isProblem ? &Theme::error : &Theme::muted);
    m_fit->setEnabled(m_news.span && m_news.span->first < m_news.span->second);
    m_set->setEnabled(!isProblem);
}

void WeightValueDialog::fit()
{
    if (!m_news.span) return;
    const auto [least, greatest] = *m_news.span;
    m_nothingAt->setValue(least);
    m_allAt->setValue(greatest);
}

WeightSource WeightValueDialog::source() const
{
    WeightSource source;
    source.value = m_value->currentText().trimmed().toStdString();
    if (source.isEmpty()) return {};
    if (const int track = m_track->currentData().toInt(); track != ownClip) source.track = track;
    source.nothingAt = m_nothingAt->value();
    source.allAt = m_allAt->value();
    return source;
}

std::optional<WeightSource> askedWeightSource(const WeightValueChoices& choices, const WeightSource& source,
                                              const WeightValueCheck& check, QWidget* parent)
{
    WeightValueDialog dialog(choices, source, check, parent);
    if (dialog.exec() != QDialog::Accepted) return std::nullopt;
    return dialog.source();
}

} // namespace tagline
