#pragma once

#include "app/base/error.h"
#include "app/domain/document/documentdata.h"

#include <QDialog>
#include <QList>

class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace ink::ui {

class ErrorBanner;

/** Edits the data of a draft or template: a row for each name. Stays open until the service has saved it. */
class DataDialog final : public QDialog
{
    Q_OBJECT
public:
    DataDialog(const domain::DocumentData& data, QWidget* parent);

    /** The data as entered, without rows that have neither a name nor a value. */
    [[nodiscard]] domain::DocumentData data() const;
    /** Shows why the data could not be saved. */
    void showError(const Error& error);

Q_SIGNALS:
    void saveRequested(const ink::domain::DocumentData& data);

private:
    struct Row
    {
        QLineEdit* name = nullptr;
        QLineEdit* value = nullptr;
        QToolButton* remove = nullptr;
        QString initialValue;
        QString shownValue; ///< the initial value as the line input shows it, without line breaks
    };
    void addRow(const QString& name, const QString& value);
    void removeRow(QToolButton* button);
    void nameRows();
    void retranslate();
    void check();
    void save();
    /** The reason why the data can't be saved; empty = it can. */
    [[nodiscard]] Message fault() const;

    const domain::DocumentData m_before;
    QLabel* m_intro;
    QLabel* m_nameTitle;
    QLabel* m_valueTitle;
    QGridLayout* m_grid;
    QPushButton* m_add;
    QLabel* m_fault;
    ErrorBanner* m_error;
    QPushButton* m_save;
    QPushButton* m_cancel;
    QList<Row> m_rows;
    int m_nextLine = 1;
    bool m_isSaving = false;
};

} // namespace ink::ui
