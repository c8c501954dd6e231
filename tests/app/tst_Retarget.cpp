// A clip of another skeleton on the character: offered, mapped in the dialog, played, saved and found again.

#include "app/presenters/RetargetDialog.h"
#include "tests/app/TestWindow.h"
#include "widgets/theme/StatusStrip.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QTimer>
#include <QTreeWidget>

using namespace tagline;
using namespace tagline::test;

class tst_Retarget : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void theDialogShowsTheGuess();
    void aRowIsEditedAndTakenAway();
    void theCharacterMovesByTheMap();
    void theMapIsKept();
    void undoTakesItBack();

private:
    const ClipLibrary& library() { return m_app->document().library(); }
    ClipId clipOf(const QString& file);
    void open(const QString& path);
    void trigger(const QString& action);
    /// Triggers the action and does something with its dialog.
    void inDialog(const std::function<void(RetargetDialog&)>& action);

    QTemporaryDir m_folder;
    QString m_path;
    std::unique_ptr<Application> m_app;
};

void tst_Retarget::initTestCase()
{
    TAGLINE_REQUIRE_DATA();
    m_path = copyOfSample(m_folder);
    QVERIFY(QFile::copy(dataFile("bvh_makehuman/walk1.bvh"), m_path + "/makehuman.bvh"));
    open(m_path + "/sample.tagline");
    const SourceId mannequin = *library().findSource((m_path + "/mannequin.glb").toStdString());
    m_app->document().setCharacter(library().source(mannequin).path, "Character");
    m_app->workspace().setCurrentClip(clipOf("makehuman.bvh"));
    QVERIFY(m_app->playback().clip().figure != library().source(mannequin).model);
}

void tst_Retarget::open(const QString& path)
{
    m_app = std::make_unique<Application>(pathsIn(m_folder));
    m_app->window().resize(1280, 800);
    m_app->window().show();
    QVERIFY(QTest::qWaitForWindowExposed(&m_app->window()));
    m_app->open({path});
    QTRY_VERIFY_WITH_TIMEOUT(library().clipCount() > 0 && m_app->imports().isIdle(), 60'000);
}

ClipId tst_Retarget::clipOf(const QString& file)
{
    const auto source = library().findSource((m_path + '/' + file).toStdString());
    return source ? library().source(*source).clips.front() : ClipId();
}

void tst_Retarget::trigger(const QString& action)
{
    for (QMenu* menu : m_app->window().menuBar()->findChildren<QMenu*>())
        for (QAction* each : menu->actions())
            if (each->objectName() == action) return each->trigger();
    QFAIL(qPrintable(action));
}

void tst_Retarget::inDialog(const std::function<void(RetargetDialog&)>& action)
{
    bool isSeen = false;
    QTimer::singleShot(0, &m_app->window(), [&] {
        auto* dialog = qobject_cast<RetargetDialog*>(QApplication::activeModalWidget());
        if (!dialog) return;
        isSeen = true;
        action(*dialog);
        if (dialog->isVisible()) dialog->reject(); // where a check ended the action
    });
    trigger("clip.retarget");
    QVERIFY(isSeen);
}

void tst_Retarget::theDialogShowsTheGuess()
{
    inDialog([this](RetargetDialog& dialog) {
        const RetargetMap map = dialog.map();
        const auto sorted = [](std::vector<JointPair> pairs) {
            std::sort(pairs.begin(), pairs.end(),
                      [](const JointPair& a, const JointPair& b) { return a.target < b.target; });
            return pairs;
        };
        const auto skeletonOf = [this](SourceId source) { return library().source(source).model->skeleton; };
        const RetargetMap guess =
            guessedRetargetMap(skeletonOf(library().clip(clipOf("makehuman.bvh")).source),
                               skeletonOf(*library().findSource(library().character())));
        QVERIFY(sorted(map.pairs()) == sorted(guess.pairs()));
        QVERIFY(map.pairs().size() > 12);
        const auto* counts = dialog.findChild<QLabel*>("retargetCounts");
        QVERIFY(counts->text().startsWith(QString::number(map.pairs().size()) + " of "));
        keepPicture(dialog, "retarget");
    });
    QVERIFY(library().figureMaps().empty());
}

void tst_Retarget::aRowIsEditedAndTakenAway()
{
    inDialog([](RetargetDialog& dialog) {
        auto* rows = dialog.findChild<QTreeWidget*>("retargetRows");
        const std::size_t before = dialog.map().pairs().size();
        const JointPair first = dialog.map().pairs().front();
        const auto row = rows->findItems(QString::fromStdString(first.target), Qt::MatchExactly).front();
        rows->setCurrentItem(row);
        rows->editItem(row, 1);
        auto* box = rows->findChild<QComboBox*>();
        QVERIFY(box);
        QCOMPARE(box->currentText().toStdString(), first.source);
        box->setCurrentIndex(0);
        emit box->activated(0);
        QCOMPARE(dialog.map().pairs().size(), before - 1);
        QVERIFY(dialog.map().sourceOf(first.target).empty());
        QVERIFY(dialog.findChild<QLabel*>("retargetCounts")->text().startsWith(QString::number(before - 1)));
    });
}

void tst_Retarget::theCharacterMovesByTheMap()
{
    inDialog([](RetargetDialog& dialog) { dialog.accept(); });
    QCOMPARE(library().figureMaps().size(), std::size_t(1));
    QTRY_VERIFY_WITH_TIMEOUT(m_app->playback().clip().isCarriedOver, 30'000);
    const StagedClip& shown = m_app->playback().clip();
    QCOMPARE(shown.figure, library().source(*library().findSource(library().character())).model);
    m_app->workspace().setPlayhead(5);
    const Pose there = m_app->playback().pose();
    m_app->workspace().setPlayhead(15);
    QVERIFY(there != m_app->playback().pose());
    keepPicture(m_app->window(), "retargeted");
    trigger("controller.toFirst");
    QTRY_VERIFY_WITH_TIMEOUT(m_app->controller().staged(0).baked, 30'000);
    QVERIFY(m_app->controller().staged(0).isCarriedOver);
}

void tst_Retarget::theMapIsKept()
{
    const RetargetMap map = *library().figureMaps().front().map;
    QVERIFY(m_app->document().save().isComplete());
    m_app.reset();
    open(m_path + "/sample.tagline");
    QVERIFY(!m_app->document().isModified());
    QCOMPARE(library().figureMaps().size(), std::size_t(1));
    QCOMPARE(*library().figureMaps().front().map, map);
    m_app->workspace().setCurrentClip(clipOf("makehuman.bvh"));
    QTRY_VERIFY_WITH_TIMEOUT(m_app->playback().clip().isCarriedOver, 30'000);
}

void tst_Retarget::undoTakesItBack()
{
    inDialog([](RetargetDialog& dialog) {
        for (QPushButton* button : dialog.findChildren<QPushButton*>())
            if (button->text().contains("Clear")) button->click();
        QVERIFY(dialog.map().isEmpty());
        dialog.accept();
    });
    QVERIFY(library().figureMaps().empty());
    QVERIFY(!m_app->playback().clip().map);
    m_app->document().undoStack().undo();
    QCOMPARE(library().figureMaps().size(), std::size_t(1));
    QTRY_VERIFY_WITH_TIMEOUT(m_app->playback().clip().isCarriedOver, 30'000);
}

QTEST_MAIN(tst_Retarget)
#include "tst_Retarget.moc"
