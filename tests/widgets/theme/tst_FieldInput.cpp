#include "widgets/theme/Theme.h"
#include "widgets/theme/controls/Dialog.h"
#include "widgets/theme/controls/DialogBody.h"
#include "widgets/theme/controls/FieldInput.h"
#include "widgets/theme/messages/EmptyNote.h"
#include "widgets/theme/messages/NextSteps.h"
#include "widgets/theme/messages/NoticeBar.h"
#include "widgets/theme/messages/Question.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QTreeView>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <QtTest/qtestspontaneevent.h>

#include <cstdlib>

using namespace tagline;

namespace {

void turnWheel(QWidget& at, int notches)
{
    const QPointF place = at.rect().center();
    QWheelEvent wheel(place, at.mapToGlobal(place), {}, QPoint(0, 120 * notches), Qt::NoButton, {},
                      Qt::NoScrollPhase, false);
    QSpontaneKeyEvent::setSpontaneous(&wheel); // others are not passed on to what lies around
    qApp->notify(&at, &wheel);
}

/// Fields in a panel that scrolls.
struct Panel
{
    Panel()
    {
        auto* page = new QWidget;
        auto* column = new QVBoxLayout(page);
        for (QWidget* field : {static_cast<QWidget*>(number), static_cast<QWidget*>(choice),
                               static_cast<QWidget*>(words), static_cast<QWidget*>(slider)})
            column->addWidget(field);
        column->addSpacing(600);
        choice->addItems({"one", "two", "three"});
        words->setEditable(true);
        words->addItems({"one", "two", "three"});
        area.setWidget(page);
        area.resize(300, 200);
        area.show();
    }

    QScrollArea area;
    QSpinBox* number = new QSpinBox;
    QComboBox* choice = new QComboBox;
    QComboBox* words = new QComboBox;
    QSlider* slider = new QSlider(Qt::Horizontal);
};

} // namespace

/// Fields under the manners that the theme gives the whole program.
class tst_FieldInput : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp); }
    void theWheelPassesOverFieldsWithoutTheFocus();
    void theWheelChangesTheFieldWithTheFocus();
    void enterInACellLeavesTheDialogOpen();
    void aChoiceIsFoundByAllLetters();
    void aNumberIsDraggedSideways();
    void aChoiceOpensAListOfRows();
    void aDialogThatGoesHearsNothingOfItsFields();
    void theBarOfADialogLiesOverNoField();
    void aDialogIsAsHighAsItsContent();
    void closeIsAPlainButton();
    void buttonsStandApartFromWhatLiesAbove();
    void aDialogOfFoldersSaysFolder();
    void namesOfFilesHaveTheMostRoom();
    void textsOfFieldsAndChoicesBeginAlike();
    void whatCannotBeUsedHasNoWell();
    void rowsOfListsAreAsHighAsThoseOfTrees();
    void theSafeAnswerIsNotFilled();
    void anEmptyListSaysSoInItsMiddle();
    void nextStepsFollowTheirActions();
    void nextStepsAreReachedWhereTheyStand();
    void answersOfANoticeAreReachedWhereItStands();
};

namespace {

/// The first column of pixels within the border that has ink.
int firstInk(QWidget& field)
{
    const QImage picture = field.grab().toImage();
    const int middle = picture.height() / 2;
    const QRgb ground = picture.pixel(3, middle);
    for (int x = 3; x < picture.width() - 24; ++x)
        for (int y = middle - 4; y < middle + 4; ++y)
            if (std::abs(qGray(picture.pixel(x, y)) - qGray(ground)) > 60) return x;
    return -1;
}

} // namespace

