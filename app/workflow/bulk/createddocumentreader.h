#pragma once

#include "app/api/apiclient.h"
#include "app/base/result.h"
#include "app/wire/templatecodec.h"

#include <QList>
#include <QObject>

#include <chrono>
#include <functional>
#include <memory>

namespace ink::workflow {

/**
 * Reads all documents of a template, page by page: its report, which contains values, or the list of
 * documents if the server has no report. Tolerates servers that ignore pages and filters, repeat rows, or
 * omit the template of a listed document.
 */
class CreatedDocumentReader final : public QObject
{
    Q_OBJECT
public:
    using Done = std::function<void(Result<QList<wire::ReportRow>>)>;

    /** The maximum clock lag of a server. */
    static constexpr std::chrono::minutes clockMargin{15};

    /** Requests the documents that were made after `since` minus the clock margin; a server may return older
     * ones, too. */
    CreatedDocumentReader(api::ApiClient& client, domain::DocumentId templateId, Timestamp since,
                          QObject* parent = nullptr);
    ~CreatedDocumentReader() override;

    /** Starts reading; call it once. `done` is called once unless this object is deleted first, which
     * cancels the calls. */
    void start(Done done);

Q_SIGNALS:
    /** The number of documents read so far. */
    void progressed(int count);

private:
    void fetchReport();
    void fetchList();
    /** Returns true if the page contained anything new. */
    void add(const QList<wire::ReportRow>& rows);
    void finish(Result<QList<wire::ReportRow>> result);

    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::workflow
