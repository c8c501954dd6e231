#pragma once

// WrapLayout places widgets one behind the other as words of a text are, in as many rows as the width needs.

#include <QLayout>

#include <memory>
#include <vector>

namespace tagline {

/// Owns its items; their sizes are their hints.
class WrapLayout : public QLayout
{
    Q_OBJECT

public:
    /// `gap` pixels stand between two items of a row and between two rows.
    explicit WrapLayout(int gap);
    ~WrapLayout() override;

    void addItem(QLayoutItem* item) override;
    int count() const override { return int(m_items.size()); }
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override { return minimumSize(); }
    QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;

private:
    int arranged(const QRect& rect, bool isMoved) const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
    int m_gap;
};

} // namespace tagline