void tst_FieldInput::theWheelPassesOverFieldsWithoutTheFocus()
{
    Panel panel;
    QVERIFY(QTest::qWaitForWindowExposed(&panel.area));
    panel.area.setFocus();
    panel.choice->setCurrentIndex(1);
    panel.words->setCurrentIndex(1);
    panel.number->setValue(5);
    for (QWidget* field : {static_cast<QWidget*>(panel.number), static_cast<QWidget*>(panel.choice),
                           static_cast<QWidget*>(panel.words), static_cast<QWidget*>(panel.slider)}) {
        const int before = panel.area.verticalScrollBar()->value();
        turnWheel(*field, -1);
        QVERIFY(!field->hasFocus());
        QVERIFY2(panel.area.verticalScrollBar()->value() > before, field->metaObject()->className());
    }
    QCOMPARE(panel.number->value(), 5);
    QCOMPARE(panel.choice->currentIndex(), 1);
    QCOMPARE(panel.words->currentIndex(), 1);
    QCOMPARE(panel.slider->value(), 0);
}

void tst_FieldInput::theWheelChangesTheFieldWithTheFocus()
{
    Panel panel;
    QVERIFY(QTest::qWaitForWindowExposed(&panel.area));
    panel.area.activateWindow();
    panel.number->setFocus();
    QTRY_VERIFY(panel.number->hasFocus());
    turnWheel(*panel.number, 1);
    QCOMPARE(panel.number->value(), 1);
    panel.words->setFocus();
    turnWheel(*panel.words, -1);
    QCOMPARE(panel.words->currentIndex(), 1);
}

void tst_FieldInput::enterInACellLeavesTheDialogOpen()
{
    QDialog dialog;
    auto* table = new QTableWidget(1, 2);
    auto* cell = new QLineEdit;
    auto* choice = new QComboBox;
    choice->addItems({"one", "two"});
    table->setCellWidget(0, 0, cell);
    table->setCellWidget(0, 1, choice);
    auto* outside = new QLineEdit;
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok);
    connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    auto* column = new QVBoxLayout(&dialog);
    column->addWidget(table);
    column->addWidget(outside);
    column->addWidget(buttons);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    int committed = 0;
    connect(cell, &QLineEdit::editingFinished, &dialog, [&] { ++committed; });
    cell->setFocus();
    QTest::keyClicks(cell, "Gait");
    QTest::keyClick(cell, Qt::Key_Return);
    QCOMPARE(committed, 1);
    QVERIFY(dialog.isVisible());
    choice->setFocus();
    QTest::keyClick(choice, Qt::Key_Enter);
    QVERIFY(dialog.isVisible());
    outside->setFocus();
    QTest::keyClick(outside, Qt::Key_Return);
    QVERIFY(!dialog.isVisible());
}

void tst_FieldInput::aChoiceIsFoundByAllLetters()
{
    QComboBox box;
    box.addItems({"Hips", "LeftLeg", "mixamorig:LeftFoot", "RightFoot", "LeftHand"});
    box.show();
    QVERIFY(QTest::qWaitForWindowExposed(&box));
    box.showPopup();
    QAbstractItemView* list = box.view();
    QTRY_VERIFY(list->isVisible());
    const auto current = [&] { return list->currentIndex().data().toString(); };
    QTest::keyClicks(list, "left");
    QCOMPARE(current(), QString("LeftLeg"));
    QTest::qWait(QApplication::keyboardInputInterval() + 50); // slow fingers
    QTest::keyClicks(list, "f");
    QCOMPARE(current(), QString("mixamorig:LeftFoot"));
    QTest::keyClick(list, Qt::Key_Backspace);
    QTest::keyClicks(list, "h");
    QCOMPARE(current(), QString("LeftHand"));
    QTest::keyClick(list, Qt::Key_Return);
    QTRY_COMPARE(box.currentText(), QString("LeftHand"));
    // Another opening begins anew.
    box.showPopup();
    QTRY_VERIFY(list->isVisible());
    QTest::keyClicks(list, "foot");
    QCOMPARE(current(), QString("mixamorig:LeftFoot"));
    box.hidePopup();
}

