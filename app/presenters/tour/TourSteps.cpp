#include "app/presenters/tour/TourSteps.h"

#include <QCoreApplication>

namespace tagline {
namespace {

struct TourWords
{
    Q_DECLARE_TR_FUNCTIONS(tagline::TourSteps)
};

} // namespace

QList<TourStep> tourSteps()
{
    const auto tr = [](const char* text) { return TourWords::tr(text); };
    return {
        {TourDeed::Open,
         tr("Open the sample library: a figure, some clips, and tags that others gave them. Next opens it "
            "for "
            "you."),
         tr("finds any command: type sample"),
         "help.find",
         {"welcomeSample", "menu.File"},
         {},
         TourSide::Below,
         tr("File ▸ Open Sample Library has a figure, some clips, and tags that others gave them. Next goes "
            "on with "
            "what is open.")},
        {TourDeed::ChooseClip,
         tr("Each row is a clip, its bars are its tags. Click another clip."),
         tr("goes to the next clip"),
         "clip.next",
         {"libraryDock"},
         "libraryDock"},
        {TourDeed::Play,
         tr("Play the clip. The timeline below shows which tag holds when."),
         tr("plays and pauses"),
         "clip.play",
         {"play"},
         "timelineDock",
         TourSide::Above},
        {TourDeed::Tag,
         tr("Each tag has a key. Hold it while the clip plays: the frames that go by get the tag."),
         tr("gives %1, for example"),
         "",
         {"tagsDock"},
         "tagsDock"},
        {TourDeed::Ask,
         tr("Ask for frames in words, for example Run | Walk, and press Enter: hits are yellow everywhere."),
         tr("goes to the query"),
         "query.focus",
         {"queryBar"},
         {},
         TourSide::Below},
        {TourDeed::Export,
         tr("File ▸ Export Tags hands the tags on, as CSV, JSON and more. They also lie in small files "
            "beside "
            "the clips."),
         tr("opens the export"),
         "file.export",
         {"menu.File"},
         {},
         TourSide::Beside},
    };
}

} // namespace tagline
