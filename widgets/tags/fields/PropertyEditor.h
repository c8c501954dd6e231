#pragma once

// PropertyEditor asks at the cursor for the value that frames have of a property, and for the frames.

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
    std::optional<PropertyType> type = {}; ///< none where values may be of any
    bool isDeclared = false;               ///< by the vocabulary; else the type is that of all values so far
    QString initial = {};                  ///< what new frames have
    QStringList values = {};               ///< texts that the library has, to complete what is typed; as they
                                           ///< are typed (typedText) where values may be of any type
};

/// A value that is not of the declared type is not accepted, and the editor says why. It deletes itself when
/// it closes.
class PropertyEditor : public QFrame
{
    Q_OBJECT

public:
    PropertyEditor(std::vector<PropertyChoice> choices, FrameRate rate, Frame frames,
                   QWidget* parent = nullptr);

    /// A value that is there: its property stays.
    void setValue(const QString& name, const PropertyRange& value);
    /// A value that is to be made; an empty name lets one choose, or type a new one.
    void setNew(const QString& name, FrameRange range);
    /// Shows it with its corner at a global position, kept on the screen, with the focus in the value.
    void popUp(const QPoint& globalPosition);
    /// The same beside what it is about, on the screen: that stays in sight where there is room.
    void popUp(const QRect& subject);

signals:
    void valueChosen(QString name, tagline::PropertyRange value);
    /// A person wants the value that is there to go.
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
