#pragma once

// CommandPalette lies over the window and finds commands and objects by some letters of their names.

#include "widgets/finding/FinderPopup.h"
#include "widgets/palette/CommandEntry.h"
#include "widgets/palette/PaletteList.h"

#include <functional>
#include <vector>

class QLabel;

namespace tagline {

/// Disabled entries stay listed and give the reason; choosing one does not close the palette.
class CommandPalette : public FinderPopup
{
    Q_OBJECT

public:
    explicit CommandPalette(QWidget* window);

    /// Sources of the entries, and a function that updates them when the palette opens. Both outlive it.
    void setSources(const std::vector<PaletteSource*>& sources, std::function<void()> gather);
    /// Lists the entries anew after the sources changed; the current line stays current if it is still found.
    void takeSources();
    /// Closes the palette without a choice.
    void dismiss() { leave(); }
    /// The key that opens the palette, for the tooltip; may be empty.
    void setKey(const QString& key);

signals:
    /// The user chose an enabled entry; the palette is closed.
    void chosen(const tagline::CommandEntry& entry);
    /// The user chose an entry that is disabled now.
    void refused(const tagline::CommandEntry& entry);

protected:
    void gather() override;
    QString find(const QString& typed) override;
    void choose(const QModelIndex& index) override;

private:
    PaletteList* m_found;
    QLabel* m_none; ///< shown in place of the list if nothing matches
    std::function<void()> m_gather;
};

} // namespace tagline
