// Motion drafts tags in the whole program: a query of motion, a rule's suggestions decided by key, curves.

#include "tests/app/TestWindow.h"
#include "widgets/curves/RulesPanel.h"
#include "widgets/query/QueryBar.h"
#include "widgets/theme/Theme.h"
#include "widgets/timeline/TimelineWidget.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>

using namespace tagline;
using namespace tagline::test;

class tst_Rules : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_app.reset(); }
    void aQueryOfMotionIsAnswered();
    void suggestionsAreDecidedByKey();
    void curvesMakeRanges();

private:
    const ClipLibrary& library() { return m_app->document().library(); }
    ClipId clip(const QString& file)
    {
        return library().source(*library().findSource((m_sample + '/' + file).toStdString())).clips.at(0);
    }
    TimelineWidget& timeline() { return m_app->window().timeline(); }
    QPushButton* button(const QString& text)
    {
        for (auto* each : m_app->window().rulesPanel().findChildren<QPushButton*>())
            if (each->text() == text) return each;
        return nullptr;
    }
    std::size_t rangesOf(ClipId id, const char* tag)
    {
        const auto found = library().vocabulary().find(tag);
        return found ? library().clip(id).sheet.ranges(*found).size() : 0;
    }
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_sample;
    std::unique_ptr<Application> m_app;
};

void tst_Rules::init()
{
    applyTheme(*qApp);
    m_folder = std::make_unique<QTemporaryDir>();
    m_sample = copyOfSample(*m_folder);
    {
        QSettings settings(m_folder->filePath("tagline.conf"), QSettings::IniFormat);
        settings.setValue("timeline/curves", QStringList{"speed"});
    }
    m_app = std::make_unique<Application>(pathsIn(*m_folder));
    m_app->window().show();
    QVERIFY(QTest::qWaitForWindowActive(&m_app->window()));
    QSignalSpy finished(&m_app->imports(), &ImportQueue::finished);
    m_app->open({m_sample});
    QTRY_VERIFY_WITH_TIMEOUT(!finished.isEmpty(), 30000);
    m_app->workspace().setCurrentClip(clip("walk_to_run.glb"));
}

void tst_Rules::aQueryOfMotionIsAnswered()
{
    auto* edit = m_app->window().queryBar().findChild<QueryEdit*>();
    edit->setFocus();
    QTest::keyClicks(edit, "speed() > 1.5");
    QTRY_VERIFY(m_app->query().answer() && !m_app->query().progress());
    QVERIFY(m_app->query().answer()->frameCount() > 100);
    QTest::keyClicks(edit, " & contact(Left");
    QVERIFY(edit->completionTexts().join(' ').contains("LeftFoot"));
    keepPicture(m_app->window(), "motion_query");
}

void tst_Rules::suggestionsAreDecidedByKey()
{
    auto* edit = m_app->window().queryBar().findChild<QueryEdit*>();
    edit->setFocus();
    QTest::keyClicks(edit, "contact(LeftFoot)");
    m_app->workspace().setActiveTag(m_app->document().tagNamed("Plant"));
    m_app->window().showRules();
    QTest::mouseClick(button("New Rule"), Qt::LeftButton);
    QCOMPARE(library().rules().size(), std::size_t(1));
    QCOMPARE(QString::fromStdString(library().rules()[0].query), QString("contact(LeftFoot)"));
    QCOMPARE(library().rules()[0].tag, std::string("Plant"));
    QTRY_VERIFY(button("Accept All")->isEnabled());
    QVERIFY(rangesOf(clip("walk_to_run.glb"), "Plant") == 0);

    timeline().setFocus();
    const ClipId here = m_app->workspace().currentClip();
    QTest::keyClick(&timeline(), Qt::Key_Tab);
    QTest::qWait(50);
    keepPicture(m_app->window(), "suggestions");
    const int steps = m_app->document().undoStack().index();
    QTest::keyClick(&timeline(), Qt::Key_Return);
    QCOMPARE(rangesOf(here, "Plant"), std::size_t(1));
    QTest::keyClick(&timeline(), Qt::Key_Backspace);
    QCOMPARE(rangesOf(here, "Plant"), std::size_t(1));
    QCOMPARE(library().rules()[0].rejected.size(), std::size_t(1));
    QCOMPARE(m_app->document().undoStack().index(), steps + 2);

    QTest::mouseClick(button("Accept All"), Qt::LeftButton);
    QCOMPARE(m_app->document().undoStack().index(), steps + 3);
    QVERIFY(rangesOf(here, "Plant") > 2);
    QVERIFY(rangesOf(clip("walk.glb"), "Plant") > 2);
    QVERIFY(!button("Accept All")->isEnabled());
    m_app->document().undoStack().undo();
    QCOMPARE(rangesOf(here, "Plant"), std::size_t(1));
    QVERIFY(button("Accept All")->isEnabled());
}

void tst_Rules::curvesMakeRanges()
{
    m_app->workspace().setActiveTag(m_app->document().tagNamed("Fast"));
    QTest::qWait(300); // the curve is computed and drawn
    m_app->window().timeline().verticalScrollBar()->setValue(10000);
    QTest::qWait(50);
    keepPicture(m_app->window(), "curves");
    emit timeline().laneDragRequested("curve.speed", 10, 0.5, 2, true);
    QTest::qWait(50);
    QTest::keyClick(&timeline(), Qt::Key_Return);
    const ClipId here = m_app->workspace().currentClip();
    QVERIFY(rangesOf(here, "Fast") >= 1);
    keepPicture(m_app->window(), "curve_ranges");
    m_app->document().undoStack().undo();
    QCOMPARE(rangesOf(here, "Fast"), std::size_t(0));
}

QTEST_MAIN(tst_Rules)
#include "tst_Rules.moc"
