// Tags that an edit brings are defined in the library file, where that says which tags there are.

#include "app/document/library/NewTags.h"
#include "core/library/checks/CheckRules.h"
#include "core/library/checks/LibraryCheckup.h"
#include "core/tags/sheet/TagEdits.h"
#include "tests/document/SmallLibrary.h"

#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace tagline;
using namespace tagline::test;

class tst_UsedTags : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void theyAreDefinedInTheSameStep();
    void aVocabularyWithoutAPlaceTakesThemToo();
    void aVocabularyWithoutTagsStaysEmpty();
    void aVocabularyBeginsWithWhatIsUsed();
    void aVocabularyBeginsByWhateverDefinesItsFirstTag();
    void aVocabularyBeginsWithoutContradictions();
    void tagsAreTakenIntoItAsOneStep();
    void aVocabularyBeginsByTakingOneTag();
    void whatALockedSetDoesNotTakeIsNoStep();

private:
    /// A library of one clip, without a file of its own.
    void open()
    {
        m_document = std::make_unique<LibraryDocument>();
        const SourceId source = addFile(*m_document, *m_folder, "walk.bvh", {60});
        m_clip = m_document->library().source(source).clips.front();
    }
    void define(const char* name)
    {
        TagDefinition definition;
        definition.name = name;
        m_document->defineTag(definition, "Define");
    }
    void give(const std::string& name)
    {
        const TagId tag = m_document->tagNamed(name);
        const TagSheet& sheet = m_document->library().clip(m_clip).sheet;
        changeDefining(*m_document, {{m_clip, withRangeAdded(sheet, tag, {2, 9}, 60)}}, {name}, "Give");
    }
    bool isDefined(const std::string& name) const
    {
        const TagVocabulary& vocabulary = m_document->library().vocabulary();
        const auto tag = vocabulary.findNamed(name);
        return tag && vocabulary[*tag].isRegistered;
    }
    int steps() const { return m_document->undoStack().index(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<LibraryDocument> m_document;
    ClipId m_clip;
};

void tst_UsedTags::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    open();
    m_document->setLibraryPath(m_folder->filePath("all.tagline").toStdString());
}

void tst_UsedTags::theyAreDefinedInTheSameStep()
{
    define("Run");
    const int before = steps();
    give("Still");
    QVERIFY(isDefined("Still"));
    QCOMPARE(steps(), before + 1);
    m_document->undoStack().undo();
    QVERIFY(!isDefined("Still") && isDefined("Run"));
    QVERIFY(m_document->library().clip(m_clip).sheet.lanes().empty());
}

void tst_UsedTags::aVocabularyWithoutAPlaceTakesThemToo()
{
    open();
    define("Run");
    give("Still");
    QVERIFY(isDefined("Still"));
}

void tst_UsedTags::aVocabularyWithoutTagsStaysEmpty()
{
    give("Still");
    QVERIFY(!isDefined("Still"));
}

/// Else each clip would fail the check of tags with the first tag that a person makes.
void tst_UsedTags::aVocabularyBeginsWithWhatIsUsed()
{
    give("Still");
    give("Arm.Wave");
    give("qa::Fall");
    give("qa::Run"); // is known with Run
    m_document->tagNamed("Nowhere");
    const int before = steps();
    define("Run");
    QVERIFY(isDefined("Run") && isDefined("Still") && isDefined("Arm.Wave") && isDefined("qa::Fall"));
    QVERIFY(!isDefined("Arm") && !isDefined("qa::Run") && !isDefined("Nowhere"));
    QCOMPARE(steps(), before + 1);
    for (const CheckOutcome& outcome : checkup(m_document->library()))
        if (outcome.name == knownTagsCheck) QVERIFY(outcome.isKept());
    m_document->undoStack().undo();
    QVERIFY(!isDefined("Run") && !isDefined("Still") && !isDefined("qa::Fall"));
    m_document->undoStack().redo();
    QVERIFY(isDefined("Run") && isDefined("Still"));
    give("Later");
    QVERIFY(isDefined("Later"));
}

void tst_UsedTags::aVocabularyBeginsByWhateverDefinesItsFirstTag()
{
    give("Still");
    give("Wave");
    const TagVocabulary& vocabulary = m_document->library().vocabulary();
    TagDefinition still = vocabulary[*vocabulary.find("Still")];
    still.isRegistered = true;
    still.colour = 0x123456;
    m_document->redefineTags({still}, "Recolour");
    QVERIFY(isDefined("Still") && isDefined("Wave"));
    m_document->undoStack().undo();
    QVERIFY(!isDefined("Wave"));
    still.name = "Stand";
    m_document->renameTag(*vocabulary.find("Still"), still, "Rename");
    QVERIFY(isDefined("Stand") && isDefined("Wave") && !isDefined("Still")); // a synonym now
}

void tst_UsedTags::aVocabularyBeginsWithoutContradictions()
{
    m_document->set(&LibraryEdit::derived, {{"Fast", "speed() > 3", {}}}, "Live");
    for (const char* name : {"Jog", "Fast", "Still"}) give(name);
    TagDefinition run;
    run.name = "Run";
    run.synonyms = {"Jog"};
    m_document->defineTag(run, "Define");
    QVERIFY(isDefined("Run") && isDefined("Still"));
    QVERIFY(!isDefined("Jog") && !isDefined("Fast"));
}

void tst_UsedTags::tagsAreTakenIntoItAsOneStep()
{
    define("Run");
    for (const char* name : {"Still", "Wave"}) {
        const TagId tag = m_document->tagNamed(name);
        m_document->editSheet(m_clip, "Give", 0, [&](const TagSheet& sheet) {
            return sheet.withRanges(tag, {{2, 9}});
        });
    }
    const int before = steps();
    QCOMPARE(takeIntoVocabulary(*m_document, {"Still", "Wave", "Nowhere"}, "Add"), 2);
    QVERIFY(isDefined("Still") && isDefined("Wave"));
    QCOMPARE(steps(), before + 1);
    QCOMPARE(takeIntoVocabulary(*m_document, {"Still"}, "Add"), 0);
    QCOMPARE(steps(), before + 1);
    m_document->undoStack().undo();
    QVERIFY(!isDefined("Still") && !isDefined("Wave"));
}

void tst_UsedTags::aVocabularyBeginsByTakingOneTag()
{
    for (const char* name : {"Still", "Wave", "qa::Still"}) give(name);
    const int before = steps();
    QCOMPARE(takeIntoVocabulary(*m_document, {"Still"}, "Add"), 2); // else Wave would become a fault
    QVERIFY(!isDefined("qa::Still")); // it looks as Still does
    QVERIFY(isDefined("Still") && isDefined("Wave"));
    QCOMPARE(steps(), before + 1);
    m_document->undoStack().undo();
    QVERIFY(!isDefined("Still") && !isDefined("Wave"));
}

void tst_UsedTags::whatALockedSetDoesNotTakeIsNoStep()
{
    define("Run");
    SetSwitches switches;
    switches.locked.insert("qa");
    m_document->setSetSwitches(switches);
    const int before = steps();
    give("qa::Still");
    QCOMPARE(steps(), before);
    QVERIFY(!isDefined("qa::Still"));
}

QTEST_GUILESS_MAIN(tst_UsedTags)
#include "tst_UsedTags.moc"
