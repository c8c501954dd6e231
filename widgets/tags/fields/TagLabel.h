#pragma once

// TagLabel names the tag that the fields beside it are about: its swatch and its name.

#include "core/tags/vocabulary/TagDefinition.h"
#include "widgets/theme/controls/ElidedLabel.h"

#include <optional>

namespace tagline {

class TagLabel : public ElidedLabel
{
    Q_OBJECT

public:
    explicit TagLabel(QWidget* parent = nullptr);

    /// Without a tag the text stands alone; an empty text: the label is hidden.
    void setTag(const QString& text, std::optional<TagDefinition> tag);
    const std::optional<TagDefinition>& tag() const { return m_tag; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::optional<TagDefinition> m_tag;
};

} // namespace tagline
