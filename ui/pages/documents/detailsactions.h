#pragma once

#include "ui/pages/documents/correct/deputyactions.h"
#include "ui/pages/documents/details/questionactions.h"
#include "ui/pages/documents/details/recipientcommands.h"
#include "ui/pages/documents/paper/paperactions.h"

#include <QObject>

#include <memory>

class QAction;
class QUrl;

namespace ink::workflow {
class DocumentDetails;
}

namespace ink::ui {

class DocumentDetailsPane;
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
        Prompts& prompts;
        workflow::DocumentDetails& details;
        DocumentDetailsPane& pane;
        RecipientActions& recipients;
    };
    /** `window` is the parent of dialogs. */
    DetailsActions(const Parts& parts, QWidget* window);

    /** Printing and scanning for handwritten signatures. */
    [[nodiscard]] PaperActions& paper() { return *m_paper; }
    [[nodiscard]] DeputyActions& deputies() { return *m_deputies; }
    void perform(RecipientCommand::Id command, const QString& invitationGuid);
    /** Commands for the document shown, for the command palette; valid until the next call. */
    [[nodiscard]] QList<QAction*> commands();

Q_SIGNALS:
    void said(const QString& text); ///< without an effect on what is listed
    void saved(const QString& text, const QString& path);
    void finished(const QString& text); ///< an act has succeeded
    void failed(const ink::Error& error);
    void signRequested(ink::domain::DocumentId id, const QString& invitationGuid);
    void recorded(); ///< a paper signature was recorded
    void handedOver();

private:
    void connectPaper();
    void connectDeputies();
    void connectQuestions();
    void copyLink(const QString& signingUrl);
    void showLink(const domain::Document& document, const domain::Invitation& invitation);
    void openMail(const QUrl& letter);
    void download(const QString& content, domain::FileId file, const QString& name);
    void report(const Result<void>& result, const QString& text);

    Parts m_parts;
    QWidget* m_window;
    PaperActions* m_paper;
    DeputyActions* m_deputies;
    QuestionActions* m_questions;
    std::unique_ptr<QObject> m_commands; ///< the parent of what commands() returns
};

} // namespace ink::ui
