#include "widgets/library/locator/ClipLocator.h"

#include "widgets/library/locator/ClipLocatorList.h"
#include "widgets/theme/controls/KeyTips.h"

#include <QListView>
#include <QLocale>

#include <utility>

namespace tagline {
namespace {

constexpr int restMilliseconds = 150; ///< from a key to the poses

} // namespace

ClipLocator::ClipLocator(const LibraryModel& library, QWidget* window)
    : FinderPopup({.name = "clipLocator",
                   .title = tr("Find a clip"),
                   .placeholder = tr("Find a clip by some of its letters"),
                   .fieldName = tr("Letters of a clip's name"),
                   .listName = tr("Clips that fit")},
                  window)
    , m_library(library)
    , m_found(new ClipLocatorList(library, this))
    , m_poses(new PoseStrip(this))
{
    setFound(m_found, new ClipLocatorDelegate(*m_found, this));
    setKey({});
    addBelow(m_poses);
    m_rest.setSingleShot(true);
    m_rest.setInterval(restMilliseconds);
    connect(list().selectionModel(), &QItemSelectionModel::currentChanged, &m_rest,
            qOverload<>(&QTimer::start));
    connect(&m_rest, &QTimer::timeout, this, &ClipLocator::tellHighlighted);
    connect(&m_library, &QAbstractItemModel::modelReset, this, &ClipLocator::takeLibrary);
    connect(&m_library, &QAbstractItemModel::dataChanged, list().viewport(), qOverload<>(&QWidget::update));
}

void ClipLocator::setKey(const QString& key)
{
    setFieldTip(tipWithKey(tr("Letters of the name and folder, in their order; Up and Down choose, Enter "
                              "opens the clip, Esc leaves"),
                           key));
}

void ClipLocator::gather() { m_found->gather(); }

/// Rows of the library have other places now.
void ClipLocator::takeLibrary()
{
    if (!isVisible()) return;
    m_found->gather();
    findAgain();
}

QString ClipLocator::find(const QString& typed)
{
    m_found->find(typed);
    if (m_found->foundCount() == 0) m_poses->hide(); // nothing becomes the highlighted one
    const QLocale locale;
    return tr("%1 of %2").arg(locale.toString(m_found->foundCount()), locale.toString(m_library.clipCount()));
}

void ClipLocator::tellHighlighted()
{
    const QModelIndex current = list().currentIndex();
    if (isVisible() && current.isValid()) emit clipHighlighted(m_found->rowOf(current).clip);
}

void ClipLocator::showPoses(PoseStripState poses)
{
    m_poses->setVisible(!poses.poses.isEmpty());
    m_poses->setState(std::move(poses));
}

void ClipLocator::choose(const QModelIndex& index)
{
    const ClipId clip = m_found->rowOf(index).clip;
    leave();
    emit clipChosen(clip);
}

} // namespace tagline
