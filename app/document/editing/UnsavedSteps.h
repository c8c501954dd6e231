#pragma once

// UnsavedSteps writes the steps of the history since the last save, so that a recovery brings back not only
// what was edited, but each step by its name.

#include <QJsonArray>
#include <QJsonObject>

#include "app/document/library/LibraryDocument.h"

#include <cstdint>
#include <map>
#include <span>

class QUndoCommand;

namespace tagline {

/// A step is kept as the sheets of its clips before and after it, and as the library file after it where it
/// changed that one. Of a long history the newest steps are kept: their number and their texts are bounded,
/// in memory too. What was written of a step is kept until
/// it changes.
class UnsavedSteps
{
public:
    static constexpr int mostSteps = 500;
    static constexpr qsizetype mostCharacters = qsizetype(2) << 20;
    static constexpr std::size_t mostClipsOfAStep = 200;

    struct Written
    {
        QJsonArray steps;    ///< oldest first
        bool isWhole = true; ///< no older step was left out
    };

    explicit UnsavedSteps(LibraryDocument& document)
        : m_document(document)
    {
    }
    /// Call for each change of the document, and each time its history comes to another step.
    void noteChange(const DocumentChange& change);
    void noteStep();
    /// Nothing where the saved state lies ahead, as after undoing what was saved.
    Written written();

private:
    struct KeptStep
    {
        QJsonObject object;
        qsizetype characters = 0;
        bool isKept = false; ///< false: it changes too much to be
    };
    /// Each clip's sheet as it is after the step that is looked at.
    using LaterSheets = std::map<ClipId, const TagSheet*>;
    struct StepSheets
    {
        const TagSheet* before = nullptr;
        const TagSheet* after = nullptr;
        bool isFit = false; ///< its ranges came to be drawn on the present file
    };

    void collect(const QUndoCommand& command, LaterSheets& later, std::map<ClipId, StepSheets>& sheets) const;
    KeptStep composed(const QUndoCommand& command, const std::map<ClipId, StepSheets>& sheets) const;
    QByteArray libraryText(const LibraryFile& file) const;
    qsizetype libraryCharacters(const QUndoCommand& command) const;
    void forgetOtherLibraries(std::span<const QUndoCommand* const> steps);
    void addLibraries(QJsonArray& steps, std::span<const QUndoCommand* const> commands) const;

    LibraryDocument& m_document;
    std::map<std::uint64_t, KeptStep> m_steps;       ///< by what tells their present content apart
    std::map<std::uint64_t, QByteArray> m_libraries; ///< the library file after a step that changed it
    bool m_isLibraryChanged = false;
};

} // namespace tagline
