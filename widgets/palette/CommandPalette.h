#pragma once

// CommandPalette stands over the window and finds what can be done or chosen by some letters of its name.

#include "widgets/finding/FinderPopup.h"
#include "widgets/palette/CommandEntry.h"
#include "widgets/palette/PaletteList.h"

#include <functional>
#include <vector>

class QLabel;

namespace tagline {

/// What cannot be done now stays listed and says why; choosing it closes nothing.
class CommandPalette : public FinderPopup
{
    Q_OBJECT

public:
    explicit CommandPalette(QWidget* window);

    /// What there is to find, and what brings it up to date when the palette opens. They outlive the palette.
    void setSources(const std::vector<PaletteSource*>& sources, std::function<void()> gather);
    /// What is listed has other places now; the line that is current stays so where it is still found.
    void takeSources();
    /// Closes it without a choice.
    void dismiss() { leave(); }
    /// The key that opens it, for the tooltip; may be empty.
    void setKey(const QString& key);

signals:
    /// A person wants this, and it can be done; the palette is closed.
    void chosen(const tagline::CommandEntry& entry);
    /// A person wants this, and it cannot be done now.
    void refused(const tagline::CommandEntry& entry);

protected:
    void gather() override;
    QString find(const QString& typed) override;
    void choose(const QModelIndex& index) override;

private:
    PaletteList* m_found;
    QLabel* m_none; ///< stands in the list's place where nothing fits
    std::function<void()> m_gather;
};

} // namespace tagline
