#include "core/query/editing/QueryEcho.h"

#include "core/query/language/QueryExpression.h"
#include "core/query/language/parsing/QueryFunctions.h"
#include "core/query/language/parsing/QueryLexer.h"
#include "core/query/language/parsing/QueryLiterals.h"

#include <vector>

namespace tagline {

std::string inQuotes(std::string_view text)
{
    std::string quoted = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') quoted += '\\';
        quoted += c;
    }
    return quoted + '"';
}

std::string valueInQuery(const PropertyValue& value)
{
    if (const auto* text = std::get_if<std::string>(&value)) return inQuotes(*text);
    if (const auto* number = std::get_if<double>(&value)) return numberText(*number);
    return std::get<bool>(value) ? "true" : "false";
}

namespace {

std::string literalText(const QueryValue& value)
{
    if (const auto* number = std::get_if<double>(&value)) return numberText(*number);
    if (const auto* truth = std::get_if<bool>(&value)) return *truth ? "true" : "false";
    return inQuotes(std::get<std::string_view>(value));
}

/// Writes an expression. Pending parts lie on an explicit stack, so that a chain of any length needs neither
/// the call stack nor more than its own text.
class EchoWriter
{
public:
    EchoWriter(const QueryExpression& query, const TagVocabulary& vocabulary)
        : m_query(query)
        , m_vocabulary(vocabulary)
        , m_starts(subtreeStarts(query.elements()))
    {
    }

    std::string written()
    {
        open(m_starts.size() - 1, false);
        while (!m_open.empty()) {
            const Step step = m_open.back();
            m_open.pop_back();
            write(step);
        }
        return std::move(m_text);
    }

private:
    enum class Part { Whole, Between, End };

    /// A pending part of an element. An argument stands within the brackets of its function and needs none of
    /// its own.
    struct Step
    {
        std::size_t index = 0;
        Part part = Part::Whole;
        bool isArgument = false; ///< of End: no bracket closes here
        bool isCompared = false; ///< of End: the bracket around a comparison does
    };

    const QueryElement& at(std::size_t index) const { return m_query.elements()[index]; }
    void open(std::size_t index, bool isArgument) { m_open.push_back({index, Part::Whole, isArgument}); }

    void write(const Step& step)
    {
        switch (step.part) {
        case Part::Whole:
            writeWhole(step);
            return;
        case Part::Between:
            writeBetween(operationOf(at(step.index).op()));
            return;
        case Part::End:
            if (functionOf(at(step.index))) writeParameters(at(step.index));
            if (!step.isArgument) m_text += ')';
            if (isMeasure(at(step.index).op())) writeNumber(at(step.index));
            if (step.isCompared) m_text += ')';
            return;
        }
    }

    void writeBetween(const QueryOperation& operation)
    {
        if (operation.form == QueryForm::Sign)
            m_text.append(" ").append(operation.name).append(" ");
        else
            m_text += ", ";
    }

    void writeWhole(const Step& step)
    {
        const QueryElement& element = at(step.index);
        const std::size_t operands = element.operandCount();
        if (operands == 0) return writeTerm(element, step.isArgument);
        const QueryOperation* function = functionOf(element);
        if (!function && operands == 1) {
            m_text += operationOf(element.op()).name;
            return open(step.index - 1, false);
        }
        const bool isComparedAlone = isMeasure(element.op()) && !step.isArgument;
        if (isComparedAlone) m_text += '(';
        if (function) m_text += function->name;
        const bool isBare = !function && step.isArgument;
        if (!isBare) m_text += '(';
        const bool isCounted = element.op() == QueryOp::AtLeast;
        if (isCounted) m_text += std::to_string(element.count());
        m_open.push_back({step.index, Part::End, isBare, isComparedAlone});
        std::size_t operand = step.index - 1;
        for (std::size_t left = operands; left > 0; --left) {
            open(operand, function);
            if (left > 1 || isCounted) m_open.push_back({step.index, Part::Between});
            if (left > 1) operand = m_starts[operand] - 1;
        }
    }

