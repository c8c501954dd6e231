// Why files were not read, written or moved.

#include "widgets/theme/messages/CoreSentences.h"

#include <QCoreApplication>

namespace tagline {
namespace {

struct FileWords
{
    Q_DECLARE_TR_FUNCTIONS(tagline::CoreText)

public:
    static std::span<const char* const> all();
};

} // namespace

#define TEXT(text) QT_TR_NOOP(text) // which lupdate is told

std::span<const char* const> FileWords::all()
{
    static constexpr const char* sentences[]{
        TEXT("there is no such file"),
        TEXT("its tags: %1: %2"),
        TEXT("there is no such file or folder"),
        TEXT("it may not be read: ask its owner for permission"),
        TEXT("it is a socket or a device, not a file"),
        TEXT("it is %1, not a file"),
        TEXT("a file"),
        TEXT("a folder"),
        TEXT("a symbolic link"),
        TEXT("a named pipe"),
        TEXT("a socket"),
        TEXT("a device"),
        TEXT("it cannot be opened"),
        TEXT("it cannot be opened: %1"),
        TEXT("it cannot be read: %1"),
        TEXT("it cannot be mapped: %1"),
        TEXT("it cannot be copied to be mapped: %1"),
        TEXT("the cache folder cannot be written: %1"),
        TEXT("it has %1, more than the %2 that are read: split it"),
        TEXT("lies on a disk that is mounted read-only; copy the library to where you may write, or mount "
             "the disk for writing"),
        TEXT("cannot be written: the disk is full; make room and save again"),
        TEXT("cannot be written: what you may store on this disk (your quota) is used up; make room and save "
             "again"),
        TEXT("cannot be written: you may not make files in its folder (permission denied); ask its owner, or "
             "copy the library to where you may write"),
        TEXT("cannot be written: its folder does not exist; make the folder first"),
        TEXT("cannot be written: %1 of this name is in the way"),
        TEXT("cannot be written: %1"),
        TEXT("cannot be read: %1"),
        TEXT("cannot be read back: %1"),
        TEXT("cannot be removed: %1"),
        TEXT("cannot be made: %1"),
        TEXT("cannot be made writable: %1"),
        TEXT("cannot be followed: %1"),
        TEXT("is a symbolic link that leads back to itself; remove the link"),
        TEXT("is a symbolic link to a file that is not there; remove the link or restore the file"),
        TEXT("is a symbolic link that leads out of its folder, to %1; replace the link by the file, or open "
             "the library where the file is"),
        TEXT("is read-only, as files under version control with locks are; check it out or make it writable"),
        TEXT("is read only; it was not replaced"),
        TEXT("was changed by another program while it was to be written; try again"),
        TEXT("was written, but the disk does not confirm it: %1"),
        TEXT("%1; what was written so far is incomplete, remove the file"),
        TEXT("%1; writing into it ended midway, and what it held before could not be put back"),
        TEXT("%1; it is kept as %2: copy that over the file, then save again"),
        TEXT("was not written directly, because what it holds could not be kept as a backup first: %1"),
        TEXT("has no room for a temporary file; set TMPDIR to a folder that has"),
        TEXT("another program changed it meanwhile"),
        TEXT("another program set other property values on the same frames"),
        TEXT("the file would be larger than can be read: a sidecar holds %1 ranges and captions in %2 MB at "
             "most; remove some, or put some in another tag set"),
        TEXT("the clip \"%1\" has a key \"%2\" by which another program means something else: rename that "
             "key in the file, or remove the %3 written here"),
        TEXT("the program \"%1\" that is to tell version control of it is not there: install it, or change "
             "the command"),
        TEXT("the command \"%1\" ended with status %2"),
        TEXT("the command \"%1\" did not end within %2 s"),
        TEXT("the command \"%1\" could not be started"),
        TEXT("another program changed the library file in other ways: %1; it was not overwritten. Open it "
             "again, or undo these changes here and save"),
        TEXT("a newer version of Tagline wrote this library file; it is not overwritten"),
        TEXT("its model %1 is not beside it"),
        TEXT("its name, or that of a folder above it, is not UTF-8, and neither a library file nor a sidecar "
             "can name it: rename it"),
        TEXT("is neither a file nor a folder"),
        TEXT("is not a model file that Tagline reads (FBX, glTF, GLB, Collada, BVH, AMASS .npz and others); "
             "open one, a folder or a .tagline library"),
        TEXT("is neither a tag sidecar nor a library file: \"format\" says neither \"tagline.tags\" nor "
             "\"tagline.library\""),
        TEXT("“%1” has another value in each of the two sets on frames [%2, %3): make them alike first"),
        TEXT(
            "spells the name \"%1\", which is also one of the tag set %2: rename it in one of the two files"),
        TEXT("cancelled; nothing was exported"),
        TEXT("cancelled; nothing was cut"),
        TEXT("would be replaced, and no export wrote it; choose another name"),
        TEXT("is the name of a model, sidecar or library file, which an export would replace; choose another "
             "name"),
        TEXT("the ending .%1 is that of %2; choose another name, such as %3"),
        TEXT("model files"),
        TEXT("sidecars"),
        TEXT("library files"),
        TEXT("is there and is no file; choose another folder to export to"),
        TEXT("is there and is no folder; choose another folder to export to"),
        TEXT("is there and is no folder; choose another folder"),
        TEXT("is there already; replace files, or choose an empty folder"),
        TEXT("an .npz archive of more than 4 GB cannot be written; export the folders of the library one by "
             "one"),
        TEXT("the database cannot be made: %1"),
        TEXT("\"%1\" is no signal; write them as queries do, parted by commas, such as speed(), "
             "height(LeftFoot); tagline help query lists them"),
        TEXT("is a clip of the library, which is not replaced; choose another folder"),
        TEXT("is a library file of another kind; choose another folder"),
        TEXT("a pattern for the names is needed; the placeholders are %1"),
        TEXT("a \"{\" is never closed; the placeholders are %1"),
        TEXT("there is no placeholder %1; the placeholders are %2"),
        TEXT("may have other files beside it; only BVH, FBX, GLB, glTF, Collada and AMASS files are moved"),
        TEXT("needs “%1”, which would stay behind: export it with its parts in one file, or move them by "
             "hand"),
        TEXT("its tags cannot be read or written; mend its sidecar first"),
        TEXT("%1; the library file would not find it again"),
        TEXT("it is the preview character"),
        TEXT("the preset “%1” plays it"),
        TEXT("it is of the take “%1”"),
        TEXT("the rule “%1” keeps what was rejected in it"),
        TEXT("the example “%1” has ranges of it"),
        TEXT("the tag “%1” has an example of it"),
        TEXT("clips are retargeted to it"),
        TEXT("it has import settings"),
        TEXT("its path is no UTF-8 text, so it could not be moved back"),
        TEXT("its tags name the film or sound “%1” by the way from this folder, which would be lost; take it "
             "away first (tagline media remove)"),
        TEXT("its clip is named like the file; keep the name with {file}"),
        TEXT("has 10,000 lists of moves; choose another folder"),
        TEXT("%1; some files could not go back: tagline cut --undo %2 takes them back"),
        TEXT("leads through a link; nothing was moved"),
        TEXT("names more than 10,000 files, so it cannot be told which it needs"),
        TEXT("is there already; no file was moved over it"),
        TEXT("lies on another disk than the target; choose a folder on the same one"),
        TEXT("was written by a newer version; keep the file's name"),
        TEXT("holds tags of another clip named \"%1\"; keep the file's name with {file}"),
        TEXT("is no plain file and stays where it is"),
        TEXT("the tag that the query names and that most of the frames have"),
        TEXT("the clip's name"),
        TEXT("the file's name without its ending"),
        TEXT("the file's folders within the library"),
        TEXT("the first frame"),
        TEXT("the frame after the last"),
        TEXT("the number of frames"),
        TEXT("the place among the cuts of its clip, from 1"),
    };
    return sentences;
}

#undef TEXT

std::span<const char* const> fileSentences() { return FileWords::all(); }

} // namespace tagline
