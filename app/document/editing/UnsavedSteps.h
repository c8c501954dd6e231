#pragma once

// UnsavedSteps writes the undo steps since the last save, so that a recovery restores each step by its name,
// besides the edits.

#include <QJsonArray>
#include <QJsonObject>

#include "app/document/library/LibraryDocument.h"

#include <cstdint>
#include <map>
#include <span>

class QUndoCommand;

namespace tagline {

/// A step is kept as the sheets of its clips before and after it, and as the library file after
/// it if the step changed that file. Of a long history the newest steps are kept: their number
/// and their texts are bounded, in memory too. The text of a step is cached until the step
/// changes.
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
    /// Call at each change of the document; noteStep() each time its history moves to another step.
    void noteChange(const DocumentChange& change);
    void noteStep();
    /// Empty if the saved state lies ahead, as after undoing saved steps.
    Written written();

private:
    struct KeptStep
    {
        QJsonObject object;
        qsizetype characters = 0;
        bool isKept = false; ///< false if the step changes too much to be kept
    };
    /// The sheet of each clip after the step under consideration.
    using LaterSheets = std::map<ClipId, const TagSheet*>;
    struct StepSheets
    {
        const TagSheet* before = nullptr;
        const TagSheet* after = nullptr;
        bool isFit = false; ///< the step fitted its ranges to the present file
    };

    void collect(const QUndoCommand& command, LaterSheets& later, std::map<ClipId, StepSheets>& sheets) const;
    KeptStep composed(const QUndoCommand& command, const std::map<ClipId, StepSheets>& sheets) const;
    QByteArray libraryText(const LibraryFile& file) const;
    qsizetype libraryCharacters(const QUndoCommand& command) const;
    void forgetOtherLibraries(std::span<const QUndoCommand* const> steps);
    void addLibraries(QJsonArray& steps, std::span<const QUndoCommand* const> commands) const;

    LibraryDocument& m_document;
    std::map<std::uint64_t, KeptStep> m_steps;       ///< by a hash of the step's present content
    std::map<std::uint64_t, QByteArray> m_libraries; ///< the library file after a step that changed it
    bool m_isLibraryChanged = false;
};

} // namespace tagline