void tst_FieldInput::aNumberIsDraggedSideways()
{
    Panel panel;
    QVERIFY(QTest::qWaitForWindowActive(panel.area.window()));
    QSpinBox& number = *panel.number;
    number.setRange(0, 1000);
    number.setValue(100);
    auto* text = number.findChild<QLineEdit*>();
    const QPoint at = text->rect().center();
    const auto drag = [&](int way, Qt::KeyboardModifiers keys = {}) {
        panel.slider->setFocus();
        QTest::mousePress(text, Qt::LeftButton, {}, at);
        for (int x = 4; x <= std::abs(way); x += 4) {
            const QPoint to = at + QPoint(way < 0 ? -x : x, 0);
            QMouseEvent move(QEvent::MouseMove, to, text->mapToGlobal(to), Qt::NoButton, Qt::LeftButton,
                             keys);
            qApp->notify(text, &move);
        }
    };
    const auto release = [&] { QTest::mouseRelease(text, Qt::LeftButton, {}, at); };
    drag(80);
    QCOMPARE(number.value(), 120);
    release();
    drag(-40, Qt::ShiftModifier);
    QCOMPARE(number.value(), 20);
    QTest::keyClick(text, Qt::Key_Escape);
    QCOMPARE(number.value(), 120); // as before the drag
    release();
    drag(2); // a click that trembles
    release();
    QCOMPARE(number.value(), 120);
    QVERIFY(number.hasFocus());
    QTest::mousePress(text, Qt::LeftButton, {}, {3, at.y()}); // now text is selected
    QMouseEvent move(QEvent::MouseMove, at + QPoint(60, 0), text->mapToGlobal(at + QPoint(60, 0)),
                     Qt::NoButton, Qt::LeftButton, {});
    qApp->notify(text, &move);
    release();
    QCOMPARE(number.value(), 120);
    QCOMPARE(text->selectedText(), QString("120"));
}

void tst_FieldInput::aChoiceOpensAListOfRows()
{
    QComboBox box; // in a table's cell, that is
    box.addItems({"any number", "at most one", "exactly one"});
    box.resize(120, 26);
    box.show();
    QVERIFY(QTest::qWaitForWindowExposed(&box));
    QTest::mousePress(&box, Qt::LeftButton);
    QTRY_VERIFY(box.view()->isVisible());
    QVERIFY2(box.view()->window()->height() < 120, "it was as high as the screen");
    const QImage picture = box.view()->viewport()->grab().toImage();
    for (int row = 0; row < box.count(); ++row) {
        const QRect place = box.view()->visualRect(box.model()->index(row, 0));
        QVERIFY(place.height() >= 20 && place.height() <= 30);
        QSet<QRgb> colours;
        for (int x = 0; x < place.width(); ++x) colours << picture.pixel(x, place.center().y());
        QVERIFY2(colours.size() > 3, qPrintable(box.itemText(row))); // it can be read
    }
    QTest::mouseRelease(&box, Qt::LeftButton);
    box.hidePopup();
}

/// Each kind of field says that it was edited when it loses the keyboard, as it does where its window goes.
void tst_FieldInput::aDialogThatGoesHearsNothingOfItsFields()
{
    struct Heard : Dialog
    {
        explicit Heard(int& times)
        {
            auto* line = new QLineEdit(this);
            connect(line, &QLineEdit::editingFinished, this, [&times] { ++times; });
            connect(line, &QObject::destroyed, this, [&times] { ++times; });
            line->setFocus();
        }
    };
    int times = 0;
    {
        Heard dialog(times);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
    }
    QCOMPARE(times, 0);
}

