#include "widgets/controller/curves/PlayCurveDialog.h"

#include "widgets/controller/curves/PlayCurveView.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace tagline {
namespace {

constexpr double hundred = 100.0;

/// The shape that changes nothing.
CurveShape plainShape(CurveUse use) { return use == CurveUse::Time ? CurveShape::Even : CurveShape::Full; }

QDoubleSpinBox* percentBox(QWidget* parent, const QString& name, const QString& tip)
{
    auto* box = new QDoubleSpinBox(parent);
    box->setRange(0, hundred);
    box->setDecimals(1);
    box->setSuffix(PlayCurveDialog::tr(" %"));
    box->setKeyboardTracking(false);
    box->setAccessibleName(name);
    box->setToolTip(tip);
    return box;
}

} // namespace

PlayCurveDialog::PlayCurveDialog(CurveUse use, int track, const PlayCurve& curve, QWidget* parent)
    : Dialog(parent)
    , m_use(use)
    , m_shape(new QComboBox(this))
    , m_view(new PlayCurveView(this))
    , m_point(new QSpinBox(this))
{
    setObjectName(QStringLiteral("playCurveDialog"));
    setWindowTitle(use == CurveUse::Time ? tr("Time Curve of Track %1").arg(track)
                                         : tr("Weight Curve of Track %1").arg(track));
    buildShapes();
    buildPoint();
    layOut();
    connect(m_view, &PlayCurveView::curveChangeRequested, this, &PlayCurveDialog::showCurve);
    connect(m_view, &PlayCurveView::chosenByHand, this,
            [this](int point) { showCurve(m_view->curve(), point); });
    showCurve(curve.isEmpty() ? curveOf(plainShape(use)) : curve, 0);
}

void PlayCurveDialog::buildShapes()
{
    const auto add = [this](CurveShape shape, const QString& text) { m_shape->addItem(text, int(shape)); };
    if (m_use == CurveUse::Time) {
        add(CurveShape::Even, tr("Evenly"));
        add(CurveShape::EaseIn, tr("Ease in: slow at first"));
        add(CurveShape::EaseOut, tr("Ease out: slow at last"));
        add(CurveShape::EaseInOut, tr("Ease in and out"));
        add(CurveShape::Hold, tr("Hold in the middle"));
        add(CurveShape::Reverse, tr("Reverse: from the end to the beginning"));
    } else {
        add(CurveShape::Full, tr("All along"));
        add(CurveShape::Even, tr("Rising"));
        add(CurveShape::Reverse, tr("Falling"));
        add(CurveShape::EaseInOut, tr("Rising, ease in and out"));
        add(CurveShape::Swell, tr("Rising and falling"));
    }
    m_shape->setAccessibleName(tr("Shape to begin with"));
    m_shape->setToolTip(tr("Puts the points of this shape in the place of those that are there"));
    connect(m_shape, &QComboBox::activated, this,
            [this] { showCurve(curveOf(CurveShape(m_shape->currentData().toInt())), 0); });
}

void PlayCurveDialog::buildPoint()
{
    m_point->setAccessibleName(tr("Point"));
    m_point->setToolTip(tr("The point that the two numbers are of, from left to right"));
    connect(m_point, &QSpinBox::valueChanged, this,
            [this](int point) { showCurve(m_view->curve(), point - 1); });
    m_at = percentBox(this, tr("Place of the point"),
                      tr("Where the point is on the track's way through its clip"));
    m_value =
        m_use == CurveUse::Time
            ? percentBox(this, tr("Part of the clip"), tr("Which part of the clip is shown there"))
            : percentBox(this, tr("Share of the weight"), tr("How much of the layer's weight counts there"));
    for (QDoubleSpinBox* box : {m_at, m_value})
        connect(box, &QDoubleSpinBox::valueChanged, this, &PlayCurveDialog::movePoint);
}

void PlayCurveDialog::layOut()
{
    auto* shapes = new QFormLayout;
    shapes->addRow(tr("&Begin with"), m_shape);
    auto* numbers = new QHBoxLayout;
    const auto add = [&](const QString& text, QWidget* field) {
        auto* label = new QLabel(text, this);
        label->setBuddy(field);
        numbers->addWidget(label);
        numbers->addWidget(field, 1);
    };
    add(tr("&Point"), m_point);
    add(tr("&At"), m_at);
    add(m_use == CurveUse::Time ? tr("S&hows") : tr("C&ounts"), m_value);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("&Set"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(shapes);
    layout->addWidget(m_view, 1);
    layout->addLayout(numbers);
    layout->addWidget(buttons);
}

void PlayCurveDialog::showCurve(const PlayCurve& curve, int point)
{
    m_view->setCurve(curve);
    m_view->setChosen(point);
    int shape = -1; // drawn by hand
    for (int i = 0; i < m_shape->count(); ++i)
        if (curveOf(CurveShape(m_shape->itemData(i).toInt())) == curve) shape = i;
    m_shape->setCurrentIndex(shape);
    m_shape->setPlaceholderText(tr("Drawn by hand"));
    showPoint();
}

void PlayCurveDialog::showPoint()
{
    const auto& points = m_view->curve().points;
    const int chosen = m_view->chosen();
    const QSignalBlocker quietPoint(m_point), quietAt(m_at), quietValue(m_value);
    m_point->setRange(1, int(points.size()));
    m_point->setValue(chosen + 1);
    m_at->setEnabled(chosen > 0 && chosen + 1 < int(points.size()));
    m_at->setValue(hundred * double(points[std::size_t(chosen)].at));
    m_value->setValue(hundred * double(points[std::size_t(chosen)].value));
}

void PlayCurveDialog::movePoint()
{
    const CurvePoint place{float(m_at->value() / hundred), float(m_value->value() / hundred)};
    showCurve(PlayCurveView::withPointAt(m_view->curve(), m_view->chosen(), place), m_view->chosen());
}

PlayCurve PlayCurveDialog::curve() const
{
    return m_view->curve() == curveOf(plainShape(m_use)) ? PlayCurve() : m_view->curve();
}

std::optional<PlayCurve> askedCurve(CurveUse use, int track, const PlayCurve& curve, QWidget* parent)
{
    PlayCurveDialog dialog(use, track, curve, parent);
    if (dialog.exec() != QDialog::Accepted) return std::nullopt;
    return dialog.curve();
}

} // namespace tagline
