#include "app/presenters/imports/TagImportDialog.h"
#include "tests/app/TestWindow.h"
#include "widgets/library/LibraryView.h"
#include "widgets/library/rows/LibraryColumns.h"
#include "widgets/theme/Theme.h"
#include "widgets/timeline/TimelineWidget.h"
#include "widgets/viewport/ViewportWidget.h"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QTableWidget>
#include <QTimer>

#include <functional>

using namespace tagline;
using namespace tagline::test;

/// File ▸ Import Tags…, by real keys in the real window; walk.glb has 60 frames a second.
class tst_TagImport : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_app.reset(); }
    void rangesAreImportedAsOneStep();
    void whatIsTypedChangesThePreview();
    void tagsGoIntoTheChosenSet();
    void aBrokenFileIsSaidAndNotImported();
    void columnsAreChosen();
    void aSmallScreenHasTheButtons();
    void statesAreImported();
    void statesGoIntoTheChosenSet();
    void tablesOfPropertiesAreRecognised();
    void recognisedColumnsAreReadWhole();
    void shootSheetsAreImported();
    void aDialogThatIsLeftChangesNothing();
    void ownSidecarsAreNotOffered();

private:
    using Use = std::function<void(TagImportDialog& dialog)>;

    QString put(const QString& name, const QByteArray& bytes) const;
    void importFile(const QString& file, const Use& use);
    void chooseFile(const QString& file);
    static void waitForPreview(TagImportDialog& dialog);
    template<class Widget>
    static Widget& part(TagImportDialog& dialog, const char* name)
    {
        return *dialog.findChild<Widget*>(name);
    }
    static QPushButton& acceptButton(TagImportDialog& dialog);
    const ClipLibrary& library() { return m_app->document().library(); }
    /// "3-9 20-30": the ranges of a tag in walk.glb.
    QString ranges(const char* tag);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Application> m_app;
    ClipId m_clip;
};

void tst_TagImport::init()
{
    applyTheme(*qApp);
    m_folder = std::make_unique<QTemporaryDir>();
    m_app = std::make_unique<Application>(pathsIn(*m_folder));
    m_app->window().resize(1280, 720);
    m_app->window().show();
    const QString sample = copyOfSample(*m_folder);
    QVERIFY(isOpened(*m_app, {sample}));
    m_clip = clipOf(*m_app, sample + "/walk.glb");
    m_app->workspace().setCurrentClip(m_clip);
}

QString tst_TagImport::put(const QString& name, const QByteArray& bytes) const
{
    QFile file(m_folder->filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) return {};
    return file.fileName();
}

void tst_TagImport::chooseFile(const QString& file)
{
    auto* timer = new QTimer(m_app.get());
    connect(timer, &QTimer::timeout, this, [timer, file] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        if (!dialog) return;
        timer->stop();
        timer->deleteLater();
        auto* name = dialog->findChild<QLineEdit*>("fileNameEdit");
        name->setText(file);
        QTest::keyClick(name, Qt::Key_Return);
    });
    timer->start(20);
}

void tst_TagImport::importFile(const QString& file, const Use& use)
{
    chooseFile(file);
    bool wasUsed = false;
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&] {
        auto* dialog = qobject_cast<TagImportDialog*>(QApplication::activeModalWidget());
        if (!dialog || wasUsed) return;
        wasUsed = true;
        waitForPreview(*dialog);
        use(*dialog);
        if (dialog->isVisible()) dialog->reject();
    });
    timer.start(20);
    pressKey(m_app->window().timeline().viewport(), Qt::Key_I, Qt::ControlModifier);
    QVERIFY(wasUsed);
}

