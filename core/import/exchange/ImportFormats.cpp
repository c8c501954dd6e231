#include "core/import/exchange/ImportFormats.h"

#include "core/support/text/PathText.h"

#include <algorithm>
#include <array>

namespace tagline {
namespace {

constexpr std::array formats{
    ImportFormat{"fbx", "Autodesk FBX", SceneFormat::Fbx},
    ImportFormat{"glb", "glTF", SceneFormat::Gltf},
    ImportFormat{"gltf", "glTF", SceneFormat::Gltf},
    ImportFormat{"dae", "Collada", SceneFormat::Collada},
    ImportFormat{"bvh", "BVH", SceneFormat::Bvh},
    ImportFormat{"npy", "NumPy", SceneFormat::Arrays},
    ImportFormat{"npz", "AMASS", SceneFormat::Arrays},
    ImportFormat{"3d", "Unreal Mesh"},
    ImportFormat{"3ds", "Discreet 3DS"},
    ImportFormat{"ase", "ASE"},
    ImportFormat{"ask", "ASE"},
    ImportFormat{"assbin", "Assimp Binary"},
    ImportFormat{"b3d", "BlitzBasic 3D"},
    ImportFormat{"blend", "Blender 3D"},
    ImportFormat{"csm", "CharacterStudio Motion"},
    ImportFormat{"iqm", "Inter-Quake Model"},
    ImportFormat{"irr", "Irrlicht Scene"},
    ImportFormat{"lws", "LightWave Scene"},
    ImportFormat{"md2", "Quake II Mesh"},
    ImportFormat{"md3", "Quake III Mesh"},
    ImportFormat{"md5anim", "Doom 3 / MD5"},
    ImportFormat{"md5camera", "Doom 3 / MD5"},
    ImportFormat{"md5mesh", "Doom 3 / MD5"},
    ImportFormat{"mdc", "Return To Castle Wolfenstein"},
    ImportFormat{"mdl", "Quake Mesh"},
    ImportFormat{"mesh", "Ogre3D"},
    ImportFormat{"mesh.xml", "Ogre3D"},
    ImportFormat{"mot", "LightWave Scene"},
    ImportFormat{"ms3d", "Milkshape 3D"},
    ImportFormat{"ogex", "Open Game Engine Exchange"},
    ImportFormat{"pmx", "MMD"},
    ImportFormat{"smd", "Valve SMD"},
    ImportFormat{"vta", "Valve SMD"},
    ImportFormat{"x", "Direct3D XFile"},
    ImportFormat{"x3d", "Extensible 3D"},
    // A body without motion, read where it is asked for by name.
    ImportFormat{"obj", "Wavefront Object", SceneFormat::Other, false},
};

char lowered(char c) { return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c; }

bool endsIn(std::string_view name, std::string_view ending)
{
    if (name.size() <= ending.size()) return false;
    const std::string_view tail = name.substr(name.size() - ending.size());
    return name[name.size() - ending.size() - 1] == '.' &&
           std::equal(tail.begin(), tail.end(), ending.begin(),
                      [](char a, char b) { return lowered(a) == b; });
}

} // namespace

bool mayHoldPictures(const ImportFormat& format)
{
    return format.format != SceneFormat::Bvh && format.format != SceneFormat::Arrays;
}

bool mayLoseRate(const ImportFormat& format) { return format.format != SceneFormat::Bvh; }

std::span<const ImportFormat> importFormats() { return formats; }

const ImportFormat* importFormatOf(std::string_view path)
{
    const auto found = std::find_if(formats.begin(), formats.end(), [&](const ImportFormat& f) {
        return endsIn(fileNameOf(path), f.ending);
    });
    return found == formats.end() ? nullptr : &*found;
}

std::string fileStem(std::string_view path)
{
    std::string_view name = fileNameOf(path);
    if (const ImportFormat* format = importFormatOf(name)) name.remove_suffix(format->ending.size() + 1);
    return std::string(name);
}

} // namespace tagline
