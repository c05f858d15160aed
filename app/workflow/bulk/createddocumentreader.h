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
 * Reads all documents created from a template, page by page: from the template's report, which contains
 * values, or from the list of documents if the server has no report. Tolerates servers that ignore pages and
 * filters, repeat rows, or omit the template of a listed document.
 */
class CreatedDocumentReader final : public QObject
{
    Q_OBJECT
public:
    using Done = std::function<void(Result<QList<wire::ReportRow>>)>;

    /** The assumed maximum lag of a server's clock. */
    static constexpr std::chrono::minutes clockMargin{15};

    /** The list is filtered to documents created after `since` minus the clock margin, but the result may
     * contain older ones: the report isn't filtered, and a server may ignore the filter. */
    CreatedDocumentReader(api::ApiClient& client, domain::DocumentId templateId, Timestamp since,
                          QObject* parent = nullptr);
    ~CreatedDocumentReader() override;

    /** Starts reading; call it once. `done` is called once unless this object is deleted first, which
     * cancels the calls. */
    void start(Done done);

Q_SIGNALS:
    /** Emitted when a page contained new documents; `count` is the number read so far. */
    void progressed(int count);

private:
    void fetchReport();
    void fetchList();
    /** Adds the rows of a page that are new. */
    void add(const QList<wire::ReportRow>& rows);
    void finish(Result<QList<wire::ReportRow>> result);

    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::workflow