void tst_FieldInput::theBarOfADialogLiesOverNoField()
{
    applyTheme(*qApp);
    QDialog dialog;
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins({});
    for (int line = 0; line < 20; ++line) column->addWidget(new QLineEdit);
    content->findChild<QLineEdit*>()->setMinimumWidth(280); // it cannot yield
    auto* body = new DialogBody(content, &dialog);
    (new QVBoxLayout(&dialog))->addWidget(body);
    dialog.resize(300, 200);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    const QScrollBar& bar = *body->verticalScrollBar();
    QTRY_VERIFY(bar.isVisible());
    const QWidget& field = *content->findChild<QLineEdit*>();
    const auto right = [&] { return field.mapTo(&dialog, QPoint(field.width(), 0)).x(); };
    QTRY_VERIFY(right() <= bar.mapTo(&dialog, QPoint()).x());
}

/// As far as the screen has room: what lies below the content stays in view.
void tst_FieldInput::aDialogIsAsHighAsItsContent()
{
    for (const int lines : {10, 200}) {
        QDialog dialog;
        auto* content = new QWidget;
        auto* column = new QVBoxLayout(content);
        for (int line = 0; line < lines; ++line) column->addWidget(new QLineEdit);
        auto* body = new DialogBody(content, &dialog);
        auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, &dialog);
        auto* layout = new QVBoxLayout(&dialog);
        layout->addWidget(body);
        layout->addWidget(buttons);
        body->fitDialog();
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        const int room = dialog.screen()->availableSize().height();
        QVERIFY2(dialog.height() < room, qPrintable(QString::number(dialog.height())));
        QCOMPARE(body->verticalScrollBar()->maximum() > 0, lines == 200);
        QVERIFY(dialog.rect().contains(buttons->geometry()));
        if (lines == 200) QVERIFY(dialog.height() > room * 0.8);
    }
}

/// Also where it is the only button, which Enter presses; what a dialog is for stays accented.
void tst_FieldInput::closeIsAPlainButton()
{
    for (const bool hasOther : {false, true}) {
        QDialog dialog;
        auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, &dialog);
        connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
        QPushButton* close = buttons->button(QDialogButtonBox::Close);
        QPushButton* other = hasOther ? buttons->addButton("Save", QDialogButtonBox::AcceptRole) : nullptr;
        (new QVBoxLayout(&dialog))->addWidget(buttons);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        const auto ground = [](QWidget& button) { return button.grab().toImage().pixelColor(5, 8); };
        QTRY_COMPARE(ground(*close), theme().raised);
        if (other) QTRY_COMPARE(ground(*other), theme().accent);
        if (hasOther) continue;
        QVERIFY(close->isDefault());
        QTest::keyClick(&dialog, Qt::Key_Return);
        QVERIFY(!dialog.isVisible());
    }
}

void tst_FieldInput::buttonsStandApartFromWhatLiesAbove()
{
    QDialog dialog;
    auto* first = new QLineEdit(&dialog);
    auto* last = new QLineEdit(&dialog);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, &dialog);
    auto* column = new QVBoxLayout(&dialog);
    column->addWidget(first);
    column->addWidget(last);
    column->addWidget(buttons);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    const QWidget& cancel = *buttons->button(QDialogButtonBox::Cancel);
    const int above = cancel.mapTo(&dialog, QPoint()).y() - (last->y() + last->height());
    const int between = last->y() - (first->y() + first->height());
    QCOMPARE(above, 2 * between);
}

void tst_FieldInput::aDialogOfFoldersSaysFolder()
{
    QFileDialog dialog;
    dialog.setOption(QFileDialog::DontUseNativeDialog);
    dialog.setFileMode(QFileDialog::Directory);
    dialog.setOption(QFileDialog::ShowDirsOnly);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    QCOMPARE(dialog.findChild<QLabel*>("fileNameLabel")->text(), QString("Folder:"));
    QCOMPARE(dialog.findChild<QComboBox*>("fileTypeCombo")->currentText(), QString("Folders"));
    QVERIFY(!dialog.isSizeGripEnabled());
}

