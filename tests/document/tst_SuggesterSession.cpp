// A person's suggesters in the background: asked, stopped, decided, counted, and kept in a file of the
// person's own.

#include "app/document/queries/SuggesterSession.h"
#include "tests/document/SmallLibrary.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTest>

#include <utility>

using namespace tagline;
using namespace tagline::test;

class tst_SuggesterSession : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void suggestersAreKeptInTheFile();
    void aBrokenFileIsNotWrittenOver();
    void suggestionsAreNoRanges();
    void decidingGoesOnAndCounts();
    void decidingInOneClipLeavesTheOthers();
    void acceptingAllIsOneStep();
    void whatIsUndoneIsOpenAgain();
    void failuresAreSaid();
    void aStoppedProgramEnds();
    void anotherLibraryForgetsAll();

private:
    /// Answers three ranges of Run in the first clip.
    static Suggester guesser(const std::string& script = {})
    {
        const std::string answer =
            R"(echo '{"suggestions":[{"clip":"CLIP","tag":"Run","start":0,"stop":10,"score":0.9},)"
            R"({"clip":"CLIP","tag":"Run","start":20,"stop":30,"score":0.5},)"
            R"({"clip":"CLIP","tag":"Run","start":40,"stop":50,"score":0.25}]}' | sed "s|CLIP|$name|g")";
        // the name of the first clip that it was asked about
        const std::string head = R"sh(name=$(sed -n 's/.*"name": "\(.*\)",*$/\1/p' | head -n 1); )sh";
        return {"guesser", {"sh", "-c", script.empty() ? head + answer : script}, {"Run"}, false, 60};
    }
    std::string file() const { return m_folder->filePath("state/suggesters.json").toStdString(); }
    void runAndWait(const Suggester& suggester)
    {
        QVERIFY(m_session->keep("guesser", suggester));
        m_session->run("guesser", m_clips);
        QTRY_VERIFY_WITH_TIMEOUT(!m_session->isRunning(), 30'000);
    }
    std::vector<Frame> starts() const
    {
        std::vector<Frame> found;
        for (const ForeignSuggestion& each : m_session->suggestions()) found.push_back(each.range.start);
        return found;
    }
    std::size_t tagged() const
    {
        const auto tag = m_document->library().vocabulary().find("Run");
        return tag ? m_document->library().clip(m_clips[0]).sheet.ranges(*tag).size() : 0;
    }
    SuggesterUse use() const { return m_session->find("guesser")->use; }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<LibraryDocument> m_document;
    std::unique_ptr<SuggesterSession> m_session;
    std::vector<ClipId> m_clips;
};

void tst_SuggesterSession::init()
{
    m_session.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_document = std::make_unique<LibraryDocument>();
    m_session = std::make_unique<SuggesterSession>(*m_document, file());
    QVERIFY(!m_session->load());
    m_clips = m_document->library().source(addFile(*m_document, *m_folder, "pack.glb", {100, 60})).clips;
}

void tst_SuggesterSession::suggestersAreKeptInTheFile()
{
    Suggester kept{"gait \"model\"", {"python3", "/a b/gait.py"}, {"Run", "Walk"}, true, 20};
    QVERIFY(m_session->keep({}, kept));
    QVERIFY(m_session->keep({}, guesser()));
    kept.name = "gait";
    QVERIFY(m_session->keep("gait \"model\"", kept));
    SuggesterSession other(*m_document, file());
    QVERIFY(!other.load());
    QCOMPARE(other.suggesters().size(), 2u);
    QVERIFY(other.suggesters() == m_session->suggesters());
    QVERIFY(other.find("gait")->suggester == kept);
    QVERIFY(other.remove("gait"));
    QVERIFY(!m_session->load());
    QCOMPARE(m_session->suggesters().size(), 1u);
}

void tst_SuggesterSession::aBrokenFileIsNotWrittenOver()
{
    QVERIFY(m_session->keep({}, guesser()));
    QFile broken(QString::fromStdString(file()));
    QVERIFY(broken.open(QIODevice::WriteOnly));
    broken.write(R"({"format":"tagline.suggesters","version":1,"suggesters":[{"name":"x"}]})");
    broken.close();
    const auto error = m_session->load();
    QVERIFY(error && error->code == "suggesters.missing-key" && error->line == 1);
    QVERIFY(!m_session->keep({}, guesser()));
    QVERIFY(broken.open(QIODevice::ReadOnly));
    QVERIFY(broken.readAll().contains("\"x\""));
}

void tst_SuggesterSession::suggestionsAreNoRanges()
{
    runAndWait(guesser());
    QVERIFY2(!m_session->error(), m_session->error() ? m_session->error()->text().c_str() : "");
    QCOMPARE(starts(), (std::vector<Frame>{20, 40, 0})); // the most doubtful first
    QCOMPARE(m_session->answered(), 2u);
    QVERIFY(!m_session->current());
    QVERIFY(!m_document->library().vocabulary().find("Run")); // looking adds no tag
    QVERIFY(!m_document->library().clip(m_clips[0]).isModified());
}

