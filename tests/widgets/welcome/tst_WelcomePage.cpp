// The welcome page as a person uses it: by mouse, by keyboard, by dropping; and at every size.

#include "widgets/welcome/WelcomePage.h"

#include "tests/support/ActiveWindow.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/controls/ElidedLabel.h"
#include "widgets/welcome/DropField.h"
#include "widgets/welcome/NewsList.h"
#include "widgets/welcome/RecentRow.h"

#include <QApplication>
#include <QDragEnterEvent>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <cstdlib>
#include <memory>

using namespace tagline;

namespace {

QList<RecentLibrary> threeLibraries()
{
    return {{"/mocap/walks.tagline", "walks.tagline", "/mocap", false, {}},
            {"/old/runs", "runs", "/old", true, {}},
            {"/mocap/jumps", "jumps", "/mocap", false, {}}};
}

QList<NewsLine> news()
{
    QList<NewsLine> lines;
    for (const char* title : {"Checks", "States", "Captions", "Window", "Ghosts"})
        lines << NewsLine{title, "What can be done with it now."};
    return lines;
}

} // namespace

class tst_WelcomePage : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp); }
    void init();
    void buttonsAskAndNameTheirKeys();
    void recentLibrariesAreOpenedByClickAndByKey();
    void whatIsGoneIsSaidAndTakenOffTheList();
    void rowsStayWhereTheListChanges();
    void whatIsDraggedLightsUpAndIsPassedOn();
    void textsThatAreNoPathsAreNotTaken();
    void itFitsEverySize_data();
    void itFitsEverySize();
    void asManyLibrariesAreListedAsHaveRoom();
    void keysToKnowAndTheTourStandOnOneLine();
    void keysToKnowAreReadWholeInASmallWindow();
    void newsThatNeedMoreThanALineAreWrapped();
    void newsDoNotEndAtAnAbbreviation();
    void everythingHasAName();

private:
    QPushButton& button(const char* name) { return *m_page->findChild<QPushButton*>(name); }
    QList<RecentRow*> shownRows();

    std::unique_ptr<WelcomePage> m_page;
};

void tst_WelcomePage::init()
{
    m_page = std::make_unique<WelcomePage>();
    m_page->setLibraries(threeLibraries());
    m_page->setNews(news());
    m_page->setKeyHints({{"Space", "Play"}, {"Ctrl+F", "Ask for frames"}, {"", "No key"}});
    m_page->resize(700, 520);
    m_page->show();
    QVERIFY(test::becomesActive(*m_page));
}

QList<RecentRow*> tst_WelcomePage::shownRows()
{
    QList<RecentRow*> rows;
    for (RecentRow* row : m_page->findChildren<RecentRow*>())
        if (row->isVisible()) rows << row;
    return rows;
}

void tst_WelcomePage::buttonsAskAndNameTheirKeys()
{
    QSignalSpy folder(m_page.get(), &WelcomePage::openFolderRequested);
    QSignalSpy library(m_page.get(), &WelcomePage::openLibraryRequested);
    QSignalSpy sample(m_page.get(), &WelcomePage::openSampleRequested);
    QSignalSpy all(m_page.get(), &WelcomePage::newsRequested);
    for (const char* name : {"welcomeFolder", "welcomeLibrary", "welcomeSample", "welcomeNews"})
        QTest::mouseClick(&button(name), Qt::LeftButton);
    for (const QSignalSpy* spy : {&folder, &library, &sample, &all}) QCOMPARE(spy->size(), 1);
    m_page->setFolderKey("Ctrl+7");
    m_page->setLibraryKey("Ctrl+8");
    QVERIFY(button("welcomeFolder").toolTip().contains("Ctrl+7"));
    QVERIFY(button("welcomeLibrary").toolTip().contains("Ctrl+8"));
}

void tst_WelcomePage::recentLibrariesAreOpenedByClickAndByKey()
{
    QSignalSpy chosen(m_page.get(), &WelcomePage::libraryChosen);
    const QList<RecentRow*> rows = shownRows();
    QCOMPARE(rows.size(), 3);
    QTest::mouseClick(rows[0], Qt::LeftButton);
    rows[2]->setFocus(Qt::TabFocusReason);
    QTest::keyClick(rows[2], Qt::Key_Return);
    QTest::keyClick(rows[2], Qt::Key_Space);
    QCOMPARE(chosen.size(), 3);
    QCOMPARE(chosen[0][0].toString(), QString("/mocap/walks.tagline"));
    QCOMPARE(chosen[1][0].toString(), QString("/mocap/jumps"));
}

