#pragma once

#include "app/domain/bulk/bulkform.h"
#include "app/domain/bulk/columnmapping.h"
#include "app/domain/bulk/rowpattern.h"
#include "app/tables/table.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace ink::ui {

class FormField;

/** Edits the title and the message that each document of a bulk run gets, with the first row as an example.
 */
class BulkTextsDialog final : public QDialog
{
    Q_OBJECT
public:
    BulkTextsDialog(const domain::RowTextPatterns& patterns, const domain::BulkForm& form,
                    const domain::ColumnMapping& mapping, const tables::Table& table, QWidget* parent);

    [[nodiscard]] domain::RowTextPatterns patterns() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void layOut();
    void retranslate();
    void fillMenu();
    void insert(const QString& placeholder);
    void check();

    const domain::BulkForm m_form;
    const domain::ColumnMapping m_mapping;
    const tables::Table m_table;
    QLineEdit* m_title;
    FormField* m_titleField;
    QPlainTextEdit* m_message;
    FormField* m_messageField;
    QPushButton* m_insert;
    QLabel* m_exampleTitle;
    QLabel* m_example;
    QPushButton* m_apply;
    QPushButton* m_cancel;
    bool m_insertsIntoMessage = false; ///< the message had the focus last
};

} // namespace ink::ui
