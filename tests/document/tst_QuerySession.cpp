#include "app/document/queries/QuerySession.h"
#include "core/library/edits/ExampleEdits.h"
#include "core/tags/sheet/TagEdits.h"
#include "tests/document/FailingWork.h"
#include "tests/document/SmallLibrary.h"

#include <QSignalSpy>
#include <QTest>

using namespace tagline;
using namespace tagline::test;

class tst_QuerySession : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void theAnswerFollowsTheText();
    void theAnswerFollowsTheTags();
    void functionsFollowEditsAndTheirUndoing();
    void anUndoneTagGivesItsNameBack();
    void namesAndPropertiesAreKnown();
    void motionIsAsked();
    void aReadAgainClipIsMeasuredAnew();
    void aStoppedComputationAnswersAboutWhatIsComputed();
    void keptExamplesAreAskedForAsSoonAsTheyAreThere();
    void measuringForAnExampleCanBeStopped();
    void aQueryThatFailsSaysSo();
    void unknownJointsAreErrors();
    void theNewestTextWins();
    void anotherLibraryIsAskedAnew();
    void invalidTextKeepsTheLastAnswer();
    void emptyTextIsNoQuery();
    void theNextHitGoesThroughTheClips();

private:
    /// Keeps the first second of a clip as the example Step.
    void keepStep(ClipId clip);

    QTemporaryDir m_folder;
    std::unique_ptr<LibraryDocument> m_document;
    std::unique_ptr<QuerySession> m_query;
    TagId m_run;
    std::vector<ClipId> m_clips;
};

void tst_QuerySession::init()
{
    m_query.reset();
    m_document = std::make_unique<LibraryDocument>();
    m_query = std::make_unique<QuerySession>(*m_document);
    const SourceId source = addFile(*m_document, m_folder, "pack.glb", {100, 100, 100});
    m_clips = m_document->library().source(source).clips;
    m_run = m_document->tagNamed("Run");
    m_document->changeSheets({{m_clips[0], TagSheet().withRanges(m_run, {{10, 20}, {50, 60}})},
                              {m_clips[2], TagSheet().withRanges(m_run, {{5, 6}})}},
                             "Tag");
}

void tst_QuerySession::theAnswerFollowsTheText()
{
    m_query->setText("Run");
    QTRY_VERIFY(m_query->answer().has_value());
    QTRY_COMPARE(m_query->answer()->frameCount(), 21);
    m_query->setText("~Run");
    QTRY_COMPARE(m_query->answer()->frameCount(), 300 - 21);
    QCOMPARE(m_query->echo(), QString("~Run"));
}

void tst_QuerySession::theAnswerFollowsTheTags()
{
    m_query->setText("Run");
    QTRY_VERIFY(m_query->answer().has_value());
    m_document->editSheet(m_clips[1], "Add", 0, [&](const TagSheet& sheet) {
        return withRangeAdded(sheet, m_run, {0, 100}, 100);
    });
    QTRY_COMPARE(m_query->answer()->frameCount(), 121);
}

void tst_QuerySession::functionsFollowEditsAndTheirUndoing()
{
    m_query->setText("grow(head(Run, 0.1s), 1) & clip(\"*0\")");
    QTRY_COMPARE(m_query->answer() ? m_query->answer()->frameCount() : 0, 2 * (3 + 2));
    m_document->editSheet(m_clips[0], "Add", 0, [&](const TagSheet& sheet) {
        return withRangeAdded(sheet, m_run, {80, 90}, 100);
    });
    QTRY_COMPARE(m_query->answer()->frameCount(), 3 * (3 + 2));
    QCOMPARE(m_query->answer()->rangesOf(m_clips[0])[2], (FrameRange{79, 84}));
    m_document->undoStack().undo();
    QTRY_COMPARE(m_query->answer()->frameCount(), 2 * (3 + 2));
}

void tst_QuerySession::anUndoneTagGivesItsNameBack()
{
    TagDefinition definition;
    definition.name = "Quality.Bad";
    m_document->defineTag(definition, "New");
    const TagId quality = *m_document->library().vocabulary().find("Quality.Bad");
    m_document->changeSheets({{m_clips[1], TagSheet().withRanges(quality, {{0, 30}})}}, "Tag");
    m_query->setText("~Bad");
    QTRY_COMPARE(m_query->answer() ? m_query->answer()->frameCount() : 0, 270);
    QCOMPARE(m_query->echo(), QString("~Quality.Bad"));
    m_document->editAsOne("Mark", [&] {
        definition.name = "Bad";
        m_document->defineTag(definition, "New");
        const TagId made = m_document->tagNamed("Bad");
        m_document->changeSheets({{m_clips[2], TagSheet().withRanges(made, {{0, 5}})}}, "Tag");
    });
    QTRY_COMPARE(m_query->answer()->frameCount(), 295);
    m_document->undoStack().undo();
    QCOMPARE(m_query->echo(), QString("~Quality.Bad"));
    QTRY_COMPARE(m_query->answer()->frameCount(), 270);
    m_document->undoStack().redo();
    QCOMPARE(m_query->echo(), QString("~Bad"));
    QTRY_COMPARE(m_query->answer()->frameCount(), 295);
}

