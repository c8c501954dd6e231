#include "app/document/QuerySession.h"
#include "core/tags/TagEdits.h"
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
    void invalidTextKeepsTheLastAnswer();
    void emptyTextIsNoQuery();
    void theNextHitGoesThroughTheClips();

private:
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
