// The multipart reader: any input, split in any way, yields the same parts.
#include "app/service/http/headerfields.h"
#include "app/service/http/server/multipartreader.h"
#include "tests/fuzz/fuzz.h"

#include <algorithm>
#include <cstdint>

using namespace ink;
using namespace ink::service::http;

namespace {

class Recorder final : public PartSink
{
public:
    struct Part
    {
        PartHead head;
        QByteArray data;
        bool ended = false;
        bool operator==(const Part&) const = default;
    };
    Result<void> beginPart(const PartHead& head) override
    {
        FUZZ_CHECK(parts.isEmpty() || parts.constLast().ended);
        FUZZ_CHECK(!head.fileName.contains(QLatin1Char('/')) && !head.fileName.contains(QLatin1Char('\\')));
        FUZZ_CHECK(head.fileName.size() <= 200 && head.fileName != QLatin1String(".."));
        parts.append({head, {}, false});
        return {};
    }
    Result<void> appendToPart(const char* data, qsizetype size) override
    {
        FUZZ_CHECK(!parts.isEmpty() && !parts.constLast().ended && size > 0);
        parts.last().data.append(data, size);
        return {};
    }
    Result<void> endPart() override
    {
        FUZZ_CHECK(!parts.isEmpty() && !parts.constLast().ended);
        parts.last().ended = true;
        return {};
    }
    QList<Part> parts;
};

struct Outcome
{
    QList<Recorder::Part> parts;
    bool whole = false;
    QString fault;
};

Outcome read(const QByteArray& boundary, const QByteArray& body, int step)
{
    Recorder recorder;
    Outcome outcome;
    MultipartReader reader(boundary, recorder, {300, 100, 10});
    std::uint32_t state = 0x9e3779b9U;
    for (qsizetype at = 0; at < body.size();) {
        qsizetype count = body.size();
        if (step > 0) {
            state = state * 1664525U + 1013904223U;
            count = step == 1 ? 1 : 1 + static_cast<qsizetype>((state >> 24) % static_cast<unsigned>(step));
        }
        count = std::min(count, body.size() - at);
        // An exact copy, so that a read beyond the piece is detected.
        const QByteArray piece(body.constData() + at, count);
        if (const auto fed = reader.feed(piece.constData(), piece.size()); !fed) {
            outcome.fault = fed.error().detail.english();
            FUZZ_CHECK(!reader.feed("x", 1) && !reader.finish());
            break;
        }
        at += count;
    }
    if (outcome.fault.isEmpty()) outcome.whole = reader.finish().has_value();
    outcome.parts = recorder.parts;
    return outcome;
}

void checkNames(const QByteArray& body)
{
    const HeaderValue value = parseHeaderValue(body);
    const QString name = safeFileName(value.text("filename").value_or(QString::fromUtf8(body)));
    FUZZ_CHECK(!name.isEmpty() && safeFileName(name) == name);
    const QByteArray header = contentDisposition(name, true);
    FUZZ_CHECK(!hasControlCharacter(header));
    const HeaderValue back = parseHeaderValue(header);
    FUZZ_CHECK(back.value == "attachment" && back.text("filename") == name);
    (void)matchesEtag(body, "\"a\"");
    const QString language = firstLanguage(body);
    FUZZ_CHECK(language.isEmpty() || isToken(language.toLatin1()));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArray body(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    QByteArray boundary("BB");
    if (body.startsWith("--")) {
        const qsizetype end = body.indexOf("\r\n");
        const QByteArray first = body.mid(2, std::max<qsizetype>(0, end - 2));
        if (end > 2 && end <= 72 && !hasControlCharacter(first) && !first.endsWith(' ')) boundary = first;
    }
    const Outcome whole = read(boundary, body, 0);
    for (const int step : {1, 5, 64}) {
        const Outcome pieces = read(boundary, body, step);
        FUZZ_CHECK(pieces.whole == whole.whole);
        FUZZ_CHECK(pieces.fault == whole.fault);
        FUZZ_CHECK(pieces.parts == whole.parts);
    }
    if (whole.whole)
        FUZZ_CHECK(
            std::all_of(whole.parts.begin(), whole.parts.end(), [](const auto& p) { return p.ended; }));
    checkNames(body);
    return 0;
}
