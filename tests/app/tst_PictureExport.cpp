// File ▸ Export Picture or Film: the dialog, and what is written of the clip that is shown.

#include "app/document/jobs/BackgroundFailures.h"
#include "app/pictures/SheetLayout.h"
#include "app/presenters/exports/PictureExportDialog.h"
#include "app/presenters/exports/PictureExportPresenter.h"
#include "tests/app/TimelineStage.h"
#include "widgets/viewport/ViewportWidget.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QProgressDialog>
#include <QPushButton>
#include <QSemaphore>
#include <QSpinBox>
#include <QTest>

#include <array>
#include <cmath>

using namespace tagline;
using namespace tagline::test;

class tst_PictureExport : public QObject, private TimelineStage
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void thisFrameIsWrittenAsTheCameraSeesIt();
    void whatStandsAroundTheFigureIsExported();
    void aSheetShowsTheLoopedRange();
    void aFilmIsPipedToTheEncoder();
    void withoutAnEncoderTheDialogSaysWhatToInstall();
    void whatWasChosenIsProposedAgain();
    void anExportIsCancelled();
    void whatPlaysInTheClipsPlaceIsNotExported();

private:
    ViewportWidget& viewport() { return *m_app->window().viewport(); }
    /// Opens the dialog by its key, chooses, and writes to a file of that name.
    void exportAs(const QString& kind, const QString& name,
                  const std::function<void(PictureExportDialog&)>& choose = {});
    /// The mouse itself stays where it is: what the window system would tell of it comes when it likes, and
    /// knows no button.
    void dragCamera(QPointF from, QPointF to, Qt::KeyboardModifiers modifiers);
    static void choose(PictureExportDialog& dialog, const char* field, const QString& begin);
    QString file(const QString& name) const { return m_folder.filePath(name); }
    bool hasSaid(const QString& text) const
    {
        return std::any_of(m_said->begin(), m_said->end(), [&](const QList<QVariant>& said) {
            return said.front().toString().contains(text);
        });
    }
    QByteArray content(const QString& name) const;
    /// Waits for the export, which gives way to all else that the computer does.
    bool isWritten(const QString& name)
    {
        return QTest::qWaitFor(
            [&] { return QFile::exists(file(name)) && !m_app->pictureExports().isExporting(); }, 180'000);
    }

    std::unique_ptr<QSignalSpy> m_said;
    QByteArray m_path;
};

void tst_PictureExport::initTestCase()
{
    m_path = qgetenv("PATH");
    open();
    workspace().setCurrentClip(m_clip);
    QTRY_VERIFY(viewport().hasCharacter());
}

void tst_PictureExport::init()
{
    clear();
    m_said = std::make_unique<QSignalSpy>(m_app.get(), &Application::said);
    QVERIFY(QDir().mkpath(file("bin")));
    QFile program(file("bin/ffmpeg"));
    QVERIFY(program.open(QIODevice::WriteOnly));
    program.write("#!/bin/sh\nfor last; do :; done\necho \"$@\" > '" + file("arguments").toLocal8Bit() +
                  "'\nexec cat > \"${last#file:}\"\n");
    program.close();
    program.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    qputenv("PATH", file("bin").toLocal8Bit() + ':' + m_path);
}

void tst_PictureExport::cleanup()
{
    qputenv("PATH", m_path);
    BackgroundFailures::instance().setFault({});
}

QByteArray tst_PictureExport::content(const QString& name) const
{
    QFile read(file(name));
    return read.open(QIODevice::ReadOnly) ? read.readAll() : QByteArray();
}

void tst_PictureExport::choose(PictureExportDialog& dialog, const char* field, const QString& begin)
{
    auto* box = dialog.findChild<QComboBox*>(field);
    const int place = box->findText(begin, Qt::MatchStartsWith);
    QVERIFY2(place >= 0, qPrintable(begin));
    box->setCurrentIndex(place);
}

