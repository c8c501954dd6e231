#include "app/document/queries/RuleSession.h"
#include "core/tags/sheet/TagEdits.h"
#include "tests/document/SmallLibrary.h"

#include <QTest>

using namespace tagline;
using namespace tagline::test;

class tst_RuleSession : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void suggestionsAreNoRanges();
    void acceptingMakesOrdinaryRangesInOneStep();
    void rejectionsAreRememberedAndSaved();
    void aRerunKeepsHandEdits();
    void oneClipAloneIsAsked();
    void theNextSuggestionGoesThroughTheClips();
    void aSecondThresholdHoldsRanges();
    void aBadQueryIsSaid();

private:
    TaggingRule rule() const
    {
        return {"far", "z() >= 1", "Far", Duration::frames(5), Duration::frames(2), {}};
    }
    std::vector<FrameRange> suggested(int clip) const
    {
        const auto ranges = m_rules->suggestions().rangesOf(m_clips[std::size_t(clip)]);
        return {ranges.begin(), ranges.end()};
    }
    std::vector<FrameRange> tagged(int clip) const
    {
        const TagId tag = *m_document->library().vocabulary().findNamed("Far");
        const auto ranges = m_document->library().clip(m_clips[std::size_t(clip)]).sheet.ranges(tag);
        return {ranges.begin(), ranges.end()};
    }
    void runAndWait()
    {
        m_rules->run("far");
        QTRY_COMPARE(m_rules->suggestions().totals().ranges, 2);
    }

    QTemporaryDir m_folder;
    std::unique_ptr<LibraryDocument> m_document;
    std::unique_ptr<RuleSession> m_rules;
    std::vector<ClipId> m_clips;
};

/// Two clips pass one metre at frame 30, one never does.
void tst_RuleSession::init()
{
    m_rules.reset();
    m_document = std::make_unique<LibraryDocument>();
    m_rules = std::make_unique<RuleSession>(*m_document);
    const SourceId source = addFile(*m_document, m_folder, "pack.glb", {100, 20, 60});
    m_clips = m_document->library().source(source).clips;
    m_document->set(&LibraryEdit::rules, {rule()}, "Add Rule");
}

void tst_RuleSession::suggestionsAreNoRanges()
{
    runAndWait();
    QCOMPARE(suggested(0), (std::vector<FrameRange>{{30, 100}}));
    QCOMPARE(suggested(1), std::vector<FrameRange>());
    QCOMPARE(suggested(2), (std::vector<FrameRange>{{30, 60}}));
    QVERIFY(tagged(0).empty());
    QVERIFY(!m_document->library().clip(m_clips[0]).isModified());
}

void tst_RuleSession::acceptingMakesOrdinaryRangesInOneStep()
{
    runAndWait();
    const int steps = m_document->undoStack().index();
    m_rules->acceptAll();
    QCOMPARE(m_document->undoStack().index(), steps + 1);
    QCOMPARE(tagged(0), (std::vector<FrameRange>{{30, 100}}));
    QCOMPARE(tagged(2), (std::vector<FrameRange>{{30, 60}}));
    QVERIFY(m_rules->suggestions().clips.empty());
    m_document->undoStack().undo();
    QVERIFY(tagged(0).empty());
    QCOMPARE(m_rules->suggestions().totals().ranges, 2);
}

void tst_RuleSession::rejectionsAreRememberedAndSaved()
{
    runAndWait();
    m_rules->setCurrent(m_clips[2], 0);
    m_rules->rejectCurrent();
    QCOMPARE(suggested(2), std::vector<FrameRange>());
    QCOMPARE(suggested(0).size(), std::size_t(1));
    m_rules->run("far");
    QCOMPARE(suggested(2), std::vector<FrameRange>());

    m_document->setLibraryPath(m_folder.filePath("lib.tagline").toStdString());
    const LibraryFile file = m_document->libraryFile();
    QCOMPARE(file.rules.size(), std::size_t(1));
    QCOMPARE(file.rules[0].rule.rejected[0].source, std::string("pack.glb"));
    const auto read = readLibraryFile(writtenLibraryFile(file), "lib.tagline");
    QVERIFY(bool(read));
    QCOMPARE(read->rules, file.rules);
    QVERIFY(m_document->isLibraryFileModified());

    m_document->undoStack().undo();
    QCOMPARE(suggested(2).size(), std::size_t(1));
}

