#include "widgets/drive/DriveRefinements.h"

#include "widgets/query/QueryEdit.h"
#include "widgets/theme/Theme.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QSlider>

namespace tagline {
namespace {

constexpr int mostPreference = 5;
constexpr int usualPreference = -1;
constexpr int borderRoom = 6; ///< pixels that border and padding of a field take

} // namespace

DriveRefinements::DriveRefinements(QWidget* parent)
    : QWidget(parent)
    , m_doors(newField("driveDoors", tr("Enter only"),
                       tr("A query: the frames that may be jumped into; others that the filter allows are "
                          "only played on")))
    , m_prefer(newField("drivePrefer", tr("Prefer"),
                        tr("A query: the frames that cost less, or with a cost above 0 more")))
    , m_preference(new QSlider(Qt::Horizontal, this))
    , m_number(new QLabel(this))
{
    m_doors->setPlaceholderText(tr("any frame that may play"));
    m_prefer->setPlaceholderText(tr("no frame"));
    m_preference->setObjectName("drivePreference");
    m_preference->setRange(-mostPreference, mostPreference);
    m_preference->setValue(usualPreference);
    m_preference->setPageStep(1);
    m_preference->setAccessibleName(tr("Cost of what is preferred"));
    m_preference->setToolTip(tr("What is added to the cost of these frames: below 0 they come sooner, above "
                                "0 later"));
    m_number->setFont(tabularFont(font()));
    auto* cost = new QHBoxLayout;
    cost->addWidget(m_preference, 1);
    cost->addWidget(m_number);
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(8);
    form->setVerticalSpacing(2);
    form->addRow(tr("Enter only"), m_doors);
    form->addRow(tr("Prefer"), m_prefer);
    form->addRow(tr("Cost"), cost);
    connect(m_preference, &QSlider::valueChanged, this, [this] {
        showPreference();
        emit changed();
    });
    showPreference();
}

QueryEdit* DriveRefinements::newField(const char* objectName, const QString& name, const QString& tip)
{
    auto* field = new QueryEdit(this);
    field->setObjectName(objectName);
    field->setAccessibleName(name);
    field->setToolTip(tip);
    field->setProperty("look", "field");
    field->setFixedHeight(field->sizeHint().height() + borderRoom);
    connect(field, &QueryEdit::textEdited, this, &DriveRefinements::changed);
    // Letters steer again.
    connect(field, &QueryEdit::accepted, field, [field] { field->clearFocus(); });
    connect(field, &QueryEdit::left, field, [field] { field->clearFocus(); });
    return field;
}

void DriveRefinements::showPreference()
{
    const int cost = m_preference->value();
    m_number->setText(cost > 0 ? QStringLiteral("+%1").arg(cost) : QLocale().toString(cost));
}

DriveRefinement DriveRefinements::refinement() const
{
    return {m_doors->text().trimmed(), m_prefer->text().trimmed(), m_preference->value()};
}

void DriveRefinements::clear()
{
    for (QueryEdit* field : fields()) field->setText({});
    const QSignalBlocker quiet(m_preference);
    m_preference->setValue(usualPreference);
    showPreference();
    setErrors(0, 0);
}

void DriveRefinements::setErrors(int doorsColumn, int preferColumn)
{
    m_doors->setError(doorsColumn);
    m_prefer->setError(preferColumn);
}

} // namespace tagline