void tst_TagImport::ownSidecarsAreNotOffered()
{
    QStringList filters;
    auto* timer = new QTimer(m_app.get());
    connect(timer, &QTimer::timeout, this, [timer, &filters] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        if (!dialog) return;
        timer->stop();
        timer->deleteLater();
        filters = dialog->nameFilters();
        dialog->reject();
    });
    timer->start(20);
    pressKey(m_app->window().timeline().viewport(), Qt::Key_I, Qt::ControlModifier);
    QCOMPARE(filters.size(), 2);
    const QString others = filters[0];
    const QStringList patterns =
        others.mid(others.indexOf('(') + 1, others.lastIndexOf(')') - others.indexOf('(') - 1).split(' ');
    for (const char* name : {"walk.json", "mytags.json", "walk-tags.json", "flags.json", "labels.json",
                             "walk.vtt", "walk.TextGrid"})
        QVERIFY2(QDir::match(patterns, name), name);
    for (const char* name : {"walk.glb.tags.json", "walk.bvh.gameplay.tags.json", "walk.glb"})
        QVERIFY2(!QDir::match(patterns, name), name);
}

void tst_TagImport::waitForPreview(TagImportDialog& dialog)
{
    QTRY_VERIFY(!part<QWidget>(dialog, "importProgress").isVisible());
}

QPushButton& tst_TagImport::acceptButton(TagImportDialog& dialog)
{
    for (auto* button : dialog.findChildren<QPushButton*>())
        if (button->text().endsWith("Import")) return *button;
    qFatal("the dialog has no button that imports");
}

QString tst_TagImport::ranges(const char* tag)
{
    QStringList texts;
    const auto id = library().vocabulary().findNamed(tag);
    if (!id) return {};
    for (const FrameRange range : library().clip(m_clip).sheet.ranges(*id))
        texts << QString("%1-%2").arg(range.start).arg(range.stop);
    return texts.join(' ');
}

void tst_TagImport::rangesAreImportedAsOneStep()
{
    const QString file = put("walk.txt", "0\t0.1\tHop\n0.2\t0.2\tLand\n\\\t1\t2\n");
    const int before = m_app->document().undoStack().count();
    // One as both names are known, one as both are defined: at each the whole window looks at its names
    // again.
    int vocabularyChanges = 0;
    connect(&m_app->document(), &LibraryDocument::changed, this, [&](const DocumentChange& change) {
        vocabularyChanges += change.parts.has(LibraryPart::Vocabulary) ? 1 : 0;
    });
    importFile(file, [](TagImportDialog& dialog) {
        keepPicture(dialog, "import_audacity");
        QVERIFY(part<QLabel>(dialog, "importSummary").text().startsWith("2 range"));
        auto& rows = part<QTableWidget>(dialog, "importPreview");
        QCOMPARE(rows.rowCount(), 2);
        QCOMPARE(rows.item(0, 1)->text(), QString("Hop"));
        QVERIFY(part<QPlainTextEdit>(dialog, "importLosses").toPlainText().contains("frequencies of labels"));
        QTest::mouseClick(&acceptButton(dialog), Qt::LeftButton);
    });
    QCOMPARE(ranges("Hop"), QString("0-6"));
    QCOMPARE(ranges("Land"), QString("12-13"));
    QCOMPARE(vocabularyChanges, 2);
    QCOMPARE(m_app->document().undoStack().count(), before + 1);
    QCOMPARE(m_app->document().undoStack().undoText(), QString("Import Tags"));
    m_app->document().undoStack().undo();
    QCOMPARE(ranges("Hop"), QString());
}

void tst_TagImport::whatIsTypedChangesThePreview()
{
    const QString file = put("crawl.txt", "0\t0.1\tJump\n");
    importFile(file, [](TagImportDialog& dialog) {
        QVERIFY(!acceptButton(dialog).isEnabled()); // no clip is named like the file
        QVERIFY(part<QPlainTextEdit>(dialog, "importLosses").toPlainText().contains("crawl.txt"));
        part<QComboBox>(dialog, "importClip").setCurrentIndex(1);
        waitForPreview(dialog);
        QVERIFY(acceptButton(dialog).isEnabled());
        part<QLineEdit>(dialog, "importNamespace").setText("ana");
        part<QComboBox>(dialog, "importEnd").setCurrentIndex(2);
        waitForPreview(dialog);
        QCOMPARE(part<QTableWidget>(dialog, "importPreview").item(0, 1)->text(), QString("ana.Jump"));
        QTest::mouseClick(&acceptButton(dialog), Qt::LeftButton);
    });
    QCOMPARE(ranges("ana.Jump"), QString("0-7"));
}

