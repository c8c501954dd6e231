// A curve over the time of a track is drawn: with the mouse, by keys, by numbers, from a shape.

#include "widgets/controller/curves/PlayCurveDialog.h"
#include "widgets/controller/curves/PlayCurveView.h"
#include "widgets/theme/Theme.h"

#include <QApplication>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

#include <cmath>

using namespace tagline;

class tst_PlayCurveDialog : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp); }
    void init();
    void cleanup() { m_dialog.reset(); }
    void whatChangesNothingIsNoCurve();
    void aShapeIsChosen();
    void aPointIsDragged();
    void aClickAddsAPoint();
    void keysMoveAddAndRemovePoints();
    void numbersAreTyped();
    void pointsStayBetweenTheirNeighbours();
    void aWeightCurveBeginsFull();
    void everyControlHasANameAndATip();

private:
    PlayCurveView& view() { return *m_dialog->findChild<PlayCurveView*>(); }
    template<class Widget>
    Widget& named(const char* name)
    {
        for (Widget* each : m_dialog->findChildren<Widget*>())
            if (each->accessibleName() == QLatin1String(name)) return *each;
        qFatal("no control of that name");
    }

    std::unique_ptr<PlayCurveDialog> m_dialog;
};

void tst_PlayCurveDialog::init()
{
    m_dialog = std::make_unique<PlayCurveDialog>(CurveUse::Time, 2, PlayCurve());
    m_dialog->resize(420, 380);
    m_dialog->show();
    QCoreApplication::processEvents();
}

void tst_PlayCurveDialog::whatChangesNothingIsNoCurve()
{
    QCOMPARE(m_dialog->windowTitle(), QString("Time Curve of Track 2"));
    QVERIFY(m_dialog->curve().isEmpty());
    const PlayCurve drawn{{{0, 0}, {0.25f, 0.75f}, {1, 1}}};
    m_dialog = std::make_unique<PlayCurveDialog>(CurveUse::Time, 1, drawn);
    QVERIFY(m_dialog->curve() == drawn);
    QCOMPARE(named<QComboBox>("Shape to begin with").currentIndex(), -1); // drawn by hand
}

void tst_PlayCurveDialog::aShapeIsChosen()
{
    auto& shapes = named<QComboBox>("Shape to begin with");
    QCOMPARE(shapes.currentIndex(), 0);
    for (int i = shapes.count() - 1; i >= 0; --i) {
        shapes.setCurrentIndex(i);
        emit shapes.activated(i);
        QCOMPARE(m_dialog->curve().isEmpty(), i == 0);
        QCOMPARE(shapes.currentIndex(), i);
        if (i > 0) QVERIFY(m_dialog->curve() == curveOf(CurveShape(shapes.itemData(i).toInt())));
    }
}

void tst_PlayCurveDialog::aPointIsDragged()
{
    const QPoint from = view().pointPixel(1).toPoint();
    const QPoint to = from + QPoint(-40, view().height() / 2);
    QTest::mousePress(&view(), Qt::LeftButton, {}, from);
    QTest::mouseMove(&view(), to);
    QTest::mouseRelease(&view(), Qt::LeftButton, {}, to);
    const PlayCurve curve = m_dialog->curve();
    QCOMPARE(curve.points.size(), std::size_t(2));
    QCOMPARE(curve.points[1].at, 1.0f); // it stays at the end
    QVERIFY(curve.points[1].value < 0.6f && curve.points[1].value > 0.2f);
    QCOMPARE(named<QSpinBox>("Point").value(), 2);
}

void tst_PlayCurveDialog::aClickAddsAPoint()
{
    const QPoint middle = view().rect().center() + QPoint(0, 40);
    QTest::mouseClick(&view(), Qt::LeftButton, {}, middle);
    const PlayCurve curve = m_dialog->curve();
    QCOMPARE(curve.points.size(), std::size_t(3));
    QVERIFY(std::abs(curve.points[1].at - 0.5f) < 0.02f && curve.points[1].value < 0.45f);
    QVERIFY((view().pointPixel(1) - QPointF(middle)).manhattanLength() < 3);
    QTest::mouseClick(&view(), Qt::LeftButton, {}, middle); // it is there
    QCOMPARE(m_dialog->curve().points.size(), std::size_t(3));
}

