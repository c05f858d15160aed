#include "app/workflow/templates/templateuse.h"

#include "app/base/clock.h"
#include "app/base/reasons.h"
#include "app/domain/document/document.h"
#include "app/domain/document/phonenumber.h"
#include "app/domain/document/recipientname.h"
#include "app/workflow/documents/documentcopy.h"
#include "app/workflow/session/identifiers.h"
#include "app/workflow/session/later.h"
#include "app/workflow/session/serversupport.h"
#include "app/workflow/session/session.h"
#include "app/workflow/session/unreachable.h"
#include "app/workflow/shelf/offlinecache.h"
#include "app/workflow/templates/reasons.h"

#include <QDateTime>
#include <QSet>
#include <QUuid>

#include <chrono>
#include <utility>

namespace ink::workflow {

using namespace domain;

struct TemplateUse::Private
{
    Private(TemplateUse* use, Session& chosen) : q(use), session(chosen), copier(chosen) {}

    [[nodiscard]] api::ApiClient* client()
    {
        if (session.client()) return session.client();
        failed(noAccountError());
        return nullptr;
    }
    void go(Step next)
    {
        if (step == next) return;
        step = next;
        Q_EMIT q->stepChanged();
    }
    void failed(Error why)
    {
        for (FieldIssue& issue : why.fields)
            issue.field = formField(form, filling, issue.field);
        error = std::move(why);
        go(Step::Failed);
    }
    /** The request has no message, so a document with its own message starts as a draft. */
    [[nodiscard]] bool needsFinish() const
    {
        return (!messageInside && filling.message.trimmed() != form.message.trimmed()) ||
               (filling.sendsDocument && document && document->status == SigningStatus::Draft);
    }
    /** Continues unless the server would silently ignore a feature in use; then fails. */
    void checkServer();
    void make();
    /** Searches for a document from an earlier attempt, because not every server supports the key. */
    void lookForMade();
    /** Checks whether an earlier attempt of the last step succeeded. */
    void look();
    void afterMaking(const Document& answered);
    void madeAs(const Result<Document>& answer);
    /** Fetches, fills in and creates the document here, because the server doesn't support the operation. */
    void makeByCopy();
    void finish();
    void finished(const Result<Document>& answer);

