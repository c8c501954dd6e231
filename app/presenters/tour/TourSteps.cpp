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
    return {
        {TourDeed::Open,
         TourWords::tr(
             "Open the sample library: a figure, some clips, and tags that others gave them. Next opens it "
             "for "
             "you."),
         TourWords::tr("finds any command: type sample"),
         "help.find",
         {"welcomeSample", "menu.File"},
         {},
         TourSide::Below,
         TourWords::tr(
             "File ▸ Open Sample Library has a figure, some clips, and tags that others gave them. Next goes "
             "on with "
             "what is open.")},
        {TourDeed::ChooseClip,
         TourWords::tr("Each row is a clip, its bars are its tags. Click another clip."),
         TourWords::tr("goes to the next clip"),
         "clip.next",
         {"libraryDock"},
         "libraryDock"},
        {TourDeed::Play,
         TourWords::tr("Play the clip. The timeline below shows which tag holds when."),
         TourWords::tr("plays and pauses"),
         "clip.play",
         {"play"},
         "timelineDock",
         TourSide::Above},
        {TourDeed::Tag,
         TourWords::tr(
             "Tags may have a key. Hold one while the clip plays: the frames that go by get the tag."),
         TourWords::tr("gives %1, for example"),
         "",
         {"tagsDock"},
         "tagsDock"},
        {TourDeed::Ask,
         TourWords::tr(
             "Ask for frames in words, for example Run | Walk, and press Enter: hits are yellow everywhere."),
         TourWords::tr("goes to the query"),
         "query.focus",
         {"queryBar"},
         {},
         TourSide::Below},
        {TourDeed::Export,
         TourWords::tr(
             "File ▸ Export Tags hands the tags on, as CSV, JSON and more. They also lie in small files "
             "beside "
             "the clips."),
         TourWords::tr("opens the export"),
         "file.export",
         {"menu.File"},
         {},
         TourSide::Beside},
    };
}

} // namespace tagline
