#pragma once

#include "ui/pages/documents/details/recipientcommands.h"
#include "ui/pages/documents/paper/paperactions.h"

#include <QObject>

#include <memory>

class QAction;
class QUrl;

namespace ink::domain {
struct Question;
}

namespace ink::settings {
class Settings;
}

namespace ink::workflow {
class Absences;
class DocumentDetails;
} // namespace ink::workflow

namespace ink::ui {

class CommandReports;
class DocumentDetailsPane;
class FirstPagePicture;
class Prompts;
class RecipientActions;

/** The actions in the details of one document: links, downloads, paper, deputies, questions. */
class DetailsActions final : public QObject
{
    Q_OBJECT
public:
    struct Parts
    {
        workflow::Session& session;
        const settings::Settings& settings;
        Prompts& prompts;
        workflow::DocumentDetails& details;
        DocumentDetailsPane& pane;
        RecipientActions& recipients;
        workflow::Absences& absences;
        CommandReports& reports;
    };
    /** `window` is the parent of dialogs. */
    DetailsActions(const Parts& parts, QWidget* window);

    /** The actions that print documents and import scans for handwritten signatures. */
    [[nodiscard]] PaperActions& paperActions() { return *m_paper; }
    void perform(RecipientCommandId command, const QString& invitationGuid);
    /** Commands for the document shown, for the command palette; valid until the next call. */
    [[nodiscard]] QList<QAction*> commands();

private:
    /** Passes the account's addresses and its ability to send email to the pane. */
    void updateSenderInfo();
    void copyLink(const QString& signingUrl);
    void showLink(const domain::Document& document, const domain::Invitation& invitation);
    void openMail(const QUrl& letter);
    void download(const QString& content, domain::FileId file, const QString& name);
    void redeliver(const QString& deliveryId);
    /** Asks for the answer and sends it; a failure is shown where the answer was entered. */
    void answer(const domain::Question& question);
    /** Asks for the data of the document shown, and saves it. */
    void editData();
    /** Shows the page that a question refers to, if the document has it. */
    void showQuestionPosition(const domain::Question& question);

    Parts m_parts;
    QWidget* m_window;
    PaperActions* m_paper;
    FirstPagePicture* m_picture;
    std::unique_ptr<QObject> m_commands; ///< the parent of the actions that commands() returns
};

} // namespace ink::ui