void tst_TagImport::tagsGoIntoTheChosenSet()
{
    const QString file = put("walk.txt", "0\t0.1\tJump\n");
    const QSignalSpy said(m_app.get(), &Application::said);
    importFile(file, [](TagImportDialog& dialog) {
        auto& set = part<QComboBox>(dialog, "importSet");
        QCOMPARE(set.currentText(), QString());
        QVERIFY(set.findText("default") >= 0);
        set.setEditText("9");
        QVERIFY2(part<QLabel>(dialog, "importSummary").text().contains("cannot name a tag set"),
                 qPrintable(part<QLabel>(dialog, "importSummary").text()));
        QVERIFY(!acceptButton(dialog).isEnabled());
        QCOMPARE(part<QTableWidget>(dialog, "importPreview").rowCount(), 0); // of another set
        QVERIFY(part<QPlainTextEdit>(dialog, "importLosses").toPlainText().isEmpty());
        set.setEditText("audio");
        waitForPreview(dialog);
        keepPicture(dialog, "import_set");
        QCOMPARE(part<QTableWidget>(dialog, "importPreview").item(0, 1)->text(), QString("audio::Jump"));
        QTest::mouseClick(&acceptButton(dialog), Qt::LeftButton);
    });
    QCOMPARE(ranges("audio::Jump"), QString("0-6"));
    QCOMPARE(ranges("Locomotion.Jump"), QString());
    QCOMPARE(said.last().at(0).toString(), QString("Imported 1 range into the tag set audio of 1 clip"));
    importFile(file, [](TagImportDialog& dialog) {
        QVERIFY(part<QComboBox>(dialog, "importSet").findText("audio") >= 0);
        dialog.reject();
    });
}

void tst_TagImport::aBrokenFileIsSaidAndNotImported()
{
    const QString file = put("walk.vtt", "WEBVTT\n\nno time\n");
    importFile(file, [](TagImportDialog& dialog) {
        keepPicture(dialog, "import_broken");
        QVERIFY(part<QLabel>(dialog, "importSummary").text().contains("walk.vtt:3:1: found \"no time\""));
        QVERIFY(!acceptButton(dialog).isEnabled());
    });
    QVERIFY(!m_app->document().isModified());
}

void tst_TagImport::columnsAreChosen()
{
    const QString file = put("marks.csv", "take,what,from,to\nwalk.glb,Jump,6,12\n");
    importFile(file, [](TagImportDialog& dialog) {
        QVERIFY(part<QLabel>(dialog, "importSummary").text().contains("no column holds the tag"));
        const std::pair<const char*, const char*> choices[]{{"importColumn_clip", "take"},
                                                            {"importColumn_tag", "what"},
                                                            {"importColumn_start", "from"},
                                                            {"importColumn_stop", "to"}};
        for (const auto& [column, heading] : choices) part<QComboBox>(dialog, column).setCurrentText(heading);
        part<QLineEdit>(dialog, "importRate").setText("x");
        QVERIFY(part<QLabel>(dialog, "importSummary").text().contains("is no frame rate"));
        part<QLineEdit>(dialog, "importRate").setText("120");
        waitForPreview(dialog);
        keepPicture(dialog, "import_csv");
        QTest::mouseClick(&acceptButton(dialog), Qt::LeftButton);
    });
    QCOMPARE(ranges("Locomotion.Jump"), QString("3-6")); // as in queries
}

/// What stands above the preview scrolls, and nothing lies over something else: a table has the most fields.
void tst_TagImport::aSmallScreenHasTheButtons()
{
    const QString file = put("states.csv", "clip,tag,start_frame,stop_frame\nwalk.glb,Jump,3,6\n");
    importFile(file, [](TagImportDialog& dialog) {
        const QSize small(dialog.width(), 480);
        dialog.resize(small);
        QTRY_COMPARE(dialog.size(), small);
        const auto placeOf = [&](const QWidget& part) {
            return QRect(part.mapTo(&dialog, QPoint()), part.size());
        };
        QVERIFY(dialog.rect().contains(placeOf(acceptButton(dialog))));
        for (const char* name : {"importPreview", "importLosses"}) {
            const auto& list = part<QWidget>(dialog, name);
            QVERIFY2(dialog.rect().contains(placeOf(list)), name);
            QVERIFY2(list.height() >= list.minimumHeight(), name);
        }
        const auto& last = part<QWidget>(dialog, "importColumn_state-at");
        QVERIFY(last.height() >= last.minimumSizeHint().height());
    });
}

