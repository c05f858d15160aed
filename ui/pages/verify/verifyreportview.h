#pragma once

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
    VerifyReportView(const pdf::VerifyReport& report, const QString& fileName, QWidget* parent = nullptr);

    [[nodiscard]] QSize minimumSizeHint() const override;
    /** Keeps off a scroll bar beside it; without one, its cards end where the page does. */
    void setBesideBar(bool on);

Q_SIGNALS:
    void compareRequested(const ink::ui::RevisionPair& pair);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void addVerdict(QVBoxLayout* column, const pdf::VerifyReport& report, const QString& fileName);
    void addChanges(QVBoxLayout* column, const pdf::VerifyReport& report);
    /** Errors and warnings, then facts under a heading of their own. */
    void addFindings(QVBoxLayout* column, const pdf::VerifyReport& report);
    [[nodiscard]] QWidget* findingsCard(const pdf::VerifyReport& report, bool facts);
    /** The people of the attached history; only while the seal and the chain prove it. */
    void addRecipients(QVBoxLayout* column, const pdf::VerifyReport& report);
    void addSignatures(QVBoxLayout* column, const pdf::VerifyReport& report);
    void addRevisions(QVBoxLayout* column, const pdf::VerifyReport& report);
    [[nodiscard]] static QString timeProof(const pdf::SignatureReport& signature);
    [[nodiscard]] QPushButton* link(const RevisionPair& pair, const QString& name, const QString& about);

    QBoxLayout* m_columns;
    QWidget* m_beside = nullptr;
    QWidget* m_gap;
};

} // namespace ink::ui
