// Tags that an edit brings are defined in the library file, where that says which tags there are.

#include "app/document/library/NewTags.h"
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
    void withoutALibraryFileNothingIsDefined();
    void aVocabularyWithoutTagsStaysEmpty();
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

void tst_UsedTags::withoutALibraryFileNothingIsDefined()
{
    open();
    define("Run");
    give("Still");
    QVERIFY(!isDefined("Still"));
}

void tst_UsedTags::aVocabularyWithoutTagsStaysEmpty()
{
    give("Still");
    QVERIFY(!isDefined("Still"));
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
