#pragma once

// PaletteDelegate paints a line of the command palette: what it is, its name, where it stands, its key.

#include <QStyledItemDelegate>

namespace tagline {

class PaletteList;

class PaletteDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit PaletteDelegate(const PaletteList& list, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintSign(QPainter& painter, const QRectF& place, const QModelIndex& index, bool isSelected) const;

    const PaletteList& m_list;
};

} // namespace tagline
