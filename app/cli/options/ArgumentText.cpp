#include "app/cli/options/ArgumentText.h"

#include "core/support/text/Utf8.h"

#include <filesystem>

namespace tagline {
namespace {

constexpr char16_t byteMark = 0xdc00; ///< added to a byte that is not UTF-8

} // namespace

QString argumentText(std::string_view bytes)
{
    QString text;
    for (std::size_t i = 0; i < bytes.size();) {
        const Utf8Step step = utf8StepAt(bytes, i);
        if (step.isValid)
            text += QString::fromUtf8(bytes.data() + i, qsizetype(step.length));
        else
            text += QChar(char16_t(byteMark + static_cast<unsigned char>(bytes[i])));
        i += step.length;
    }
    return text;
}

QStringList argumentTexts(int argc, char** argv)
{
    QStringList texts;
    for (int i = 1; i < argc; ++i) texts << argumentText(argv[i]);
    return texts;
}

std::string argumentBytes(const QString& text)
{
    std::string bytes;
    qsizetype from = 0;
    const auto appendText = [&](qsizetype to) { bytes += text.mid(from, to - from).toStdString(); };
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool isByte = text[i].isLowSurrogate() && (i == 0 || !text[i - 1].isHighSurrogate());
        if (!isByte) continue;
        appendText(i);
        bytes += char(text[i].unicode() - byteMark);
        from = i + 1;
    }
    appendText(text.size());
    return bytes;
}

bool isText(const QString& argument) { return argument.isValidUtf16(); }

bool isThere(const QString& argument)
{
    std::error_code ignored;
    return std::filesystem::exists(argumentBytes(argument), ignored);
}

} // namespace tagline
