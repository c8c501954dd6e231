#include "app/cli/text/FunctionText.h"

#include "core/query/editing/QueryDrawing.h"
#include "core/query/language/parsing/QueryFunctions.h"

#include <QStringList>

#include <algorithm>

namespace tagline {
namespace {

const QString formsOfDurations = "a duration is 5 or 5f (frames), 0.5s or 500ms";

QString functionSentence(const QueryOperation& operation)
{
    return QString::fromUtf8(operation.help.data(), qsizetype(operation.help.size()));
}

/// The drawing, and how it is read.
QString drawnHelp(const QueryExample& example, const DrawingMarks& marks)
{
    QString text;
    for (const QString& line : QString::fromStdString(queryDrawing(example, marks)).split('\n'))
        text += line.isEmpty() ? "\n" : "  " + line + '\n';
    text += "Each character is a frame, of 30 a second; the last line is the answer.\n";
    if (example.tags.front().frames.find(' ') != std::string_view::npos)
        text += operationOf(example.op).reach == QueryReach::Take ? "The blank parts two clips of a take.\n"
                                                                  : "The blank parts two clips.\n";
    return text;
}

} // namespace

QString functionsHelp()
{
    QString text = "\nFunctions; " + formsOfDurations + ":\n";
    std::size_t longest = 0;
    for (const QueryOperation& function : queryFunctions())
        longest = std::max(longest, signature(function).size());
    for (const QueryOperation& function : queryFunctions())
        text += "  " + QString::fromStdString(signature(function)).leftJustified(qsizetype(longest) + 1) +
                functionSentence(function) + '\n';
    return text +
           "\nA function or operator by its name is drawn: tagline help query inside\n\nOf a counted tag by "
           "name, " +
           QString::fromStdString(functionsOfInstances(", ")) +
           " and --statistics go by its\ninstances: count(Punch) == 2 counts two punches that touch as two. "
           "All else sees its frames.\nThe same of its instances by a value: count(Punch.hand == \"left\") "
           ">= 2. A property of frames\ngoes before a value of its name, and a tag is never compared.\n";
}

QString functionHelp(const QueryOperation& operation, bool isUtf8)
{
    QString text = QString::fromStdString(notation(operation)) + "   " + functionSentence(operation) + "\n\n";
    if (const QueryExample* example = queryExample(operation))
        text += drawnHelp(*example, isUtf8 ? blockMarks : asciiMarks);
    if (takesDuration(operation.op))
        text += formsOfDurations.left(1).toUpper() + formsOfDurations.mid(1) + ".\n";
    if (operation.seesInstances) text += "Of a counted tag it goes by the instances.\n";
    if (operation.needsMotion()) text += "It needs the motion of the clips.\n";
    return isUtf8 ? text : text.replace(QChar(0x2026), "...");
}

} // namespace tagline
