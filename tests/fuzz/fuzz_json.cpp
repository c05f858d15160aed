// The JSON codec: every reader handles every text, and what a reader accepted survives writing and reading
// again.
#include "app/wire/accountcodec.h"
#include "app/wire/createcodec.h"
#include "app/wire/deliverycodec.h"
#include "app/wire/documentcodec.h"
#include "app/wire/errorcodec.h"
#include "app/wire/foldercodec.h"
#include "app/wire/json.h"
#include "app/wire/listcodec.h"
#include "app/wire/signercodec.h"
#include "app/wire/templatecodec.h"
#include "tests/fuzz/fuzz.h"

#include <cstdint>

using namespace ink;
using namespace ink::wire;

namespace {

/** A rejection must have a place, which the 400 response needs. */
void checkRefusal(const Error& error)
{
    FUZZ_CHECK(error.code == ErrorCode::Validation || error.code == ErrorCode::Malformed ||
               error.code == ErrorCode::TooLarge);
    FUZZ_CHECK(!error.detail.english().isEmpty());
    FUZZ_CHECK(error.code != ErrorCode::Validation || !error.fields.isEmpty());
}

QJsonObject reread(const QJsonObject& object)
{
    const auto again = parseJsonObject(toBytes(object), {64LL * 1024 * 1024, 128});
    FUZZ_CHECK(again.has_value());
    return *again;
}

/** Reads; on success writes, reads again, and compares. */
template <typename Read, typename Write> void roundTrip(const QJsonObject& object, Read read, Write write)
{
    const auto first = read(object);
    if (!first) return checkRefusal(first.error());
    const auto second = read(reread(write(*first)));
    FUZZ_CHECK(second.has_value());
    FUZZ_CHECK(*second == *first);
}

/** For data that is only read from others: it must only return. */
template <typename Read> void readOnly(const QJsonObject& object, Read read)
{
    if (const auto value = read(object); !value) checkRefusal(value.error());
}

void readEverything(const QJsonObject& o)
{
    const auto write = [](const auto& value) { return toJson(value); };
    roundTrip(
        o, [](const QJsonObject& j) { return documentFromJson(j); }, write);
    roundTrip(
        o, [](const QJsonObject& j) { return patchFromJson(j); }, write);
    roundTrip(
        o, [](const QJsonObject& j) { return createRequestFromJson(j); }, write);
    roundTrip(
        o, [](const QJsonObject& j) { return folderFromJson(j); }, write);
    roundTrip(
        o, [](const QJsonObject& j) { return folderPatchFromJson(j); }, write);
    roundTrip(
        o, [](const QJsonObject& j) { return accountFromJson(j); }, write);
    roundTrip(
        o, [](const QJsonObject& j) { return settingsPatchFromJson(j); }, write);
    roundTrip(
        o, [](const QJsonObject& j) { return signerViewFromJson(j); }, write);
    roundTrip(
        o, [](const QJsonObject& j) { return signerValuesFromJson(j); }, write);
    roundTrip(
        o, [](const QJsonObject& j) { return finishRequestFromJson(j); }, write);
    roundTrip(
        o, [](const QJsonObject& j) { return rejectRequestFromJson(j); }, write);
    roundTrip(
        o, [](const QJsonObject& j) { return templateUseFromJson(j); }, write);
    roundTrip(
        o, [](const QJsonObject& j) { return documentPageFromJson(j); }, write);
    roundTrip(
        o, [](const QJsonObject& j) { return tagsFromJson(j); }, tagsToJson);
    roundTrip(
        o, [](const QJsonObject& j) { return invitationsFromJson(j); }, invitationsToJson);
    roundTrip(
        o, [](const QJsonObject& j) { return filesFromJson(j); }, filesToJson);
    roundTrip(
        o, [](const QJsonObject& j) { return deliveriesFromJson(j); }, deliveriesToJson);
    roundTrip(
        o, [](const QJsonObject& j) { return foldersFromJson(j); }, foldersResponse);
    roundTrip(
        o, [](const QJsonObject& j) { return deleteResultsFromJson(j); }, deleteResponse);
    readOnly(o, [](const QJsonObject& j) { return authenticationFromJson(j); });
    readOnly(o, [](const QJsonObject& j) { return bulkRequestFromJson(j); });
    readOnly(o, [](const QJsonObject& j) { return bulkResponseFromJson(j); });
    readOnly(o, [](const QJsonObject& j) { return reportPageFromJson(j); });
    readOnly(o, [](const QJsonObject& j) { return documentsFromResponse(j); });
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArray text(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    for (const int status : {200, 400, 599})
        FUZZ_CHECK(!errorFromResponse(status, text).detail.isEmpty());
    const auto value = parseJson(text);
    if (!value) {
        checkRefusal(value.error());
        return 0;
    }
    if (value->isString()) (void)bytesFromBase64(value->toString());
    if (const auto ids = idsFromJson(*value); !ids) checkRefusal(ids.error());
    if (const auto requests = createRequestsFromJson(*value)) {
        FUZZ_CHECK(!requests->isEmpty());
        if (value->isArray()) FUZZ_CHECK(requests->size() == value->toArray().size());
    } else {
        checkRefusal(requests.error());
    }
    if (!value->isObject()) return 0;
    const QJsonObject object = value->toObject();
    FUZZ_CHECK(reread(object) == object);
    readEverything(object);
    return 0;
}
