// The faces of a figure are mixed as the clips are that play on it.

#include "core/staging/morphs/FigureMorphs.h"

#include <QTest>

using namespace tagline;

namespace {

std::shared_ptr<ImportedModel> faceModel()
{
    auto model = std::make_shared<ImportedModel>();
    SkinnedMesh mesh;
    mesh.name = "face";
    mesh.morphs.resize(2);
    mesh.morphs[0].name = "smile";
    mesh.morphs[1].name = "frown";
    mesh.morphs[1].weight = 0.5f;
    model->meshes = {mesh};
    return model;
}

std::shared_ptr<const Clip> clipWith(const char* target, float from, float to)
{
    auto clip = std::make_shared<Clip>();
    clip->frames = 11;
    clip->morphs = {
        {"face", target, {Interpolation::Linear, std::vector<float>{0, 10}, std::vector<float>{from, to}}}};
    return clip;
}

} // namespace

class tst_FigureMorphs : public QObject
{
    Q_OBJECT

private slots:
    void clipsAreMixedByTheirWeights();
    void aFigureWithoutTargetsHasNone();
    void partsBeginLater();
};

void tst_FigureMorphs::clipsAreMixedByTheirWeights()
{
    FigureMorphs morphs(faceModel());
    const auto smile = clipWith("smile", 0, 1), frown = clipWith("frown", 1, 1);
    using Weights = std::vector<float>;
    const auto weights = [&](std::vector<MorphShare> shares) { return morphs.weights(shares); };
    QCOMPARE(weights({}), (Weights{0, 0.5f}));
    QCOMPARE(weights({{smile, 5.0, 1.0f}}), (Weights{0.5f, 0.5f}));
    QCOMPARE(weights({{smile, 10.0, 0.25f}, {frown, 0.0, 0.75f}}), (Weights{0.25f, 0.875f}));
    QCOMPARE(weights({{smile, 10.0, 0.5f}}), (Weights{0.5f, 0.5f})); // the rest is its own
    QCOMPARE(weights({{smile, 10.0, 3.0f}, {frown, 0.0, 1.0f}}), (Weights{0.75f, 0.625f}));
    QCOMPARE(weights({{smile, 10.0, 1.0f}, {std::make_shared<const Clip>(), 0.0, 1.0f}}), (Weights{1, 0.5f}));
    QCOMPARE(weights({{smile, 10.0, -1.0f}, {nullptr, 0.0, 1.0f}}), (Weights{0, 0.5f}));
}

void tst_FigureMorphs::aFigureWithoutTargetsHasNone()
{
    const MorphShare share{clipWith("smile", 0, 1), 5.0, 1.0f};
    QVERIFY(FigureMorphs(std::make_shared<ImportedModel>()).weights({&share, 1}).empty());
    QVERIFY(FigureMorphs().weights({&share, 1}).empty());
}

void tst_FigureMorphs::partsBeginLater()
{
    const auto model = faceModel();
    model->clips = {*clipWith("smile", 0, 1)};
    StagedClip staged;
    staged.figure = staged.source = model;
    staged.clip = std::make_shared<Clip>();
    staged.part = FrameRange{4, 8};
    const FileClip file = fileClipOf(staged);
    QVERIFY(file.clip.get() == &model->clips.front());
    QCOMPARE(file.start, 4.0);
    QCOMPARE(FigureMorphs(model).weightsAt(staged, 2.0), (std::vector<float>{0.6f, 0.5f}));
    QVERIFY(FigureMorphs(std::make_shared<ImportedModel>()).weightsAt(staged, 2.0).empty());
    staged.source = nullptr;
    QVERIFY(fileClipOf(staged).clip == staged.clip);
}

QTEST_GUILESS_MAIN(tst_FigureMorphs)
#include "tst_FigureMorphs.moc"
