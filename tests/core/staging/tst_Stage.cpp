#include "core/library/ClipLibrary.h"
#include "core/staging/FigureChoices.h"
#include "core/staging/Stage.h"

#include <QTest>

using namespace tagline;

namespace {

/// A model whose joints are called so; with a mesh or without, with a clip that moves every joint or without.
std::shared_ptr<const ImportedModel> model(const std::vector<std::string>& joints, bool hasMesh, bool hasClip)
{
    ImportedModel made;
    std::vector<Joint> all;
    for (const std::string& name : joints)
        all.push_back({name, all.empty() ? noJoint : JointIndex(0), {}, JointKind::Joint});
    made.skeleton = Skeleton(all);
    if (hasMesh) made.meshes.emplace_back();
    if (hasClip) {
        Clip clip;
        clip.name = clip.displayName = "clip";
        clip.frames = 30;
        clip.rate = {30, 1};
        for (const std::string& name : joints) clip.channels.emplace_back().joint = name;
        made.clips.push_back(clip);
    }
    return std::make_shared<const ImportedModel>(std::move(made));
}

SourceId add(ClipLibrary& library, const std::string& path, std::shared_ptr<const ImportedModel> what)
{
    const SourceId source = library.addSource(path, path);
    library.setModel(source, std::move(what));
    return source;
}

ClipId firstClip(const ClipLibrary& library, SourceId source) { return library.source(source).clips.at(0); }

/// The same model with its joints one above the other along a direction, and keys that turn them.
std::shared_ptr<const ImportedModel> along(const std::shared_ptr<const ImportedModel>& model,
                                           const glm::vec3& direction)
{
    ImportedModel made = *model;
    std::vector<Joint> joints = made.skeleton.joints();
    for (std::size_t i = 1; i < joints.size(); ++i) {
        joints[i].parent = JointIndex(i) - 1;
        joints[i].rest.translation = direction;
    }
    made.skeleton = Skeleton(joints);
    for (Clip& clip : made.clips)
        for (JointChannel& channel : clip.channels)
            channel.rotation = {Interpolation::Linear, std::vector{0.0f},
                                std::vector{glm::quat(1.0f, 0.0f, 0.0f, 0.0f)}};
    return std::make_shared<const ImportedModel>(std::move(made));
}

const glm::vec3 upwards(0.0f, 0.3f, 0.0f), downwards(0.0f, -0.3f, 0.0f);

const std::vector<std::string> rig{"hips", "spine", "head", "arm", "leg"};

} // namespace

class tst_Stage : public QObject
{
    Q_OBJECT

private slots:
    void aMotionIsShownOnTheMeshThatTakesMost();
    void ofEqualMeshesTheFirstPathWins();
    void aMeshOfItsOwnIsKept();
    void aMeshThatTakesTooLittleIsNotUsed();
    void namesThatMeanAnotherPoseAreNotUsed();
    void whatFitsIsOfferedFirst();
    void aClipThatDoesNotFitAFigureIsShownOnItsOwn();
};

void tst_Stage::aMotionIsShownOnTheMeshThatTakesMost()
{
    ClipLibrary library;
    const auto most = model({"hips", "spine", "head", "arm", "leg", "6", "7", "8", "9", "10"}, false, true);
    const SourceId motion = add(library, "m.bvh", most);
    const SourceId nine = add(
        library, "a.glb", model({"hips", "spine", "head", "arm", "leg", "6", "7", "8", "9"}, true, false));
    QCOMPARE(stagedIn(library, firstClip(library, motion)).figure.get(), library.source(nine).model.get());
    const SourceId all =
        add(library, "b.glb",
            model({"hips", "spine", "head", "arm", "leg", "6", "7", "8", "9", "10"}, true, false));
    const StagedClip staged = stagedIn(library, firstClip(library, motion));
    QCOMPARE(staged.figure.get(), library.source(all).model.get());
    QCOMPARE(staged.binding->boundCount(), std::size_t(10));
}

