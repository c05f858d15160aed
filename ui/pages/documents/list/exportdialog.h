#pragma once

#include "app/workflow/documents/documentexport.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace ink::settings {
class Settings;
}

namespace ink::ui {

class Prompts;

/** Asks for the content, the folder and the file names of an export; shows the first document's file name as
 * an example. */
class ExportDialog final : public QDialog
{
    Q_OBJECT
public:
    ExportDialog(const QList<workflow::DocumentRef>& documents,
                 const QHash<domain::FolderId, QString>& folderNames, settings::Settings& settings,
                 Prompts& prompts, QWidget* parent);

    [[nodiscard]] workflow::DocumentExport::Options options() const;

protected:
    void accept() override;

private:
    void layOut();
    void retranslate();
    void check();
    void chooseFolder();

    const QList<workflow::DocumentRef> m_documents;
    const QHash<domain::FolderId, QString> m_folderNames;
    settings::Settings& m_settings;
    Prompts& m_prompts;
    QLabel* m_folderTitle;
    QLineEdit* m_folder;
    QPushButton* m_choose;
    QLabel* m_namesTitle;
    QLineEdit* m_pattern;
    QToolButton* m_placeholders;
    QLabel* m_example;
    QLabel* m_fault;
    QLabel* m_what;
    QCheckBox* m_signed;
    QCheckBox* m_certificate;
    QCheckBox* m_together;
    QCheckBox* m_original;
    QLabel* m_note;
    QPushButton* m_go;
    QPushButton* m_cancel;
};

} // namespace ink::ui
