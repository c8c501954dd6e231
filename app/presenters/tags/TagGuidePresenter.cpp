#include "app/presenters/tags/TagGuidePresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/presenters/library/ClipPoses.h"
#include "core/library/edits/ExampleEdits.h"
#include "widgets/tags/choice/TagPalette.h"

#include <QAction>

namespace tagline {

TagGuidePresenter::TagGuidePresenter(const PresenterContext& context, TagPalette& palette)
    : Presenter(context)
    , m_guide(new TagGuide)
{
    palette.setFoot(m_guide);
    m_actions["view.tagExamples"]->setChecked(true);
    connect(m_actions["view.tagExamples"], &QAction::toggled, this, &TagGuidePresenter::refresh);
    connect(&m_document, &LibraryDocument::changed, this, &TagGuidePresenter::take);
    connect(&m_workspace, &Workspace::activeTagChanged, this, &TagGuidePresenter::refresh);
    connect(m_guide, &TagGuide::exampleActivated, this, &TagGuidePresenter::open);
}

void TagGuidePresenter::take(const DocumentChange& change)
{
    if (change.isReset) m_live = {};
    if (change.isReset || change.areSourcesChanged) m_poses.clear();
    if (change.isReset || change.areSourcesChanged || change.parts.has(LibraryPart::Vocabulary)) refresh();
}

void TagGuidePresenter::setLive(const std::vector<LiveLane>& lanes)
{
    const TagId live = lanes.empty() ? TagId() : lanes.back().tag;
    if (live == m_live) return;
    m_live = live;
    refresh();
}

TagId TagGuidePresenter::shownTag() const
{
    const TagId tag = m_live.isValid() ? m_live : m_workspace.activeTag();
    return tag.isValid() && tag.value < m_document.library().vocabulary().size() ? tag : TagId();
}

void TagGuidePresenter::refresh()
{
    const TagId tag = shownTag();
    const bool isWanted = tag.isValid() && m_actions["view.tagExamples"]->isChecked();
    m_guide->setState(isWanted ? stateOf(tag) : TagGuideState());
}

TagGuideState TagGuidePresenter::stateOf(TagId tag)
{
    const TagDefinition& definition = m_document.library().vocabulary()[tag];
    TagGuideState state;
    state.tag = QString::fromStdString(definition.name);
    state.rule = QString::fromStdString(definition.rule);
    for (const TagExample& each : definition.examples) state.examples << shown(each);
    return state;
}

TagGuideExample TagGuidePresenter::shown(const TagExample& example)
{
    const auto clip = clipOf(m_document.library(), example);
    const QString title =
        tr("%1, frames %2 to %3", "walk, frames 12 to 30")
            .arg(QString::fromStdString(example.clip), QString::number(example.frames.start),
                 QString::number(example.frames.stop - 1));
    if (!clip) {
        PoseStripState none;
        none.title = title;
        return {none, tr("%1: the library has no such frames now").arg(title)};
    }
    PoseStripState& poses = m_poses[title.toStdString() + '\n' + example.source + '\n' +
                                    std::to_string(example.index.value_or(0))];
    if (poses.poses.isEmpty()) poses = posesOf(m_document.library(), *clip, example.frames);
    poses.title = title;
    return {poses, {}};
}

void TagGuidePresenter::open(int number)
{
    const TagId tag = shownTag();
    if (!tag.isValid()) return;
    const auto& examples = m_document.library().vocabulary()[tag].examples;
    if (std::size_t(number) >= examples.size()) return;
    const TagExample& example = examples[std::size_t(number)];
    if (const auto clip = clipOf(m_document.library(), example))
        m_workspace.show(*clip, example.frames.start);
}

} // namespace tagline
