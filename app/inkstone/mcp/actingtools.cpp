#include "app/inkstone/mcp/actingtools.h"

#include "app/base/backgroundtask.h"
#include "app/domain/account/usage.h"
#include "app/domain/text/emailaddress.h"
#include "app/inkstone/commandbase/commandfiles.h"
#include "app/inkstone/commands/filesending.h"
#include "app/inkstone/mcp/localpath.h"
#include "app/inkstone/mcp/mcpaccount.h"
#include "app/inkstone/mcp/permissionasker.h"
#include "app/inkstone/mcp/plaindata.h"
#include "app/inkstone/mcp/toolrun.h"
#include "app/wire/documentcodec.h"
#include "app/workflow/documents/documentexport.h"
#include "app/workflow/session/identifiers.h"
#include "app/workflow/session/sendername.h"
#include "app/workflow/session/session.h"
#include "app/workflow/templates/templateuse.h"
#include "app/workplace/workplace.h"

#include <QCryptographicHash>
#include <QDate>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QPointer>
#include <QUuid>

#include <algorithm>

namespace ink::mcp {

using namespace domain;
using permission::Action;
using permission::Answer;
using permission::Question;

namespace {

Error refusal(const QString& sentence)
{
    return fail(ErrorCode::Validation, Message::literal(sentence)).value();
}

QString textOf(const QJsonObject& arguments, const char* name)
{
    return arguments.value(QLatin1StringView(name)).toString().trimmed();
}

/** The error of an action that was granted for something else. */
Error changed(const QString& what)
{
    return refusal(
        QStringLiteral("Nothing was done: %1 has changed since the person was asked. Call again.").arg(what));
}

/** Adds the price of one document and, near the spending limit, how much of it is used then. */
void addCosts(Question& question, const AccountDetails& account)
{
    question.costCents = account.feePerDocumentCents;
    question.chargesCents = chargesNearLimit(account, 1);
    if (question.chargesCents) question.spendLimitCents = account.userSetting.spendLimitCents;
}

/** Fails the call if recipients would read no sender's name, which only the person can enter. */
bool refusesUnknownSender(ToolRun& run, const AccountDetails& account, const QString& documentSender)
{
    if (!workflow::isSenderUnknown(account, documentSender)) return false;
    run.fail(QStringLiteral("Nothing was done: Inkstone doesn't know the person's name, and recipients would "
                            "read no sender. Ask the person to enter their name in Inkstone's settings "
                            "(Account), then try again."));
    return true;
}

bool isAskingAnother(ToolRun& run, const PermissionAsker& asker)
{
    if (!asker.isAsking()) return false;
    run.fail(
        QStringLiteral("Nothing was done: a person is being asked about another call. Try again when that "
                       "one has an answer."));
    return true;
}

permission::SentFile shownFile(const QString& path, qint64 bytes, const QCryptographicHash& hash)
{
    return {QDir::toNativeSeparators(path), bytes, QString::fromLatin1(hash.result().toHex())};
}

/** Reads the fields of a file. Returns the file as the person is asked about it: exactly the bytes that were
 * parsed. */
Result<permission::SentFile> readTags(const QString& path, QList<Tag>& tags)
{
    INK_ASSIGN(local, localFile(path));
    if (QFileInfo(local).size() > Limits().jsonBytes)
        return fail(refusal(QStringLiteral("“%1” is too large.").arg(path)));
    INK_ASSIGN(bytes, readFile(local));
    const QJsonDocument json = QJsonDocument::fromJson(bytes);
    if (json.isNull()) return fail(refusal(QStringLiteral("“%1” isn't valid JSON.").arg(path)));
    INK_ASSIGN(read, wire::tagsFromJson(json.isArray() ? QJsonObject{{QStringLiteral("tags"), json.array()}}
                                                       : json.object()));
    tags = read;
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(bytes);
    return shownFile(local, bytes.size(), hash);
}

/** The texts and pictures that fields already have, which the recipients get. */
QList<permission::NamedValue> shownValues(const QList<Tag>& tags)
{
    QList<permission::NamedValue> shown;
    for (const Tag& tag : tags) {
        if (tag.text.isEmpty() && tag.image.isEmpty()) continue;
        shown.append({QStringLiteral("%1 (page %2)")
                          .arg(tag.name.isEmpty() ? QStringLiteral("field") : tag.name,
                               QString::number(tag.pageIndex)),
                      tag.text.isEmpty() ? QStringLiteral("(a picture)") : tag.text});
    }
    return shown;
}

/** The draft that the arguments of send_document describe, without files. */
Result<Document> draftOf(const QJsonObject& arguments)
{
    Document draft;
    draft.title = textOf(arguments, "title");
    draft.message = textOf(arguments, "message");
    const QJsonObject data = arguments.value(QLatin1StringView("data")).toObject();
    for (auto each = data.begin(); each != data.end(); ++each)
        draft.data.insert(each.key(), each.value().toString());
    INK_TRY(checkData(draft.data));
    for (const QJsonValue& value : arguments.value(QLatin1StringView("recipients")).toArray()) {
        const QJsonObject given = value.toObject();
        Invitation person;
        person.guid = QUuid::createUuid().toString(QUuid::WithoutBraces);
        person.recipientName = textOf(given, "name");
        person.recipientEmail = textOf(given, "email");
        person.sequence = given.value(QLatin1StringView("step")).toInt(1);
        if (given.value(QLatin1StringView("receivesCopy")).toBool()) person.actionType = ActionType::Viewer;
        if (!isEmail(person.recipientEmail))
            return fail(
                refusal(QStringLiteral("“%1” isn't a valid email address.").arg(person.recipientEmail)));
        draft.invitations.append(person);
    }
    return draft;
}

QList<permission::Recipient> shownRecipients(const QList<Invitation>& people)
{
    QList<permission::Recipient> shown;
    for (const Invitation& person : people)
        shown.append({person.recipientName, person.recipientEmail, person.sequence,
                      person.actionType == ActionType::Viewer});
    return shown;
}

/** Returns the result of a call that sent a document. If the service can't send email, it includes a note
 * that the person must pass on the signing links, which are never part of a result. */
QJsonObject sentAnswer(const Document& document, const Outreach& outreach)
{
    QJsonObject answer = plainSummary(summaryOf(document));
    if (outreach.canSendMail == false)
        answer.insert(QStringLiteral("note"),
                      QStringLiteral("This service can't send email: nobody was notified. The person finds "
                                     "the signing links in the details of the document in Inkstone."));
    return answer;
}

} // namespace

// ---- asking

Question ActingTools::questionOf(const QString& program, Action action, const AccountDetails& account) const
{
    Question question;
    question.action = action;
    question.program = program;
    question.account = account.email;
    question.service = m_account.serverName();
    return question;
}

void ActingTools::ask(ToolRun& run, const Question& question, Act act)
{
    if (isAskingAnother(run, m_asker)) return;
    m_asker.ask(question, &run, [this, &run, act = std::move(act)](Answer answer) {
        switch (answer) {
        case Answer::Granted:
            break;
        case Answer::Refused:
            return run.fail(QStringLiteral("Nothing was done: the person refused. Don't try again unless "
                                           "they ask for it."));
        case Answer::TimedOut:
            return run.fail(QStringLiteral("Nothing was done: the person was asked, but didn't answer in "
                                           "time."));
        case Answer::Unavailable:
            return run.fail(
                QStringLiteral("Nothing was done: this needs the permission of a person, and "
                               "nobody could be asked. Ask the person to open the Inkstone "
                               "window on this computer, not locked for a signer, then try again."));
        }
        ++m_acts;
        auto* context = new QObject(this);
        act(context, [this, context, run = QPointer<ToolRun>(&run)](const Result<QJsonObject>& result) {
            context->deleteLater();
            if (run && result) run->succeed(*result);
            if (run && !result) run->fail(result.error());
            if (--m_acts == 0) Q_EMIT actingEnded();
        });
    });
}

void ActingTools::loadSubject(DocumentId id, QObject* context, api::Done<Subject> done)
{
    m_account.client().accountDetails(
        context, [this, id, context, done = std::move(done)](const Result<AccountDetails>& account) {
            if (!account) return done(fail(account.error()));
            m_account.client().retrieve(id, context,
                                        [account = *account, done](const Result<Document>& document) {
                                            if (!document) return done(fail(document.error()));
                                            done(Subject{account, *document});
                                        });
        });
}

void ActingTools::askAboutDocument(ToolRun& run, const Describe& describe, const DocumentAct& act)
{
    const DocumentId id(run.arguments.value(QLatin1StringView("id")).toInteger());
    loadSubject(id, &run, run.then<Subject>([=, this, &run](const Subject& subject) {
        const auto question = describe(subject);
        if (!question) return run.fail(question.error());
        ask(run, *question, [=, this, shown = *question](QObject* context, const EndAct& end) {
            // Loads it again, because it may have changed while the person was reading.
            loadSubject(id, context, [=](const Result<Subject>& now) {
                if (!now) return end(fail(now.error()));
                const auto same = describe(*now);
                if (!same || *same != shown) return end(fail(changed(QStringLiteral("the document"))));
                act(now->document, context, end);
            });
        });
    }));
}

void ActingTools::ifCostIsSame(const Question& shown, QObject* context, const EndAct& end,
                               std::function<void()> next)
{
    m_account.client().accountDetails(
        context, [shown, end, next = std::move(next)](const Result<AccountDetails>& account) {
            if (!account) return end(fail(account.error()));
            if (account->email != shown.account || account->feePerDocumentCents != shown.costCents)
                return end(fail(changed(QStringLiteral("the account"))));
            next();
        });
}

// ---- sending files

Result<ActingTools::Prepared> ActingTools::prepare(const QStringList& paths, const QString& workPrefix)
{
    Prepared prepared;
    qint64 total = 0;
    INK_ASSIGN(folder, WorkFolder::make(workPrefix));
    prepared.folder = folder;
    for (const QString& path : paths) {
        INK_ASSIGN(local, localFile(path));
        const QFileInfo file(local);
        if (file.size() > Limits().fileBytes)
            return fail(refusal(QStringLiteral("“%1” is too large.").arg(path)));
        total += file.size();
        if (total > Limits().requestBytes)
            return fail(refusal(QStringLiteral("The files are too large together.")));
        // One folder for each file, because files may have the same name.
        const QString place = QString::number(prepared.copies.size() + 1);
        if (!QDir(folder->path()).mkdir(place))
            return fail(refusal(QStringLiteral("“%1” can't be copied.").arg(path)));
        const QString copy = folder->filePath(place + QLatin1Char('/') + file.fileName());
        QFile bytes(copy);
        QCryptographicHash hash(QCryptographicHash::Sha256);
        if (!QFile::copy(local, copy) || !bytes.open(QIODevice::ReadOnly) || !hash.addData(&bytes))
            return fail(refusal(QStringLiteral("“%1” can't be read.").arg(path)));
        prepared.copies.append(copy);
        prepared.files.append(shownFile(local, bytes.size(), hash));
    }
    return prepared;
}

void ActingTools::sendDocument(ToolRun& run)
{
    if (isAskingAnother(run, m_asker)) return; // before the files are copied
    auto draft = draftOf(run.arguments);
    if (!draft) return run.fail(draft.error());
    QList<permission::SentFile> tagsFiles;
    if (const QString path = textOf(run.arguments, "tagsFile"); !path.isEmpty()) {
        const auto file = readTags(path, draft->tags);
        if (!file) return run.fail(file.error());
        tagsFiles.append(*file);
    }
    QStringList paths;
    for (const QJsonValue& path : run.arguments.value(QLatin1StringView("files")).toArray())
        paths.append(path.toString());
    if (draft->title.isEmpty()) draft->title = QFileInfo(paths.constFirst()).completeBaseName();
    const QString prefix = m_account.context().workplace.dataFolder() + QStringLiteral("/work-");
    runInBackground(
        &run, [paths, prefix] { return prepare(paths, prefix); },
        [this, &run, draft = *draft, tagsFiles](Result<Prepared> prepared) {
            if (!prepared) return run.fail(prepared.error());
            prepared->files += tagsFiles;
            askToSend(run, *prepared, draft);
        });
}

void ActingTools::askToSend(ToolRun& run, const Prepared& prepared, const Document& draft)
{
    SendRequest request;
    request.files = prepared.copies;
    auto* sending = new FileSending(m_account.client(), request, draft, &run);
    sending->loadAccount(
        &run, run.then<AccountDetails>([this, &run, prepared, draft, sending](const AccountDetails& account) {
            if (refusesUnknownSender(run, account, {})) return;
            Question question = questionOf(run.program, Action::Send, account);
            question.title = draft.title;
            question.recipients = shownRecipients(draft.invitations);
            question.files = prepared.files;
            question.message = draft.message;
            for (auto each = draft.data.cbegin(); each != draft.data.cend(); ++each)
                question.values.append({each.key(), each.value()});
            question.values += shownValues(draft.tags);
            addCosts(question, account);
            ask(run, question,
                [this, question, sending, folder = prepared.folder,
                 outreach = account.outreach](QObject* context, const EndAct& end) {
                    sending->setParent(context);
                    ifCostIsSame(question, context, end, [=] {
                        sending->start(context, [end, folder, outreach](const Result<Document>& sent) {
                            if (!sent) return end(fail(sent.error()));
                            end(sentAnswer(*sent, outreach));
                        });
                    });
                });
        }));
}

// ---- sending a template

void ActingTools::sendTemplate(ToolRun& run)
{
    auto* use = new workflow::TemplateUse(m_account.session(), &run);
    const DocumentId id(run.arguments.value(QLatin1StringView("id")).toInteger());
    use->load(id, &run, run.then<workflow::TemplateForm>([this, &run](const workflow::TemplateForm& form) {
        fillTemplate(run, form);
    }));
}

void ActingTools::fillTemplate(ToolRun& run, const workflow::TemplateForm& form)
{
    workflow::TemplateInput filling = workflow::initialInput(form);
    if (const QString title = textOf(run.arguments, "title"); !title.isEmpty()) filling.title = title;
    if (const QString message = textOf(run.arguments, "message"); !message.isEmpty())
        filling.message = message;
    const QJsonArray people = run.arguments.value(QLatin1StringView("recipients")).toArray();
    if (people.size() > form.roles.size())
        return run.fail(QStringLiteral("The template has %1 roles.").arg(form.roles.size()));
    filling.people.resize(form.roles.size());
    for (qsizetype i = 0; i < people.size(); ++i)
        filling.people[i] = {textOf(people.at(i).toObject(), "name"),
                             textOf(people.at(i).toObject(), "email")};
    QList<permission::NamedValue> shown;
    const QJsonObject values = run.arguments.value(QLatin1StringView("values")).toObject();
    for (auto each = values.begin(); each != values.end(); ++each) {
        const auto field = std::find_if(
            form.fields.begin(), form.fields.end(), [&each](const workflow::TemplateField& candidate) {
                return candidate.label.compare(each.key(), Qt::CaseInsensitive) == 0;
            });
        if (field == form.fields.end())
            return run.fail(QStringLiteral("The template has no field “%1”.").arg(each.key()));
        filling.values.insert(field->key, each.value().toString());
        shown.append({field->label, each.value().toString()});
    }
    const QDate today = QDate::currentDate();
    if (const auto faults = workflow::findFaults(form, filling, today); !faults.isEmpty())
        return run.fail(failFields(ErrorCode::Validation, faults).value());
    m_account.client().accountDetails(
        &run, run.then<AccountDetails>([=, this, &run](const AccountDetails& account) {
            if (refusesUnknownSender(run, account, form.senderName)) return;
            Question question = questionOf(run.program, Action::Send, account);
            question.title = workflow::expandTitle(filling.title, form, filling, today);
            question.templateTitle = form.title;
            for (qsizetype i = 0; i < form.roles.size(); ++i)
                question.recipients.append({filling.people.at(i).name, filling.people.at(i).email,
                                            form.roles.at(i).sequence,
                                            form.roles.at(i).actionType == ActionType::Viewer});
            question.values = shown;
            question.message = filling.message;
            addCosts(question, account);
            ask(run, question,
                [this, question, form, filling, outreach = account.outreach](QObject* context,
                                                                             const EndAct& end) {
                    ifCostIsSame(question, context, end,
                                 [=, this] { useTemplate(question, form, filling, outreach, context, end); });
                });
        }));
}

void ActingTools::useTemplate(const Question& shown, const workflow::TemplateForm& form,
                              const workflow::TemplateInput& filling, const Outreach& outreach,
                              QObject* context, const EndAct& end)
{
    auto* use = new workflow::TemplateUse(m_account.session(), context);
    use->load(form.id, context, [=](const Result<workflow::TemplateForm>& now) {
        if (!now) return end(fail(now.error()));
        // The title may contain the current date.
        if (*now != form ||
            workflow::expandTitle(filling.title, form, filling, QDate::currentDate()) != shown.title)
            return end(fail(changed(QStringLiteral("the template"))));
        const auto step = [use, end, outreach] {
            using Step = workflow::TemplateUse::Step;
            if (use->step() != Step::Done && use->step() != Step::Failed) return;
            use->disconnect();
            if (use->step() == Step::Failed) return end(fail(*use->error()));
            end(sentAnswer(use->createdDocument(), outreach));
        };
        connect(use, &workflow::TemplateUse::stepChanged, context, step, Qt::QueuedConnection);
        use->start(form, filling);
    });
}

// ---- existing documents

void ActingTools::remindRecipients(ToolRun& run)
{
    const auto pending = [](const Document& document) {
        QList<Invitation> people;
        for (const Invitation& person : document.invitations)
            if (workflow::isAwaitingAction(person)) people.append(person);
        return people;
    };
    const auto describe = [this, pending, program = run.program](const Subject& subject) -> Result<Question> {
        const Document& document = subject.document;
        if (document.status != SigningStatus::InProgress || pending(document).isEmpty())
            return fail(refusal(QStringLiteral("Nobody has to act on this document.")));
        Question question = questionOf(program, Action::Remind, subject.account);
        question.title = document.title;
        question.documentId = document.id.value();
        question.recipients = shownRecipients(pending(document));
        return question;
    };
    askAboutDocument(
        run, describe, [this, pending](const Document& document, QObject* context, const EndAct& end) {
            struct Progress
            {
                qsizetype left = 0;
                int reminded = 0;
                int failed = 0;
                std::optional<Error> error;
            };
            const QList<Invitation> people = pending(document);
            const auto progress = std::make_shared<Progress>();
            progress->left = people.size();
            for (const Invitation& person : people)
                m_account.client().remind(
                    document.id, person.guid, context, [progress, end](const Result<void>& done) {
                        ++(done ? progress->reminded : progress->failed);
                        if (!done && !progress->error) progress->error = done.error();
                        if (--progress->left > 0) return;
                        if (progress->reminded == 0) return end(fail(*progress->error));
                        QJsonObject answer{{QStringLiteral("reminded"), progress->reminded},
                                           {QStringLiteral("failed"), progress->failed}};
                        if (progress->error)
                            answer.insert(QStringLiteral("firstError"), errorText(*progress->error));
                        end(answer);
                    });
        });
}

void ActingTools::cancelDocument(ToolRun& run)
{
    const QString reason = textOf(run.arguments, "reason");
    const auto describe = [this, reason, program = run.program](const Subject& subject) -> Result<Question> {
        if (subject.document.status != SigningStatus::InProgress)
            return fail(refusal(QStringLiteral("The document isn't in progress.")));
        Question question = questionOf(program, Action::Cancel, subject.account);
        question.title = subject.document.title;
        question.documentId = subject.document.id.value();
        question.recipients = shownRecipients(subject.document.invitations);
        question.message = reason;
        return question;
    };
    askAboutDocument(run, describe,
                     [this, reason](const Document& document, QObject* context, const EndAct& end) {
                         wire::DocumentPatch patch;
                         patch.signingStatus = SigningStatus::Cancelled;
                         patch.reason = reason;
                         m_account.client().update(document.id, patch, workflow::newIdempotencyKey(), context,
                                                   [end](const Result<Document>& cancelled) {
                                                       if (!cancelled) return end(fail(cancelled.error()));
                                                       end(plainSummary(summaryOf(*cancelled)));
                                                   });
                     });
}

void ActingTools::saveDocument(ToolRun& run)
{
    const auto folder = localPath(textOf(run.arguments, "folder"));
    if (!folder) return run.fail(folder.error());
    if (!QFileInfo(*folder).isDir()) return run.fail(QStringLiteral("The folder doesn't exist."));
    const auto describe = [this, folder = *folder,
                           program = run.program](const Subject& subject) -> Result<Question> {
        if (subject.document.status != SigningStatus::Completed)
            return fail(refusal(QStringLiteral("The document isn't completed yet.")));
        Question question = questionOf(program, Action::Save, subject.account);
        question.title = subject.document.title;
        question.documentId = subject.document.id.value();
        question.folder = QDir::toNativeSeparators(folder);
        return question;
    };
    askAboutDocument(run, describe,
                     [this, folder = *folder](const Document& document, QObject* context, const EndAct& end) {
                         workflow::DocumentExport::Options options;
                         options.folder = folder;
                         options.isLocal = m_account.isLocal();
                         auto* saving = new workflow::DocumentExport(m_account.client(), context);
                         connect(saving, &workflow::DocumentExport::finished, context, [saving, end, folder] {
                             const auto& summary = saving->summary();
                             if (!summary.failures.isEmpty())
                                 return end(fail(summary.failures.constFirst().second));
                             end(QJsonObject{{QStringLiteral("folder"), QDir::toNativeSeparators(folder)},
                                             {QStringLiteral("files"), summary.files},
                                             {QStringLiteral("alreadyThere"), summary.skipped},
                                             {QStringLiteral("manifest"), summary.manifest}});
                         });
                         saving->start(options, {workflow::refOf(document)});
                     });
}

} // namespace ink::mcp

#include "moc_actingtools.cpp"
