#pragma once

#include "app/base/secret.h"
#include "app/pdf/verify/verifier.h"
#include "ui/pages/revisions/revisionwords.h"

#include <QWidget>

class QBoxLayout;
class QPushButton;
class QVBoxLayout;

namespace ink::ui {

/** Displays a report: the verdict, trust, findings and signatures, with the file's revisions next to them. */
class VerifyReportView final : public QWidget
{
    Q_OBJECT
public:
    /** `comparesRevisions`: offers to show what changed. */
    VerifyReportView(const pdf::VerifyReport& report, const QString& fileName, bool comparesRevisions = true,
                     QWidget* parent = nullptr);

    [[nodiscard]] QSize minimumSizeHint() const override;
    /** Sets whether a scroll bar is next to the view: if so, the cards keep a distance to it; otherwise they
     * end at the edge of the page. */
    void setHasScrollBar(bool on);

Q_SIGNALS:
    void compareRequested(const ink::ui::RevisionPair& pair);
    void passwordEntered(const ink::Secret& password);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void addVerdict(QVBoxLayout* column, const pdf::VerifyReport& report, const QString& fileName);
    void addPassword(QVBoxLayout* column);
    void addChanges(QVBoxLayout* column, const pdf::VerifyReport& report);
    /** Adds errors and warnings, then facts under a separate heading. */
    void addFindings(QVBoxLayout* column, const pdf::VerifyReport& report);
    [[nodiscard]] QWidget* makeFindingsCard(const pdf::VerifyReport& report, bool facts);
    /** Adds the recipients in the attached history, only if the seal and the chain prove it. */
    void addRecipients(QVBoxLayout* column, const pdf::VerifyReport& report);
    void addSignatures(QVBoxLayout* column, const pdf::VerifyReport& report);
    void addRevisions(QVBoxLayout* column, const pdf::VerifyReport& report);
    [[nodiscard]] static QString timeProof(const pdf::SignatureReport& signature);
    [[nodiscard]] QPushButton* makeLink(const RevisionPair& pair, const QString& name, const QString& about);

    const bool m_comparesRevisions;
    QBoxLayout* m_columns;
    QWidget* m_beside = nullptr;
    QWidget* m_gap;
};

} // namespace ink::ui
