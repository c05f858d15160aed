#pragma once

#include "app/base/clock.h"
#include "app/base/error.h"
#include "app/domain/document/document.h"
#include "app/domain/document/folder.h"
#include "app/domain/history/questions.h"
#include "app/domain/routing/absence.h"
#include "app/wire/deliverycodec.h"
#include "ui/pages/documents/commands/documentcommands.h"
#include "ui/pages/documents/details/recipientcommands.h"
#include "ui/widgets/detailspane.h"
#include "ui/widgets/relativetimelabels.h"

#include <functional>
#include <optional>

class QLabel;
class QMenu;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace ink::ui {

/** The right-hand pane: a document's properties, pending recipients, files, callbacks and history. */
class DocumentDetailsPane final : public DetailsPane
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

private:
    void rebuild() override;
    void addHead(QVBoxLayout* column, const domain::Document& document);
    /** Adds a button for a command, and returns it; returns null if the command isn't available. */
    QPushButton* addCommand(QVBoxLayout* column, DocumentCommand::Id id, const QString& name);
    void addRecipients(QVBoxLayout* column, const domain::Document& document);
    void addWait(QVBoxLayout* column, const domain::Document& document);
    /** The number and the folder of a document in one line. */
    [[nodiscard]] QString locationText(const domain::Document& document) const;
    [[nodiscard]] QWidget* makeRecipientRow(const domain::Document& document, qsizetype index);
    /** Returns a notice that the current recipient is absent, with the possible actions; null if the
     * recipient isn't absent. */
    [[nodiscard]] QWidget* makeAbsenceLine(const RecipientTurn& turn);
    [[nodiscard]] QMenu* makeLinkMenu(const RecipientTurn& turn, QWidget* parent);
    /** Returns a function that requests a command on this recipient. */
    [[nodiscard]] std::function<void()> requestFunction(RecipientCommandId command,
                                                        const RecipientTurn& turn);
    void addMessage(QVBoxLayout* column, const domain::Document& document);
    void addQuestions(QVBoxLayout* column, const domain::Document& document);
    void addData(QVBoxLayout* column, const domain::Document& document);
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
    bool m_canImportScans = false;
    bool m_hasData = false;
    RelativeTimeLabels m_timely;
};

} // namespace ink::ui
