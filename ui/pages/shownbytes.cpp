#include "ui/pages/shownbytes.h"

#include "app/domain/tagimport.h"
#include "app/pdf/incrementalwriter.h"

#include <QFutureWatcher>
#include <QPromise>
#include <QThreadPool>

#include <algorithm>
#include <memory>

namespace ink::ui {

namespace {

Result<QByteArray> withoutAnchors(const QByteArray& bytes)
{
    INK_ASSIGN(writer, pdf::IncrementalWriter::open(bytes));
    INK_TRY(writer.eraseAnchors());
    return std::move(writer).finish();
}

} // namespace

void withShownBytes(const domain::Document& document, const domain::File& file, const QByteArray& bytes,
                    QObject* context, const std::function<void(const QByteArray&)>& use)
{
    const bool sealed = document.status == domain::SigningStatus::Completed; // its bytes are the signed ones
    const bool hasAnchors =
        domain::isImported(file) ||
        std::any_of(document.tags.begin(), document.tags.end(), [&](const domain::Tag& tag) {
            const auto place = document.pageAt(tag.pageIndex);
            return domain::isFromAnchor(tag) && place.file && place.file->id == file.id;
        });
    if (sealed || !hasAnchors) return use(bytes);
    auto* watcher = new QFutureWatcher<QByteArray>(context);
    QObject::connect(watcher, &QFutureWatcherBase::finished, context, [watcher, use] {
        watcher->deleteLater();
        if (watcher->future().resultCount() > 0) use(watcher->result());
    });
    auto promise = std::make_shared<QPromise<QByteArray>>();
    promise->start();
    watcher->setFuture(promise->future());
    QThreadPool::globalInstance()->start([promise, bytes] {
        promise->addResult(withoutAnchors(bytes).value_or(bytes));
        promise->finish();
    });
}

} // namespace ink::ui
