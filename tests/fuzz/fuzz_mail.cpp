// Returned mail: every message is parsed within its limits, and a report names what it is about.
#include "app/service/mail/deliveryreport.h"
#include "app/service/mail/mimepart.h"
#include "tests/fuzz/fuzz.h"

#include <cstdint>

using namespace ink;
using namespace ink::service::mail;

namespace {

constexpr int maxDepth = 10;
constexpr qsizetype maxParts = 200;

void check(const MimePart& part, qsizetype size, int depth, qsizetype& parts)
{
    FUZZ_CHECK(depth <= maxDepth && ++parts <= maxParts);
    FUZZ_CHECK(part.body.size() <= size && part.headers.size() <= 1'000);
    for (const auto& [name, value] : part.headers)
        FUZZ_CHECK(!name.isEmpty() && name == name.toLower() && !value.contains('\n'));
    for (const MimePart& inner : part.parts)
        check(inner, size, depth + 1, parts);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArray message(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    qsizetype parts = 0;
    check(parseMime(message), message.size(), 0, parts);
    (void)isPossibleReport(message);
    if (const auto report = deliveryReportFrom(message)) {
        FUZZ_CHECK(!report->messageId.isEmpty() && !report->messageId.contains('@'));
        FUZZ_CHECK(!report->recipients.isEmpty());
        for (const DeliveryReport::Recipient& recipient : report->recipients)
            FUZZ_CHECK(!recipient.diagnostic.contains(QLatin1Char('\n')) &&
                       !reasonOf(recipient).english().isEmpty());
    }
    return 0;
}