void tst_PlayCurveDialog::keysMoveAddAndRemovePoints()
{
    view().setFocus();
    QTest::keyClick(&view(), Qt::Key_Insert);
    QCOMPARE(m_dialog->curve().points.size(), std::size_t(3));
    QCOMPARE(view().chosen(), 1);
    QTest::keyClick(&view(), Qt::Key_Down, Qt::ShiftModifier);
    QTest::keyClick(&view(), Qt::Key_Right);
    QVERIFY(std::abs(m_dialog->curve().points[1].value - 0.4f) < 1e-5f);
    QVERIFY(std::abs(m_dialog->curve().points[1].at - 0.51f) < 1e-5f);
    QTest::keyClick(&view(), Qt::Key_Tab);
    QCOMPARE(view().chosen(), 2);
    QTest::keyClick(&view(), Qt::Key_Delete); // an end stays
    QCOMPARE(view().curve().points.size(), std::size_t(3));
    QTest::keyClick(&view(), Qt::Key_Backtab, Qt::ShiftModifier);
    QCOMPARE(view().chosen(), 1);
    QTest::keyClick(&view(), Qt::Key_Delete);
    QVERIFY(m_dialog->curve().isEmpty());
}

void tst_PlayCurveDialog::numbersAreTyped()
{
    QTest::mouseClick(&view(), Qt::LeftButton, {}, view().rect().center() + QPoint(0, 40));
    auto& at = named<QDoubleSpinBox>("Place of the point");
    auto& value = named<QDoubleSpinBox>("Part of the clip");
    at.setValue(25);
    value.setValue(80);
    QVERIFY(std::abs(m_dialog->curve().points[1].at - 0.25f) < 1e-5f);
    QVERIFY(std::abs(m_dialog->curve().points[1].value - 0.8f) < 1e-5f);
    named<QSpinBox>("Point").setValue(1);
    QVERIFY(!at.isEnabled());
    QCOMPARE(value.value(), 0.0);
    value.setValue(10);
    QVERIFY(std::abs(m_dialog->curve().points[0].value - 0.1f) < 1e-5f);
}

void tst_PlayCurveDialog::pointsStayBetweenTheirNeighbours()
{
    const PlayCurve curve{{{0, 0}, {0.4f, 0.5f}, {0.6f, 0.5f}, {1, 1}}};
    for (const float wanted : {-3.0f, 0.0f, 0.5f, 0.7f, 9.0f}) {
        const PlayCurve moved = PlayCurveView::withPointAt(curve, 1, {wanted, 7.0f});
        QVERIFY(moved.isValid());
        QVERIFY(moved.points[1].at < 0.6f);
        QCOMPARE(moved.points[1].value, 1.0f);
        QVERIFY(PlayCurveView::withPointAt(curve, 0, {wanted, -2.0f}).isValid());
    }
}

void tst_PlayCurveDialog::aWeightCurveBeginsFull()
{
    m_dialog = std::make_unique<PlayCurveDialog>(CurveUse::Weight, 3, PlayCurve());
    QCOMPARE(m_dialog->windowTitle(), QString("Weight Curve of Track 3"));
    QVERIFY(m_dialog->curve().isEmpty());
    QVERIFY(view().curve() == curveOf(CurveShape::Full));
    auto& shapes = named<QComboBox>("Shape to begin with");
    shapes.setCurrentIndex(1);
    emit shapes.activated(1);
    QVERIFY(m_dialog->curve() == curveOf(CurveShape::Even)); // here it says something
}

void tst_PlayCurveDialog::everyControlHasANameAndATip()
{
    for (const QWidget* each : m_dialog->findChildren<QWidget*>()) {
        if (each->focusPolicy() == Qt::NoFocus || qobject_cast<const QPushButton*>(each) ||
            !each->isVisible())
            continue;
        if (each->parentWidget() != m_dialog.get()) continue;
        QVERIFY2(!each->accessibleName().isEmpty() && !each->toolTip().isEmpty(),
                 each->metaObject()->className());
    }
}

QTEST_MAIN(tst_PlayCurveDialog)
#include "tst_PlayCurveDialog.moc"
