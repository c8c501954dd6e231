#pragma once

// TagImportForm asks how files of tags are to be read.

#include "core/imports/TagImportFormat.h"

#include <QWidget>

#include <map>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;

namespace tagline {

class TagImportForm : public QWidget
{
    Q_OBJECT

public:
    /// Begins with a format. `clip` is the name of the current clip, empty where there is none; `sets` are
    /// the tag sets that are offered, the default one among them.
    TagImportForm(const TagImportFormat& format, const QString& clip, const std::vector<std::string>& sets,
                  QWidget* parent = nullptr);

    const TagImportFormat& format() const;
    /// None where something that was typed means nothing; problem() says what.
    std::optional<TagImportOptions> options() const;
    QString problem() const;
    /// The headings that columns can be chosen from; a choice stays where its heading is still there.
    void setHeadings(const std::vector<std::string>& headings);

signals:
    void changed();

private:
    void describe();
    void build();
    QWidget* columnsBox();
    void addColumn(const CsvColumn& column, QWidget& box);
    void arrangeColumns();
    void showFormat();

    const QString m_currentClip;
    QComboBox* m_format;
    QLabel* m_holds;
    QComboBox* m_clip;
    QLineEdit* m_rate;
    QComboBox* m_end;
    QLineEdit* m_nameSpace;
    QComboBox* m_set;
    QLineEdit* m_tag;
    QCheckBox* m_hasTierNames;
    QCheckBox* m_asCaptions;
    QCheckBox* m_replaces;
    QWidget* m_columnsBox;
    struct ColumnChoice
    {
        QLabel* label;
        QComboBox* headings;
    };
    std::map<ColumnRole, ColumnChoice> m_columns; ///< of all formats
};

} // namespace tagline
