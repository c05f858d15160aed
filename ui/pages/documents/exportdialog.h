#pragma once

#include "app/workflow/documentexport.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace ink::settings {
class Settings;
}

namespace ink::ui {

class Prompts;

/** What to export, where to, and under which names; shows what the first document's file would be called. */
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
    void check();
    void chooseFolder();

    const QList<workflow::DocumentRef> m_documents;
    const QHash<domain::FolderId, QString> m_folderNames;
    settings::Settings& m_settings;
    Prompts& m_prompts;
    QLineEdit* m_folder;
    QLineEdit* m_pattern;
    QLabel* m_example;
    QLabel* m_fault;
    QCheckBox* m_signed;
    QCheckBox* m_certificate;
    QCheckBox* m_together;
    QCheckBox* m_original;
    QPushButton* m_go = nullptr;
};

} // namespace ink::ui