    TemplateUse* q;
    Session& session;
    DocumentCopier copier;
    CacheLookup findKept;
    TemplateForm form;
    TemplateInput filling;
    QDate today;
    Step step = Step::Idle;
    std::optional<Error> error;
    std::optional<Document> document;
    bool byCopy = false;
    bool messageInside = false; ///< the message was part of the request that created the document
    Timestamp began{};
    QSet<DocumentId> known;  ///< documents created by earlier uses; excluded from the search
    bool hasChecked = false; ///< the automatic check after a lost response was made
    bool unknown = false;    ///< the document may have been created
    bool unsettled = false;  ///< the document may have been sent
    QString makeKey;
    QString finishKey;
    api::Call call;
    quint64 turn = 0;
};

TemplateUse::TemplateUse(Session& session, QObject* parent) : QObject(parent), d(new Private(this, session))
{
}

TemplateUse::~TemplateUse() = default;

void TemplateUse::load(DocumentId id, QObject* context, std::function<void(Result<TemplateForm>)> done)
{
    const Listener<TemplateForm> listener(context, std::move(done));
    if (!d->session.client()) return listener.notifyLater(fail(noAccountError()));
    d->session.client()->retrieve(id, this, [this, id, listener](const Result<Document>& found) {
        if (!found) {
            const auto kept = isUnreachable(found.error()) && d->findKept ? d->findKept(id) : std::nullopt;
            if (kept && kept->document.type != DocumentType::Document)
                return listener.notify(templateForm(kept->document));
            return listener.notify(fail(found.error()));
        }
        if (found->type == DocumentType::Document)
            return listener.notify(fail(ErrorCode::State, reasons::documentIsNotTemplate()));
        listener.notify(templateForm(*found));
    });
}

void TemplateUse::setCacheLookup(CacheLookup find)
{
    d->findKept = std::move(find);
}

void TemplateUse::start(const TemplateForm& form, const TemplateInput& filling, const EarlierAttempt& earlier)
{
    if (d->step == Step::Creating || d->step == Step::Finishing) return;
    const bool same =
        d->form == form && d->filling == filling && !d->makeKey.isEmpty() && d->step == Step::Failed;
    // The outcome of the other attempt is determined first.
    if (!same && d->step == Step::Failed && isOutcomeUnknown()) return retry();
    if (!same) {
        d->form = form;
        d->filling = filling;
        d->today = QDate::currentDate();
        d->document.reset();
        d->byCopy = false;
        d->messageInside = false;
        d->hasChecked = false;
        d->began = SystemClock().now();
        d->unknown = false;
        d->unsettled = false;
        d->makeKey = earlier.key.isEmpty() ? newIdempotencyKey() : earlier.key;
        d->finishKey = earlier.key.isEmpty() ? newIdempotencyKey() : earlier.key + QStringLiteral("/send");
        if (earlier.startedAt) {
            d->unknown = true;
            d->began = *earlier.startedAt;
            d->today = QDateTime::fromMSecsSinceEpoch(earlier.startedAt->time_since_epoch().count()).date();
        }
    }
    d->error.reset();
    const auto turn = ++d->turn;
    d->go(Step::Creating);
    QMetaObject::invokeMethod(
        this,
        [this, turn] {
            if (turn != d->turn) return;
            auto faults = findFaults(d->form, d->filling, d->today);
            if (!faults.isEmpty()) {
                return d->failed(failFields(ErrorCode::Validation, std::move(faults)).value());
            }
            if (d->document)
                d->finish();
            else
                d->checkServer();
        },
        Qt::QueuedConnection);
}

void TemplateUse::retry()
{
    if (d->step == Step::Failed) start(d->form, d->filling);
}

void TemplateUse::reset()
{
    ++d->turn;
    d->call.cancel();
    d->document.reset();
    d->error.reset();
    d->unknown = false;
    d->unsettled = false;
    d->makeKey.clear();
    d->go(Step::Idle);
}

void TemplateUse::cancel()
{
    if (d->step != Step::Creating && d->step != Step::Finishing) return;
    ++d->turn;
    d->call.cancel();
    const Message sentence = reasons::documentMaybeMade();
    (d->step == Step::Creating ? d->unknown : d->unsettled) = true;
    d->failed(fail(ErrorCode::Cancelled, sentence).value());
}

void TemplateUse::Private::make()
{
    api::ApiClient* out = client();
    if (!out) return;
    if (byCopy) return makeByCopy();
    wire::TemplateUse use = makeTemplateRequest(form, filling, today);
    if (filling.message.trimmed() != form.message.trimmed()) use.signingStatus = SigningStatus::Draft;
    call = out->useTemplate(form.id, use, makeKey, q, [this, now = turn](const Result<Document>& answer) {
        if (now == turn) madeAs(answer);
    });
}

void TemplateUse::Private::madeAs(const Result<Document>& answer)
{
    if (answer) return afterMaking(*answer);
    const ErrorCode code = answer.error().code;
    unknown = mayHaveArrived(answer.error());
    // After a lost response, searches once and creates the document only if it is missing.
    if (unknown && code != ErrorCode::Cancelled && !std::exchange(hasChecked, true)) return lookForMade();
    if (!isUnsupported(answer.error())) return failed(answer.error());
    // Distinguishes a missing template from an unsupported operation.
    api::ApiClient* out = client();
    if (!out) return;
    call = out->retrieve(form.id, q, [this, now = turn, why = answer.error()](const Result<Document>& found) {
        if (now != turn) return;
        if (!found || byCopy) return failed(why);
        byCopy = true;
        makeKey = newIdempotencyKey();
        makeByCopy();
    });
}

void TemplateUse::Private::makeByCopy()
{
    copier.fetch(form.id, q, [this, now = turn](const Result<DocumentContent>& fetched) {
        if (now != turn) return;
        if (!fetched) return failed(fetched.error());
        DocumentContent content = *fetched;
        const Document source = content.document;
        const wire::TemplateUse use = makeTemplateRequest(form, filling, today);
        Document made = copyOf(source, DocumentType::Document);
        made.files = source.files;
        made.templateId = source.id;
        made.title = use.title.value_or(made.title);
        made.message = filling.message.trimmed();
        if (use.folderId) made.folderId = *use.folderId;
        if (use.setting) wire::apply(*use.setting, made.setting);
        if (use.data) applyData(*use.data, made.data);
        made.status = SigningStatus::Draft; // sent by the last step, so that a duplicate is only a draft
        for (qsizetype i = 0; i < made.invitations.size() && i < use.invitations.size(); ++i) {
            const BulkPerson& person = use.invitations.at(i);
            if (!person.name.isEmpty()) domain::setRecipientName(made.invitations[i], person.name);
            made.invitations[i].recipientEmail = person.email;
            if (!person.phone.isEmpty()) domain::setSmsNumber(made.invitations[i], person.phone);
        }
        for (const wire::TagValue& value : use.tags) {
            QString group;
            for (qsizetype i = 0; i < source.tags.size(); ++i)
                if (source.tags.at(i).id == value.id && source.tags.at(i).type == TagType::Radio)
                    group = source.tags.at(i).groupName;
            for (qsizetype i = 0; i < source.tags.size(); ++i) {
                const bool meant = value.id.isNull() ? source.tags.at(i).name == value.name
                                                     : source.tags.at(i).id == value.id;
                if (meant)
                    made.tags[i].text = value.value;
                else if (!group.isEmpty() && source.tags.at(i).groupName == group)
                    made.tags[i].text = QStringLiteral("false");
            }
        }
        content.document = made;
        messageInside = true;
        copier.create(content, makeKey, q, [this, now](const Result<Document>& answer) {
            if (now == turn) madeAs(answer);
        });
    });
}

void TemplateUse::Private::checkServer()
{
    const auto next = [this] { unknown ? lookForMade() : make(); };
    if (filling.data.isEmpty()) return next();
    session.queryLimits(q, [this, now = turn, next](const Result<Limits>& limits) {
        if (now != turn) return;
        if (!limits) return failed(limits.error());
        if (const auto takes = checkTakesData(*limits, filling.data); !takes) return failed(takes.error());
        next();
    });
}

void TemplateUse::Private::lookForMade()
{
    api::ApiClient* out = client();
    if (!out) return;
    DocumentQuery query;
    query.text = expandTitle(filling.title, form, filling, today);
    query.type = DocumentType::Document;
    query.sort = SortField::Created;
    query.pageSize = 100;
    call = out->list(query, q, [this, now = turn, title = query.text](const Result<DocumentPage>& page) {
        if (now != turn) return;
        if (!page) return failed(page.error());
        constexpr auto skew = std::chrono::minutes(2);
        for (const DocumentSummary& row : page->documents) {
            const bool old = row.createdTime != Timestamp() && row.createdTime + skew < began;
            if (row.title != title || old || known.contains(row.id) ||
                (!row.templateId.isNull() && row.templateId != form.id))
                continue;
            // If a listing omits recipients, the template and the title decide.
            bool same = row.invitations.size() == form.roles.size() ||
                        (row.invitations.isEmpty() && row.templateId == form.id);
            for (qsizetype i = 0; same && i < row.invitations.size(); ++i)
                same = row.invitations.at(i).recipientEmail.compare(filling.people.value(i).email.trimmed(),
                                                                    Qt::CaseInsensitive) == 0;
            if (!same) continue;
            call = client()->retrieve(row.id, q, [this, now](const Result<Document>& found) {
                if (now != turn) return;
                if (!found) return failed(found.error());
                afterMaking(*found);
            });
            return;
        }
        make();
    });
}

void TemplateUse::Private::afterMaking(const Document& answered)
{
    unknown = false;
    document = answered;
    known.insert(answered.id);
    if (needsFinish()) return finish();
    go(Step::Done);
}

void TemplateUse::Private::finish()
{
    api::ApiClient* out = client();
    if (!out) return;
    go(Step::Finishing);
    if (unsettled) return look();
    wire::DocumentPatch patch;
    if (document->version > 0) patch.version = document->version;
    patch.message = filling.message.trimmed();
    if (filling.sendsDocument) patch.signingStatus = SigningStatus::InProgress;
    call = out->update(document->id, patch, finishKey, q, [this, now = turn](const Result<Document>& answer) {
        if (now == turn) finished(answer);
    });
}

/** Checks whether the last attempt succeeded, because a second one would be refused due to its version. */
void TemplateUse::Private::look()
{
    call = client()->retrieve(document->id, q, [this, now = turn](const Result<Document>& found) {
        if (now != turn) return;
        if (!found) return failed(found.error());
        unsettled = false;
        document = *found;
        const bool sent = found->status != SigningStatus::Draft;
        if (sent || (!filling.sendsDocument && found->message == filling.message.trimmed()))
            return go(Step::Done);
        finish();
    });
}

void TemplateUse::Private::finished(const Result<Document>& answer)
{
    if (answer) {
        unsettled = false;
        document = *answer;
        return go(Step::Done);
    }
    const ErrorCode code = answer.error().code;
    unsettled = mayHaveArrived(answer.error());
    // Refused because of the version or state: an earlier attempt succeeded, or another person changed the
    // draft. The next attempt checks.
    if (code == ErrorCode::Version || code == ErrorCode::State) unsettled = true;
    failed(answer.error());
}

TemplateUse::Step TemplateUse::step() const
{
    return d->step;
}

const std::optional<Error>& TemplateUse::error() const
{
    return d->error;
}

bool TemplateUse::isOutcomeUnknown() const
{
    return d->unknown || d->document.has_value();
}

const Document& TemplateUse::createdDocument() const
{
    static const Document none;
    return d->document ? *d->document : none;
}

} // namespace ink::workflow

#include "moc_templateuse.cpp"