void tst_SuggesterSession::decidingGoesOnAndCounts()
{
    runAndWait(guesser());
    QVERIFY(!m_session->acceptCurrent() && !m_session->rejectCurrent());
    m_session->setCurrent(0);
    QVERIFY(m_session->acceptCurrent());
    QCOMPARE(tagged(), 1u);
    QCOMPARE(starts(), (std::vector<Frame>{40, 0}));
    QCOMPARE(m_session->current(), std::optional<std::size_t>(0));
    QVERIFY(m_session->rejectCurrent());
    QCOMPARE(starts(), (std::vector<Frame>{0}));
    QCOMPARE(tagged(), 1u);
    QCOMPARE(use().decided, 2);
    QCOMPARE(use().accepted, 1);
    QCOMPARE(use().precision(), std::optional(0.5));
    QVERIFY(use().milliseconds >= 0 && use().milliseconds < 60'000);
    runAndWait(guesser()); // what was decided is suggested no more
    QCOMPARE(starts(), (std::vector<Frame>{0}));
    const SuggesterUse counted = use();
    m_session.reset(); // keeps what is not kept yet
    SuggesterSession other(*m_document, file());
    QVERIFY(!other.load());
    QVERIFY(other.find("guesser")->use == counted);
}

void tst_SuggesterSession::decidingInOneClipLeavesTheOthers()
{
    const std::string script = R"sh(names=$(sed -n 's/.*"name": "\(.*\)",*$/\1/p')
        first=$(echo "$names" | sed -n 1p); second=$(echo "$names" | sed -n 2p)
        echo '{"suggestions":[{"clip":"ONE","tag":"Run","start":0,"stop":10,"score":0.9},
              {"clip":"ONE","tag":"Run","start":20,"stop":30,"score":0.5},
              {"clip":"TWO","tag":"Run","start":0,"stop":10,"score":0.75},
              {"clip":"TWO","tag":"Run","start":20,"stop":30,"score":0.6}]}' |
            sed "s|ONE|$first|g; s|TWO|$second|g")sh";
    runAndWait(guesser(script));
    const auto are = [this](const std::vector<std::pair<ClipId, Frame>>& expected) {
        std::vector<std::pair<ClipId, Frame>> found;
        for (const ForeignSuggestion& each : m_session->suggestions())
            found.emplace_back(each.clip, each.range.start);
        return found == expected;
    };
    const ClipId one = m_clips[0], two = m_clips[1];
    QVERIFY(are({{one, 20}, {two, 20}, {two, 0}, {one, 0}}));
    m_session->setCurrent(1);
    QVERIFY(m_session->acceptCurrent());
    QVERIFY(are({{one, 20}, {two, 0}, {one, 0}}));
    QCOMPARE(m_session->current(), std::optional<std::size_t>(1)); // it goes on
    QVERIFY(m_session->rejectCurrent());
    QVERIFY(are({{one, 20}, {one, 0}}));
    m_document->undoStack().undo();
    QVERIFY(are({{one, 20}, {two, 20}, {one, 0}}));
}

void tst_SuggesterSession::acceptingAllIsOneStep()
{
    runAndWait(guesser());
    const int steps = m_document->undoStack().index();
    QVERIFY(m_session->acceptAll());
    QCOMPARE(m_document->undoStack().index(), steps + 1);
    QCOMPARE(tagged(), 3u);
    QVERIFY(m_session->suggestions().empty() && !m_session->acceptAll());
    QCOMPARE(use().accepted, 3);
}

void tst_SuggesterSession::whatIsUndoneIsOpenAgain()
{
    runAndWait(guesser());
    QVERIFY(m_session->acceptAll());
    m_document->undoStack().undo();
    QCOMPARE(starts().size(), 3u);
}

void tst_SuggesterSession::failuresAreSaid()
{
    runAndWait(guesser("echo 'no model' >&2; exit 2"));
    QVERIFY(m_session->error());
    QVERIFY(m_session->error()->message.find("no model") != std::string::npos);
    QVERIFY(m_session->suggestions().empty());
    runAndWait(guesser());
    QVERIFY(!m_session->error() && !m_session->suggestions().empty());
}

void tst_SuggesterSession::aStoppedProgramEnds()
{
    QElapsedTimer timer;
    timer.start();
    const QString lived = m_folder->filePath("lived");
    QVERIFY(m_session->keep({}, guesser("sleep 2; touch '" + lived.toStdString() + "'")));
    m_session->run("guesser", m_clips);
    QVERIFY(m_session->isRunning());
    QTest::qWait(200);
    m_session->cancel();
    QVERIFY(!m_session->isRunning() && !m_session->error());
    QTest::qWait(3000);
    QVERIFY(!QFile::exists(lived));
    m_session->run("guesser", m_clips);
    m_session.reset(); // ends it, and does not wait for it
    QVERIFY(timer.elapsed() < 30'000);
    QVERIFY(!QFile::exists(lived));
}

void tst_SuggesterSession::anotherLibraryForgetsAll()
{
    runAndWait(guesser());
    m_session->setCurrent(0);
    QVERIFY(m_session->rejectCurrent());
    m_document->reset();
    QVERIFY(m_session->suggestions().empty() && m_session->name().empty());
    QCOMPARE(m_session->suggesters().size(), 1u);
}

QTEST_GUILESS_MAIN(tst_SuggesterSession)
#include "tst_SuggesterSession.moc"