void tst_FieldInput::namesOfFilesHaveTheMostRoom()
{
    QTemporaryDir folder;
    for (const char* name : {"a.tagline", "a name that is longer than others.tagline"}) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
    }
    QFileDialog dialog(nullptr, "Open", folder.path());
    dialog.setOption(QFileDialog::DontUseNativeDialog);
    dialog.setViewMode(QFileDialog::Detail);
    dialog.resize(630, 420);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    auto* rows = dialog.findChild<QTreeView*>("treeView");
    QTRY_COMPARE(rows->model()->rowCount(rows->rootIndex()), 2);
    const QHeaderView& header = *rows->header();
    QTRY_VERIFY(header.length() == rows->viewport()->width());
    for (int column = 1; column < header.count(); ++column) {
        if (header.isSectionHidden(column)) continue;
        const auto needed = [&] {
            return std::max(static_cast<const QAbstractItemView*>(rows)->sizeHintForColumn(column),
                            header.sectionSizeHint(column));
        };
        QTRY_VERIFY(header.sectionSize(column) >= needed());
        QVERIFY(header.sectionSize(column) <= header.sectionSize(0));
    }
}

void tst_FieldInput::textsOfFieldsAndChoicesBeginAlike()
{
    QLineEdit line("IIII");
    QComboBox choice;
    choice.addItem("IIII");
    QComboBox words;
    words.setEditable(true);
    words.addItem("IIII");
    for (QWidget* each :
         {static_cast<QWidget*>(&line), static_cast<QWidget*>(&choice), static_cast<QWidget*>(&words)})
        each->resize(120, 28);
    QVERIFY(firstInk(line) > 0);
    QCOMPARE(firstInk(choice), firstInk(line));
    QCOMPARE(firstInk(words), firstInk(line));
}

void tst_FieldInput::whatCannotBeUsedHasNoWell()
{
    QLineEdit line;
    QSpinBox number;
    QComboBox choice;
    for (QWidget* each :
         {static_cast<QWidget*>(&line), static_cast<QWidget*>(&number), static_cast<QWidget*>(&choice)}) {
        each->resize(120, 28);
        const auto ground = [each] { return each->grab().toImage().pixelColor(60, 4); };
        QCOMPARE(ground(), theme().sunken);
        each->setEnabled(false);
        QCOMPARE(ground(), theme().panel);
    }
}

void tst_FieldInput::rowsOfListsAreAsHighAsThoseOfTrees()
{
    QListWidget list;
    list.addItem("clip");
    QTreeWidget tree;
    new QTreeWidgetItem(&tree, {"clip"});
    QCOMPARE(list.visualItemRect(list.item(0)).height(), tree.visualItemRect(tree.topLevelItem(0)).height());
}

void tst_FieldInput::theSafeAnswerIsNotFilled()
{
    bool isSeen = false;
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (!box) return;
        timer.stop();
        isSeen = true;
        auto* cancel = qobject_cast<QPushButton*>(box->button(QMessageBox::Cancel));
        QVERIFY(cancel->isDefault()); // Enter changes nothing
        QCOMPARE(cancel->grab().toImage().pixelColor(8, 5), theme().raised);
        QVERIFY(box->findChild<QLabel*>("qt_msgbox_label")->font().weight() == QFont::DemiBold);
        QVERIFY(!box->informativeText().contains(" ▸"));
        box->reject();
    });
    timer.start(10);
    QVERIFY(!isWanted({.title = "Reset",
                       .text = "Reset all?",
                       .detail = "Edit ▸ Undo takes this back.",
                       .verb = "Reset",
                       .isCautious = true},
                      nullptr));
    QVERIFY(isSeen);
}

void tst_FieldInput::anEmptyListSaysSoInItsMiddle()
{
    QWidget window;
    auto& above = *new QLabel(&window);
    auto& list = *new QTreeWidget(&window);
    auto& note = *new EmptyNote(list, above);
    auto* column = new QVBoxLayout(&window);
    column->addWidget(&above);
    column->addWidget(&list);
    window.resize(300, 200);
    window.show();
    note.say("Nothing yet.");
    QVERIFY(note.isVisible() && !above.isVisible());
    QTRY_COMPARE(note.geometry(), list.viewport()->rect());
    new QTreeWidgetItem(&list, {"clip"});
    QVERIFY(!note.isVisible() && above.isVisible());
    QCOMPARE(above.text(), QString("Nothing yet."));
    list.clear();
    QVERIFY(note.isVisible() && !above.isVisible());
}

