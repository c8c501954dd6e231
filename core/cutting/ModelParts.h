#pragma once

// ModelParts finds the files beside a model that are parts of it: pictures and buffers that it names.

#include "core/support/Result.h"

#include <string>
#include <string_view>
#include <vector>

namespace tagline {

/// The files that a model file (FBX, GLB, glTF or Collada) names and that exist, from its folder, in
/// order. A path of another machine means the file of that name in the model's folder or in `textures` there,
/// as it does where models are read. Empty for formats without such files. The names are cached while the
/// file stays as it is. Errors: those of reading; move.parts for
/// more than 10,000 names. Thread-safe.
Result<std::vector<std::string>> partsBeside(const std::string& model);

/// The names in a file's bytes that end as those of pictures and buffers do, as they are spelled
/// and without the escapes of URIs and XML; an apostrophe may be of the name, or end what stands before it.
/// No more than a few beyond 10,000.
std::vector<std::string> namesOfParts(std::string_view bytes);

} // namespace tagline
