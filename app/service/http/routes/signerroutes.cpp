#include "app/service/http/routes/signerroutes.h"

#include "app/base/languages.h"
#include "app/base/reasons.h"
#include "app/domain/account/reasons.h"
#include "app/pageprocess/pageprotocol.h"
#include "app/service/http/authenticator.h"
#include "app/service/http/headerfields.h"
#include "app/service/http/responses.h"
#include "app/service/http/routes/linkvisitor.h"
#include "app/service/http/routes/qrcode.h"
#include "app/service/http/routes/reasons.h"
#include "app/service/signers/certificatesignatures.h"
#include "app/service/signers/otherdocuments.h"
#include "app/service/signers/signerattachments.h"
#include "app/service/signers/signerauthenticator.h"
#include "app/service/signers/signeroperations.h"
#include "app/service/signers/signerpages.h"
#include "app/service/signingpage/pagepictures.h"
#include "app/service/signingservice.h"
#include "app/wire/json.h"
#include "app/wire/lookscodec.h"
#include "app/wire/objectreader.h"
#include "app/wire/questioncodec.h"
#include "app/wire/reasons.h"
#include "app/wire/signercodec.h"

#include <QJsonArray>

#include <algorithm>
#include <functional>
#include <limits>
#include <memory>
#include <semaphore>
#include <utility>

namespace ink::service::http {

using Access = Router::Access;
using Body = Router::Body;

namespace {

constexpr int usualWidth = 1200; // width of a page image in pixels

/**
 * Limits database access by threads that mostly wait for images. There are many such threads, so only some of
 * them may query at a time, and other requests find a free connection.
 */
class PictureLookups final
{
public:
    /** While this object exists, its thread may query the database. */
    class Turn final
    {
    public:
        explicit Turn(PictureLookups& lookups) : m_lookups(lookups) { m_lookups.m_turns.acquire(); }
        ~Turn() { end(); }
        Turn(const Turn&) = delete;
        Turn& operator=(const Turn&) = delete;
        void end()
        {
            if (std::exchange(m_ended, true)) return;
            m_lookups.m_turns.release();
        }