void tst_QuerySession::namesAndPropertiesAreKnown()
{
    m_document->changeSheets({{m_clips[1], TagSheet().withProperty("terrain", {{{3, 8}, "gravel"}})}}, "Set");
    m_query->setText("file(\"pack.*\") & terrain == \"gravel\"");
    QTRY_COMPARE(m_query->answer() ? m_query->answer()->frameCount() : 0, 5);
    m_query->setText("terain == \"gravel\"");
    QCOMPARE(m_query->state(), QueryState::Invalid);
    QVERIFY(m_query->error().message.find("terrain") != std::string::npos);
    m_query->setText("terrain == \"gravel\"");
    m_document->changeSheets({{m_clips[1], TagSheet().withProperty("terrain", {{{3, 5}, "gravel"}})}}, "Set");
    QTRY_COMPARE(m_query->answer()->frameCount(), 2);
}

void tst_QuerySession::motionIsAsked()
{
    m_query->setText("speed() > 0.5"); // smallModel() walks one metre a second
    QTRY_COMPARE(m_query->answer() ? m_query->answer()->frameCount() : 0, 300);
    QVERIFY(!m_query->progress());
    m_query->setText("z(Hips) >= 1 & Run"); // one metre from frame 30 on
    QTRY_COMPARE(m_query->answer()->frameCount(), 10);
    m_query->setText("~(speed() > 2)");
    QTRY_COMPARE(m_query->answer()->frameCount(), 300);
}

void tst_QuerySession::aReadAgainClipIsMeasuredAnew()
{
    m_query->setText("z() >= 1");
    QTRY_COMPARE(m_query->answer() ? m_query->answer()->frameCount() : 0, 3 * 70);
    const SourceId source = m_document->library().clip(m_clips[0]).source;
    ImportedModel slower = *smallModel({100, 100, 100});
    for (Clip& clip : slower.clips)
        clip.channels[0].translation.values = std::vector<glm::vec3>{{0, 1, 0}, {0, 1, 0.5f * 99.0f / 30.0f}};
    std::vector<std::pair<SourceId, LoadedSource>> loaded;
    loaded.emplace_back(source, LoadedSource{std::make_shared<const ImportedModel>(std::move(slower)),
                                             {},
                                             loadSidecar(m_document->library().source(source).path)});
    m_document->takeLoaded(std::move(loaded));
    QTRY_COMPARE(m_query->answer()->frameCount(), 3 * 40);
}

