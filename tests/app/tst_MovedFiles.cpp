// Files that were moved without their tags: said once they are read, relinked in one step, saved where they
// are now.

#include "app/presenters/sources/MovedFilesDialog.h"
#include "tests/app/TestWindow.h"
#include "widgets/theme/Theme.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QFile>
#include <QPushButton>
#include <QTimer>
#include <QTreeWidget>

using namespace tagline;
using namespace tagline::test;

class tst_MovedFiles : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_app.reset(); }
    void movedFilesAreSaidAndRelinkedInOneStep();
    void whatIsUncheckedStaysMissing();
    void nothingMissingIsSaid();
    void whatIsFoundNowhereIsSaid();

private:
    const ClipLibrary& library() { return m_app->document().library(); }
    void move(const QString& name)
    {
        QVERIFY(QDir().mkpath(m_sample + "/elsewhere"));
        QVERIFY(QFile::rename(m_sample + '/' + name, m_sample + "/elsewhere/" + name));
    }
    std::size_t rangesOf(const QString& name)
    {
        const ClipId clip = clipOf(*m_app, m_sample + '/' + name);
        return clip.isValid() ? library().clip(clip).sheet.rangeCount() : 0;
    }
    /// Triggers the action, and answers its dialog once `act` was done with it.
    void relinkWith(const std::function<void(MovedFilesDialog&)>& act);

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_sample;
    std::unique_ptr<Application> m_app;
    QStringList m_said;
};

void tst_MovedFiles::init()
{
    applyTheme(*qApp);
    m_folder = std::make_unique<QTemporaryDir>();
    m_sample = copyOfSample(*m_folder);
    m_app = std::make_unique<Application>(pathsIn(*m_folder));
    m_app->window().show();
    m_said.clear();
    connect(m_app.get(), &Application::said, this, [this](const QString& text) { m_said << text; });
    QVERIFY(becomesActive(m_app->window()));
}

void tst_MovedFiles::relinkWith(const std::function<void(MovedFilesDialog&)>& act)
{
    int seen = 0;
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&] {
        auto* dialog = qobject_cast<MovedFilesDialog*>(QApplication::activeModalWidget());
        if (!dialog) return;
        timer.stop();
        ++seen;
        act(*dialog);
        keepPicture(*dialog, "moved-files");
        auto* buttons = dialog->findChild<QDialogButtonBox*>();
        QPushButton* ok = buttons->button(QDialogButtonBox::Ok);
        QTest::mouseClick(ok->isEnabled() ? ok : buttons->button(QDialogButtonBox::Cancel), Qt::LeftButton);
    });
    timer.start(20);
    actionOf(*m_app, "clip.findMoved").trigger();
    QCOMPARE(seen, 1);
}

void tst_MovedFiles::movedFilesAreSaidAndRelinkedInOneStep()
{
    move("run.glb");
    move("walk.glb");
    QVERIFY(isOpened(*m_app, {m_sample}));
    const std::size_t tagged = rangesOf("run.glb");
    QVERIFY(tagged > 0);
    QVERIFY2(m_said.filter("2 missing files").size() == 1, qPrintable(m_said.join('\n')));
    const int steps = m_app->document().undoStack().index();
    relinkWith(
        [](MovedFilesDialog& dialog) { QCOMPARE(dialog.findChild<QTreeWidget*>()->topLevelItemCount(), 2); });
    QCOMPARE(m_app->document().undoStack().index(), steps + 1);
    QCOMPARE(rangesOf("elsewhere/run.glb"), tagged);
    QCOMPARE(rangesOf("run.glb"), 0u);
    m_app->document().undoStack().undo();
    QCOMPARE(rangesOf("run.glb"), tagged);
    QCOMPARE(rangesOf("elsewhere/run.glb"), 0u);
    m_app->document().undoStack().redo();
    QVERIFY(m_app->document().save().isComplete());
    QVERIFY(QFile::exists(m_sample + "/elsewhere/run.glb.tags.json"));
    QVERIFY(!QFile::exists(m_sample + "/run.glb.tags.json"));
}

void tst_MovedFiles::whatIsUncheckedStaysMissing()
{
    move("run.glb");
    move("walk.glb");
    QVERIFY(isOpened(*m_app, {m_sample}));
    const std::size_t tagged = rangesOf("walk.glb");
    relinkWith([](MovedFilesDialog& dialog) {
        auto& list = *dialog.findChild<QTreeWidget*>();
        for (int i = 0; i < list.topLevelItemCount(); ++i)
            if (list.topLevelItem(i)->text(0).contains("walk.glb"))
                list.topLevelItem(i)->setCheckState(0, Qt::Unchecked);
    });
    QCOMPARE(rangesOf("walk.glb"), tagged);
    QVERIFY(rangesOf("elsewhere/run.glb") > 0);
    relinkWith([](MovedFilesDialog& dialog) {
        auto& list = *dialog.findChild<QTreeWidget*>();
        QCOMPARE(list.topLevelItemCount(), 1);
        list.topLevelItem(0)->setCheckState(0, Qt::Unchecked);
        QVERIFY(!dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled());
    });
    QCOMPARE(rangesOf("walk.glb"), tagged);
}

void tst_MovedFiles::nothingMissingIsSaid()
{
    QVERIFY(isOpened(*m_app, {m_sample}));
    actionOf(*m_app, "clip.findMoved").trigger();
    QCOMPARE(m_said.back(), QString("No file with tags is missing."));
}

void tst_MovedFiles::whatIsFoundNowhereIsSaid()
{
    QVERIFY(QFile::remove(m_sample + "/run.glb"));
    QVERIFY(isOpened(*m_app, {m_sample}));
    actionOf(*m_app, "clip.findMoved").trigger();
    const QString said = m_said.back();
    QVERIFY2(said.contains("Not found: 1 missing file with tags, the first: "), qPrintable(said));
    QVERIFY2(said.contains("run.glb. No file of this library has the same content"), qPrintable(said));
}

QTEST_MAIN(tst_MovedFiles)
#include "tst_MovedFiles.moc"