void tst_Stage::ofEqualMeshesTheFirstPathWins()
{
    ClipLibrary library;
    const SourceId motion = add(library, "m.bvh", model(rig, false, true));
    add(library, "z.glb", model(rig, true, false));
    const SourceId first =
        add(library, "b.glb", model({"hips", "spine", "head", "arm", "leg", "tail"}, true, false));
    QCOMPARE(stagedIn(library, firstClip(library, motion)).figure.get(), library.source(first).model.get());
}

void tst_Stage::aMeshOfItsOwnIsKept()
{
    ClipLibrary library;
    add(library, "a.glb", model(rig, true, false));
    const SourceId own = add(library, "b.glb", model(rig, true, true));
    QCOMPARE(stagedIn(library, firstClip(library, own)).figure.get(), library.source(own).model.get());
}

void tst_Stage::aMeshThatTakesTooLittleIsNotUsed()
{
    ClipLibrary library;
    const SourceId motion = add(library, "m.bvh", model(rig, false, true));
    add(library, "a.glb", model({"hips", "spine", "head", "arm"}, true, false)); // four of five
    QCOMPARE(stagedIn(library, firstClip(library, motion)).figure.get(), library.source(motion).model.get());
}

void tst_Stage::namesThatMeanAnotherPoseAreNotUsed()
{
    ClipLibrary library;
    const SourceId motion = add(library, "m.bvh", along(model(rig, false, true), upwards));
    const SourceId bent = add(library, "a.glb", along(model(rig, true, false), downwards));
    const ClipId clip = firstClip(library, motion);
    QCOMPARE(stagedIn(library, clip).figure.get(), library.source(motion).model.get());
    library.set(&LibraryContent::character, "a.glb");
    QCOMPARE(stagedIn(library, clip).figure.get(), library.source(motion).model.get());
    QVERIFY(figureFit(library, clip, bent) == FigureFit::RestsOtherwise);
    const SourceId alike = add(library, "b.glb", along(model(rig, true, false), upwards));
    QCOMPARE(stagedIn(library, clip).figure.get(), library.source(alike).model.get());
}

void tst_Stage::whatFitsIsOfferedFirst()
{
    ClipLibrary library;
    const SourceId motion = add(library, "m.bvh", along(model(rig, false, true), upwards));
    const SourceId foreign = add(library, "a.glb", model({"wheel", "door"}, true, false));
    const SourceId bent = add(library, "b.glb", along(model(rig, true, false), downwards));
    const SourceId alike = add(library, "c.glb", along(model(rig, true, false), upwards));
    std::vector<SourceId> offered;
    for (const FigureChoice& choice : figureChoices(library, firstClip(library, motion)))
        offered.push_back(choice.source);
    QVERIFY(offered == (std::vector<SourceId>{alike, bent, foreign}));
    for (const FigureChoice& choice : figureChoices(library, {})) QVERIFY(choice.fit == FigureFit::Foreign);
}

void tst_Stage::aClipThatDoesNotFitAFigureIsShownOnItsOwn()
{
    ClipLibrary library;
    const SourceId motion = add(library, "m.bvh", along(model(rig, false, true), upwards));
    const auto foreign = library.source(add(library, "a.glb", model({"wheel", "door"}, true, false))).model;
    const auto bent = library.source(add(library, "b.glb", along(model(rig, true, false), downwards))).model;
    const auto alike = library.source(add(library, "c.glb", along(model(rig, true, false), upwards))).model;
    const auto other = library.source(add(library, "d.glb", along(model(rig, true, false), upwards))).model;
    const ClipId clip = firstClip(library, motion);
    QVERIFY(!fitsFigure(stagedIn(library, clip, foreign)) && !fitsFigure(stagedIn(library, clip, bent)));
    QVERIFY(fitsFigure(stagedIn(library, clip, other)) && fitsFigure(stagedIn(library, clip)));
    QVERIFY(stagedWhereItFits(library, clip, other).figure == other);
    for (const auto& figure : {foreign, bent, std::shared_ptr<const ImportedModel>()})
        QVERIFY(stagedWhereItFits(library, clip, figure).figure == alike); // as without a figure
}

QTEST_APPLESS_MAIN(tst_Stage)
#include "tst_Stage.moc"