void tst_RuleSession::aRerunKeepsHandEdits()
{
    runAndWait();
    m_rules->acceptAll();
    const TagId tag = m_document->tagNamed("Far");
    const TagSheet mended = TagSheet().withRanges(tag, {{45, 80}});
    m_document->changeSheets({{m_clips[0], mended}, {m_clips[2], TagSheet()}}, "Resize");
    m_rules->run({});
    m_rules->run("far");
    QTRY_COMPARE(suggested(2), (std::vector<FrameRange>{{30, 60}})); // the rule has run again
    QCOMPARE(suggested(0), std::vector<FrameRange>());
    m_rules->acceptAll();
    QCOMPARE(tagged(0), (std::vector<FrameRange>{{45, 80}}));
    QCOMPARE(tagged(2), (std::vector<FrameRange>{{30, 60}}));
}

void tst_RuleSession::oneClipAloneIsAsked()
{
    m_rules->run("far", {{m_clips[2]}});
    QTRY_COMPARE(m_rules->suggestions().totals().ranges, 1);
    QCOMPARE(suggested(0), std::vector<FrameRange>());
}

void tst_RuleSession::theNextSuggestionGoesThroughTheClips()
{
    runAndWait();
    QCOMPARE(m_rules->goOn(m_clips, m_clips[0], 0), (std::optional<SuggestionRef>{{m_clips[0], {30, 100}}}));
    QCOMPARE(m_rules->goOn(m_clips, m_clips[0], 30), (std::optional<SuggestionRef>{{m_clips[2], {30, 60}}}));
    QCOMPARE(m_rules->goOn(m_clips, m_clips[2], 30), (std::optional<SuggestionRef>{{m_clips[0], {30, 100}}}));
    m_rules->acceptCurrent();
    QVERIFY(!m_rules->current());
    QCOMPARE(tagged(0), (std::vector<FrameRange>{{30, 100}}));
}

void tst_RuleSession::aSecondThresholdHoldsRanges()
{
    TaggingRule near = rule();
    near.query = "z() < 1";
    m_document->set(&LibraryEdit::rules, {near}, "Edit Rule");
    m_rules->run("far");
    QTRY_COMPARE(suggested(0), (std::vector<FrameRange>{{0, 30}}));
    near.leave = 1.49;
    m_document->set(&LibraryEdit::rules, {near}, "Edit Rule");
    QTRY_COMPARE(suggested(0), (std::vector<FrameRange>{{0, 45}}));
    near.leave = 0.5;
    m_document->set(&LibraryEdit::rules, {near}, "Edit Rule");
    QTRY_COMPARE(QString::fromStdString(m_rules->error().code), QString("rule.second-threshold"));
    QVERIFY(m_rules->suggestions().clips.empty());
    near.query = "Wlak & z() < 1";
    m_document->set(&LibraryEdit::rules, {near}, "Edit Rule");
    QTRY_COMPARE(m_rules->error().column, 1); // of what is typed
    m_document->undoStack().undo();
    m_document->undoStack().undo();
    QTRY_COMPARE(suggested(0), (std::vector<FrameRange>{{0, 45}}));
}

void tst_RuleSession::aBadQueryIsSaid()
{
    TaggingRule bad = rule();
    bad.query = "z( >= 1";
    m_document->set(&LibraryEdit::rules, {bad}, "Edit Rule");
    m_rules->run("far");
    QVERIFY(!m_rules->error().message.empty());
    QVERIFY(m_rules->suggestions().clips.empty());
}

QTEST_GUILESS_MAIN(tst_RuleSession)
#include "tst_RuleSession.moc"
