#include "app/presenters/search/CoveragePresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/presenters/search/CoverageDialog.h"
#include "widgets/coverage/CoverageTexts.h"
#include "widgets/theme/panels/BesidePlace.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QWidget>

namespace tagline {
namespace {

constexpr QSize coverageSize{440, 680};

} // namespace

CoveragePresenter::CoveragePresenter(const PresenterContext& context, std::shared_ptr<BodyCache> bodies)
    : Presenter(context)
    , m_session(m_document, m_query, std::move(bodies))
{
    m_actions.connectTo("query.coverage", this, [this] {
        if (m_document.library().clipCount() == 0) return emit refused(tr("Open clips first."));
        showBeside(m_dialog, m_window, coverageSize, [this] { prepare(); });
    });
    connect(&m_session, &CoverageSession::changed, this, &CoveragePresenter::show);
    connect(&m_document, &LibraryDocument::changed, this, [this](const DocumentChange& change) {
        if (change.isReset && m_dialog) m_dialog->reject();
    });
}

void CoveragePresenter::prepare()
{
    connect(m_dialog, &CoverageDialog::cellChosen, this, &CoveragePresenter::listNearest);
    connect(m_dialog, &CoverageDialog::lineChosen, this, &CoveragePresenter::showLine);
    connect(m_dialog, &CoverageDialog::copyRequested, this, &CoveragePresenter::copyHoles);
    connect(m_dialog, &CoverageDialog::mirroredToggled, &m_session, &CoverageSession::setMirrored);
    connect(m_dialog, &CoverageDialog::limitsChanged, this, &CoveragePresenter::showMap);
    connect(m_dialog, &QDialog::finished, &m_session, [this] { m_session.setActive(false); });
    m_session.setMirrored(m_dialog->countsMirrored());
    m_session.setActive(true);
}

QString CoveragePresenter::note() const
{
    const auto& result = m_session.result();
    if (!result) return m_session.isComputing() ? QString() : tr("The coverage could not be computed.");
    if (result->index.rowCount() == 0) return tr("The query finds no frame of a body that could play.");
    const auto without = int(result->bodies->withoutBody.size());
    return without == 0 ? QString() : tr("%n clip(s) without a known body are left out.", nullptr, without);
}

void CoveragePresenter::show()
{
    if (!m_dialog) return;
    m_dialog->setQuery(m_query.echo());
    showMap();
    m_dialog->setNote(note());
    listNearest();
}

void CoveragePresenter::showMap()
{
    std::optional<CoverageMap> map;
    if (const auto& result = m_session.result()) {
        map = result->map;
        map->limits = m_dialog->limits();
    }
    m_dialog->setMap(map, m_session.isComputing());
}

void CoveragePresenter::listNearest()
{
    const auto& result = m_session.result();
    const auto cell = m_dialog->chosenCell();
    m_answers.clear();
    if (result && cell) m_answers = m_session.answersTo(result->map.cells[*cell].question);
    const std::size_t clips = m_document.library().clipCount(); // another library may be there already
    std::erase_if(m_answers, [&](const CoverageAnswer& each) { return each.place.clip.value >= clips; });
    std::vector<CoverageLine> lines;
    for (const CoverageAnswer& answer : m_answers)
        lines.push_back({QString::fromStdString(m_document.library().clip(answer.place.clip).displayName),
                         qint64(answer.place.frame), missText(answer.miss), answer.place.isMirrored});
    m_dialog->setLines(std::move(lines));
}

void CoveragePresenter::showLine(int line)
{
    if (line < 0 || std::size_t(line) >= m_answers.size()) return;
    const FeaturePlace& place = m_answers[std::size_t(line)].place;
    m_workspace.show(place.clip, place.frame);
}

void CoveragePresenter::copyHoles()
{
    QGuiApplication::clipboard()->setText(m_dialog->holes());
    emit done(tr("Copied the list of what to capture: %n hole(s).", nullptr, m_dialog->holeCount()));
}

} // namespace tagline
