// Values of clips that weights follow: found in the background, once, and anew after edits.

#include "app/document/playing/ClipValueSession.h"
#include "tests/document/SmallLibrary.h"

#include <QSignalSpy>
#include <QTest>

#include <deque>

using namespace tagline;
using namespace tagline::test;

class tst_ClipValueSession : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void valuesComeOnceTheyAreFound();
    void anEditIsFollowed();
    void whatMeansNothingIsSaidAtOnce();
    void anotherLibraryForgetsThem();
    void aThreadFindsThem();

private:
    void holdWork()
    {
        m_session->jobs().setRunner(
            [this](std::function<void()> work) { m_held.push_back(std::move(work)); });
    }
    void work()
    {
        while (!m_held.empty()) {
            const auto next = std::move(m_held.front());
            m_held.pop_front();
            next();
        }
    }
    void give(const char* tag, std::vector<FrameRange> ranges)
    {
        const TagId named = m_document->tagNamed(tag);
        m_document->editSheet(m_clip, "Edit", 0, [&](const TagSheet& sheet) {
            return sheet.withRanges(named, std::move(ranges));
        });
    }

    QTemporaryDir m_folder;
    std::unique_ptr<LibraryDocument> m_document;
    std::unique_ptr<ClipValueSession> m_session;
    std::deque<std::function<void()>> m_held;
    ClipId m_clip;
};

void tst_ClipValueSession::init()
{
    m_held.clear();
    m_session.reset();
    m_document = std::make_unique<LibraryDocument>();
    const SourceId source = addFile(*m_document, m_folder, "a.bvh", {31});
    m_clip = m_document->library().source(source).clips.front();
    m_session = std::make_unique<ClipValueSession>(*m_document);
}

void tst_ClipValueSession::valuesComeOnceTheyAreFound()
{
    holdWork();
    QSignalSpy changes(m_session.get(), &ClipValueSession::changed);
    FoundClipValues found = m_session->values(m_clip, "speed()", false);
    QVERIFY(found.isFinding && !found.values && !found.problem && !found.span());
    QVERIFY(m_session->values(m_clip, "speed()", false).isFinding);
    QCOMPARE(m_held.size(), std::size_t(1)); // once
    work();
    QCOMPARE(changes.size(), 1);
    found = m_session->values(m_clip, "speed()", false);
    QVERIFY(found.values && !found.isFinding && found.values->size() == 31u);
    QVERIFY(std::abs(found.span()->second - 1.0f) < 0.01f); // it walks a metre a second
    QVERIFY(m_held.empty());
    QVERIFY(m_session->values(m_clip, "speed()", false).values == found.values);
}

void tst_ClipValueSession::anEditIsFollowed()
{
    give("Jump", {{2, 5}});
    holdWork();
    m_session->values(m_clip, "Jump", false);
    work();
    const auto before = m_session->values(m_clip, "Jump", false).values;
    QCOMPARE((*before)[4], 1.0f);
    QSignalSpy changes(m_session.get(), &ClipValueSession::changed);
    give("Jump", {{2, 4}});
    QCOMPARE(changes.size(), 1);                                        // to be asked again
    QVERIFY(m_session->values(m_clip, "Jump", false).values == before); // until the others are there
    work();
    QCOMPARE(changes.size(), 2);
    QCOMPARE((*m_session->values(m_clip, "Jump", false).values)[4], 0.0f);
    give("Run", {{0, 3}});
    const auto same = m_session->values(m_clip, "Jump", false).values;
    work();
    QVERIFY(m_session->values(m_clip, "Jump", false).values == same); // nothing is new to who follows it
}

void tst_ClipValueSession::whatMeansNothingIsSaidAtOnce()
{
    holdWork();
    const FoundClipValues found = m_session->values(m_clip, "speed(Tail)", false);
    QVERIFY(found.problem && !found.values && !found.isFinding);
    QVERIFY(m_held.empty());
    QVERIFY(!m_session->values(ClipId(99), "speed()", false).values);
}

void tst_ClipValueSession::anotherLibraryForgetsThem()
{
    holdWork();
    m_session->values(m_clip, "speed()", false);
    m_document->reset();
    work(); // nobody hears of it
    QVERIFY(!m_session->values(m_clip, "speed()", false).values);
}

void tst_ClipValueSession::aThreadFindsThem()
{
    QSignalSpy changes(m_session.get(), &ClipValueSession::changed);
    m_session->values(m_clip, "height()", false);
    QVERIFY(changes.wait(30000));
    QVERIFY(m_session->values(m_clip, "height()", false).values);
}

QTEST_GUILESS_MAIN(tst_ClipValueSession)
#include "tst_ClipValueSession.moc"
