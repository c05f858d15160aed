#pragma once

#include "app/base/clock.h"
#include "app/base/error.h"
#include "app/domain/document/document.h"
#include "app/domain/document/folder.h"
#include "app/domain/history/questions.h"
#include "app/domain/routing/absence.h"
#include "app/wire/deliverycodec.h"
#include "ui/pages/documents/commands/documentcommands.h"
#include "ui/pages/documents/details/mainaction.h"
#include "ui/pages/documents/details/recipientcommands.h"
#include "ui/widgets/detailspane.h"
#include "ui/widgets/relativetimelabels.h"

#include <QImage>
#include <QPointer>

#include <optional>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace ink::ui {

class FirstPageView;

/** The right-hand pane: a document's first page, the next step, recipients, files, callbacks and history. */
class DocumentDetailsPane final : public DetailsPane
{
    Q_OBJECT
public:
    explicit DocumentDetailsPane(const Clock& clock, QWidget* parent = nullptr);

    /** Shows a document and its callbacks; `count` > 1 means that several are selected. `isReported`: the
     * error is already shown elsewhere. */
    void showDocument(const std::optional<domain::Document>& document,
                      const QList<wire::Delivery>& deliveries, const std::optional<Error>& error,
                      qsizetype count, bool isReported = false);
    /** Updates the relative times. */
    void refreshTimes();
    /** Sets whether the service can record paper signatures. */
    void setCanImportScans(bool takes);
    /** Sets the folders, whose names are shown in the details. */
    void setFolders(const QList<domain::Folder>& folders);
    /** Sets the absent people, whose deputies can be invited in their place. */
    void setAbsences(const domain::AbsenceList& absences);
    /** Sets whether the service can correct running documents; false until known. */
    void setCanCorrect(bool can);
    /** Sets whether the service's documents have data; false until known. */
    void setHasData(bool has);
    /** Sets whether the service can email signed files to any address. */
    void setCanSendCopies(bool can);
    /** Sets the picture of the first page; null until there is one. */
    void setFirstPage(const QImage& picture);
    /** Sets the facts about the account that decide about the next step. */
    void setSenderInfo(const SenderInfo& sender);
    /** The recipients whose turn it is; valid until another document is shown. */
    [[nodiscard]] QList<RecipientTurn> turns() const;

Q_SIGNALS:
    void commandRequested(ink::ui::DocumentCommand::Id command);
    void recipientCommandRequested(ink::ui::RecipientCommand::Id command, const QString& invitationGuid);
    void answerRequested(const ink::domain::Question& question);
    /** Emitted to show the position that a question refers to. */
    void questionPositionRequested(const ink::domain::Question& question);
    /** `content` is as in the contract's Download; `name` is the suggested file name. */
    void downloadRequested(const QString& content, ink::domain::FileId file, const QString& name);
    void redeliverRequested(const QString& deliveryId);
    void dataEditRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /** The document shown, with the facts that several sections depend on. */
    struct Content
    {
        const domain::Document& document;
        QList<RecipientTurn> turns;
        DocumentSelection selection;
        std::optional<MainAction> mainAction;
    };

    void rebuild() override;
    void updatePictureHeight();
    void addHead(QVBoxLayout* column, const Content& content);
    void addActions(QVBoxLayout* column, const Content& content);
    /** Adds a button for a command, and returns it; returns null if the command isn't available. */
    QPushButton* addCommand(QVBoxLayout* column, const DocumentSelection& selection, DocumentCommand::Id id,
                            const QString& name);
    void addRecipients(QVBoxLayout* column, const Content& content);
    void addWait(QVBoxLayout* column, const Content& content);
    /** The number and the folder of a document in one line. */
    [[nodiscard]] QString locationText(const domain::Document& document) const;
    void addMessage(QVBoxLayout* column, const domain::Document& document);
    void addQuestions(QVBoxLayout* column, const domain::Document& document);
    void addData(QVBoxLayout* column, const domain::Document& document);
    QPushButton* addSignedDownload(QVBoxLayout* column, const domain::File& file, const QString& words);
    void addFiles(QVBoxLayout* column, const domain::Document& document);
    void addDeliveries(QVBoxLayout* column);
    /** Adds the deliveries to one receiver below its address, whose label gets this object name. */
    void addDeliveriesTo(QVBoxLayout* column, const QString& name, const QList<wire::Delivery>& deliveries);
    void addHistory(QVBoxLayout* column, const domain::Document& document);

    const Clock& m_clock;
    std::optional<domain::Document> m_document;
    QList<wire::Delivery> m_deliveries;
    qsizetype m_count = 0;
    bool m_hasFailed = false; ///< the document, or its latest state, couldn't be loaded
    QImage m_firstPage;
    QPointer<FirstPageView> m_firstPageView; ///< null if the document has no files
    SenderInfo m_sender;
    domain::AbsenceList m_absences;
    QList<domain::Folder> m_folders;
    bool m_canCorrect = false;
    bool m_canImportScans = false;
    bool m_hasData = false;
    bool m_canSendCopies = false;
    RelativeTimeLabels m_timely;
};

} // namespace ink::ui