void tst_QuerySession::aStoppedComputationAnswersAboutWhatIsComputed()
{
    addFile(*m_document, m_folder, "many.glb", std::vector<Frame>(4000, 400));
    m_query->setText("~(speed() > 2)"); // holds for every frame whose speed is known
    m_query->stopComputing();
    QTRY_VERIFY(m_query->answer().has_value());
    QTRY_VERIFY(m_query->progress() && m_query->progress()->isStopped);
    QVERIFY(m_query->progress()->done < m_query->progress()->total);
    QVERIFY(m_query->answer()->totals().clips <= m_query->progress()->done);
    QCOMPARE(m_query->progress()->what, QString("speed()"));
    m_query->askAgain();
    QTRY_VERIFY_WITH_TIMEOUT(!m_query->progress(), 60'000); // much to compute under a sanitizer
    QCOMPARE(m_query->answer()->frameCount(), 300 + 4000 * 400);
}

void tst_QuerySession::keepStep(ClipId clip)
{
    MotionExample step;
    step.name = "Step";
    step.range = exampleRange(m_document->library(), clip, {0, 30});
    m_document->set(&LibraryEdit::examples, std::vector{step}, "Keep Example");
}

void tst_QuerySession::keptExamplesAreAskedForAsSoonAsTheyAreThere()
{
    m_query->setText("like(\"Step\") | Run");
    QCOMPARE(m_query->state(), QueryState::Invalid);
    keepStep(m_clips[0]);
    QCOMPARE(m_query->state(), QueryState::Valid);
    QTRY_VERIFY(m_query->isAnswered() && !m_query->progress());
    QCOMPARE(m_query->answer()->frameCount(), 21); // a single joint is no body: nothing is like it
    QCOMPARE(m_query->uselessExamples().size(), std::size_t(1));
    QVERIFY(m_query->uselessExamples().front().reason.find("no body") != std::string::npos);
    m_document->undoStack().undo();
    QCOMPARE(m_query->state(), QueryState::Invalid);
}

void tst_QuerySession::measuringForAnExampleCanBeStopped()
{
    addFile(*m_document, m_folder, "many.glb", std::vector<Frame>(500, 40));
    keepStep(m_clips[0]);
    m_query->setText("like(\"Step\") | Run");
    m_query->stopComputing();
    QTRY_VERIFY(m_query->progress() && m_query->progress()->isStopped);
    QCOMPARE(m_query->progress()->total, 503);
    QVERIFY(m_query->progress()->done < m_query->progress()->total);
    QVERIFY(m_query->answer()->isEmpty());
    m_query->askAgain();
    QTRY_VERIFY(m_query->isAnswered() && !m_query->progress());
    QCOMPARE(m_query->answer()->frameCount(), 21);
}

void tst_QuerySession::aQueryThatFailsSaysSo()
{
    FailingWork failing("The query");
    m_query->setText("Run");
    QTRY_VERIFY(m_query->isAnswered());
    failing.failNext();
    m_query->setText("~Run");
    QTRY_COMPARE(m_query->state(), QueryState::Invalid);
    QCOMPARE(m_query->error().code, std::string("query.given-up"));
    QCOMPARE(m_query->answer()->frameCount(), 21); // the last one stays
    m_query->askAgain();
    QTRY_VERIFY(m_query->isAnswered());
    QCOMPARE(m_query->answer()->frameCount(), 300 - 21);
}

void tst_QuerySession::unknownJointsAreErrors()
{
    m_query->setText("height(Hisp) > 0.5");
    QCOMPARE(m_query->state(), QueryState::Invalid);
    QVERIFY(m_query->error().message.find("did you mean \"Hips\"") != std::string::npos);
    m_query->setText("height(HIPS) > 0.5");
    QCOMPARE(m_query->state(), QueryState::Valid);
}

void tst_QuerySession::theNewestTextWins()
{
    for (int i = 0; i < 50; ++i) m_query->setText(QString("head(Run, %1)").arg(i));
    m_query->setText("head(Run, 2) | tail(Run, 1)");
    QSignalSpy answered(m_query.get(), &QuerySession::answered);
    QTRY_VERIFY(answered.count() > 0);
    QCOMPARE(m_query->answer()->frameCount(), 3 + 3 + 1);
    QCOMPARE(answered.count(), 1); // answers to older texts are not shown
}

void tst_QuerySession::anotherLibraryIsAskedAnew()
{
    m_query->setText("all");
    QTRY_COMPARE(m_query->answer() ? m_query->answer()->frameCount() : 0, 300);
    m_document->reset();
    QTRY_COMPARE(m_query->answer()->frameCount(), 0);
    addFile(*m_document, m_folder, "other.glb", {7, 100});
    QTRY_COMPARE(m_query->answer()->frameCount(), 107);
    addFile(*m_document, m_folder, "third.glb", {3});
    QTRY_COMPARE(m_query->answer()->frameCount(), 110);
}

void tst_QuerySession::invalidTextKeepsTheLastAnswer()
{
    m_query->setText("Run");
    QTRY_VERIFY(m_query->answer().has_value());
    m_query->setText("Rum");
    QCOMPARE(m_query->state(), QueryState::Invalid);
    QCOMPARE(m_query->error().column, 1);
    QCOMPARE(QString::fromStdString(m_query->error().message),
             QString("no tag \"Rum\"; did you mean \"Run\"?"));
    QCOMPARE(m_query->answer()->frameCount(), 21);
}

void tst_QuerySession::emptyTextIsNoQuery()
{
    m_query->setText("Run");
    QTRY_VERIFY(m_query->answer().has_value());
    m_query->setText("  ");
    QCOMPARE(m_query->state(), QueryState::Empty);
    QVERIFY(!m_query->answer().has_value());
}

void tst_QuerySession::theNextHitGoesThroughTheClips()
{
    m_query->setText("Run");
    QTRY_VERIFY(m_query->answer().has_value());
    const auto next = [&](std::size_t clip, Frame frame) {
        return *m_query->neighbourHit(m_clips, m_clips[clip], frame, true);
    };
    QCOMPARE(next(0, 0), std::pair(m_clips[0], FrameRange{10, 20}));
    QCOMPARE(next(0, 10), std::pair(m_clips[0], FrameRange{50, 60}));
    QCOMPARE(next(0, 50), std::pair(m_clips[2], FrameRange{5, 6}));
    QCOMPARE(next(2, 5), std::pair(m_clips[0], FrameRange{10, 20}));
    QCOMPARE(*m_query->neighbourHit(m_clips, m_clips[0], 10, false), std::pair(m_clips[2], FrameRange{5, 6}));
}

QTEST_GUILESS_MAIN(tst_QuerySession)
#include "tst_QuerySession.moc"
