#pragma once

// PropertyEditor is a popup at the cursor that asks for a property's value and its frames.

#include <QFrame>
#include <QStringList>

#include "core/tags/vocabulary/PropertyTypes.h"
#include "core/time/FrameRate.h"

#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace tagline {

class RangeEditor;

/// A property that can be set.
struct PropertyChoice
{
    QString name;
    std::optional<PropertyType> type = {}; ///< none if values may be of any type
    bool isDeclared = false;               ///< by the vocabulary; else the type is that of all values so far
    QString initial = {};                  ///< the value of new frames
    QStringList values = {};               ///< the library's texts, for completion; as typed (typedText) if
                                           ///< values may be of any type
};

/// A value that is not of the declared type is refused with a message. The
/// editor deletes itself when it closes.
class PropertyEditor : public QFrame
{
    Q_OBJECT

public:
    PropertyEditor(std::vector<PropertyChoice> choices, FrameRate rate, Frame frames,
                   QWidget* parent = nullptr);

    /// Edits an existing value: its property cannot be changed.
    void setValue(const QString& name, const PropertyRange& value);
    /// Edits a new value; with an empty name the property can be chosen, or a new one typed.
    void setNew(const QString& name, FrameRange range);
    /// Shows the editor with its corner at a global position, on the screen, with the focus in the value.
    void popUp(const QPoint& globalPosition);
    /// Shows the editor beside its subject, a global rectangle, which it does not cover if there is room.
    void popUp(const QRect& subject);

signals:
    void valueChosen(QString name, tagline::PropertyRange value);
    /// The user asks to remove the existing value.
    void removeRequested();

private:
    void showFocused();
    void build();
    void chooseProperty();
    const PropertyChoice* choice() const;
    std::optional<PropertyValue> value() const;
    QString problem() const;
    void accept();

    std::vector<PropertyChoice> m_choices;
    QComboBox* m_name;
    QLineEdit* m_value;
    RangeEditor* m_range;
    QLabel* m_message;
    QPushButton* m_remove;
    FrameRange m_frames;
};

} // namespace tagline
