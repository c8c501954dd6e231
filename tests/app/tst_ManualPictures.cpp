// The manual's pictures, taken of the program itself: resources/screenshots/take-manual.sh keeps them. Every
// one can be taken, shows something, and fits the manual's page.

#include "app/presenters/settings/SettingsDialog.h"
#include "tests/app/AnswerStage.h"
#include "widgets/controller/ControllerPanel.h"
#include "widgets/library/LibraryView.h"
#include "widgets/query/QueryEdit.h"
#include "widgets/tags/choice/TagPalette.h"
#include "widgets/viewport/ViewportWidget.h"
#include "widgets/wall/WallView.h"

#include <QSet>

using namespace tagline;
using namespace tagline::test;

class tst_ManualPictures : public QObject, private AnswerStage
{
    Q_OBJECT

private slots:
    void initTestCase();
    void window();
    void library();
    void timelineWithTags();
    void tags();
    void query();
    void wall();
    void figure();
    void blending();
    void exporting();
    void settings();

private:
    static constexpr int mostWidth = 680; ///< pixels of the manual's page, beside its scroll bar
    static constexpr int mostHeight = 420;

    MainWindow& main() { return m_app->window(); }
    /// As much of it as the page has room for, from its upper left corner.
    void take(QWidget& widget, const QString& name);
    void keep(QImage picture, const QString& name);
    void takeDialog(const char* action, const QString& dialog, const QString& name);
};

void tst_ManualPictures::initTestCase()
{
    openForAnswers();
    main().resize(1280, 720);
    workspace().setCurrentClip(m_clip);
    workspace().setPlayhead(30);
    actionOf(*m_app, "view.emptyLanes").trigger(); // the stage has them
    AnswerStage::ask("Walk & ~Bad");
    view()->setFocus();
    QTRY_VERIFY(main().viewport()->hasCharacter());
    main().viewport()->frameUpright();
    QVERIFY(!main().viewport()->picture().isNull()); // waited for
    // Buttons over the picture and the lane of the answer find their places behind the painting.
    if (qEnvironmentVariableIsSet("TAGLINE_PICTURES")) QTest::qWait(1500);
}

void tst_ManualPictures::keep(QImage picture, const QString& name)
{
    picture.setDevicePixelRatio(1);
    QVERIFY(picture.width() <= mostWidth && picture.height() <= mostHeight);
    QSet<QRgb> colours;
    for (int y = 0; y < picture.height(); y += 3)
        for (int x = 0; x < picture.width(); x += 3) colours.insert(picture.pixel(x, y));
    QVERIFY2(colours.size() > 10, qPrintable(name + " is empty"));
    const QString folder = qEnvironmentVariable("TAGLINE_PICTURES");
    if (!folder.isEmpty()) QVERIFY(picture.save(folder + '/' + name + ".png"));
}

void tst_ManualPictures::take(QWidget& widget, const QString& name)
{
    QCoreApplication::processEvents();
    const QSize size = widget.size().boundedTo({mostWidth, mostHeight});
    keep(widget.grab(QRect(QPoint(0, 0), size)).toImage(), name);
}

void tst_ManualPictures::takeDialog(const char* action, const QString& dialog, const QString& name)
{
    bool isSeen = false;
    withNextFound<QDialog>(
        *m_app,
        [&dialog] {
            auto* open = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            return open && open->objectName() == dialog ? open : nullptr;
        },
        [&](QDialog& open) {
            isSeen = true;
            if (auto* settings = qobject_cast<SettingsDialog*>(&open))
                settings->showPage(SettingPage::Appearance);
            const QSize whole = open.size();
            const QSize fitting = whole.scaled(whole.boundedTo({mostWidth, mostHeight}), Qt::KeepAspectRatio);
            keep(open.grab().toImage().scaled(fitting, Qt::KeepAspectRatio, Qt::SmoothTransformation), name);
            open.reject();
        });
    actionOf(*m_app, action).trigger();
    QVERIFY(isSeen);
}

void tst_ManualPictures::window()
{
    keep(main().grab().toImage().scaled(mostWidth, mostHeight, Qt::KeepAspectRatio, Qt::SmoothTransformation),
         "window");
}

void tst_ManualPictures::library() { take(main().libraryView(), "library"); }

void tst_ManualPictures::timelineWithTags() { take(timeline(), "timeline"); }

void tst_ManualPictures::tags() { take(*main().findChild<TagPalette*>(), "tags"); }

void tst_ManualPictures::query()
{
    edit().setFocus();
    const QRect strip(bar().mapTo(&main(), QPoint(0, 0)), QSize(mostWidth, 220));
    keep(main().grab(strip).toImage(), "query");
    view()->setFocus();
}

void tst_ManualPictures::wall()
{
    actionOf(*m_app, "view.layoutWall").trigger();
    QTRY_VERIFY(main().wall().isVisible() && main().wall().isOverviewComplete());
    take(main().wall(), "wall");
    actionOf(*m_app, "view.layoutTag").trigger();
}

void tst_ManualPictures::figure()
{
    main().viewport()->frameUpright();
    QVERIFY(!main().viewport()->picture().isNull());
    take(*main().viewport(), "figure");
}

void tst_ManualPictures::blending()
{
    actionOf(*m_app, "view.layoutBlend").trigger();
    actionOf(*m_app, "controller.toFirst").trigger();
    workspace().setCurrentClip(m_other);
    actionOf(*m_app, "controller.toSecond").trigger();
    QTRY_VERIFY(m_app->playback().isShown(m_app->controller()));
    take(*main().findChild<ControllerPanel*>(), "blending");
    actionOf(*m_app, "view.layoutTag").trigger();
    workspace().setCurrentClip(m_clip);
}

void tst_ManualPictures::exporting() { takeDialog("file.export", "exportDialog", "export"); }

void tst_ManualPictures::settings() { takeDialog("edit.settings", "settingsDialog", "settings"); }

QTEST_MAIN(tst_ManualPictures)
#include "tst_ManualPictures.moc"
