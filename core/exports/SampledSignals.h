#pragma once

// SampledSignals are the numbers a frame that other programs learn from: signals and joints' places of clips.

#include "core/exports/ExportedClip.h"
#include "core/exports/FrameSampling.h"
#include "core/motion/signals/SignalNeeds.h"

#include <string>
#include <string_view>
#include <vector>

namespace tagline {

/// The signals of a list as the query language writes them, parted by commas: speed(), height("left, foot").
/// The error signals.unknown for a text that is no signal.
Result<std::vector<std::string>> signalList(std::string_view text);

/// Expects texts of signalList().
std::vector<SignalNeed> signalsOf(const std::vector<std::string>& texts);

/// One value for each sampled frame; NaN if the clip has no such joint or no motion.
std::vector<float> sampledSignal(const ClipLibrary& library, ClipId clip, const SignalNeed& signal,
                                 const FrameSampling& sampling);

/// A table of signals, as CsvExporter writes tables: clip, frame, seconds and one column a signal, a row for
/// each sampled frame; a cell is empty if the clip has no such joint.
std::string signalCsv(const ExportContent& content, const ExportOptions& options);

/// How a clip is sampled.
FrameSampling samplingOf(const LibraryClip& clip, const FrameOptions& options);

} // namespace tagline
