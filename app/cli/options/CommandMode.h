#pragma once

// CommandMode is the values of the options that every command has.

#include "core/system/saving/DurableFile.h"

#include <QStringList>

#include <vector>

namespace tagline {

struct CommandMode
{
    bool isVerbose = false;           ///< errors include messages of other programs in their words
    bool isStrict = false;            ///< nothing is written, nor answered, if something cannot be read
    bool allowsMissingModels = false; ///< a sidecar without its model is no failure
    bool mayWriteOutside = false;     ///< tags may be written outside of the given paths
    WritingWay writingWay = WritingWay::Replacing; ///< for files that may exist already
    bool isJson = false;                           ///< messages are JSON, one per line
};

/// An option that every command has.
struct SharedOption
{
    QString name;
    QString meaning; ///< a sentence without its full stop
};

/// All of them except --json, which the commands with results list themselves.
const std::vector<SharedOption>& sharedOptions();

/// Removes the shared options before "--" from the arguments of a command; --json is noted and stays.
CommandMode takenMode(QStringList& arguments);

/// The mode of this process; the default one until it is set.
const CommandMode& commandMode();
void setCommandMode(const CommandMode& mode);

} // namespace tagline
