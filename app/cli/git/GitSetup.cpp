#include "app/cli/git/GitSetup.h"

#include "app/cli/CommandFiles.h"
#include "core/system/FolderLock.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>

#include <optional>
#include <set>

namespace tagline {
namespace {

constexpr std::size_t largestAttributes = 1u << 20;
constexpr int mostMilliseconds = 30'000;

/// Result of a run of git; none if it could not be started.
struct GitAnswer
{
    int status = 0;
    QString output;
    QString messages;
};

std::optional<GitAnswer> askGit(const QString& folder, const QStringList& arguments)
{
    QProcess git;
    git.setWorkingDirectory(folder);
    git.start("git", arguments);
    if (!git.waitForFinished(mostMilliseconds) || git.exitStatus() != QProcess::NormalExit) return {};
    return GitAnswer{git.exitCode(), QString::fromUtf8(git.readAllStandardOutput()),
                     QString::fromUtf8(git.readAllStandardError()).trimmed()};
}

/// Command by which a shell starts this program: its name if that leads to it, else its path.
QString thisProgram()
{
    const QString path = QCoreApplication::applicationFilePath();
    const QString found = QStandardPaths::findExecutable("tagline");
    if (!found.isEmpty() && QFileInfo(found).canonicalFilePath() == QFileInfo(path).canonicalFilePath())
        return "tagline";
    return '\'' + QString(path).replace('\'', "'\\''") + '\'';
}

std::vector<GitSetting> wantedSettings()
{
    const QString program = thisProgram();
    return {{"merge.tagline.name", "Tagline: tags by their frames", {}},
            {"merge.tagline.driver", program + " merge-files %O %A %B -o %A --name %P", {}},
            {"diff.tagline.textconv", program + " diff --textconv", {}}};
}

std::vector<std::string> linesIn(std::string_view text)
{
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        if (line.ends_with('\r')) line.remove_suffix(1);
        lines.emplace_back(line);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

std::string attributesPath(const std::string& root) { return root + "/.gitattributes"; }

/// Content and stamp of .gitattributes; empty if there is none.
Result<FileContent> readAttributes(const std::string& root)
{
    auto content = readFile(attributesPath(root), largestAttributes);
    if (!content && content.error().code == "file.missing") return FileContent();
    if (content && content->bytes.size() > largestAttributes)
        return Error{"file.too-large", "is larger than 1 MB: add the lines to it by hand",
                     attributesPath(root)};
    return content;
}

/// The lines about tags that the text lacks.
std::vector<std::string> missingLines(std::string_view text)
{
    const std::vector<std::string> there = linesIn(text);
    const std::set<std::string> known(there.begin(), there.end());
    std::vector<std::string> missing;
    for (const std::string& line : linesIn(repositoryAttributes()))
        if (line.find("merge=tagline") != std::string::npos && !line.starts_with('#') &&
            !known.contains(line))
            missing.push_back(line);
    return missing;
}

} // namespace

Result<GitSetup> missingGitSetup(const std::string& folder)
{
    const QString place = QString::fromStdString(folder);
    const auto top = askGit(place, {"rev-parse", "--show-toplevel"});
    if (!top)
        return Error{"file.no-git", "git could not be started there: is it installed, and the folder there?",
                     folder};
    if (top->status != 0)
        return Error{"file.no-repository", "lies in no git repository with files: make one with git init",
                     folder};
    GitSetup setup{top->output.chopped(1).toStdString(), {}, {}};
    const auto attributes = readAttributes(setup.root);
    if (!attributes) return attributes.error();
    setup.lines = missingLines(attributes->bytes);
    for (GitSetting& setting : wantedSettings()) {
        const auto now =
            askGit(QString::fromStdString(setup.root), {"config", "--local", "--get", setting.key});
        if (now && now->status == 0) setting.before = now->output.chopped(1);
        if (setting.before != setting.value) setup.settings.push_back(std::move(setting));
    }
    return setup;
}

Result<void> install(const GitSetup& setup)
{
    if (!setup.lines.empty()) {
        const FolderLock lock(attributesPath(setup.root));
        const auto attributes = readAttributes(setup.root);
        if (!attributes) return attributes.error();
        std::string text = attributes->bytes;
        if (!text.empty() && !text.ends_with('\n')) text += '\n';
        for (const std::string& line : setup.lines) text += line + '\n';
        if (const auto done = writeCommandFile(attributesPath(setup.root), text, attributes->stamp); !done)
            return done.error();
    }
    for (const GitSetting& setting : setup.settings) {
        const auto done = askGit(QString::fromStdString(setup.root),
                                 {"config", "--local", "--replace-all", setting.key, setting.value});
        if (!done || done->status != 0)
            return Error{"file.write",
                         "git did not take the setting " + setting.key.toStdString() +
                             (done ? ": " + done->messages.toStdString() : std::string()),
                         setup.root};
    }
    return {};
}

} // namespace tagline
