#pragma once

#include <map>
#include <string>

namespace tagline::sample {

// Every file of the sample library by name: the character, the clips, their sidecars and the library file.
// The same bytes each time and from every build.
std::map<std::string, std::string> sampleLibrary();

} // namespace tagline::sample
