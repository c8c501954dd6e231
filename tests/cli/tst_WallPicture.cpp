// `tagline render --wall`: the wall without a display, by the program as users get it.

#include "tests/cli/CliStage.h"

#include <QImage>
#include <QTest>

using namespace tagline::test;

class tst_WallPicture : public QObject, private CliStage
{
    Q_OBJECT

private slots:
    void init();
    void rowsAndAnswerAreDrawn();
    void liveTagsAreStripes();
    void drawingsHoldTheNamesAsTexts();
    void sizesAreKept();
    void wrongUseIsSaid();

private:
    QImage picture(const QString& name) const { return QImage(m_folder->filePath(name)); }
};

void tst_WallPicture::init()
{
    open();
    putLibrary();
    qunsetenv("DISPLAY");
    qunsetenv("WAYLAND_DISPLAY");
}

void tst_WallPicture::rowsAndAnswerAreDrawn()
{
    const CliRun plain = run({"render", "--wall", "lib", "-o", "wall.png"});
    QVERIFY2(plain.status == 0, qPrintable(plain.messages));
    QCOMPARE(run({"render", "--wall", "lib", "-o", "lit.png", "--query", "Run"}).status, 0);
    QCOMPARE(run({"render", "--wall", "lib", "-o", "none.png", "--query", "none"}).status, 0);
    QCOMPARE(run({"render", "--wall", "lib", "-o", "again.png"}).status, 0);
    const QImage wall = picture("wall.png");
    QVERIFY(plain.output.isEmpty());
    const CliRun told = run({"render", "--wall", "lib", "-o", "told.png", "--json"});
    QVERIFY2(QString(told.output).simplified().contains(R"("file": "told.png", "clips": )"),
             qPrintable(told.output));
    QCOMPARE(wall.width(), 1280);
    QVERIFY(wall.height() >= 3 * 20); // a row a clip
    QCOMPARE(picture("again.png"), wall);
    QVERIFY(picture("lit.png") != wall && picture("none.png") != picture("lit.png"));
}

/// A live tag looks as if the frames that it finds were tagged so; each tag has its line, also one without
/// frames.
void tst_WallPicture::liveTagsAreStripes()
{
    const auto draw = [this](const QByteArray& members, const QString& name) {
        put("lib/lib.tagline",
            R"({"format":"tagline.library","version":1,"vocabulary":[{"name":"Run"},{"name":"Bad"})" +
                members + "}");
        return run({"render", "--wall", "lib/lib.tagline", "lib", "-o", name});
    };
    QCOMPARE(draw(R"(,{"name":"Live"}])", "without.png").status, 0);
    const CliRun live = draw(R"(],"derived":[{"name":"Live","query":"Run & ~Bad"}])", "live.png");
    QVERIFY2(live.status == 0 && live.messages.isEmpty(), qPrintable(live.messages));
    QVERIFY(picture("live.png") != picture("without.png"));
    QCOMPARE(draw(R"(],"derived":[{"name":"Live","query":"Bad & ~Bad"}])", "empty.png").status, 0);
    QCOMPARE(picture("empty.png"), picture("without.png"));
}

void tst_WallPicture::drawingsHoldTheNamesAsTexts()
{
    QCOMPARE(run({"render", "--wall", "lib", "-o", "wall.svg"}).status, 0);
    const QByteArray drawing = content("wall.svg");
    QVERIFY2(drawing.contains("<svg") && drawing.contains("walk") && drawing.contains("jog"),
             drawing.left(300));
}

void tst_WallPicture::sizesAreKept()
{
    QCOMPARE(run({"render", "--wall", "lib", "-o", "a.png", "--width", "700", "--row-height", "6"}).status,
             0);
    QCOMPARE(run({"render", "--wall", "lib", "-o", "b.png", "--width", "700", "--row-height", "30",
                  "--fitted", "--light"})
                 .status,
             0);
    QCOMPARE(picture("a.png").width(), 700);
    QVERIFY(picture("b.png").height() >= picture("a.png").height() + 3 * 24);
    QVERIFY(qGray(picture("b.png").pixel(690, 2)) > qGray(picture("a.png").pixel(690, 2)));
}

void tst_WallPicture::wrongUseIsSaid()
{
    QCOMPARE(run({"render", "--wall", "-o", "wall.png"}).status, 2);
    QCOMPARE(run({"render", "--wall", "lib"}).messages,
             QString("tagline: render: the picture to write is missing: -o PICTURE\n"));
    QCOMPARE(run({"render", "--wall", "lib", "-o", "wall.gif"}).status, 2);
    QCOMPARE(run({"render", "--wall", "lib", "-o", "wall.png", "--width", "wide"}).status, 2);
    QCOMPARE(run({"render", "lib/walk.bvh", "-o", "wall.png", "--fitted"}).status, 2);
    const CliRun query = run({"render", "--wall", "lib", "-o", "wall.png", "--query", "Run &"});
    QCOMPARE(query.status, 6);
    QVERIFY(content("wall.png").isEmpty());
}

QTEST_GUILESS_MAIN(tst_WallPicture)
#include "tst_WallPicture.moc"
