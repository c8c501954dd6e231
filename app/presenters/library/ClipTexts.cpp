#include "app/presenters/library/ClipTexts.h"

#include "core/exports/ExportFolder.h"
#include "core/import/SettingTexts.h"
#include "core/motion/figure/LengthUnits.h"
#include "core/support/text/PathText.h"
#include "widgets/tags/choice/TagRow.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <map>
#include <string_view>
#include <unordered_map>

namespace tagline {

QColor screenColour(Colour colour) { return QColor::fromRgb(QRgb(colour | 0xff000000u)); }

QString rateText(FrameRate rate)
{
    return QCoreApplication::translate("tagline::ClipTexts", "%1 fps")
        .arg(QLocale().toString(rate.framesPerSecond(), 'g', 5));
}

QString unitText(double metresPerUnit)
{
    static const char* const names[] = {QT_TRANSLATE_NOOP("tagline::ClipTexts", "Metres"),
                                        QT_TRANSLATE_NOOP("tagline::ClipTexts", "Centimetres"),
                                        QT_TRANSLATE_NOOP("tagline::ClipTexts", "Millimetres"),
                                        QT_TRANSLATE_NOOP("tagline::ClipTexts", "Inches"),
                                        QT_TRANSLATE_NOOP("tagline::ClipTexts", "Feet"),
                                        QT_TRANSLATE_NOOP("tagline::ClipTexts", "ASF/AMC Units"),
                                        QT_TRANSLATE_NOOP("tagline::ClipTexts", "Decimetres")};
    if (const LengthUnit* unit = findLengthUnit(metresPerUnit))
        return QCoreApplication::translate("tagline::ClipTexts", names[unit - lengthUnits().data()]);
    return QCoreApplication::translate("tagline::ClipTexts", "Units of %1")
        .arg(QString::fromStdString(lengthText(metresPerUnit)));
}

QString upAxisText(UpAxis axis)
{
    return QCoreApplication::translate("tagline::ClipTexts", "%1 up")
        .arg(QString::fromUtf8(axisLetter(axis)));
}

QString originReason(SettingOrigin origin)
{
    return QCoreApplication::translate("tagline::SettingTexts", originText(origin).reason);
}

QString unitTextWithin(double metresPerUnit)
{
    const QString text = unitText(metresPerUnit);
    return text.startsWith(QLatin1String("ASF")) ? text : text.at(0).toLower() + text.mid(1);
}

namespace {

QString lengthOf(double metres) { return QString::fromStdString(lengthText(metres)); }

/// The two texts with "100 times larger" or "100 times smaller".
QString scaled(double scale, const char* larger, const char* smaller)
{
    return QCoreApplication::translate("tagline::ClipTexts", scale > 1 ? larger : smaller)
        .arg(QLocale().toString(qRound64(scale > 1 ? scale : 1 / scale)));
}

} // namespace

QString suggestionVerb(const UnitSuggestion& suggestion)
{
    if (const auto scale = suggestion.scale())
        return scaled(*scale, QT_TRANSLATE_NOOP("tagline::ClipTexts", "Make %1 Times Larger"),
                      QT_TRANSLATE_NOOP("tagline::ClipTexts", "Make %1 Times Smaller"));
    return QCoreApplication::translate("tagline::ClipTexts", "Read in %1")
        .arg(unitText(suggestion.metresPerUnit));
}

QString suggestionQuestion(const UnitSuggestion& suggestion)
{
    if (const auto scale = suggestion.scale())
        return scaled(*scale, QT_TRANSLATE_NOOP("tagline::ClipTexts", "should it be %1 times larger?"),
                      QT_TRANSLATE_NOOP("tagline::ClipTexts", "should it be %1 times smaller?"));
    return QCoreApplication::translate("tagline::ClipTexts", "should its file be read in %1?")
        .arg(unitTextWithin(suggestion.metresPerUnit));
}

QString suggestionOutcome(const UnitSuggestion& suggestion)
{
    const QString metres = lengthOf(suggestion.suggestedMetres);
    if (const auto scale = suggestion.scale())
        return scaled(*scale, QT_TRANSLATE_NOOP("tagline::ClipTexts", "%1 times larger it would be %2."),
                      QT_TRANSLATE_NOOP("tagline::ClipTexts", "%1 times smaller it would be %2."))
            .arg(metres);
    return QCoreApplication::translate("tagline::ClipTexts", "In %1 it would be %2.")
        .arg(unitTextWithin(suggestion.metresPerUnit), metres);
}

std::string commonFolder(const ClipLibrary& library)
{
    std::string_view common;
    for (std::uint32_t i = 0; i < library.sourceCount(); ++i) {
        const std::string_view path = library.source(SourceId(i)).path;
        if (i == 0) common = path.substr(0, path.rfind('/') + 1);
        while (!path.starts_with(common))
            common = common.substr(0, common.substr(0, common.size() - 1).rfind('/') + 1);
    }
    return std::string(common);
}

std::string libraryFolder(const ClipLibrary& library, const std::string& libraryPath)
{
    return libraryPath.empty() ? commonFolder(library) : exportFolder(libraryPath, {});
}

QString inOneLine(QString name)
{
    constexpr char16_t signOfBreak = 0x21b5, nextLine = 0x85;
    for (QChar& each : name) {
        const QChar::Category category = each.category();
        if (each == u'\n' || each == u'\r' || each == nextLine || category == QChar::Separator_Line ||
            category == QChar::Separator_Paragraph)
            each = signOfBreak;
        else if (category == QChar::Other_Control)
            each = u' ';
    }
    return name;
}

QString sourceName(const LibrarySource& source)
{
    const std::string file(fileNameOf(source.path));
    const std::size_t ending = file.rfind('.');
    return inOneLine(QString::fromStdString(ending == 0 ? file : file.substr(0, ending)));
}

QString sourceFolder(const LibrarySource& source, const std::string& common)
{
    const std::size_t begin = source.path.compare(0, common.size(), common) == 0 ? common.size() : 0;
    const std::size_t end = source.path.rfind('/');
    return end == std::string::npos || end <= begin
               ? QString()
               : inOneLine(QString::fromStdString(source.path.substr(begin, end - begin)));
}

QString clipName(const ClipLibrary& library, ClipId id)
{
    const LibraryClip& clip = library.clip(id);
    const LibrarySource& source = library.source(clip.source);
    const QString file = sourceName(source);
    if (source.clips.size() <= 1) return file;
    QString name = inOneLine(QString::fromStdString(clip.displayName));
    if (clip.isNameShared) name += QString(" #%1").arg(clip.index);
    return QStringLiteral("%1 ▸ %2").arg(file, name);
}

namespace {

QString inFolder(const QString& name, const QString& folder)
{
    return folder.isEmpty() ? name : folder + '/' + name;
}

} // namespace

QString sourceTitle(const LibrarySource& source, const std::string& common)
{
    return inFolder(sourceName(source), sourceFolder(source, common));
}

QString clipTitle(const ClipLibrary& library, ClipId id, const std::string& common)
{
    return inFolder(clipName(library, id), sourceFolder(library.source(library.clip(id).source), common));
}

QString shortTagName(const ClipLibrary& library, TagId tag)
{
    const TagVocabulary& vocabulary = library.vocabulary();
    const std::string& full = vocabulary[tag].name;
    const std::string_view last = lastPart(full);
    for (std::uint32_t i = 0; i < vocabulary.size(); ++i)
        if (TagId(i) != tag && lastPart(vocabulary[TagId(i)].name) == last && isShown(library, TagId(i)))
            return QString::fromStdString(full);
    return QString::fromStdString(std::string(last));
}

std::vector<QString> shortTagNames(const ClipLibrary& library)
{
    const TagVocabulary& vocabulary = library.vocabulary();
    std::unordered_map<std::string_view, int> counts;
    for (std::uint32_t i = 0; i < vocabulary.size(); ++i)
        if (isShown(library, TagId(i))) ++counts[lastPart(vocabulary[TagId(i)].name)];
    std::vector<QString> names;
    names.reserve(vocabulary.size());
    for (std::uint32_t i = 0; i < vocabulary.size(); ++i) {
        const std::string& full = vocabulary[TagId(i)].name;
        const std::string_view last = lastPart(full);
        const int others = counts[last] - int(isShown(library, TagId(i)));
        names.push_back(QString::fromStdString(others == 0 ? std::string(last) : full));
    }
    return names;
}

bool isShown(const ClipLibrary& library, TagId tag)
{
    return library.vocabulary()[tag].isRegistered || library.index().counts(tag).ranges > 0;
}

std::vector<TagId> shownTags(const ClipLibrary& library)
{
    const TagVocabulary& vocabulary = library.vocabulary();
    std::vector<TagId> tags = vocabulary.inNameOrder();
    std::erase_if(tags, [&](TagId tag) { return !isShown(library, tag); });
    const auto rank = [&](TagId tag) {
        const std::string& key = vocabulary[tag].key;
        if (key.empty()) return std::string("\xff");
        return key.size() == 1 && key[0] >= '0' && key[0] <= '9' ? key : "~" + key;
    };
    std::stable_sort(tags.begin(), tags.end(), [&](TagId a, TagId b) { return rank(a) < rank(b); });
    std::map<QString, std::size_t> headings; // in order of their first tag
    for (const TagId tag : tags) headings.emplace(headingOf(vocabulary[tag]), headings.size());
    std::stable_sort(tags.begin(), tags.end(), [&](TagId a, TagId b) {
        return headings[headingOf(vocabulary[a])] < headings[headingOf(vocabulary[b])];
    });
    return tags;
}

} // namespace tagline
