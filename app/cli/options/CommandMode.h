#pragma once

// CommandMode is what the options that every command has ask for.

#include "core/system/saving/DurableFile.h"

#include <QStringList>

#include <vector>

namespace tagline {

struct CommandMode
{
    bool isVerbose = false;           ///< errors also say what another program said in its words
    bool isStrict = false;            ///< nothing is written, nor answered, where something cannot be read
    bool allowsMissingModels = false; ///< a sidecar without its model is no failure
    bool mayWriteOutside = false;     ///< tags may be written outside of the given paths
    WritingWay writingWay = WritingWay::Replacing; ///< of files that may be there already
    bool isJson = false;                           ///< messages are JSON, a line each
};

/// An option that every command has.
struct SharedOption
{
    QString name;
    QString meaning; ///< a sentence without its full stop
};

/// All of them but --json, which the commands with results list themselves.
const std::vector<SharedOption>& sharedOptions();

/// Takes the shared options out of the arguments of a command, up to "--"; --json is seen and stays.
CommandMode takenMode(QStringList& arguments);

/// That of this process; the plain one until set.
const CommandMode& commandMode();
void setCommandMode(const CommandMode& mode);

} // namespace tagline
