#include "app/presenters/files/SaveRemedies.h"

#include "app/presenters/files/FileTexts.h"
#include "core/library/backups/DamagedSidecars.h"
#include "core/support/text/PathText.h"
#include "core/system/FolderEntries.h"
#include "core/system/saving/DurableFile.h"
#include "widgets/theme/messages/Question.h"

#include <QCoreApplication>
#include <QDir>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>

#include <algorithm>

namespace tagline {
namespace {

struct RemedyWords
{
    Q_DECLARE_TR_FUNCTIONS(tagline::SaveRemedies)
};

constexpr std::size_t mostReasons = 8; ///< reasons; more would not fit a small screen

QString listedReasons(const std::vector<Error>& errors)
{
    const std::vector<Error> first(errors.begin(),
                                   errors.begin() + std::ptrdiff_t(std::min(errors.size(), mostReasons)));
    const std::size_t more = errors.size() - first.size();
    return more == 0
               ? errorList(first)
               : errorList(first) + '\n' +
                     QCoreApplication::translate("tagline::SaveRemedies", "and %n more", "files", int(more));
}

/// Whether writing directly may help: the system refused, not the program, and there is a file to write into.
bool mayHelpDirectly(const Error& error)
{
    return error.code == "file.write" && isFileAt(error.file) &&
           checkWritable(error.file, WritingWay::Direct);
}

/// Text about a failed save: the files, whether trying again helped, and the reasons.
QString wholeText(const FailedSave& failed)
{
    QString text = failed.text + '\n';
    if (failed.triedAgain > 0)
        text += RemedyWords::tr("Tried again %n time(s), last at %1: it failed again.", nullptr,
                                failed.triedAgain)
                    .arg(QLocale().toString(failed.lastTried, QStringLiteral("HH:mm:ss"))) +
                '\n';
    return text + listedReasons(failed.errors);
}

} // namespace

std::set<std::string> foldersHelpedDirectly(const std::vector<Error>& errors)
{
    std::set<std::string> folders;
    for (const Error& error : errors)
        if (mayHelpDirectly(error)) folders.insert(folderOf(error.file));
    return folders;
}

std::set<std::string> damagedFiles(const std::vector<Error>& errors)
{
    std::set<std::string> files;
    for (const Error& error : errors)
        if (isOfDamagedContent(error)) files.insert(error.file);
    return files;
}

SaveRemedy chosenRemedy(const FailedSave& failed, QWidget* parent)
{
    QMessageBox box(QMessageBox::NoIcon, RemedyWords::tr("Save"), wholeText(failed), QMessageBox::Close,
                    parent);
    box.setObjectName("saveFailed");
    box.button(QMessageBox::Close)->setText(RemedyWords::tr("Close"));
    const auto add = [&box](const char* name, const QString& text, const QString& tip) {
        QPushButton* button = box.addButton(text, QMessageBox::ActionRole);
        button->setObjectName(name);
        button->setToolTip(tip);
        return button;
    };
    QPushButton* again =
        add("tryAgain", RemedyWords::tr("&Try Again"),
            RemedyWords::tr("Save once more, after you made room, connected the disk or closed what was in "
                            "the way"));
    QPushButton* elsewhere = add("saveElsewhere", failed.elsewhere, failed.elsewhereTip);
    QPushButton* replace = nullptr;
    if (const auto damaged = damagedFiles(failed.errors); !damaged.empty()) {
        box.setInformativeText(
            RemedyWords::tr("Another program damaged %n file(s) of tags. Replace writes the tags that are "
                            "open here in their place, after a backup of each in %1.",
                            nullptr, int(damaged.size()))
                .arg(QDir::toNativeSeparators(failed.backupFolder)));
        replace = add("replaceDamaged", RemedyWords::tr("&Replace"),
                      RemedyWords::tr("Write the tags that are open here in place of the damaged files"));
    }
    QPushButton* direct = nullptr;
    if (std::any_of(failed.errors.begin(), failed.errors.end(), mayHelpDirectly)) {
        const QString before = box.informativeText().isEmpty() ? QString() : box.informativeText() + '\n';
        box.setInformativeText(
            before +
            RemedyWords::tr(
                "Usually a new file takes the old one's place. Some synchronised folders and network "
                "shares refuse that: Write Directly writes into the file that is there, after a backup "
                "of it in %1 (File ▸ Restore from Backup… brings it back). Until Tagline is closed, files of "
                "that folder are then always written so.")
                .arg(QDir::toNativeSeparators(failed.backupFolder)));
        direct = add("writeDirectly", RemedyWords::tr("&Write Directly"),
                     RemedyWords::tr("Write into the files that are there. A backup of each is kept first: "
                                     "if writing ends midway, a file is incomplete"));
    }
    box.setDefaultButton(again);
    box.setEscapeButton(QMessageBox::Close);
    beginAtEdge(box);
    box.exec();
    const QAbstractButton* chosen = box.clickedButton();
    if (chosen == again) return SaveRemedy::TryAgain;
    if (chosen == elsewhere) return SaveRemedy::SaveElsewhere;
    if (replace && chosen == replace) return SaveRemedy::ReplaceDamaged;
    return direct && chosen == direct ? SaveRemedy::WriteDirectly : SaveRemedy::None;
}

} // namespace tagline