void tst_FieldInput::nextStepsFollowTheirActions()
{
    QWidget window;
    window.resize(300, 200);
    NextSteps steps(&window);
    QAction open("Open &Folder…"), clear("&Clear");
    open.setToolTip("Open clips (Ctrl+O)");
    window.show();
    QVERIFY(steps.isHidden());
    QCOMPARE(steps.foot(), 0);
    steps.setActions({&open, &clear});
    steps.placeBelow(20, window.rect());
    QCOMPARE(steps.foot(), steps.sizeHint().height());
    QTRY_COMPARE(steps.findChildren<QToolButton*>("nextStep").size(), 2);
    auto& button = *steps.findChildren<QToolButton*>("nextStep").front();
    QCOMPARE(button.text(), QString("Open Folder…"));
    QCOMPARE(button.toolTip(), QString("Open clips (Ctrl+O)"));
    QSignalSpy triggered(&open, &QAction::triggered);
    QTest::mouseClick(&button, Qt::LeftButton);
    QCOMPARE(triggered.size(), 1);
    open.setEnabled(false);
    QVERIFY(!button.isEnabled());
    const int above = steps.y() - 20, below = window.height() - steps.geometry().bottom() - 1;
    QVERIFY2(std::abs(above - below) <= 1, qPrintable(QString("%1 and %2").arg(above).arg(below)));
    steps.placeBelow(20, {0, 0, 300, 20 + steps.sizeHint().height() - 1}); // no room for both
    QVERIFY(steps.isHidden());
    steps.setActions({&clear});
    QVERIFY(steps.isVisible() && button.isHidden());
    clear.setText("Clear all that has been written");
    QTRY_VERIFY(steps.sizeHint().width() > 120);
    QVERIFY(steps.minimumSizeHint().width() < steps.sizeHint().width()); // shortened in a narrow panel
    steps.setActions({});
    QVERIFY(steps.isHidden());
}

/// Though their buttons are the newest of the window.
void tst_FieldInput::nextStepsAreReachedWhereTheyStand()
{
    QAction open("Open"), clear("Clear");
    QWidget window;
    QLineEdit above(&window);
    NextSteps steps(&window);
    QLineEdit below(&window);
    window.show();
    steps.setActions({&open});
    steps.setActions({&open, &clear});
    QStringList reached;
    for (const QWidget* next = above.nextInFocusChain(); next != &above; next = next->nextInFocusChain()) {
        if (next == &below) reached << "below";
        if (const auto* step = qobject_cast<const QToolButton*>(next)) reached << step->text();
    }
    QCOMPARE(reached, (QStringList{"Open", "Clear", "below"}));
}

void tst_FieldInput::answersOfANoticeAreReachedWhereItStands()
{
    QWidget window;
    QLineEdit above(&window);
    NoticeBar notice(&window);
    QLineEdit below(&window);
    window.show();
    notice.setNotice("Changed", {{"keep", "Keep", {}}});
    notice.setNotice("Changed again", {{"fit", "Fit", {}}, {"hide", "Hide", {}}});
    QStringList reached;
    for (const QWidget* next = above.nextInFocusChain(); next != &above; next = next->nextInFocusChain()) {
        if (next == &below) reached << "below";
        if (const auto* answer = qobject_cast<const QPushButton*>(next)) reached << answer->text();
    }
    QCOMPARE(reached, (QStringList{"Fit", "Hide", "below"}));
}

QTEST_MAIN(tst_FieldInput)
#include "tst_FieldInput.moc"
