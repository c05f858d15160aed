#pragma once

#include "app/api/call.h"
#include "app/base/result.h"
#include "app/base/workfolder.h"
#include "app/domain/account/account.h"
#include "app/domain/document/document.h"
#include "app/permission/permission.h"
#include "app/workflow/templates/templateform.h"

#include <QJsonObject>
#include <QObject>
#include <QStringList>

#include <functional>
#include <memory>

namespace ink::mcp {

class McpAccount;
class PermissionAsker;
class ToolRun;

/** The tools that act. Each asks a person first; an action that was granted is carried out even if the caller
 * disconnects. Requires an open account (McpAccount::open()). */
class ActingTools final : public QObject
{
    Q_OBJECT
public:
    ActingTools(McpAccount& account, PermissionAsker& asker) : m_account(account), m_asker(asker) {}

    void sendDocument(ToolRun& run);
    void sendTemplate(ToolRun& run);
    void remindRecipients(ToolRun& run);
    void cancelDocument(ToolRun& run);
    void saveDocument(ToolRun& run);

    /** Returns whether a granted action is in progress. */
    [[nodiscard]] bool isActing() const { return m_acts > 0; }

Q_SIGNALS:
    void actingEnded();

private:
    /** Ends an action. The result is returned to the caller if the run still exists. */
    using EndAct = std::function<void(const Result<QJsonObject>& result)>;
    /** Carries out a granted action. Must call `end` exactly once; `context` lives until then. */
    using Act = std::function<void(QObject* context, const EndAct& end)>;

    /** The subject of an action on an existing document. */
    struct Subject
    {
        domain::AccountDetails account;
        domain::Document document;
    };
    /** The question about the subject, or the error if it can't be asked. Called again before the action,
     * when the run may no longer exist. */
    using Describe = std::function<Result<permission::Question>(const Subject& subject)>;
    using DocumentAct =
        std::function<void(const domain::Document& document, QObject* context, const EndAct& end)>;

    /** Creates a question with the action, the calling program, the account and the service. */
    [[nodiscard]] permission::Question questionOf(const QString& program, permission::Action action,
                                                  const domain::AccountDetails& account) const;
    void ask(ToolRun& run, const permission::Question& question, Act act);
    void loadSubject(domain::DocumentId id, QObject* context, api::Done<Subject> done);
    /** Asks about the document of the run's `id`, and acts if the document is still as shown. */
    void askAboutDocument(ToolRun& run, const Describe& describe, const DocumentAct& act);
    /** Calls `next` if the account still has the cost that was shown; otherwise ends the action. */
    void ifCostIsSame(const permission::Question& shown, QObject* context, const EndAct& end,
                      std::function<void()> next);
    /** Files prepared for sending: copies, so that exactly the files that were shown are sent. */
    struct Prepared
    {
        std::shared_ptr<WorkFolder> folder;
        QStringList copies;
        QList<permission::SentFile>
            files; ///< shown in the question, with the paths of the originals; also the file of the fields
    };
    [[nodiscard]] static Result<Prepared> prepare(const QStringList& paths, const QString& workPrefix);
    void askToSend(ToolRun& run, const Prepared& prepared, const domain::Document& draft);
    void fillTemplate(ToolRun& run, const workflow::TemplateForm& form);
    /** Sends a template if it is still as shown. */
    void useTemplate(const permission::Question& shown, const workflow::TemplateForm& form,
                     const workflow::TemplateInput& filling, const domain::Outreach& outreach,
                     QObject* context, const EndAct& end);

    McpAccount& m_account;
    PermissionAsker& m_asker;
    int m_acts = 0;
};

} // namespace ink::mcp
