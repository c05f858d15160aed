#include "app/wire/showncodec.h"

#include "app/domain/account/account.h"
#include "app/domain/document/document.h"
#include "app/domain/document/documentfields.h"
#include "app/domain/document/facts.h"
#include "app/domain/document/tagvalue.h"
#include "app/domain/logic/evaluation.h"
#include "app/wire/documentparts.h"
#include "app/wire/documentreader.h"
#include "app/wire/documentwriter.h"
#include "app/wire/fieldcodec.h"
#include "app/wire/jsonwriter.h"
#include "app/wire/objectreader.h"
#include "app/wire/reasons.h"
#include "app/wire/signercodec.h"

#include <QCryptographicHash>
#include <QJsonDocument>

#include <algorithm>
#include <array>

namespace ink::wire {

using namespace Qt::Literals::StringLiterals;
using namespace domain;

namespace {

constexpr qsizetype digestLength = 64;

bool isDigest(const QString& text)
{
    return text.size() == digestLength && std::all_of(text.begin(), text.end(), [](QChar c) {
               return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f');
           });
}

/** Reads a SHA-256 as lower-case hex; empty if absent. */
QByteArray readDigest(ObjectReader& reader, QLatin1StringView name)
{
    const QString text = reader.string({name}, digestLength).value_or(QString());
    if (!text.isEmpty() && !isDigest(text)) reader.addIssue({name}, reasons::mustBeDigest());
    return text.toLatin1();
}

/** The members of a view that aren't painted, or that finishing checks separately (the consent, the hosted
 * signer, the people to name). The digest has separate lines for tags and inputs, which include the day of
 * signing. */
constexpr std::array notPaintedInView{
    "status"_L1,      "signingStatus"_L1,   "canFinish"_L1,     "canDelegate"_L1,
    "canAsk"_L1,      "questions"_L1,       "blockedReason"_L1, "reason"_L1,
    "thanks"_L1,      "returnAddress"_L1,   "consentText"_L1,   "disclosure"_L1,
    "language"_L1,    "consentLanguage"_L1, "hostedSigner"_L1,  "hostedIndex"_L1,
    "nextPeople"_L1,  "shownVersion"_L1,    "tags"_L1,          "inputs"_L1,
    "fingerprint"_L1, "signDate"_L1,        "results"_L1,       "hasCertificate"_L1,
    "deadline"_L1};
// Index(notInFingerprint): Signing: what of a field and of the pages the digest covers
/** The members of a tag that its fingerprint excludes: its value, which is a separate part of the digest, the
 * source of a computed value, and ids that follow from the page and the recipient. */
constexpr std::array notInFingerprint{"text"_L1,         "image"_L1,       "pageId"_L1,
                                      "invitationId"_L1, computedFromName, computedOnName};

template <std::size_t count>
QByteArray fingerprintWithout(QJsonObject object, const std::array<QLatin1StringView, count>& names)
{
    for (const QLatin1StringView name : names)
        object.remove(name);
    return QCryptographicHash::hash(QJsonDocument(object).toJson(QJsonDocument::Compact),
                                    QCryptographicHash::Sha256)
        .toHex();
}

QJsonObject objectOf(const ShownValue& value)
{
    QJsonObject o;
    if (value.id.isNull()) {
        o.insert("pageIndex"_L1, value.pageIndex);
        putFields(o, value.rect);
    } else {
        o.insert("id"_L1, value.id.value());
        o.insert("text"_L1, value.text);
        putText(o, "fingerprint"_L1, QString::fromLatin1(value.fingerprint));
    }
    if (!value.content.isEmpty()) o.insert("content"_L1, QString::fromLatin1(value.content));
    return o;
}

QByteArray contentDigest(const QByteArray& bytes)
{
    return bytes.isEmpty() ? QByteArray()
                           : QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
}

/** Returns whether a tag has a visible value. Spaces count, because languages define white space
 * differently. */
bool isSeen(const Tag& tag)
{
    if (isSignatureLike(tag.type)) return !tag.image.isEmpty();
    if (isToggle(tag.type)) return isChecked(tag);
    return !tag.text.isEmpty() || (tag.type == TagType::Attachment && !tag.image.isEmpty());
}

} // namespace

QJsonObject toJson(const ShownValues& shown)
{
    QJsonArray values;
    for (const ShownValue& value : shown.values)
        values.append(objectOf(value));
    QJsonObject o{{"digest"_L1, QString::fromLatin1(shown.digest)}, {"values"_L1, values}};
    putText(o, "fingerprint"_L1, QString::fromLatin1(shown.fingerprint));
    return o;
}

ShownValues readShownValues(ObjectReader& reader)
{
    ShownValues shown;
    shown.digest = readDigest(reader, "digest"_L1);
    if (shown.digest.isEmpty()) reader.addIssue({"digest"_L1}, reasons::isNeeded());
    shown.fingerprint = readFingerprint(reader);
    const bool named =
        reader.readObjects({"values"_L1}, Limits{}.tags + 100, [&](ObjectReader& r, qsizetype) {
            ShownValue value;
            r.read(value.id, r.id<TagId>({"id"_L1}));
            r.read(value.text, r.string({"text"_L1}, maxLongText));
            value.content = readDigest(r, "content"_L1);
            const QByteArray fingerprint = readFingerprint(r);
            if (!shown.fingerprint.isEmpty() && !value.id.isNull()) {
                value.fingerprint = fingerprint;
                if (value.fingerprint.isEmpty()) r.addIssue({"fingerprint"_L1}, reasons::isNeeded());
            }
            if (value.id.isNull()) {
                value.text.clear();
                r.read(value.pageIndex, r.int32({"pageIndex"_L1}, 1));
                r.read(value.rect.left, r.int32({"left"_L1}, 0));
                r.read(value.rect.top, r.int32({"top"_L1}, 0));
                r.read(value.rect.width, r.int32({"width"_L1}, 1));
                r.read(value.rect.height, r.int32({"height"_L1}, 1));
            }
            shown.values.append(value);
        });
    if (named && !shown.digest.isEmpty() && shownDigest(shown.values, shown.fingerprint) != shown.digest)
        reader.addIssue({"digest"_L1}, reasons::notDigestOfValues());
    return shown;
}

QByteArray readFingerprint(ObjectReader& reader)
{
    return readDigest(reader, "fingerprint"_L1);
}

QByteArray fingerprintOf(const Tag& tag)
{
    return fingerprintWithout(toJson(tag), notInFingerprint);
}

void setFingerprints(SignerView& view)
{
    for (SignerTag& entry : view.tags)
        entry.fingerprint = fingerprintOf(entry.tag);
    SignerView around = view;
    around.tags.clear();
    around.inputs.clear();
    view.fingerprint = fingerprintWithout(toJson(around), notPaintedInView);
}

namespace {

bool isStamped(const Tag& tag, int invitationIndex)
{
    return tag.type == TagType::SignDate && tag.text.isEmpty() && tag.invitationIndex == invitationIndex;
}

} // namespace

void writeSignDates(Document& shown, const SignerView& view)
{
    const auto isTold = [&view](const Tag& tag) { // only tags of the current hosted signer, not of later ones
        return std::any_of(view.tags.begin(), view.tags.end(),
                           [&tag](const SignerTag& each) { return each.tag.id == tag.id; });
    };
    for (Tag& tag : shown.tags)
        if (isStamped(tag, view.invitationIndex) && isTold(tag)) tag.text = view.signDate;
}

bool stampsSignDate(const SignerView& view)
{
    return std::any_of(view.tags.begin(), view.tags.end(),
                       [&view](const SignerTag& each) { return isStamped(each.tag, view.invitationIndex); });
}

ShownValues shownValues(const SignerView& view)
{
    const bool hasFingerprints = !view.fingerprint.isEmpty();
    // The same order as in the signing page's script: of several tags with one name, the first is used.
    Document seen;
    seen.tags = view.inputs;
    for (const SignerTag& each : view.tags)
        seen.tags.append(each.tag);
    writeSignDates(seen, view); // conditions use the day of signing
    const Evaluation evaluation(seen);
    ShownValues shown;
    for (qsizetype i = 0; i < view.tags.size(); ++i) {
        const SignerTag& entry = view.tags.at(i);
        const Tag& tag = entry.tag;
        if (!evaluation.isShown(view.inputs.size() + i)) continue;
        if (!isSeen(tag) && (!hasFingerprints || tag.facts.isFree)) continue;
        ShownValue value;
        if (tag.facts.isFree) {
            value.pageIndex = tag.pageIndex;
            value.rect = tag.rect;
        } else {
            value.id = tag.id;
            if (hasFingerprints) value.fingerprint = entry.fingerprint;
        }
        if (isSignatureLike(tag.type))
            value.content = contentDigest(tag.image);
        else if (isToggle(tag.type))
            value.text = isSeen(tag) ? QStringLiteral("true") : QString();
        else
            value.text = hasFingerprints ? seen.tags.at(view.inputs.size() + i).text : tag.text;
        if (tag.type == TagType::Attachment)
            value.content =
                entry.fileSha256.isEmpty() ? contentDigest(tag.image) : entry.fileSha256.toLatin1();
        shown.values.append(value);
    }
    shown.fingerprint = view.fingerprint;
    shown.digest = shownDigest(shown.values, shown.fingerprint);
    return shown;
}

QJsonObject toJson(const QList<ShownDifference>& differences, bool isDocumentDifferent)
{
    const auto side = [](const QString& text, const QByteArray& content) {
        QJsonObject o{{"text"_L1, text}};
        if (!content.isEmpty()) o.insert("content"_L1, QString::fromLatin1(content));
        return o;
    };
    QJsonArray list;
    for (const ShownDifference& each : differences) {
        QJsonObject stored = side(each.storedText, each.storedContent);
        if (!each.storedImage.isEmpty())
            stored.insert("image"_L1, QString::fromLatin1(each.storedImage.toBase64()));
        QJsonObject o{{"name"_L1, each.name},
                      {"type"_L1, codeOf(each.type)},
                      {"pageIndex"_L1, each.pageIndex},
                      {"editable"_L1, each.isEditable},
                      {"shown"_L1, side(each.shownText, each.shownContent)},
                      {"stored"_L1, stored}};
        if (!each.id.isNull()) o.insert("id"_L1, each.id.value());
        if (each.isAppearanceDifferent) o.insert("look"_L1, true);
        list.append(o);
    }
    QJsonObject args{{"differences"_L1, list}};
    if (isDocumentDifferent) args.insert("document"_L1, true);
    return args;
}

std::optional<QList<ShownDifference>> shownDifferences(const Error& error)
{
    if (error.reason != shownDiffersReason && !error.detail.is(reason::shownDiffers)) return std::nullopt;
    QList<FieldIssue> issues;
    ObjectReader reader(error.args, {}, issues);
    QList<ShownDifference> differences;
    reader.readObjects({"differences"_L1}, Limits{}.tags + 100, [&](ObjectReader& r, qsizetype) {
        ShownDifference each;
        r.read(each.id, r.id<TagId>({"id"_L1}));
        r.read(each.name, r.string({"name"_L1}));
        r.read(each.type, r.code({"type"_L1}, tryFromCode<TagType>));
        r.read(each.pageIndex, r.int32({"pageIndex"_L1}, 0));
        r.read(each.isEditable, r.boolean({"editable"_L1}));
        r.read(each.isAppearanceDifferent, r.boolean({"look"_L1}));
        r.readObject({"shown"_L1}, [&](ObjectReader& s) {
            s.read(each.shownText, s.string({"text"_L1}, maxLongText));
            each.shownContent = readDigest(s, "content"_L1);
        });
        r.readObject({"stored"_L1}, [&](ObjectReader& s) {
            s.read(each.storedText, s.string({"text"_L1}, maxLongText));
            each.storedContent = readDigest(s, "content"_L1);
            s.read(each.storedImage, s.base64({"image"_L1}, maxImageBytes));
        });
        differences.append(each);
    });
    return differences;
}

} // namespace ink::wire
