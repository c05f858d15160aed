// A document's tags through the codec: writing, parsing and reading, time per tag, for few and for many. The
// time per tag should not grow with their number.
#include "app/domain/document/document.h"
#include "app/wire/documentcodec.h"
#include "app/wire/json.h"
#include "tests/support/builders.h"

#include <QElapsedTimer>

#include <cstdio>

using namespace ink;

namespace {

void measure(int tags)
{
    domain::Document document = test::sendableDraft();
    while (document.tags.size() < tags)
        document.tags.append(
            test::tag(domain::TagType::Text, QStringLiteral("t%1").arg(document.tags.size())));
    constexpr qint64 enough = 1'000'000'000; // ns in all
    qint64 written = 0;
    qint64 parsed = 0;
    qint64 read = 0;
    qint64 rounds = 0;
    qsizetype size = 0;
    QElapsedTimer timer;
    while (written + parsed + read < enough) {
        timer.start();
        const QByteArray bytes = wire::toBytes(wire::toJson(document));
        written += timer.nsecsElapsed();
        timer.start();
        const auto json = wire::parseJsonObject(bytes);
        parsed += timer.nsecsElapsed();
        timer.start();
        const auto back = wire::documentFromJson(*json);
        read += timer.nsecsElapsed();
        if (!back || back->tags != document.tags) qFatal("the document did not survive");
        size = bytes.size();
        ++rounds;
    }
    const auto each = [&](qint64 nanoseconds) { return double(nanoseconds) / double(rounds * tags) / 1000; };
    std::printf("%6d tags, %5.0f kB: written %.2f µs, parsed %.2f µs, read %.2f µs a tag\n", tags,
                double(size) / 1000, each(written), each(parsed), each(read));
}

} // namespace

int main()
{
    for (const int tags : {10, 100, 1'000, 10'000})
        measure(tags);
}