    void writeTerm(const QueryElement& element, bool isArgument)
    {
        const QueryOperation& its = operationOf(element.op());
        if (its.form == QueryForm::Word) {
            m_text += its.name;
        } else if (its.isCompared) {
            writeComparison(element, isArgument);
        } else if (its.op == QueryOp::Frames) {
            writeCall(element, element.duration().text() + ", " + element.secondDuration().text());
        } else if (its.takes(QueryArgument::Tag)) {
            const std::string name = quotedName(m_vocabulary[element.tag()].name);
            if (its.form == QueryForm::Name)
                m_text += name;
            else
                writeCall(element, name);
        } else if (its.op == QueryOp::Like) {
            const auto distance = element.distance();
            writeCall(element, inQuotes(m_query.text(element)) +
                                   (distance ? ", " + numberText(*distance) : std::string()));
        } else {
            const std::string_view text = m_query.text(element);
            writeCall(element, its.takes(QueryArgument::Pattern) ? inQuotes(text) : quotedName(text));
        }
    }

    void writeCall(const QueryElement& element, std::string_view argument)
    {
        m_text += functionOf(element)->name;
        m_text.append("(").append(argument).append(")");
    }

    void writeComparison(const QueryElement& element, bool isArgument)
    {
        if (!isArgument) m_text += '(';
        const std::string_view name = m_query.text(element);
        if (element.op() == QueryOp::Property)
            m_text += quotedName(name);
        else if (element.op() == QueryOp::InstanceValue)
            m_text += quotedName(valueName(m_vocabulary[element.askedTag()].name, name));
        else
            writeSignal(element.signal(), name);
        if (element.op() == QueryOp::Signal) {
            writeNumber(element);
        } else {
            writeSymbol(element);
            if (comparesValue(element.op()))
                m_text += literalText(m_query.value(element));
            else
                writeSignal(element.secondSignal(), m_query.secondText(element));
        }
        if (!isArgument) m_text += ')';
    }

    void writeSignal(MotionSignal signal, std::string_view joint)
    {
        m_text.append(functionOf(QueryOp::Signal, signal)->name).append("(");
        m_text.append(joint.empty() ? std::string() : quotedName(joint)).append(")");
    }

    void writeSymbol(const QueryElement& element)
    {
        m_text.append(" ").append(symbol(element.comparison())).append(" ");
    }

    void writeNumber(const QueryElement& element)
    {
        writeSymbol(element);
        m_text += numberText(element.number());
    }

    void writeBound(SignedDuration bound)
    {
        m_text.append(bound.isBackwards ? ", -" : ", ").append(bound.length.text());
    }

    /// Writes the parameters after the sets of a function.
    void writeParameters(const QueryElement& element)
    {
        const QueryOperation& its = operationOf(element.op());
        if (its.op == QueryOp::AtLeast) return;
        if (its.takes(QueryArgument::Count)) m_text += ", " + std::to_string(element.count());
        if (its.takes(QueryArgument::Seed)) m_text += ", " + std::to_string(element.seed());
        if (its.takes(QueryArgument::Signal)) {
            m_text += ", ";
            writeSignal(element.signal(), m_query.text(element));
        }
        if (its.takes(QueryArgument::Bound)) {
            writeBound(element.from());
            writeBound(element.to());
        }
        const int durations = its.count(QueryArgument::Duration);
        if (durations > 0) m_text += ", " + element.duration().text();
        if (durations > 1 && element.secondDuration() != element.duration())
            m_text += ", " + element.secondDuration().text();
    }

    const QueryExpression& m_query;
    const TagVocabulary& m_vocabulary;
    std::vector<std::size_t> m_starts;
    std::vector<Step> m_open;
    std::string m_text;
};

} // namespace

std::string echo(const QueryExpression& query, const TagVocabulary& vocabulary)
{
    return EchoWriter(query, vocabulary).written();
}

std::string valueName(std::string_view tag, std::string_view value)
{
    return std::string(tag).append(".").append(value);
}

std::string quotedName(std::string_view name)
{
    return isPlainName(name) ? std::string(name) : inQuotes(name);
}

} // namespace tagline