void tst_PictureExport::exportAs(const QString& kind, const QString& name,
                                 const std::function<void(PictureExportDialog&)>& chosen)
{
    withNext<PictureExportDialog>(*m_app, [&](PictureExportDialog& dialog) {
        choose(dialog, "pictureKind", kind);
        if (chosen) chosen(dialog);
        keepPicture(dialog, "export-" + kind.section(' ', 0, 0));
        withNext<QFileDialog>(*m_app, [&](QFileDialog& place) {
            place.findChild<QLineEdit*>("fileNameEdit")->setText(file(name));
            static_cast<QDialog&>(place).accept();
        });
        dialog.accept();
    });
    pressKey(view(), Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
}

void tst_PictureExport::dragCamera(QPointF from, QPointF to, Qt::KeyboardModifiers modifiers)
{
    const auto send = [&](QEvent::Type type, QPointF place, Qt::MouseButton button, Qt::MouseButtons held) {
        QMouseEvent event(type, place, viewport().mapToGlobal(place), button, held, modifiers);
        QCoreApplication::sendEvent(&viewport(), &event);
    };
    send(QEvent::MouseButtonPress, from, Qt::LeftButton, Qt::LeftButton);
    send(QEvent::MouseMove, to, Qt::NoButton, Qt::LeftButton);
    send(QEvent::MouseButtonRelease, to, Qt::LeftButton, Qt::NoButton);
}

void tst_PictureExport::thisFrameIsWrittenAsTheCameraSeesIt()
{
    give({{"Locomotion.Walk", {{0, 100}}}});
    workspace().setPlayhead(40);
    QCoreApplication::processEvents();
    QVERIFY(!viewport().picture().isNull()); // the figure is framed with its first picture
    // Moved by hand, the camera is not framed anew where the picture gets another size.
    const OrbitCamera framed = viewport().camera();
    dragCamera({200, 200}, {230, 200}, Qt::NoModifier);
    const OrbitCamera turned = viewport().camera();
    QVERIFY(std::abs(turned.yaw() - framed.yaw()) > 0.1f);
    dragCamera({200, 200}, {210, 205}, Qt::ShiftModifier);
    const OrbitCamera moved = viewport().camera();
    QVERIFY(moved.target() != turned.target());
    QVERIFY(!viewport().picture().isNull()); // it is seen so
    exportAs("Picture", "frame", [](PictureExportDialog& dialog) {
        choose(dialog, "pictureFormat", "png");
        QCOMPARE(dialog.wish().ending, QString("png"));
        choose(dialog, "pictureSize", "640");
        QVERIFY(dialog.findChild<QComboBox*>("pictureRange")->isHidden()); // it is one frame
        QVERIFY(dialog.findChild<QSpinBox*>("pictureCells")->isHidden());
    });
    QVERIFY(isWritten("frame.png"));
    QTRY_VERIFY(hasSaid("Exported the picture to " + file("frame.png")));
    const QImage picture(file("frame.png"));
    QCOMPARE(picture.size(), QSize(640, 360));
    exportAs("Picture", "again", [](PictureExportDialog& dialog) { choose(dialog, "pictureSize", "640"); });
    QVERIFY(isWritten("again.png"));
    QVERIFY(viewport().camera().isLike(moved));
    QCOMPARE(QImage(file("again.png")), picture);
    actionOf(*m_app, "view.front").trigger();
    exportAs("Picture", "front", [](PictureExportDialog& dialog) { choose(dialog, "pictureSize", "640"); });
    QVERIFY(isWritten("front.png"));
    QVERIFY(QImage(file("front.png")) != picture);
    actionOf(*m_app, "view.home").trigger();
}

/// Each of what the window shows around the figure changes the picture; without the mark none does.
void tst_PictureExport::whatStandsAroundTheFigureIsExported()
{
    workspace().setPlayhead(40);
    QCoreApplication::processEvents();
    QTRY_VERIFY(viewport().hasCharacter());
    const auto exported = [this](const QString& name, bool hasMarks) {
        exportAs("Picture", name, [hasMarks](PictureExportDialog& dialog) {
            choose(dialog, "pictureFormat", "png");
            choose(dialog, "pictureSize", "640");
            dialog.findChild<QCheckBox*>("pictureMarks")->setChecked(hasMarks);
        });
        return isWritten(name + ".png") ? QImage(file(name + ".png")) : QImage();
    };
    constexpr std::array switches{"view.contacts", "view.trajectory", "view.ghosts", "view.jointAxes"};
    std::array<bool, switches.size()> before{};
    for (std::size_t i = 0; i < switches.size(); ++i) {
        before[i] = actionOf(*m_app, switches[i]).isChecked();
        actionOf(*m_app, switches[i]).setChecked(false);
    }
    const QImage bare = exported("bare", true);
    QVERIFY(!bare.isNull());
    for (const char* each : switches) {
        actionOf(*m_app, each).setChecked(true);
        QVERIFY2(exported(QString("with-%1").arg(each), true) != bare, each);
        actionOf(*m_app, each).setChecked(false);
    }
    for (const char* each : switches) actionOf(*m_app, each).setChecked(true);
    QCOMPARE(exported("unmarked", false), bare);
    for (std::size_t i = 0; i < switches.size(); ++i) actionOf(*m_app, switches[i]).setChecked(before[i]);
}

void tst_PictureExport::aSheetShowsTheLoopedRange()
{
    give({{"Locomotion.Walk", {{20, 80}}}});
    select({{tag("Locomotion.Walk"), {20, 80}}});
    actionOf(*m_app, "clip.loopRange").setChecked(true);
    QCoreApplication::processEvents();
    exportAs("Contact", "sheet", [](PictureExportDialog& dialog) {
        QCOMPARE(dialog.findChild<QComboBox*>("pictureRange")->itemText(0),
                 QString("Loop range, frames 20–80"));
        QVERIFY(dialog.findChild<QComboBox*>("pictureRange")->count() == 3);
        QVERIFY(!dialog.findChild<QComboBox*>("pictureRange")->isHidden());
        QVERIFY(!dialog.findChild<QSpinBox*>("pictureCells")->isHidden());
        choose(dialog, "pictureRange", "Loop");
        choose(dialog, "pictureFormat", "png");
        dialog.findChild<QSpinBox*>("pictureCells")->setValue(6);
        QCOMPARE(dialog.wish().frames, (FrameRange{20, 80}));
    });
    QVERIFY(isWritten("sheet.png"));
    QTRY_VERIFY(hasSaid("Exported a contact sheet of 6 frames"));
    QCOMPARE(QImage(file("sheet.png")).size(), SheetLayout(6, 0, {320, 240}).size());
    actionOf(*m_app, "clip.loopRange").setChecked(false);
}

void tst_PictureExport::aFilmIsPipedToTheEncoder()
{
    select({{tag("Locomotion.Walk"), {10, 30}}});
    exportAs("Film", "film", [](PictureExportDialog& dialog) {
        choose(dialog, "pictureRange", "Selection");
        choose(dialog, "pictureFormat", "mp4");
        choose(dialog, "pictureSize", "640");
        QCOMPARE(dialog.findChild<QLabel*>("pictureNote")->text(),
                 QString("20 pictures in 0.33 s, at the clip's speed."));
    });
    QTRY_VERIFY_WITH_TIMEOUT(hasSaid("Exported a film of 20 pictures to " + file("film.mp4")), 180'000);
    QCOMPARE(content("film.mp4").size(), 20 * 640 * 360 * 4);
    QVERIFY2(content("arguments").contains("-framerate 60/1"), content("arguments"));
}

void tst_PictureExport::withoutAnEncoderTheDialogSaysWhatToInstall()
{
    qputenv("PATH", file("nowhere").toLocal8Bit());
    bool isSeen = false;
    withNext<PictureExportDialog>(*m_app, [&](PictureExportDialog& dialog) {
        choose(dialog, "pictureKind", "Film");
        QVERIFY(dialog.findChild<QLabel*>("pictureNote")->text().contains("install the package ffmpeg"));
        for (const QPushButton* button : dialog.findChildren<QPushButton*>())
            if (button->text().contains("xport")) isSeen = !button->isEnabled();
        keepPicture(dialog, "export-no-encoder");
        choose(dialog, "pictureKind", "Contact");
        QVERIFY(dialog.findChild<QLabel*>("pictureNote")->text().contains(" frames, seen"));
        dialog.reject();
    });
    actionOf(*m_app, "file.exportPicture").trigger();
    QVERIFY(isSeen);
}

void tst_PictureExport::whatWasChosenIsProposedAgain()
{
    exportAs("Contact", "few", [](PictureExportDialog& dialog) {
        choose(dialog, "pictureFormat", "jpg");
        dialog.findChild<QSpinBox*>("pictureCells")->setValue(4);
    });
    QVERIFY(isWritten("few.jpg"));
    withNext<PictureExportDialog>(*m_app, [&](PictureExportDialog& dialog) {
        const PictureWish wish = dialog.wish();
        QVERIFY(wish.kind == PictureKind::Sheet && wish.cells == 4 && wish.ending == "jpg");
        dialog.reject();
    });
    actionOf(*m_app, "file.exportPicture").trigger();
}

void tst_PictureExport::anExportIsCancelled()
{
    QSemaphore mayGoOn;
    BackgroundFailures::instance().setFault([&](const QString& what) {
        if (what == PictureExportPresenter::tr("Exporting a film")) mayGoOn.acquire();
    });
    exportAs("Film", "cancelled",
             [](PictureExportDialog& dialog) { choose(dialog, "pictureFormat", "mp4"); });
    const auto progress = [this] { return m_app->window().findChild<QProgressDialog*>("exportProgress"); };
    QTRY_VERIFY(progress() && progress()->isVisible());
    QCOMPARE(progress()->windowTitle(), QString("Exporting a film"));
    QCOMPARE(progress()->labelText(), QString("Exporting the film…"));
    QVERIFY(!progress()->findChild<QProgressBar*>()->isTextVisible()); // the bar is too low for a number
    QTest::mouseClick(progress()->findChild<QPushButton*>(), Qt::LeftButton);
    mayGoOn.release();
    QTRY_VERIFY_WITH_TIMEOUT(!m_app->pictureExports().isExporting(), 180'000);
    QTRY_VERIFY(hasSaid("The export was cancelled; nothing was written."));
    QCOMPARE(QDir(m_folder.path()).entryList({"*cancelled*"}, QDir::Files | QDir::Hidden), QStringList());
}

void tst_PictureExport::whatPlaysInTheClipsPlaceIsNotExported()
{
    m_app->query().setText("Locomotion.Run");
    QTRY_VERIFY(m_app->query().answer() && !m_app->query().isStale());
    actionOf(*m_app, "query.crowd").trigger();
    QTRY_VERIFY(!m_app->playback().isClipShown());
    actionOf(*m_app, "file.exportPicture").trigger();
    QTRY_VERIFY(hasSaid("end what plays in its place first"));
    m_app->playback().show(nullptr);
    m_app->query().setText({});
}

QTEST_MAIN(tst_PictureExport)
#include "tst_PictureExport.moc"
