// What a clip says of its frames by a text: signals, properties, tags, and what is wrong with a text.

#include "core/staging/values/ClipValues.h"
#include "tests/core/animation/MotionFixtures.h"

#include <QTest>

#include <cmath>

using namespace tagline;
using namespace tagline::test;

namespace {

constexpr Frame walkFrames = 31;

} // namespace

class tst_ClipValues : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void aSignalIsThatOfQueries();
    void aPropertyHasItsNumbers();
    void aTagIsOneInItsFrames();
    void aMirrorSwapsTheSides();
    void whatMeansNothingIsSaid_data();
    void whatMeansNothingIsSaid();
    void aClipWithoutMotionHasItsTags();

private:
    std::vector<float> valuesOf(std::string_view text, bool isMirrored = false) const
    {
        const auto values = ClipValues::of(m_library, m_walk, text, isMirrored);
        if (!values) qFatal("%s", values.error().text().c_str());
        return values->values();
    }

    ClipLibrary m_library;
    ClipId m_walk;
};

void tst_ClipValues::initTestCase()
{
    ImportedModel model;
    model.skeleton = walker();
    model.clips = {walkCycle(walkFrames, {30, 1}, 1.5f, 30.0f)};
    model.clips[0].displayName = model.clips[0].name;
    const SourceId source = m_library.addSource("/lib/walk.bvh", "walk.bvh");
    m_library.setModel(source, std::make_shared<const ImportedModel>(std::move(model)));
    m_walk = m_library.source(source).clips.front();
    const TagId step = m_library.vocabulary().intern("Step.Left"),
                jump = m_library.vocabulary().intern("Jump");
    m_library.vocabulary().intern("Step.Right");
    m_library.setSheet(m_walk, TagSheet()
                                   .withRanges(step, {{2, 5}})
                                   .withRanges(jump, {{4, 8}, {20, walkFrames}})
                                   .withProperty("effort", {{{0, 10}, 0.5}, {{10, 20}, 2.0}})
                                   .withProperty("is wet", {{{3, 6}, true}, {{6, 9}, false}})
                                   .withProperty("terrain", {{{0, 10}, std::string("gravel")}}));
}

void tst_ClipValues::aSignalIsThatOfQueries()
{
    std::vector<float> asked;
    QVERIFY(m_library.motions()->appendValues(m_walk, MotionSignal::Speed, "Hips", asked));
    QCOMPARE(valuesOf("speed(Hips)"), asked);
    QCOMPARE(valuesOf("  speed( \"hips\" ) "), asked); // as queries may be written
    QCOMPARE(valuesOf("speed()"), asked);
    QVERIFY(std::abs(asked[15] - 1.5f) < 0.01f);
}

void tst_ClipValues::aPropertyHasItsNumbers()
{
    const std::vector<float> effort = valuesOf("effort");
    QCOMPARE(effort.size(), std::size_t(walkFrames));
    QCOMPARE(effort[0], 0.5f);
    QCOMPARE(effort[10], 2.0f);
    QVERIFY(std::isnan(effort[20]));
    const std::vector<float> wet = valuesOf("\"is wet\"");
    QVERIFY(std::isnan(wet[2]) && wet[3] == 1.0f && wet[6] == 0.0f && std::isnan(wet[9]));
}

void tst_ClipValues::aTagIsOneInItsFrames()
{
    const auto framesOf = [&](std::string_view text) {
        Frame frames = 0;
        for (const float each : valuesOf(text)) {
            if (each != 0.0f && each != 1.0f) return Frame(-1);
            frames += each == 1.0f;
        }
        return frames;
    };
    QCOMPARE(framesOf("Jump"), 15);
    QCOMPARE(valuesOf("Jump")[7], 1.0f);
    QCOMPARE(valuesOf("Jump")[8], 0.0f);
    QCOMPARE(framesOf("Jump & Step.Left"), 1);
    QCOMPARE(framesOf("effort > 1"), 10); // a whole query
    QCOMPARE(framesOf("head(all, 3f)"), 3);
}

void tst_ClipValues::aMirrorSwapsTheSides()
{
    QCOMPARE(valuesOf("z(LeftLeg)", true), valuesOf("z(RightLeg)"));
    QVERIFY(valuesOf("z(LeftLeg)") != valuesOf("z(RightLeg)"));
    QCOMPARE(valuesOf("Step.Right", true), valuesOf("Step.Left"));
    const std::vector<float> there = valuesOf("x(LeftUpLeg)"), mirrored = valuesOf("x(RightUpLeg)", true);
    for (std::size_t i = 0; i < there.size(); ++i) QCOMPARE(mirrored[i], -there[i]);
}

void tst_ClipValues::whatMeansNothingIsSaid_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("named");
    const auto row = [](const char* text, const char* code, const char* named) {
        QTest::newRow(text) << text << code << named;
    };
    row("speed(Tail)", "query.unknown-joint", "Tail");
    row("effrot", "values.unknown", "did you mean \"effort\"");
    row("Jmp", "values.unknown", "did you mean \"Jump\"");
    row("zebra", "values.unknown", "called zebra");
    row("speed", "values.unknown", "speed()");
    row("terrain", "values.text", "terrain");
    row("", "query.empty", "");
    row("Jump &", "query.missing-term", "");
    row("speed(Hips", "query.unbalanced", "");
    row("sped(Hips)", "query.unknown-function", "speed");
}

void tst_ClipValues::whatMeansNothingIsSaid()
{
    QFETCH(const QString, text);
    QFETCH(const QString, code);
    QFETCH(const QString, named);
    const auto values = ClipValues::of(m_library, m_walk, text.toStdString());
    QVERIFY(!values);
    QCOMPARE(QString::fromStdString(values.error().code), code);
    QVERIFY2(QString::fromStdString(values.error().message).contains(named), values.error().message.c_str());
}

void tst_ClipValues::aClipWithoutMotionHasItsTags()
{
    ClipLibrary library = m_library;
    library.setFailed(SourceId(0), Error{"source.unreadable", "it is gone", {}});
    const ClipId clip =
        library.source(SourceId(0)).clips.empty() ? m_walk : library.source(SourceId(0)).clips[0];
    const auto signal = ClipValues::of(library, clip, "speed()");
    QVERIFY(!signal);
    QCOMPARE(signal.error().code, std::string("motion.no-motion"));
    const auto tag = ClipValues::of(library, clip, "Jump");
    QVERIFY(tag.hasValue());
    QCOMPARE(tag->values().size(), std::size_t(std::max(library.clip(clip).frames, 0)));
}

QTEST_GUILESS_MAIN(tst_ClipValues)
#include "tst_ClipValues.moc"
