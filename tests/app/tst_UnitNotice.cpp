// A figure of 170 m is noticed in the window, offered its unit, and read so: one step to undo.

#include "tests/app/TestWindow.h"
#include "tests/support/LegsBvh.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/messages/NoticeBar.h"

#include <QDir>
#include <QFile>
#include <QPushButton>

#include <cmath>

using namespace tagline;
using namespace tagline::test;

namespace {

/// Two joints, `metres` apart, that stand for two keys.
QByteArray gltfOfHeight(double metres)
{
    return QByteArray(R"({"asset":{"version":"2.0"},"scene":0,"scenes":[{"nodes":[0]}],"nodes":[)"
                      R"({"name":"Hips","children":[1]},{"name":"Head","translation":[0,)") +
           QByteArray::number(metres) +
           R"(,0]}],"buffers":[{"byteLength":48,"uri":"data:application/octet-stream;base64,)"
           R"(AAAAAImICD2JiIg9AAAAAAAAgD8AAAAAAAAAAAAAgD/NzMw9AAAAAAAAgD/NzEw+"}],"bufferViews":[)"
           R"({"buffer":0,"byteOffset":0,"byteLength":12},{"buffer":0,"byteOffset":12,"byteLength":36}],)"
           R"("accessors":[{"bufferView":0,"componentType":5126,"count":3,"type":"SCALAR","min":[0],)"
           R"("max":[0.0666667]},{"bufferView":1,"componentType":5126,"count":3,"type":"VEC3"}],)"
           R"("animations":[{"name":"walk","samplers":[{"input":0,"output":1}],"channels":[)"
           R"({"sampler":0,"target":{"node":0,"path":"translation"}}]}]})";
}

} // namespace

class tst_UnitNotice : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_app.reset(); }
    void theSuggestedUnitIsTakenByOneClickAndUndone();
    void allFilesAlikeAreReadAtOnce();
    void aKeptSizeIsNotAskedAboutAgain();
    void filesOfOneSkeletonStandAlike();

private:
    const ClipLibrary& library() { return m_app->document().library(); }
    SourceId source(const char* file)
    {
        return *library().findSource(m_folder->filePath(file).toStdString());
    }
    void showFile(const char* file)
    {
        m_app->workspace().setCurrentClip(library().source(source(file)).clips.front());
    }
    NoticeBar& notice() { return m_app->window().notice(); }
    QPushButton* answer(const char* id) { return notice().findChild<QPushButton*>(QString("notice.") + id); }
    float extent(const char* file) { return bodyExtent(library().source(source(file)).model->skeleton); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Application> m_app;
};

void tst_UnitNotice::init()
{
    applyTheme(*qApp);
    m_folder = std::make_unique<QTemporaryDir>();
    for (const auto& [name, metres] :
         {std::pair("giant.gltf", 170.0), {"usual.gltf", 1.7}, {"two.gltf", 180.0}}) {
        QFile file(m_folder->filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(gltfOfHeight(metres));
    }
    m_app = std::make_unique<Application>(pathsIn(*m_folder));
    m_app->window().show();
    QVERIFY(becomesActive(m_app->window()));
    QVERIFY(isOpened(*m_app, {m_folder->path()}));
}

void tst_UnitNotice::theSuggestedUnitIsTakenByOneClickAndUndone()
{
    showFile("usual.gltf");
    QVERIFY(!notice().isVisible());
    showFile("giant.gltf");
    QTRY_VERIFY(notice().isVisible());
    QCOMPARE(notice().text(), QString("This figure is 170 m tall. In centimetres it would be 1.7 m."));
    keepPicture(m_app->window(), "unit_notice");
    QTest::mouseClick(answer("read"), Qt::LeftButton);
    QTRY_VERIFY(!notice().isVisible());
    QVERIFY(std::abs(extent("giant.gltf") - 1.7f) < 1e-3f);
    QCOMPARE(m_app->document().importSettings(source("giant.gltf")).metresPerUnit, std::optional(0.01));
    QVERIFY(std::abs(extent("two.gltf") - 180.0f) < 1e-2f);
    keepPicture(m_app->window(), "unit_taken");
    QCOMPARE(m_app->document().undoStack().undoText(), QString("Read in Centimetres"));
    m_app->document().undoStack().undo();
    QTRY_VERIFY(notice().isVisible());
    QVERIFY(std::abs(extent("giant.gltf") - 170.0f) < 1e-2f);
}

void tst_UnitNotice::allFilesAlikeAreReadAtOnce()
{
    showFile("giant.gltf");
    QTRY_VERIFY(notice().isVisible());
    QCOMPARE(answer("all")->text(), QString("All 2 Files"));
    QTest::mouseClick(answer("all"), Qt::LeftButton);
    QTRY_VERIFY(extent("giant.gltf") < 2 && extent("two.gltf") < 2);
    QVERIFY(std::abs(extent("usual.gltf") - 1.7f) < 1e-3f);
    QCOMPARE(m_app->document().undoStack().count(), 1);
}

void tst_UnitNotice::aKeptSizeIsNotAskedAboutAgain()
{
    showFile("giant.gltf");
    QTRY_VERIFY(notice().isVisible());
    QTest::mouseClick(answer("keep"), Qt::LeftButton);
    QTRY_VERIFY(!notice().isVisible());
    QVERIFY(std::abs(extent("giant.gltf") - 170.0f) < 1e-2f);
    QVERIFY(std::abs(extent("two.gltf") - 180.0f) < 1e-2f);
    QCOMPARE(m_app->document().libraryFile().imports.size(), std::size_t(2)); // asked once a skeleton
    QTRY_VERIFY(m_app->imports().isIdle());
    showFile("two.gltf");
    QVERIFY(!notice().isVisible());
    QCOMPARE(m_app->document().undoStack().count(), 1);
}

void tst_UnitNotice::filesOfOneSkeletonStandAlike()
{
    QVERIFY(QDir(m_folder->path()).mkdir("takes"));
    for (const auto& [name, bvh] : {std::pair("takes/a.bvh", legsBvh("0 0 0.6", "0.1 0 -0.45")),
                                    {"takes/b.bvh", legsBvh("-0.6 0 0", "-0.45 0 0")}}) {
        QFile file(m_folder->filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bvh);
    }
    QVERIFY(isOpened(*m_app, {m_folder->filePath("takes")}));
    QTRY_VERIFY(m_app->imports().isIdle());
    const ImportedModel& doubtful = *library().source(source("takes/b.bvh")).model;
    QVERIFY(doubtful.upAxis == UpAxis::Z && doubtful.upOrigin == SettingOrigin::Folder);
    QVERIFY(!m_app->document().undoStack().canUndo());
}

QTEST_MAIN(tst_UnitNotice)
#include "tst_UnitNotice.moc"
