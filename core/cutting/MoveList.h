#pragma once

// MoveList is the record of files that were moved, so that the moves can be undone.

#include "core/support/Result.h"

#include <string>
#include <string_view>
#include <vector>

namespace tagline {

struct MoveList
{
    struct Move
    {
        std::string from; ///< relative to the list's folder where there is a way, else absolute
        std::string to;   ///< below the list's folder
        int line = 0;     ///< of the file that it was read from; says nothing of the move

        bool operator==(const Move& other) const { return from == other.from && to == other.to; }
    };
    std::string query;
    std::vector<Move> moves;
    std::vector<std::string> folders; ///< that were made, below the list's folder, outer ones first

    bool operator==(const MoveList&) const = default;
};

std::string writtenMoveList(const MoveList& list);

/// Errors: moves.…, also for a list that leads out of its folder or names a file that is no model.
Result<MoveList> readMoveList(std::string_view bytes, const std::string& file);

} // namespace tagline