void tst_TagImport::statesAreImported()
{
    const QString file = put("states.csv", "clip,how far,who\nwalk.glb,reviewed,ana\n");
    importFile(file, [](TagImportDialog& dialog) {
        part<QComboBox>(dialog, "importColumn_state").setCurrentText("how far");
        part<QComboBox>(dialog, "importColumn_state-by").setCurrentText("who");
        waitForPreview(dialog);
        keepPicture(dialog, "import_states");
        QVERIFY2(part<QLabel>(dialog, "importSummary").text().contains("1 state"),
                 qPrintable(part<QLabel>(dialog, "importSummary").text()));
        QCOMPARE(part<QTableWidget>(dialog, "importPreview").item(0, 1)->text(), QString("Reviewed by ana"));
        QTest::mouseClick(&acceptButton(dialog), Qt::LeftButton);
    });
    QVERIFY((library().clip(m_clip).sheet.state() == ClipState{ClipStage::Reviewed, "ana", ""}));
    QCOMPARE(m_app->document().undoStack().undoText(), QString("Import Tags"));
    m_app->document().undoStack().undo();
    QVERIFY(library().clip(m_clip).sheet.state() == ClipState());
}

/// As by `tagline import --set`: to the file of that set.
void tst_TagImport::statesGoIntoTheChosenSet()
{
    const QString file = put("states.csv", "clip,state,state_by\nwalk.glb,done,ana\n");
    m_app->document().replaceSheets({{m_clip, library().clip(m_clip).sheet.withState({})}}, "Untouched");
    QVERIFY(m_app->save());
    const QString sidecar = m_folder->filePath("sample/walk.glb");
    importFile(file, [](TagImportDialog& dialog) {
        part<QComboBox>(dialog, "importSet").setEditText("vendor");
        waitForPreview(dialog);
        QTest::mouseClick(&acceptButton(dialog), Qt::LeftButton);
    });
    QCOMPARE(QString::fromStdString(library().clip(m_clip).sheet.state().set), QString("vendor"));
    QVERIFY(m_app->save());
    const auto content = [&](const QString& name) {
        QFile each(sidecar + name);
        return each.open(QIODevice::ReadOnly) ? each.readAll() : QByteArray();
    };
    QVERIFY2(content(".vendor.tags.json").contains("\"state\": {\"is\": \"done\", \"by\": \"ana\"}"),
             content(".vendor.tags.json").constData());
    QVERIFY(!content(".tags.json").contains("\"state\""));
}

/// Also where the format that the file's ending suggests is a table of tags.
void tst_TagImport::tablesOfPropertiesAreRecognised()
{
    const QString file = put("old.csv", "clip,property,value,type,start_frame,stop_frame\n"
                                        "walk.glb,footing,grass,text,3,9\nwalk.glb,tilt,-2,number,0,60\n");
    importFile(file, [](TagImportDialog& dialog) {
        keepPicture(dialog, "import_values");
        QVERIFY2(part<QLabel>(dialog, "importSummary").text().contains("2 values"),
                 qPrintable(part<QLabel>(dialog, "importSummary").text()));
        const auto& rows = part<QTableWidget>(dialog, "importPreview");
        QCOMPARE(rows.item(0, 1)->text(), QString("footing = grass"));
        QCOMPARE(rows.item(0, 2)->text() + '-' + rows.item(0, 3)->text(), QString("3-9"));
        QTest::mouseClick(&acceptButton(dialog), Qt::LeftButton);
    });
    const auto footing = library().clip(m_clip).sheet.property("footing");
    QCOMPARE(footing.size(), std::size_t(1));
    QVERIFY((footing[0] == PropertyRange{{3, 9}, std::string("grass")}));
    m_app->document().undoStack().undo();
    QVERIFY(library().clip(m_clip).sheet.property("footing").empty());
}

