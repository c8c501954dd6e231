#include "app/document/library/LibraryDocument.h"
#include "core/library/edits/SavedQueryEdits.h"

#include <QTest>

using namespace tagline;

class tst_SavedQueryEdits : public QObject
{
    Q_OBJECT

private slots:
    void whatNamesAQueryFollowsItsNewName();
    void whatNamesALiveTagFollowsItsNewName();
    void whatIsAbsentIsDeleted();
    void changingNothingIsNoStep();
};

void tst_SavedQueryEdits::whatNamesAQueryFollowsItsNewName()
{
    LibraryDocument document;
    document.set(&LibraryEdit::queries, {{"slow", "Tired"}, {"both", "@slow & @both2"}}, "Save");
    document.set(&LibraryEdit::derived, {{"Lame", "@slow", {{"mine", "1"}}}}, "Derive");
    document.set(&LibraryEdit::rules, {{"rule", "clips(@slow)", "Lame", {}, {}, {}}}, "Rule");
    auto kept = keptQueries(document.library());
    QCOMPARE(kept.size(), std::size_t(3));
    kept[0].name = "very slow";
    kept[2].name = "Limps";
    const int steps = document.undoStack().index();
    document.change(keptQueriesEdit(document.library(), kept), "Rename");
    QCOMPARE(document.undoStack().index(), steps + 1);
    const std::vector<SavedQuery> queries{{"very slow", "Tired"}, {"both", "@\"very slow\" & @both2"}};
    QVERIFY(document.library().savedQueries() == queries);
    const std::vector<SavedQuery> derived{
        {"Limps", "@\"very slow\"", {{"mine", "1"}}}}; // keys of others stay
    QVERIFY(document.library().derivedTags() == derived);
    QCOMPARE(document.library().rules()[0].query, std::string("clips(@\"very slow\")"));
    document.undoStack().undo();
    QCOMPARE(document.library().savedQueries()[0].name, std::string("slow"));
    QCOMPARE(document.library().derivedTags()[0].name, std::string("Lame"));
    QCOMPARE(document.library().rules()[0].query, std::string("clips(@slow)"));
}

void tst_SavedQueryEdits::whatNamesALiveTagFollowsItsNewName()
{
    LibraryDocument document;
    document.set(&LibraryEdit::queries, {{"calm", "Gait & ~Bad"}, {"other", "height(Gait) > 1"}}, "Save");
    document.set(&LibraryEdit::derived, {{"Calm.Gait", "Walk"}, {"Rest", "Walk - \"Calm.Gait\""}}, "Derive");
    auto kept = keptQueries(document.library());
    kept[2].name = "Slow Walk";
    document.change(keptQueriesEdit(document.library(), kept), "Rename");
    const ClipLibrary& library = document.library();
    QCOMPARE(library.savedQueries()[0].text, std::string("\"Slow Walk\" & ~Bad"));
    QCOMPARE(library.savedQueries()[1].text, std::string("height(Gait) > 1")); // a joint
    QCOMPARE(library.derivedTags()[1].text, std::string("Walk - \"Slow Walk\""));
    QVERIFY(namesLiveTag("~Walk | \"Slow Walk\"", "Slow Walk", library));
    QVERIFY(!namesLiveTag("@Rest", "Rest", library));
}

void tst_SavedQueryEdits::whatIsAbsentIsDeleted()
{
    LibraryDocument document;
    document.set(&LibraryEdit::queries, {{"a", "Run"}, {"b", "Walk"}}, "Save");
    auto kept = keptQueries(document.library());
    kept.erase(kept.begin());
    document.change(keptQueriesEdit(document.library(), kept), "Delete");
    QVERIFY(document.library().savedQueries() == (std::vector<SavedQuery>{{"b", "Walk"}}));
}

void tst_SavedQueryEdits::changingNothingIsNoStep()
{
    LibraryDocument document;
    document.set(&LibraryEdit::queries, {{"a", "Run"}}, "Save");
    const int steps = document.undoStack().index();
    const auto kept = keptQueries(document.library());
    document.change(keptQueriesEdit(document.library(), kept), "Edit");
    QCOMPARE(document.undoStack().index(), steps);
}

QTEST_GUILESS_MAIN(tst_SavedQueryEdits)
#include "tst_SavedQueryEdits.moc"
