#include "core/library/FolderAgreement.h"

#include <QTest>

using namespace tagline;

namespace {

/// A file of two joints as it was read.
struct Read
{
    std::string path;
    UpAxis up = UpAxis::Y;
    SettingOrigin upOrigin = SettingOrigin::RestPose;
    double unit = 0.01;
    float metres = 1.7f; ///< tall
    std::string root = "Hips";
    ImportSettings settings = {};
};

std::shared_ptr<ImportedModel> modelOf(const Read& read)
{
    auto model = std::make_shared<ImportedModel>();
    model->skeleton = Skeleton({{read.root, noJoint, {}}, {"Head", 0, {{0, read.metres, 0}}}});
    model->upAxis = read.up;
    model->upOrigin = read.upOrigin;
    model->metresPerUnit = read.unit;
    model->unitOrigin = SettingOrigin::Size;
    if (read.upOrigin == SettingOrigin::Assumed) model->repairs.push_back({"doubtful-up-axis", "", 1});
    return model;
}

ClipLibrary libraryOf(const std::vector<Read>& files)
{
    ClipLibrary library;
    for (const Read& each : files)
        library.setModel(library.addSource(each.path, each.path), modelOf(each), each.settings);
    return library;
}

/// "b:Z c:0.1" for the files that are read again, and with what.
QString agreements(const std::vector<Read>& files)
{
    const ClipLibrary library = libraryOf(files);
    QStringList texts;
    for (const AgreedSettings& each : folderAgreements(library)) {
        QString text = QString::fromStdString(library.source(each.source).path);
        if (each.settings.folderUpAxis) text += QString(":") + "XYZ"[int(*each.settings.folderUpAxis)];
        if (const auto unit = each.settings.folderMetresPerUnit) text += QString(":%1").arg(*unit);
        texts << text;
    }
    return texts.join(' ');
}

constexpr auto rest = SettingOrigin::RestPose;
constexpr auto moving = SettingOrigin::Motion;
constexpr auto assumed = SettingOrigin::Assumed;

} // namespace

class tst_FolderAgreement : public QObject
{
    Q_OBJECT

private slots:
    void filesInDoubtTakeTheAxisOfMost();
    void onlyMostOfOneFolderAndSkeletonDecide();
    void whatAPersonSaidStands();
    void whatWasTakenIsNotAskedAgain();
    void unitsAreThoseOfMost();
    void suggestedUnitsAreThoseOfMost();
    void alikeFilesAreFound();
};

void tst_FolderAgreement::filesInDoubtTakeTheAxisOfMost()
{
    QCOMPARE(
        agreements({{"/m/a", UpAxis::Z, moving}, {"/m/b", UpAxis::Y, assumed}, {"/m/c", UpAxis::Z, rest}}),
        QString("/m/b:Z"));
    // Motion alone is outvoted, a rest pose is not.
    QCOMPARE(agreements({{"/m/a", UpAxis::Z, moving},
                         {"/m/b", UpAxis::X, moving},
                         {"/m/c", UpAxis::Z, moving},
                         {"/m/d", UpAxis::X, rest},
                         {"/m/e", UpAxis::Z, moving}}),
             QString("/m/b:Z"));
    QCOMPARE(agreements({{"/m/a", UpAxis::Z, rest}, {"/m/b", UpAxis::Z, rest}}), QString());
}

void tst_FolderAgreement::onlyMostOfOneFolderAndSkeletonDecide()
{
    const Read doubtful{"/m/b", UpAxis::Y, assumed};
    QCOMPARE(agreements({{"/n/a", UpAxis::Z, rest}, doubtful}), QString());
    QCOMPARE(agreements({{"/m/a", UpAxis::Z, rest, 0.01, 1.7f, "Root"}, doubtful}), QString());
    QCOMPARE(agreements({{"/m/a", UpAxis::Z, rest}, doubtful, {"/m/c", UpAxis::X, rest}}), QString());
    QCOMPARE(agreements({doubtful, {"/m/c", UpAxis::Y, assumed}}), QString());
}

void tst_FolderAgreement::whatAPersonSaidStands()
{
    Read said{"/m/b", UpAxis::X, SettingOrigin::Settings};
    said.settings.upAxis = UpAxis::X;
    QCOMPARE(agreements({{"/m/a", UpAxis::Z, rest}, said, {"/m/c", UpAxis::Z, rest}}), QString());
    QCOMPARE(agreements({{"/m/a", UpAxis::Y, assumed}, said}), QString("/m/a:X"));
}

void tst_FolderAgreement::whatWasTakenIsNotAskedAgain()
{
    Read taken{"/m/b", UpAxis::Z, SettingOrigin::Folder};
    taken.settings.folderUpAxis = UpAxis::Z;
    QCOMPARE(agreements({{"/m/a", UpAxis::Z, rest}, taken}), QString());
    QCOMPARE(agreements({{"/m/a", UpAxis::X, rest}, taken}), QString("/m/b:X"));
    Read declined{"/m/c", UpAxis::Z, rest, 1.0};
    declined.settings.folderMetresPerUnit = 0.01;
    QCOMPARE(agreements({{"/m/a", UpAxis::Z, rest}, {"/m/b", UpAxis::Z, rest}, declined}), QString());
}

void tst_FolderAgreement::unitsAreThoseOfMost()
{
    QCOMPARE(agreements({{"/m/a", UpAxis::Y, rest, 0.1},
                         {"/m/b", UpAxis::Y, rest, 0.056444},
                         {"/m/c", UpAxis::Y, rest, 0.1}}),
             QString("/m/b:0.1"));
}

void tst_FolderAgreement::suggestedUnitsAreThoseOfMost()
{
    const auto suggestionsOf = [](const std::vector<float>& metres) {
        std::vector<Read> files;
        for (const float each : metres)
            files.push_back({"/m/" + std::to_string(files.size()), UpAxis::Y, rest, 1.0, each});
        return libraryOf(files);
    };
    QCOMPARE(suggestionsOf({78.0f}).source(SourceId(0)).unitSuggestion->metresPerUnit, 0.01);
    const ClipLibrary inches = suggestionsOf({66.0f, 78.0f, 70.0f});
    for (std::uint32_t i = 0; i < 3; ++i)
        QCOMPARE(inches.source(SourceId(i)).unitSuggestion->metresPerUnit, 0.0254);
    QVERIFY(std::abs(inches.source(SourceId(1)).unitSuggestion->suggestedMetres - 78 * 0.0254f) < 1e-4f);
}

void tst_FolderAgreement::alikeFilesAreFound()
{
    const ClipLibrary library = libraryOf(
        {{"/m/a"}, {"/n/b"}, {"/m/c", UpAxis::Y, rest, 0.01, 1.7f, "Root"}, {"/m/d", UpAxis::Z, assumed}});
    QCOMPARE(alikeFiles(library, SourceId(0)), (std::vector{SourceId(0), SourceId(3)}));
}

QTEST_APPLESS_MAIN(tst_FolderAgreement)
#include "tst_FolderAgreement.moc"