void tst_TagImport::recognisedColumnsAreReadWhole()
{
    const QString file = put("marks.csv", "clip,tag,start_frame,stop_frame\nwalk.glb,Jump,6,12\n");
    importFile(file, [](TagImportDialog& dialog) {
        keepPicture(dialog, "import_recognised");
        QVERIFY(part<QLabel>(dialog, "importColumnsTitle").isVisible());
        for (const char* column : {"clip", "tag", "start", "stop"}) {
            auto& choice = part<QComboBox>(dialog, (std::string("importColumn_") + column).c_str());
            QVERIFY2(!choice.itemIcon(choice.currentIndex()).isNull(), column);
            QStyleOptionComboBox option;
            option.initFrom(&choice);
            const int room =
                choice.style()
                    ->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &choice)
                    .width() -
                choice.iconSize().width() - 4; // the tick and the style's gap behind it
            QVERIFY2(room >= choice.fontMetrics().horizontalAdvance(choice.currentText()),
                     qPrintable(QString("%1: %2 of %3")
                                    .arg(choice.currentText())
                                    .arg(room)
                                    .arg(choice.fontMetrics().horizontalAdvance(choice.currentText()))));
        }
    });
}

void tst_TagImport::shootSheetsAreImported()
{
    const QString file =
        put("day1.shoot.csv", "slate,start,select,marks\nwalk.glb,10:00:00:00,A,turn 10:00:00:20\nx,,B,\n");
    importFile(file, [](TagImportDialog& dialog) {
        QVERIFY(
            part<QLabel>(dialog, "importSummary").text().contains("no column holds the name of the take"));
        QVERIFY(part<QComboBox>(dialog, "importColumn_tag").isHidden()); // a column of other tables
        part<QComboBox>(dialog, "importColumn_clip").setCurrentText("slate");
        waitForPreview(dialog);
        keepPicture(dialog, "import_shoot");
        const QString summary = part<QLabel>(dialog, "importSummary").text();
        QVERIFY2(summary.contains("1 range") && summary.contains("2 value"), qPrintable(summary));
        QVERIFY(part<QPlainTextEdit>(dialog, "importLosses").toPlainText().contains("the take \"x\""));
        auto& rows = part<QTableWidget>(dialog, "importPreview");
        QCOMPARE(rows.item(rows.rowCount() - 2, 1)->text(), QString("Take.select = A"));
        part<QLineEdit>(dialog, "importTag").setText("Slate");
        waitForPreview(dialog);
        QTest::mouseClick(&acceptButton(dialog), Qt::LeftButton);
    });
    QCOMPARE(ranges("Slate"), QString("20-21"));
    const auto values = library().clip(m_clip).sheet.property("Take.select");
    QCOMPARE(values.size(), std::size_t(1));
    QVERIFY(values.front().range == (FrameRange{0, library().clip(m_clip).frames}));
    const LibraryModel& list = m_app->window().libraryView().model();
    QTRY_VERIFY(list.properties().contains("Take.select") && list.properties().contains("Take.start"));
    const auto shown = [&](const char* property) {
        return textOf(propertyColumn(property), *list.rowOfClip(m_clip), {});
    };
    QCOMPARE(shown("Take.select"), QString("A"));
    QCOMPARE(shown("Take.start"), QString("10:00:00:00"));
    m_app->document().undoStack().undo();
    QVERIFY(library().clip(m_clip).sheet.property("Take.select").empty());
    QTRY_VERIFY(!list.properties().contains("Take.select"));
}

void tst_TagImport::aDialogThatIsLeftChangesNothing()
{
    const QString file = put("walk.txt", "0\t0.1\tJump\n");
    importFile(file, [](TagImportDialog& dialog) { dialog.reject(); });
    QCOMPARE(ranges("Locomotion.Jump"), QString());
    QVERIFY(!m_app->document().isModified());
}

int main(int argc, char** argv)
{
    configureSurfaceFormat();
    QApplication application(argc, argv);
    tst_TagImport test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_TagImport.moc"
