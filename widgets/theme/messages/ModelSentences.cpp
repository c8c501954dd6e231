// Why a model file was not read, and what was mended in one.

#include "widgets/theme/messages/CoreSentences.h"

#include <QCoreApplication>

namespace tagline {
namespace {

struct ModelWords
{
    Q_DECLARE_TR_FUNCTIONS(tagline::CoreText)

public:
    static std::span<const char* const> all();
};

} // namespace

#define TEXT(text) QT_TR_NOOP(text) // which lupdate is told

std::span<const char* const> ModelWords::all()
{
    static constexpr const char* sentences[]{
        TEXT("it is an FBX file of before 2011, which cannot be read: convert it with the free FBX Converter "
             "or with Blender"),
        TEXT("it is not a model but a sequence file of one: open %1"),
        TEXT("the model itself"),
        TEXT("it needs the file “%1”, which is not beside it: copy that file into its folder"),
        TEXT("it holds no scene: export it again"),
        TEXT("the file holds no scene: export it again"),
        TEXT("parts of it hang on themselves, so that it has no end: export it again"),
        TEXT("it holds nothing: export it again, or copy it again"),
        TEXT("the file is empty: export it again"),
        TEXT("it is too short to hold a model: export it again, or copy it again"),
        TEXT("it ends too early: copy it again, or export it again"),
        TEXT(
            "parts of it lie behind its end, so it is damaged or cut off: copy it again, or export it again"),
        TEXT("it is a Blender file of a version that cannot be read: export it from Blender as glTF or FBX"),
        TEXT("its mesh “%1” has no valid faces: export it again"),
        TEXT("a mesh in it names corners that are not there: export it again"),
        TEXT("its text is damaged, cut off or of another encoding: copy it again, or export it again"),
        TEXT("its text is damaged or cut off: copy it again, or export it again"),
        TEXT("it breaks the rules of glTF at “%1”: export it again, or with another program"),
        TEXT("it is of a version of %1 that cannot be read: export it as glTF or FBX"),
        TEXT("it is damaged, or no file of the format %1: export it again, or convert it to glTF or FBX, for "
             "example with Blender"),
        TEXT("too large: it takes more memory than the importer may use; split the file, or export it again"),
        TEXT("a mistake of the importer stopped the reading, though the file may be valid: %1"),
        TEXT("given up after %1 s of work on it: %2"),
        TEXT("given up after %1 s: %2"),
        TEXT("given up as the system stopped the importer, probably for want of memory: %1"),
        TEXT("export it again, or in another format such as glTF or FBX"),
        TEXT("the program that reads models cannot be started: install Tagline again"),
        TEXT("reading was cancelled"),
        TEXT("Tagline does not read files with this ending"),
        TEXT("Tagline does not read files with this ending: try FBX, glTF, GLB, Collada (.dae), BVH, AMASS "
             "(.npz) or joints' places (.npy)"),
        TEXT("the importer left no result"),
        TEXT("what the importer left of it is not valid: try again"),
        TEXT("it is cut off: it promises %1 and has %2; copy it again"),
        TEXT("it is not a GLB file: it does not begin with “glTF”"),
        TEXT("the scene has more than 100,000 nodes: export the figure alone"),
        TEXT("its nodes are nested more than 1,000 levels deep: export the figure alone"),
        TEXT("it holds numbers that cannot be repaired: export it again"),
        TEXT("a BVH file begins with HIERARCHY, this one with %1"),
        TEXT("the end of the file"),
        TEXT("it has no joints: a ROOT comes before MOTION"),
        TEXT("it is cut off before its MOTION part; copy or export it again"),
        TEXT("it has more than 100,000 joints"),
        TEXT("its joints are nested more than 1,000 levels deep"),
        TEXT("the number of channels of a joint is not one from 0 to 9"),
        TEXT("a channel such as “Xrotation” is expected here, the end of the file was found"),
        TEXT("a channel such as “Xrotation” is expected here, “%1” was found"),
        TEXT("“%1” is expected here, the end of the file was found"),
        TEXT("“%1” is expected here, “%2” was found"),
        TEXT("a number of the OFFSET is expected here, “%1” was found"),
        TEXT("a number of the OFFSET is expected here, the end of the file was found"),
        TEXT("a number of frame %1 is expected here, “%2” was found"),
        TEXT("a number of frame %1 is expected here, the end of the file was found"),
        TEXT("the number of frames is %1; it must be a whole number from 1 on"),
        TEXT("the frame time is %1; it must be a number of seconds above 0"),
        TEXT(
            "it is cut off: it promises %1 frames of %2 numbers, only %3 are whole; copy or export it again"),
        TEXT("it is cut off: it promises %1 frames of %2 numbers, fewer are there; copy or export it again"),
        TEXT("its poses have %1 numbers a frame; 66 (a body), 72 (SMPL), 156 (SMPL-H) or 165 (SMPL-X) are "
             "read"),
        TEXT("its array “%1” has the shape %2; frames × numbers are read, with one frame at least"),
        TEXT("its array “%1” has the shape %2; %3 go with the poses"),
        TEXT("%1 frames of %2 numbers"),
        TEXT("%1 frames"),
        TEXT("its array “%1” holds a value at frame %2 that is no number or beyond any: export it again"),
        TEXT("it holds no motion that is read: an array “poses” is missing, as AMASS has it; its arrays are: "
             "%1"),
        TEXT("none"),
        TEXT("its rate is no number of frames a second: export it again"),
        TEXT("“%1”: %2"),
        TEXT("its rows have fields with names: save plain arrays of numbers"),
        TEXT("it holds pickled Python objects, which are programs and are not read: save plain arrays of "
             "numbers"),
        TEXT("its array is of the type “%1”, not of numbers"),
        TEXT("its array has the shape %1; frames × joints × 3 numbers are read"),
        TEXT("its array has more joints than any figure"),
        TEXT("at frame %1 joint %2 is at a place that is no number or beyond any: fill such gaps first"),
        TEXT("its array has %1 joints, the list of parents beside it %2"),
        TEXT("nothing says which of its %1 joints hangs on which: write a list of parents beside it, as "
             "“NAME.parents.json” or “parents.json”: [-1, 0, 1 …]"),
        TEXT("one of its arrays has a name that leads out of the archive: it is not read"),
        TEXT("%1 would unpack to more than is read of one file"),
        TEXT("the head of its array cannot be read: save it anew by numpy.save"),
        TEXT("it is no .npy array of NumPy"),
        TEXT("its array is of a version of .npy that is not known"),
        TEXT("the head of its array is cut off: copy the file again"),
        TEXT("its array says that it is larger than any file"),
        TEXT("its array of shape %1 is cut off: copy the file again"),
        TEXT("it is no whole .npz archive: its directory is missing; copy it again"),
        TEXT("it is one part of an archive in several: put them together"),
        TEXT("its directory cannot be found: copy it again"),
        TEXT("it holds more than %1 arrays"),
        TEXT("its directory lies outside of it: copy it again"),
        TEXT("its directory is broken: copy it again"),
        TEXT("it is encrypted: unpack it with its password, and pack it again without"),
        TEXT("it holds two arrays of one name, so that nobody knows which is meant"),
        TEXT("%1 is packed in a way that is not read: save it by numpy.savez_compressed"),
        TEXT("%1 is not where its directory says: copy the file again"),
        TEXT("%1 is cut off: copy the file again"),
        TEXT("%1 is damaged: copy the file again"),
        TEXT("names that are no plain text were mended"),
        TEXT("joints without a name got one"),
        TEXT("joints with one name got a number each"),
        TEXT("clips of more than four million frames are shown, but their motion is not measured and they "
             "are not blended; a key far behind the others makes a clip so long"),
        TEXT("the file hardly shows which way is up, so the axis of the other files of this skeleton in its "
             "folder was taken: if the figure lies on its side, choose another axis in the import settings"),
        TEXT("nothing shows which way is up, so Y was taken: if the figure lies on its side, choose another "
             "axis in the import settings"),
        TEXT("keys without a finite time or value were left out"),
        TEXT("keys at impossible times were left out"),
        TEXT("keys of morph targets before their clip begins were left out"),
        TEXT("joints whose place is no number were put where their parent is"),
        TEXT("no list of parents stands beside it: the joints were taken for those of an SMPL body, whose "
             "number they have; if the figure is torn, write one as NAME.parents.json"),
        TEXT("joints were placed from where they rest and not from their parents: they were put where they "
             "belong"),
        TEXT("bones that the scene has no node for stay as they were bound"),
        TEXT("nodes that are not there were left out"),
        TEXT("joints that repeat their parent's change of units inherit it"),
        TEXT("pictures that are not there, or not in the model's folder, are left out"),
        TEXT("morph targets of another number of vertices than their mesh move nothing"),
        TEXT("morph targets past the first 16 million moved vertices move nothing"),
        TEXT("pictures that are named as normal maps and hold no normals are left out"),
        TEXT("maps of normals and surfaces that lie otherwise than the colours are left out"),
        TEXT("a picture is left out, and its material's plain colour is shown: “%1”, %2"),
        TEXT("pictures past the first 64 megapixels are left out"),
        TEXT("vertices that are nowhere were put to the origin"),
        TEXT("points and lines were left out"),
        TEXT("vertices on more than four joints keep the strongest four"),
        TEXT("vertices whose weights did not sum to 1 were balanced"),
        TEXT("vertices without weight follow the nearest joint"),
        TEXT("weights that are no weights were left out"),
        TEXT("clips without a rate are taken for 30 frames a second"),
        TEXT("keys far behind all others were left out: the clip ends where its keys do"),
        TEXT("of several channels for one node the first was kept"),
        TEXT("clips end at their last key, not at their declared length"),
        TEXT("clips that began before time 0 were moved to it"),
        TEXT("channels of cameras, lights and helpers were left out"),
        TEXT("keys that were out of order were sorted"),
        TEXT("of several keys at one time the last was kept"),
        TEXT("rotations of another length than 1 were normalised"),
        TEXT("nodes named meshes that are not there"),
        TEXT("faces with corners that are not there were left out"),
        TEXT("curves whose tangents cannot be read go straight from key to key"),
        TEXT("weights of vertices that are stored in no known way were left out"),
        TEXT("the file says not what to show: all that is in it was taken"),
        TEXT("“%1” or “%2” is expected here, “%3” was found"),
        TEXT("“%1” or “%2” is expected here, the end of the file was found"),
        TEXT("the result cannot be written: %1"),
    };
    return sentences;
}

#undef TEXT

std::span<const char* const> modelSentences() { return ModelWords::all(); }

} // namespace tagline