void tst_WelcomePage::whatIsGoneIsSaidAndTakenOffTheList()
{
    QSignalSpy removed(m_page.get(), &WelcomePage::removalRequested);
    const QList<RecentRow*> rows = shownRows();
    QVERIFY2(rows[1]->accessibleName().contains("gone"), qPrintable(rows[1]->accessibleName()));
    QVERIFY(rows[1]->toolTip().contains("gone"));
    QVERIFY(!rows[0]->findChild<QToolButton*>()->isVisible());
    QTest::mouseClick(rows[1]->findChild<QToolButton*>(), Qt::LeftButton);
    QTRY_COMPARE(removed.size(), 1);
    QCOMPARE(removed[0][0].toString(), QString("/old/runs"));
    QTest::keyClick(rows[0], Qt::Key_Delete);
    QTRY_COMPARE(removed.size(), 2);
    QCOMPARE(removed[1][0].toString(), QString("/mocap/walks.tagline"));
}

/// The one that a person pressed may be what changes the list.
void tst_WelcomePage::rowsStayWhereTheListChanges()
{
    const QPointer<RecentRow> first = shownRows().front();
    m_page->setLibraries(threeLibraries().mid(2));
    QVERIFY(first);
    QCOMPARE(first->library().name, QString("jumps"));
    QCOMPARE(shownRows().size(), 1);
    m_page->setLibraries({});
    QCOMPARE(shownRows().size(), 0);
}

