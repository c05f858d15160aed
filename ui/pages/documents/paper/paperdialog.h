#pragma once

#include "app/domain/document/papermark.h"
#include "ui/pages/documents/paper/paperscan.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QListWidget;
class QPushButton;

namespace ink::ui {

/** Shows the assignment of a scan's sheets to the pages of a document before it is recorded. */
class PaperDialog final : public QDialog
{
    Q_OBJECT
public:
    /** `who` is the signer; `pages` is the number of pages of the document. */
    PaperDialog(domain::DocumentId document, int pages, const QString& title, const QString& who,
                QWidget* parent = nullptr);

    void setScan(const PaperScan& scan);
    /** Sets whether files are being read or the scan is being sent. */
    void setBusy(bool busy);
    void setFault(const QString& fault);
    [[nodiscard]] const domain::PaperMatch& match() const { return m_match; }

Q_SIGNALS:
    void addFilesRequested();
    void recordRequested();

private:
    void retranslate();
    void showMatch();
    [[nodiscard]] QString sheetText(qsizetype index) const;
    [[nodiscard]] QString summary() const;

    domain::DocumentId m_document;
    int m_pages;
    QString m_title;
    QString m_who;
    PaperScan m_scan;
    domain::PaperMatch m_match;
    bool m_isBusy = false;
    QLabel* m_intro;
    QListWidget* m_sheets;
    QLabel* m_summary;
    QLabel* m_fault;
    QCheckBox* m_compared;
    QPushButton* m_more;
    QPushButton* m_record;
    QPushButton* m_cancel;
};

} // namespace ink::ui
