#include "app/presenters/files/FileTexts.h"

#include "app/presenters/messages/ErrorWords.h"
#include "core/import/exchange/ImportFormats.h"
#include "core/io/LibraryFile.h"
#include "widgets/theme/messages/Question.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QStringList>

namespace tagline {
namespace {

struct FileWords
{
    Q_DECLARE_TR_FUNCTIONS(tagline::FileTexts)
};

} // namespace

QString errorList(const std::vector<Error>& errors)
{
    QStringList lines;
    for (const Error& error : errors) lines << errorText(error);
    return lines.join('\n');
}

QString filesText(const std::vector<std::string>& files)
{
    return files.size() == 1 ? QString::fromStdString(files.front())
                             : FileWords::tr("%Ln file(s)", nullptr, int(files.size()));
}

QString firstOf(const QString& first, std::size_t count)
{
    return count == 1 ? first : FileWords::tr("%1 (and %2 more)").arg(first).arg(count - 1);
}

QString firstOf(const std::vector<Error>& errors)
{
    return firstOf(errorText(errors.front()), errors.size());
}

QString modelFilter()
{
    QStringList patterns;
    for (const ImportFormat& format : importFormats()) {
        const QString ending = QString::fromUtf8(format.ending.data(), qsizetype(format.ending.size()));
        patterns << "*." + ending << "*." + ending.toUpper();
    }
    return QCoreApplication::translate("tagline::OpeningPresenter", "Models and clips (%1);;All files (*)")
        .arg(patterns.join(' '));
}

QString askedLibraryPath(QWidget* parent, const QString& title, const QString& proposed)
{
    QString path =
        QFileDialog::getSaveFileName(parent, title, proposed, FileWords::tr("Tagline libraries (*.tagline)"));
    if (path.isEmpty() || isLibraryPath(path.toStdString())) return path;
    path += ".tagline"; // of this name the dialog did not ask whether it may be replaced
    const bool mayWrite = !QFileInfo::exists(path) ||
                          isWanted({.title = FileWords::tr("Save"),
                                    .text = FileWords::tr("%1 already exists. Replace it?").arg(path),
                                    .verb = FileWords::tr("Replace")},
                                   parent);
    return mayWrite ? path : QString();
}

} // namespace tagline