void tst_WelcomePage::whatIsDraggedLightsUpAndIsPassedOn()
{
    QSignalSpy dropped(m_page.get(), &WelcomePage::pathsDropped);
    const auto* field = m_page->findChild<DropField*>();
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile("/mocap/a b.fbx")});
    const auto enter = [&] {
        QDragEnterEvent event({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_page.get(), &event);
        return event.isAccepted();
    };
    QVERIFY(enter() && field->isLit());
    QDragLeaveEvent leave;
    QApplication::sendEvent(m_page.get(), &leave);
    QVERIFY(!field->isLit());
    QVERIFY(enter() && field->isLit());
    QDropEvent drop({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(m_page.get(), &drop);
    QVERIFY(!field->isLit());
    QCOMPARE(dropped.size(), 1);
    QCOMPARE(dropped[0][0].toStringList(), QStringList{"/mocap/a b.fbx"});
}

void tst_WelcomePage::textsThatAreNoPathsAreNotTaken()
{
    QMimeData data;
    data.setText("walk");
    QDragEnterEvent event({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    event.ignore();
    QApplication::sendEvent(m_page.get(), &event);
    QVERIFY(!event.isAccepted());
    QVERIFY(!m_page->findChild<DropField*>()->isLit());
}

void tst_WelcomePage::itFitsEverySize_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("isWhole"); // nothing has to be scrolled
    QTest::newRow("smallest") << QSize(420, 280) << false;
    QTest::newRow("small window") << QSize(680, 320) << true;
    QTest::newRow("compact") << QSize(690, 380) << true;
    QTest::newRow("regular") << QSize(860, 560) << true;
    QTest::newRow("wide") << QSize(1550, 900) << true;
}

void tst_WelcomePage::itFitsEverySize()
{
    QFETCH(QSize, size);
    QFETCH(bool, isWhole);
    m_page->resize(size);
    QCoreApplication::processEvents();
    const auto* area = m_page->findChild<QScrollArea*>();
    QVERIFY(area->widget()->width() <= area->viewport()->width());
    if (isWhole) QTRY_COMPARE(area->verticalScrollBar()->maximum(), 0);
    for (const char* name : {"welcomeFolder", "welcomeLibrary", "welcomeSample"})
        QVERIFY(button(name).width() >= button(name).sizeHint().width());
    QVERIFY(shownRows().size() >= 2);
}

/// Whatever the height: what is left free is less than a row.
void tst_WelcomePage::asManyLibrariesAreListedAsHaveRoom()
{
    constexpr int most = 10, slack = 8;
    QList<RecentLibrary> libraries;
    for (int number = 0; number < most; ++number) {
        libraries << threeLibraries().front();
        libraries.back().path += QString::number(number);
    }
    m_page->setLibraries(libraries);
    m_page->setNews({});
    const QWidget& room = *m_page->findChild<QWidget*>("welcomeRoom");
    for (int height = 420; height < 820; height += 6) {
        m_page->resize(860, height);
        QCoreApplication::processEvents();
        const qsizetype rows = shownRows().size();
        const int free = height - room.minimumSizeHint().height();
        QVERIFY2(free >= 0, qPrintable(QString::number(height)));
        QVERIFY2(rows == most || free < RecentRow::rowHeight + slack,
                 qPrintable(QString("%1 rows, %2 left of %3").arg(rows).arg(free).arg(height)));
    }
}

void tst_WelcomePage::keysToKnowAndTheTourStandOnOneLine()
{
    m_page->resize(1000, 560);
    const auto middle = [&](const QWidget& of) { return of.mapTo(m_page.get(), of.rect().center()).y(); };
    const auto* tour = m_page->findChild<QWidget*>("welcomeTour");
    const auto words = m_page->findChild<KeyHints*>()->findChildren<ElidedLabel*>();
    QVERIFY(!words.isEmpty());
    for (const auto* each : words)
        QTRY_VERIFY2(std::abs(middle(*each) - middle(*tour)) <= 1, qPrintable(each->text()));
}

/// Of a language with long words, in a window of 1024: in rows below each other.
void tst_WelcomePage::keysToKnowAreReadWholeInASmallWindow()
{
    m_page->setKeyHints({{"Leertaste", "Spielt und hält an"},
                         {"Strg+F", "Nach Frames fragen"},
                         {"Strg+Umschalt+P", "Jeden Befehl finden"}});
    m_page->resize(686, 376);
    const auto* keys = m_page->findChild<KeyHints*>();
    for (const auto* words : keys->findChildren<ElidedLabel*>())
        QTRY_VERIFY2(words->width() > 20 && !words->isElided(), qPrintable(words->text()));
    for (const auto* child : keys->findChildren<QWidget*>())
        QVERIFY(keys->rect().contains(QRect(child->mapTo(keys, QPoint()), child->size())));
    QTRY_COMPARE(m_page->findChild<QScrollArea*>()->verticalScrollBar()->maximum(), 0);
    if (const QString folder = qEnvironmentVariable("TAGLINE_PICTURES"); !folder.isEmpty())
        m_page->grab().save(folder + "/welcome-keys.png");
}

void tst_WelcomePage::newsThatNeedMoreThanALineAreWrapped()
{
    const QString text = "What can be done with it now, in words that need more room than one line has.";
    m_page->setNews({{"Checks", text}});
    m_page->resize(860, 560);
    const ElidedLabel* shown = nullptr;
    for (const auto* label : m_page->findChild<NewsList*>()->findChildren<ElidedLabel*>())
        if (label->text() == text) shown = label;
    QVERIFY(shown);
    QTRY_VERIFY(shown->height() >= 2 * shown->fontMetrics().height());
    QVERIFY(shown->fontMetrics().horizontalAdvance(text) > shown->width()); // else one line would do
    QVERIFY(!shown->isElided());
    // More than there is room for: whole sentences of it, and all of it as a tip.
    const QString longer = text + ' ' + text + ' ' + text + ' ' + text;
    m_page->setNews({{"Checks", longer}});
    int found = 0;
    for (const auto* label : m_page->findChild<NewsList*>()->findChildren<ElidedLabel*>()) {
        if (!label->text().startsWith(text)) continue;
        ++found;
        QTRY_VERIFY(!label->isElided());
        QVERIFY2(label->text().endsWith('.') && label->text().size() < longer.size(),
                 qPrintable(label->text()));
        QCOMPARE(label->toolTip(), longer);
    }
    QCOMPARE(found, 1);
}

void tst_WelcomePage::newsDoNotEndAtAnAbbreviation()
{
    const QString sentence = "Frames are asked for.";
    const QString more = QString("in words that need more room than there is ").repeated(12);
    m_page->resize(860, 560);
    for (const QString start : {"They are kept, e.g. ", "They are kept, z. B. Lauf ",
                                "They are kept (as said. So ", "They are kept, of approx. three kinds "}) {
        m_page->setNews({{"Checks", sentence + ' ' + start + more}});
        int found = 0;
        for (const auto* label : m_page->findChild<NewsList*>()->findChildren<ElidedLabel*>()) {
            if (!label->text().startsWith(sentence)) continue;
            ++found;
            QCOMPARE(label->text(), sentence);
        }
        QCOMPARE(found, 1);
    }
}

void tst_WelcomePage::everythingHasAName()
{
    for (const QAbstractButton* each : m_page->findChildren<QAbstractButton*>()) {
        if (!each->isVisible()) continue;
        QVERIFY(!each->accessibleName().isEmpty());
        QVERIFY(!each->toolTip().isEmpty());
        QVERIFY(each->focusPolicy() & Qt::TabFocus);
    }
}

QTEST_MAIN(tst_WelcomePage)
#include "tst_WelcomePage.moc"
