#include "app/workflow/signing/stacksheet.h"

#include "app/api/signercalls.h"
#include "app/domain/document/document.h"
#include "app/domain/document/shownvalues.h"
#include "app/domain/logic/evaluation.h"
#include "app/domain/routing/filevisibility.h"
#include "app/domain/values/values.h"
#include "app/workflow/signing/reasons.h"
#include "app/workflow/signing/signervalues.h"

#include <QCryptographicHash>

#include <algorithm>

namespace ink::workflow {

using namespace domain;

namespace {

QString sha256Of(const QByteArray& bytes)
{
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

bool isAdoptable(const wire::SignerTag& entry, const wire::SignerView& view)
{
    return entry.isEditable && isSignatureLike(entry.tag.type) &&
           entry.tag.invitationIndex == view.invitationIndex && !entry.tag.style.readOnly;
}

// Index(seenDigest): Signing stack: what makes a document another one than was seen
/** The digest of the files and of everything on the screen except the person's own signature. */
QByteArray seenDigest(const QStringList& files, const wire::SignerView& view)
{
    wire::SignerView others = view;
    for (wire::SignerTag& entry : others.tags)
        if (isAdoptable(entry, view)) entry.tag.image.clear();
    wire::setFingerprints(others); // computed here, because a service may omit them
    QByteArray lines = "inkstone-stack-2\n";
    const auto add = [&lines](const QByteArray& part) {
        lines += QByteArray::number(part.size()) + ' ' + part + '\n';
    };
    for (const QString& file : files)
        add(file.toLatin1());
    add(wire::shownValues(others).digest);
    for (const QString& words : {view.consentText, view.disclosure, view.consentLanguage})
        add(words.toUtf8());
    return QCryptographicHash::hash(lines, QCryptographicHash::Sha256).toHex();
}

bool asksForCode(const Error& error)
{
    return error.code == ErrorCode::Forbidden &&
           std::any_of(error.fields.begin(), error.fields.end(), [](const FieldIssue& issue) {
               return issue.field == QLatin1StringView("code") ||
                      issue.field == QLatin1StringView("emailCode") ||
                      issue.field == QLatin1StringView("smsCode");
           });
}

/** A load operation; keeps itself alive until it has called back. */
struct StackLoad : std::enable_shared_from_this<StackLoad>
{
    api::ApiClient* client = nullptr;
    QString invitation;
    AdoptedSignature adopted;
    std::shared_ptr<StackFiles> files;
    bool withBytes = true;
    QObject* context = nullptr;
    std::function<void(Result<StackSheet>)> done;
    StackSheet sheet;
    QString signingUrl;

    void start(DocumentId document)
    {
        client->retrieve(document, context, [self = shared_from_this()](const Result<Document>& found) {
            if (!found) return self->done(fail(found.error()));
            const int index = found->invitationIndexOf(self->invitation);
            if (index < 1) return self->done(fail(ErrorCode::NotFound, reasons::recipientNotDocument()));
            self->sheet.document = documentSeenBy(*found, index);
            self->signingUrl = found->invitations.at(index - 1).signingUrl;
            self->fetchView();
        });
    }
    void fetchView()
    {
        client->signer(signingUrl)
            .view(context, [self = shared_from_this()](const Result<wire::SignerView>& seen) {
                if (!seen && asksForCode(seen.error())) {
                    self->sheet.isLocked = true;
                    self->sheet.blockingReason = reasons::stackNeedsCode();
                    return self->done(self->sheet);
                }
                if (!seen) return self->done(fail(seen.error()));
                self->sheet.view = *seen;
                self->fetchBytes(0);
            });
    }
    void fetchBytes(qsizetype at)
    {
        for (; at < sheet.document.files.size(); ++at) {
            const File& file = sheet.document.files.at(at);
            if (!file.sha256.isEmpty() && !withBytes) continue;
            if (const auto known = files->constFind(file.sha256);
                !file.sha256.isEmpty() && known != files->cend()) {
                sheet.bytes.insert(file.id, *known);
                continue;
            }
            client->fileBytes(sheet.document.id, file.id, context,
                              [self = shared_from_this(), at](const Result<QByteArray>& content) {
                                  if (!content) return self->done(fail(content.error()));
                                  File& got = self->sheet.document.files[at];
                                  // The sheet's digest is computed from the received bytes.
                                  got.sha256 = sha256Of(*content);
                                  self->files->insert(got.sha256, *content);
                                  self->sheet.bytes.insert(got.id, *content);
                                  self->fetchBytes(at + 1);
                              });
            return;
        }
        finish();
    }
    void finish()
    {
        QStringList hashes;
        for (const File& file : std::as_const(sheet.document.files))
            hashes.append(file.sha256);
        sheet.digest = seenDigest(hashes, sheet.view);
        sheet.view = withSignature(sheet.view, adopted);
        sheet.isEnded = sheet.view.myStatus == InvitationStatus::Finalized ||
                        sheet.view.myStatus == InvitationStatus::Rejected || isFinal(sheet.view.status);
        sheet.blockingReason = blockingReasonOf(sheet.document, sheet.view);
        done(sheet);
    }
};

} // namespace

wire::SignerView withSignature(wire::SignerView view, const AdoptedSignature& adopted)
{
    if (adopted.isEmpty()) return view;
    const wire::SignerView before = view;
    for (qsizetype i = 0; i < view.tags.size(); ++i) {
        wire::SignerTag& entry = view.tags[i];
        if (!isAdoptable(before.tags.at(i), before)) continue;
        entry.tag.image = entry.tag.type == TagType::Initial ? adopted.initials : adopted.signature;
    }
    return view;
}

Document fillFromView(const Document& document, const wire::SignerView& view)
{
    Document out = withTagsOfView(document, view);
    wire::writeSignDates(out, view);
    computeValues(out);
    return out;
}

Message blockingReasonOf(const Document& document, const wire::SignerView& view)
{
    if (!view.canFinish)
        return view.blockedReason.isEmpty() ? reasons::nothingToSign() : Message::literal(view.blockedReason);
    if (view.hostedCount > 0 || view.myAction == ActionType::Editor || view.isTemplateLink)
        return reasons::stackNeedsInput();
    if (!checkValues(fillFromView(document, view), view.invitationIndex).isEmpty())
        return reasons::stackNeedsInput();
    return {};
}

StackConsent consentOf(const wire::SignerView& view)
{
    return {view.consentText, view.disclosure, view.consentLanguage, view.language};
}

wire::FinishRequest makeFinishRequest(const Document& document, const wire::SignerView& view)
{
    wire::FinishRequest request;
    request.hasConsented = true;
    request.consentText = view.consentText; // the text as it was shown
    request.consentLanguage = view.consentLanguage;
    request.disclosure = view.disclosure;
    // The digest covers saved values; a server that does not support it gets all values again.
    const bool isCovered = view.shownVersion == shownVersion;
    for (const wire::SignerTag& entry : view.tags)
        if (entry.isEditable && entry.tag.type != TagType::Attachment &&
            (!isCovered || isAdoptable(entry, view)))
            request.values.values.append({entry.tag.id, entry.tag.text, entry.tag.image});
    if (!isCovered) return request;
    const Document now = fillFromView(document, view);
    wire::SignerView screen = view;
    for (wire::SignerTag& entry : screen.tags) {
        if (entry.tag.style.formula.isEmpty()) continue;
        const auto computed = std::find_if(now.tags.begin(), now.tags.end(),
                                           [&](const Tag& tag) { return tag.id == entry.tag.id; });
        if (computed != now.tags.end()) entry.tag.text = computed->text;
    }
    request.shown = wire::shownValues(screen);
    return request;
}

void loadSheet(api::ApiClient& client, DocumentId document, const QString& invitation,
               const AdoptedSignature& adopted, std::shared_ptr<StackFiles> files, bool withBytes,
               QObject* context, std::function<void(Result<StackSheet>)> done)
{
    const auto load = std::make_shared<StackLoad>();
    load->client = &client;
    load->invitation = invitation;
    load->adopted = adopted;
    load->files = std::move(files);
    load->withBytes = withBytes;
    load->context = context;
    load->done = std::move(done);
    load->start(document);
}

} // namespace ink::workflow
