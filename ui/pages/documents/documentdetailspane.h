#pragma once

#include "app/base/clock.h"
#include "app/base/error.h"
#include "app/domain/absence.h"
#include "app/domain/document.h"
#include "app/domain/questions.h"
#include "app/wire/deliverycodec.h"
#include "ui/widgets/detailssheet.h"
#include "ui/widgets/timelylabels.h"

#include <functional>
#include <optional>

class QLabel;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace ink::ui {

/** The right-hand pane: what a document is, whom it waits for, its files, its callbacks and its history in
 * words. */
class DocumentDetailsPane final : public DetailsSheet
{
    Q_OBJECT
public:
    explicit DocumentDetailsPane(const Clock& clock, QWidget* parent = nullptr);

    /** Shows a document and its callbacks; `count` > 1 means that several are selected. */
    void showDocument(const std::optional<domain::Document>& document,
                      const QList<wire::Delivery>& deliveries, const std::optional<Error>& error,
                      qsizetype count);
    /** Updates the relative times. */
    void refreshTimes();
    /** The service records signatures on paper. */
    void setTakesScans(bool takes);
    /** The folders whose names the details tell. */
    void setFolders(const QList<domain::Folder>& folders);
    /** Absent people whose deputies can be invited in their place. */
    void setAbsences(const domain::AbsenceList& absences);
    /** The service corrects running documents; false until the service is known. */
    void setCanCorrect(bool can);

Q_SIGNALS:
    void openRequested();
    void signRequested(const QString& invitationGuid);
    void printRequested(const QString& invitationGuid);
    void scanRequested(const QString& invitationGuid);
    void copyLinkRequested(const QString& signingUrl);
    /** The link as a QR code, to copy or by mail. */
    void showLinkRequested(const QString& invitationGuid);
    void mailLinkRequested(const QString& invitationGuid);
    void remindRequested(const QString& invitationGuid);
    void handOverRequested(const QString& invitationGuid, const QString& deputy);
    void correctRequested(ink::domain::DocumentId id);
    void answerRequested(const ink::domain::Question& question);
    /** The place that a question is about. */
    void placeRequested(const ink::domain::Question& question);
    /** A new draft with the same files, tags and recipients. */
    void copyRequested();
    /** The same again: after it was cancelled, rejected or has expired. */
    void resendRequested();
    /** `content` as in the contract's Download; `name` is the file name to suggest. */
    void downloadRequested(const QString& content, ink::domain::FileId file, const QString& name);
    void redeliverRequested(const QString& deliveryId);

private:
    void rebuild() override;
    void addHead(QVBoxLayout* column, const domain::Document& document);
    void addRecipients(QVBoxLayout* column, const domain::Document& document);
    void addWait(QVBoxLayout* column, const domain::Document& document);
    /** The number and the folder of a document in one line. */
    [[nodiscard]] QString placeOf(const domain::Document& document) const;
    [[nodiscard]] QWidget* recipientRow(const domain::Document& document, qsizetype index);
    /** That a recipient who holds the document is absent, with what can be done about it. */
    [[nodiscard]] QWidget* absenceLine(const domain::Document& document, qsizetype index);
    void addMessage(QVBoxLayout* column, const domain::Document& document);
    void addQuestions(QVBoxLayout* column, const domain::Document& document);
    void addFiles(QVBoxLayout* column, const domain::Document& document);
    void addDeliveries(QVBoxLayout* column);
    void addHistory(QVBoxLayout* column, const domain::Document& document);

    const Clock& m_clock;
    std::optional<domain::Document> m_document;
    QList<wire::Delivery> m_deliveries;
    qsizetype m_count = 0;
    domain::AbsenceList m_absences;
    QList<domain::Folder> m_folders;
    bool m_canCorrect = false;
    bool m_takesScans = false;
    TimelyLabels m_timely;
};

} // namespace ink::ui
