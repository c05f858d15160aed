#pragma once

#include "ui/pages/documents/paper/paperprint.h"
#include "ui/pages/documents/paper/paperscan.h"

#include <QObject>
#include <QTemporaryDir>

#include <functional>
#include <memory>

namespace ink::domain {
struct Document;
}

namespace ink::workflow {
class Session;
}

namespace ink::ui {

class CommandReports;
class PaperDialog;
class Prompts;

/** Handwritten signatures: prints a document for a recipient, and imports the scan of the signed printout. */
class PaperActions final : public QObject
{
    Q_OBJECT
public:
    PaperActions(workflow::Session& session, Prompts& prompts, CommandReports& reports, QWidget* parent);

    void print(domain::DocumentId id, const QString& invitationGuid);
    void importScan(domain::DocumentId id, const QString& invitationGuid);

Q_SIGNALS:
    /** Emitted when the document and its files are loaded and ready to print. */
    void printReady(const ink::ui::PaperPrint& what);

private:
    void load(domain::DocumentId id, const QString& guid,
              const std::function<void(const domain::Document&, int)>& then);
    void fetch(const std::shared_ptr<PaperPrint>& what, qsizetype file, const std::function<void()>& then);
    void showScanDialog(const PaperPrint& what);
    void showPrintDialog(const PaperPrint& what);
    void chooseFiles(PaperDialog* dialog);
    void readFiles(PaperDialog* dialog, const QStringList& paths);
    void record(PaperDialog* dialog);

    workflow::Session& m_session;
    Prompts& m_prompts;
    CommandReports& m_reports;
    QWidget* m_window;
    QTemporaryDir m_folder; ///< folder of the scan being uploaded
    domain::DocumentId m_document;
    QList<QByteArray> m_originals;
    QString m_guid;
    PaperScan m_scan;
};

} // namespace ink::ui
