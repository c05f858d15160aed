#pragma once

#include "app/domain/document/documentsummary.h"
#include "app/tables/tablefile.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QPushButton;
class QSpinBox;

namespace ink::ui {

class ElidedLabel;
class FormField;

/** The settings of the first step in one row: template, file, and how the file is read. */
class BulkSource final : public QWidget
{
    Q_OBJECT
public:
    explicit BulkSource(QWidget* parent = nullptr);

    /** Sets the available templates; the selection stays if it is among them. */
    void setTemplates(const QList<domain::DocumentSummary>& templates);
    void setTemplate(domain::DocumentId id);
    void setFile(const QString& path);
    /** Shows how the file was read: delimiter, encoding, line of the header, hidden rows. */
    void setTableFile(const tables::TableFile& file);
    void clearTableFile();
    /** Restores the settings of the last file that was read, because the user's latest choice isn't
     * applied. */
    void restoreChoice(const tables::TableChoice& choice);

Q_SIGNALS:
    void templateChosen(ink::domain::DocumentId id);
    void fileRequested();
    void choiceChanged(const ink::tables::TableChoice& choice); ///< emitted when the user changes the choice

private:
    void retranslate();
    void showChoice();

    QString m_path;
    tables::TableChoice m_choice; ///< the user's choice
    tables::TableChoice m_read;   ///< the choice with which the file was read
    QComboBox* m_template;
    QPushButton* m_choose;
    ElidedLabel* m_file;
    QComboBox* m_sheet;
    QComboBox* m_delimiter;
    QComboBox* m_encoding;
    QSpinBox* m_headerLine;
    QCheckBox* m_hidden;
    FormField* m_templateField;
    FormField* m_fileField;
    FormField* m_sheetField;
    FormField* m_delimiterField;
    FormField* m_encodingField;
    FormField* m_headerField;
    int m_hiddenRows = 0;
};

} // namespace ink::ui