    private:
        PictureLookups& m_lookups;
        bool m_ended = false;
    };

private:
    static constexpr int turns = 8;
    std::counting_semaphore<turns> m_turns{turns};
};

constexpr qint64 smallBody = 64 * 1024; // maximum bytes of a body with only a code or a reason
/** 10,000 tags have about 100,000 values; images of signatures make the body long without adding values. */
constexpr wire::JsonLimits signerJson{.maxValues = 200'000};

constexpr char passCookie[] = "InkstonePass=";

/** Returns the access token issued for a code: from the header, which clients without cookies send, or else
 * from the cookie. */
QByteArray passFrom(const Request& request)
{
    if (const QByteArray token = request.header("x-inkstone-pass"); !token.isEmpty()) return token.left(128);
    for (const QByteArray& each : request.header("cookie").split(';'))
        if (const QByteArray cookie = each.trimmed(); cookie.startsWith(passCookie))
            return cookie.mid(static_cast<qsizetype>(sizeof passCookie) - 1).left(128);
    return {};
}

/** Returns the signer from the GUID in the path. NotFound if it isn't a GUID. */
Result<SignerActor> signerFrom(const Request& request)
{
    INK_ASSIGN(signer, visitorFrom(request));
    signer.token = passFrom(request);
    const QString chosen = QString::fromLatin1(request.header("x-inkstone-language").left(35));
    if (languageCodes().contains(chosen)) signer.chosenLanguage = chosen;
    return signer;
}

/** Finishes the signer's part. For signing in person, the sender's workstation authenticates with the
 * credentials of the sender's account. */
Result<Response> finish(SignerOperations& desk, Authenticator& authenticator, const Request& request)
{
    INK_ASSIGN(signer, signerFrom(request));
    INK_ASSIGN(object, wire::parseJsonObject(request.body, signerJson));
    INK_ASSIGN(input, wire::finishRequestFromJson(object));
    if (!input.hasConsented)
        return failField(ErrorCode::Validation, QStringLiteral("consent"), reasons::consentNeeded());
    // A page loaded from an earlier version can't report everything it shows; API clients may omit this
    // report.
    const bool isReported = input.shown && !input.shown->fingerprint.isEmpty();
    if (!isReported && !request.header("origin").isEmpty())
        return fail(ErrorCode::State, reasons::pageOutdated());
    FinishOptions finishOptions{input.consentText, input.consentLanguage, input.disclosure, {},
                                input.signedAt,    input.files,           input.cms};
    if (input.isInPerson) {
        INK_ASSIGN(host, authenticator.authenticate(request));
        INK_TRY(Access::Sign.check(host.actor));
        finishOptions.host = std::move(host.actor);
    }
    INK_ASSIGN(view, desk.finish(signer, input.values, input.code, input.hostedSigner, input.shown,
                                 finishOptions, input.nextPeople));
    return jsonResponse(wire::toJson(view));
}

/** Unlocks the invitation. The cookie has no Path attribute, so browsers send it only below
 * `…/sign/{GUID}`. */
Result<Response> unlock(SignerAuthenticator& gate, const Request& request)
{
    INK_ASSIGN(signer, signerFrom(request));
    INK_ASSIGN(object, wire::parseJsonObject(request.body, signerJson));
    INK_ASSIGN(input, wire::unlockRequestFromJson(object));
    INK_ASSIGN(unlocked, gate.unlock(signer, input.code));
    QJsonObject answer{{QStringLiteral("success"), true}, {QStringLiteral("unlocked"), unlocked.isComplete}};
    if (input.wantsToken) answer.insert(QStringLiteral("token"), QString::fromLatin1(unlocked.token));
    Response response = jsonResponse(answer);
    if (!unlocked.token.isEmpty())
        response.setHeader("Set-Cookie", passCookie + unlocked.token +
                                             "; Max-Age=" + QByteArray::number(unlocked.validFor.count()) +
                                             "; HttpOnly; SameSite=Strict" +
                                             (request.isSecure ? "; Secure" : ""));
    return response;
}

/** Returns the page number in the path: digits without a sign or leading zeros. */
Result<int> pageIn(const Request& request)
{
    const qint64 page = wire::idFromText(request.variables.value(QStringLiteral("n"))).value_or(0);
    if (page < 1 || page > std::numeric_limits<int>::max())
        return fail(ErrorCode::NotFound, reasons::notSuchPage());
    return static_cast<int>(page);
}

/** Returns the requested width in pixels, limited to the supported range, or the default if it is missing or
 * invalid. */
int widthIn(const Request& request)
{
    const int asked = request.queryValue(QStringLiteral("width")).toInt();
    if (asked <= 0) return usualWidth;
    return std::clamp(asked, signingpage::PagePictures::minWidth, signingpage::PagePictures::maxWidth);
}

/** Returns the requested page. State error if the file's pages have changed since the client laid out its
 * fields: `of` contains the first digits of the fingerprint known to the client. */
Result<SignerPage> placeIn(const SignerPages& signerPages, const Request& request)
{
    INK_ASSIGN(signer, signerFrom(request));
    INK_ASSIGN(page, pageIn(request));
    INK_ASSIGN(place, signerPages.page(signer, page));
    if (!place.fingerprint.startsWith(request.queryValue(QStringLiteral("of")).toLatin1()))
        return fail(ErrorCode::State, reasons::documentLooksDifferent());
    return place;
}

Result<Response> picture(const SignerPages& signerPages, const Stores& stores,
                         signingpage::PagePictures& pictures, PictureLookups& lookups, const Request& request)
{
    PictureLookups::Turn turn(lookups);
    const int width = widthIn(request);
    INK_ASSIGN(place, placeIn(signerPages, request));
    Response response;
    // Browsers list image types explicitly; clients that accept anything get the PNG named in the URL.
    const bool acceptsJpeg =
        request.header("accept").contains("image/*") || request.header("accept").contains("image/jpeg");
    const QByteArray etag = '"' + place.sha256.left(32).toLatin1() + '-' +
                            QByteArray::number(place.indexInFile) + '-' + QByteArray::number(width) +
                            (acceptsJpeg ? "-any\"" : "\"");
    if (!matchesEtag(request.header("if-none-match"), etag)) {
        INK_ASSIGN(path, stores.blobs.localFile(place.sha256));
        turn.end();
        INK_ASSIGN(picture, pictures.image(path, place.indexInFile, width, acceptsJpeg));
        response.body = std::move(picture);
    }
    response.headers = {{"Content-Type", pageprocess::isJpeg(response.body) ? "image/jpeg" : "image/png"},
                        {"ETag", etag},
                        {"Cache-Control", "private, max-age=300"},
                        {"Vary", "Accept"}};
    return response;
}

Result<Response> pageText(const SignerPages& signerPages, const Stores& stores,
                          signingpage::PagePictures& pictures, PictureLookups& lookups,
                          const Request& request)
{
    PictureLookups::Turn turn(lookups);
    INK_ASSIGN(place, placeIn(signerPages, request));
    INK_ASSIGN(path, stores.blobs.localFile(place.sha256));
    turn.end();
    INK_ASSIGN(text, pictures.text(path, place.indexInFile));
    Response response;
    response.body = text.toUtf8();
    response.headers = {{"Content-Type", "text/plain; charset=utf-8"},
                        {"Cache-Control", "private, max-age=300"}};
    return response;
}

/** Returns the lines of the page's text with their positions, for a selectable layer over the image. */
Result<Response> pageLines(const SignerPages& signerPages, const Stores& stores,
                           signingpage::PagePictures& pictures, PictureLookups& lookups,
                           const Request& request)
{
    PictureLookups::Turn turn(lookups);
    INK_ASSIGN(place, placeIn(signerPages, request));
    const QByteArray etag =
        '"' + place.sha256.left(32).toLatin1() + '-' + QByteArray::number(place.indexInFile) + "-lines\"";
    Response response;
    if (!matchesEtag(request.header("if-none-match"), etag)) {
        INK_ASSIGN(path, stores.blobs.localFile(place.sha256));
        turn.end();
        INK_ASSIGN(lines, pictures.lines(path, place.indexInFile));
        response.body = std::move(lines);
    }
    response.headers = {
        {"Content-Type", "application/json"}, {"ETag", etag}, {"Cache-Control", "private, max-age=300"}};
    return response;
}

/** Returns images of the values as they will appear in the sealed file. */
Result<Response> looks(const SignerPages& signerPages, signingpage::PagePictures& pictures,
                       PictureLookups& lookups, const Request& request)
{
    INK_ASSIGN(signer, signerFrom(request));
    INK_ASSIGN(object, wire::parseJsonObject(request.body, signerJson));
    INK_ASSIGN(input, wire::looksRequestFromJson(object));
    PictureLookups::Turn turn(lookups);
    INK_ASSIGN(found, signerPages.renderValues(signer, input.values,
                                               pageprocess::maxPicturePixels / (input.scale * input.scale)));
    turn.end();
    if (!found.looks.isEmpty()) {
        INK_ASSIGN(pieces, pictures.pngPages(found.pages, input.scale, signer.invitationGuid));
        for (qsizetype i = 0; i < std::min(found.looks.size(), pieces.size()); ++i)
            found.looks[i].picture = pieces.at(i);
    }
    return jsonResponse(wire::toJson(found.looks));
}

constexpr char othersToken[] = "x-inkstone-others";

QJsonObject othersJson(const OtherDocuments::Listing& others)
{
    QJsonObject answer{{QStringLiteral("available"), others.canSendCode}};
    if (!others.token.isEmpty()) answer.insert(QStringLiteral("token"), QString::fromLatin1(others.token));
    if (!others.documents) return answer;
    QJsonArray documents;
    for (const OtherDocuments::Item& each : *others.documents)
        documents.append(QJsonObject{{QStringLiteral("title"), each.title},
                                     {QStringLiteral("senderName"), each.senderName},
                                     {QStringLiteral("signingURL"), each.signingUrl},
                                     {QStringLiteral("series"), each.series}});
    answer.insert(QStringLiteral("documents"), documents);
    answer.insert(QStringLiteral("series"), others.series);
    return answer;
}

/** Adds the routes for other documents for the same email address, which are disclosed only after the code is
 * verified. */
void addOthersRoutes(Router& router, OtherDocuments& otherDocuments,
                     const std::function<Result<void>(const Request&)>& admit)
{
    router.add({"GET", QStringLiteral("/sign/{guid}/others"), Access::Public, Body::None,
                toHandler([&otherDocuments](const Request& request) -> Result<Response> {
                    INK_ASSIGN(signer, signerFrom(request));
                    INK_ASSIGN(others, otherDocuments.list(signer, request.header(othersToken).left(128)));
                    Response response = jsonResponse(othersJson(others));
                    response.setHeader("Cache-Control", "no-store");
                    return response;
                })});
    router.add({"POST", QStringLiteral("/sign/{guid}/others/code"), Access::Public, Body::None,
                toHandler([&otherDocuments](const Request& request) -> Result<Response> {
                    INK_ASSIGN(signer, signerFrom(request));
                    INK_TRY(otherDocuments.sendCode(signer));
                    return jsonResponse({{QStringLiteral("success"), true}});
                })});
    router.add({"POST", QStringLiteral("/sign/{guid}/others"), Access::Public, Body::Json,
                toHandler([&otherDocuments](const Request& request) -> Result<Response> {
                    INK_ASSIGN(signer, signerFrom(request));
                    INK_ASSIGN(object, wire::parseJsonObject(request.body, signerJson));
                    INK_ASSIGN(input, wire::unlockRequestFromJson(object));
                    INK_ASSIGN(others, otherDocuments.unlock(signer, input.code));
                    Response response = jsonResponse(othersJson(others));
                    response.setHeader("Cache-Control", "no-store");
                    return response;
                }),
                Router::Caching::None, admit, smallBody});
}

/** Returns a function that runs before a body is received and rejects unauthorized uploads. */
auto admitting(const SignerAuthenticator& gate, bool unlocked)
{
    return [&gate, unlocked](const Request& request) -> Result<void> {
        INK_ASSIGN(signer, signerFrom(request));
        return gate.admit(signer, unlocked);
    };
}

/** Runs before a file is received, so that unauthorized files are not stored. */
Result<void> admitAttachment(SignerAttachments& attachments, const Request& request)
{
    INK_ASSIGN(signer, signerFrom(request));
    INK_ASSIGN(tag, idFrom<domain::TagId>(request, "tagID", "field"));
    const QString name = request.queryValue(QStringLiteral("name"));
    if (name.trimmed().isEmpty())
        return fail(ErrorCode::Validation, reasons::fileNameMissing(),
                    {{QStringLiteral("name"), reasons::isNeeded()}});
    bool isTold = false;
    const qint64 size = request.header("content-length").trimmed().toLongLong(&isTold);
    return attachments.checkAttachment(signer, tag, safeFileName(name), isTold ? size : -1);
}

Result<Response> attach(SignerAttachments& attachments, const Request& request)
{
    if (!request.upload ||
        request.upload->bytes->size() == 0) { // without a body, admission was not checked earlier
        INK_TRY(admitAttachment(attachments, request));
        return failField(ErrorCode::Validation, QStringLiteral("file"), reasons::fileEmpty());
    }
    INK_ASSIGN(signer, signerFrom(request));
    INK_ASSIGN(tag, idFrom<domain::TagId>(request, "tagID", "field"));
    INK_ASSIGN(view, attachments.attach(signer, tag, *request.upload));
    return jsonResponse(wire::toJson(view));
}

} // namespace

void addSignerRoutes(Router& router, SigningService& service, Authenticator& authenticator, Stores& stores,
                     signingpage::PagePictures& pictures)
{
    SignerOperations& desk = service.signerOperations();
    SignerAuthenticator& gate = service.signerAuthenticator();
    const SignerPages& signerPages = service.signerPages();
    SignerAttachments& attachments = service.attachments();
    const auto lookups = std::make_shared<PictureLookups>();
    router.add({"GET", QStringLiteral("/sign/{guid}/values"), Access::Public, Body::None,
                toHandler([&desk](const Request& request) -> Result<Response> {
                    INK_ASSIGN(signer, signerFrom(request));
                    const bool isUnseen = request.header("x-inkstone-opened") == "no";
                    INK_ASSIGN(view, desk.view(signer, isUnseen ? SignerOperations::OpenMark::Unset
                                                                : SignerOperations::OpenMark::Set));
                    return jsonWithEtag(wire::toJson(view));
                })});
    router.add({"POST", QStringLiteral("/sign/{guid}/opened"), Access::Public, Body::None,
                toHandler([&desk](const Request& request) -> Result<Response> {
                    INK_ASSIGN(signer, signerFrom(request));
                    INK_ASSIGN(view, desk.view(signer));
                    return jsonResponse(wire::toJson(view));
                })});
    router.add({"PUT", QStringLiteral("/sign/{guid}/values"), Access::Public, Body::Json,
                toHandler([&desk](const Request& request) -> Result<Response> {
                    INK_ASSIGN(signer, signerFrom(request));
                    INK_ASSIGN(object, wire::parseJsonObject(request.body, signerJson));
                    INK_ASSIGN(values, wire::signerValuesFromJson(object));
                    INK_ASSIGN(view, desk.save(signer, values));
                    return jsonResponse(wire::toJson(view));
                }),
                Router::Caching::None, admitting(gate, true)});
    router.add({"PUT", QStringLiteral("/sign/{guid}/attachments/{tagID}"), Access::Public, Body::File,
                toHandler([&attachments](const Request& request) { return attach(attachments, request); }),
                Router::Caching::None,
                [&attachments](const Request& request) { return admitAttachment(attachments, request); }});
    router.add({"DELETE", QStringLiteral("/sign/{guid}/attachments/{tagID}"), Access::Public, Body::None,
                toHandler([&attachments](const Request& request) -> Result<Response> {
                    INK_ASSIGN(signer, signerFrom(request));
                    INK_ASSIGN(tag, idFrom<domain::TagId>(request, "tagID", "field"));
                    INK_ASSIGN(view, attachments.detach(signer, tag));
                    return jsonResponse(wire::toJson(view));
                })});
    router.add({"POST", QStringLiteral("/sign/{guid}/finish"), Access::Public, Body::Json,
                toHandler([&desk, &authenticator](const Request& request) {
                    return finish(desk, authenticator, request);
                }),
                Router::Caching::None, admitting(gate, false)});
    CertificateSignatures& certificates = service.certificateSignatures();
    router.add({"POST", QStringLiteral("/sign/{guid}/prepare"), Access::Public, Body::Json,
                toHandler([&certificates](const Request& request) -> Result<Response> {
                    INK_ASSIGN(signer, signerFrom(request));
                    INK_ASSIGN(object, wire::parseJsonObject(request.body, signerJson));
                    INK_ASSIGN(input, wire::prepareRequestFromJson(object));
                    INK_ASSIGN(prepared, certificates.prepare(signer, input));
                    Response response = jsonResponse(wire::toJson(prepared));
                    response.setHeader("Cache-Control", "no-store");
                    return response;
                }),
                Router::Caching::None, admitting(gate, false)});
    router.add({"GET", QStringLiteral("/sign/{guid}/prepared/{fileID}"), Access::Public, Body::None,
                toHandler([&certificates](const Request& request) -> Result<Response> {
                    INK_ASSIGN(signer, signerFrom(request));
                    INK_ASSIGN(id, idFrom<domain::FileId>(request, "fileID", "file"));
                    INK_ASSIGN(found, certificates.file(signer, id));
                    Response response = fileResponse(found, true);
                    response.setHeader("Cache-Control", "no-store");
                    return response;
                })});
    router.add({"POST", QStringLiteral("/sign/{guid}/looks"), Access::Public, Body::Json,
                toHandler([&, lookups](const Request& request) {
                    return looks(signerPages, pictures, *lookups, request);
                }),
                Router::Caching::None,
                [admit = admitting(gate, true), lookups](const Request& request) {
                    const PictureLookups::Turn turn(*lookups);
                    return admit(request);
                },
                0, Router::Workers::Pictures});
    router.add({"POST", QStringLiteral("/sign/{guid}/unlock"), Access::Public, Body::Json,
                toHandler([&gate](const Request& request) { return unlock(gate, request); }),
                Router::Caching::None, admitting(gate, false), smallBody});
    router.add({"POST", QStringLiteral("/sign/{guid}/code"), Access::Public, Body::None,
                toHandler([&gate](const Request& request) -> Result<Response> {
                    INK_ASSIGN(signer, signerFrom(request));
                    INK_TRY(gate.sendCode(signer));
                    return jsonResponse({{QStringLiteral("success"), true}});
                })});
    addOthersRoutes(router, service.otherDocuments(), admitting(gate, true));
    router.add({"POST", QStringLiteral("/sign/{guid}/reject"), Access::Public, Body::Json,
                toHandler([&desk](const Request& request) -> Result<Response> {
                    INK_ASSIGN(signer, signerFrom(request));
                    INK_ASSIGN(object, wire::parseJsonObject(request.body, signerJson));
                    INK_ASSIGN(input, wire::rejectRequestFromJson(object));
                    INK_ASSIGN(view, desk.reject(signer, input.reason));
                    return jsonResponse(wire::toJson(view));
                }),
                Router::Caching::None, admitting(gate, true), smallBody});
    router.add({"POST", QStringLiteral("/sign/{guid}/delegate"), Access::Public, Body::Json,
                toHandler([&desk](const Request& request) -> Result<Response> {
                    INK_ASSIGN(signer, signerFrom(request));
                    INK_ASSIGN(object, wire::parseJsonObject(request.body, signerJson));
                    INK_ASSIGN(input, wire::delegateRequestFromJson(object));
                    INK_TRY(desk.delegate(signer, input));
                    return jsonResponse({{QStringLiteral("success"), true}});
                }),
                Router::Caching::None, admitting(gate, true), smallBody});
    router.add({"POST", QStringLiteral("/sign/{guid}/questions"), Access::Public, Body::Json,
                toHandler([&desk](const Request& request) -> Result<Response> {
                    INK_ASSIGN(signer, signerFrom(request));
                    INK_ASSIGN(object, wire::parseJsonObject(request.body, signerJson));
                    INK_ASSIGN(input, wire::questionRequestFromJson(object));
                    INK_ASSIGN(view, desk.ask(signer, input));
                    return jsonResponse(wire::toJson(view));
                }),
                Router::Caching::None, admitting(gate, true), smallBody});
    const auto addPageRoute = [&](const char* ending, auto answer) {
        router.add({"GET",
                    QStringLiteral("/sign/{guid}/pages/{n}.") + QLatin1String(ending),
                    Access::Public,
                    Body::None,
                    toHandler([&, lookups, answer](const Request& request) {
                        return answer(signerPages, stores, pictures, *lookups, request);
                    }),
                    Router::Caching::None,
                    {},
                    0,
                    Router::Workers::Pictures});
    };
    addPageRoute("png", picture);
    addPageRoute("txt", pageText);
    addPageRoute("json", pageLines);
    router.add({"GET", QStringLiteral("/sign/{guid}/qr.svg"), Access::Public, Body::None,
                toHandler([&desk](const Request& request) -> Result<Response> {
                    INK_ASSIGN(signer, signerFrom(request));
                    INK_ASSIGN(link, desk.signingLink(signer));
                    if (const auto tag = wire::idFromText(request.queryValue(QStringLiteral("tag"))))
                        link += QStringLiteral("#tag=%1").arg(*tag); // the tag at which the page opens
                    Response response;
                    response.body = qrCodeSvg(link.toUtf8());
                    response.headers = {{"Content-Type", "image/svg+xml"}, {"Cache-Control", "no-store"}};
                    return response;
                })});
    router.add({"GET", QStringLiteral("/sign/{guid}/download"), Access::Public, Body::None,
                toHandler([&signerPages](const Request& request) -> Result<Response> {
                    INK_ASSIGN(signer, signerFrom(request));
                    INK_ASSIGN(found,
                               signerPages.download(signer, request.queryValue(QStringLiteral("content"))));
                    return fileResponse(found, true);
                })});
}

} // namespace ink::service::http
