#include "app/cli/text/FormatsText.h"

#include "core/exports/ExportFormat.h"
#include "core/imports/TagImportFormat.h"

#include <QStringList>

#include <algorithm>

namespace tagline {
namespace {

QString formatsText(const std::vector<DescribedFormat>& formats, const char* left)
{
    QString text;
    for (const DescribedFormat& format : formats) {
        text += headingOf(format, formats);
        text += wrappedText(QString::fromStdString(format.holds), "    ");
        if (!format.leavesOut.empty())
            text += wrappedText(left + QString::fromStdString(format.leavesOut), "    ");
    }
    return text;
}

} // namespace

std::vector<DescribedFormat> describedExports()
{
    std::vector<DescribedFormat> described;
    for (const ExportFormat& format : exportFormats())
        described.push_back({format.id, format.title,
                             '.' + format.ending + (format.clip ? ", a file for each clip" : ""),
                             format.holds, format.leavesOut, format.checkedBy});
    return described;
}

std::vector<DescribedFormat> describedImports()
{
    std::vector<DescribedFormat> described;
    for (const TagImportFormat& format : tagImportFormats()) {
        std::string files;
        for (const std::string& ending : format.endings) files += (files.empty() ? "." : ", .") + ending;
        described.push_back(
            {format.id, format.title, files, format.holds, format.leavesOut, format.checkedBy});
    }
    return described;
}

QString headingOf(const DescribedFormat& format, const std::vector<DescribedFormat>& among)
{
    std::size_t longest = 0;
    for (const DescribedFormat& each : among) longest = std::max(longest, each.id.size());
    return "  " + QString::fromStdString(format.id).leftJustified(qsizetype(longest) + 1) +
           QString::fromStdString(format.title + " (" + format.files + ")\n");
}

QString exportFormatsText() { return formatsText(describedExports(), "Left out: "); }

QString importFormatsText() { return formatsText(describedImports(), "Not read: "); }

QString wrappedText(const QString& text, const QString& before)
{
    QString lines, line;
    for (const QString& word : text.split(' ')) {
        if (before.size() + line.size() + 1 + word.size() > 100) {
            lines += before + line + '\n';
            line.clear();
        }
        line += (line.isEmpty() ? "" : " ") + word;
    }
    return lines + before + line + '\n';
}

} // namespace tagline
