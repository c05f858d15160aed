#pragma once

#include "app/api/apiclient.h"
#include "app/base/result.h"
#include "app/domain/document/document.h"
#include "app/wire/templatecodec.h"

#include <QList>
#include <QObject>
#include <QSet>

#include <functional>
#include <memory>

namespace ink::workflow {

/**
 * Reads all documents of a template, page after page: its report, which shows values too; from a server
 * without one, the list of documents. Leans on nothing: a server may ignore pages and filters, repeat itself,
 * or not tell the template of a listed document.
 */
class MadeDocuments final : public QObject
{
    Q_OBJECT
public:
    using Done = std::function<void(Result<QList<wire::ReportRow>>)>;

    /** `createdFrom` is asked of the list to have less to read; a server may tell older ones all the same. */
    MadeDocuments(api::ApiClient& client, domain::DocumentId templateId, Timestamp createdFrom,
                  QObject* parent = nullptr);
    ~MadeDocuments() override;

    /** Starts reading, once. `done` is called once unless this is deleted before, which cancels the calls. */
    void start(Done done);

Q_SIGNALS:
    /** The number of documents that were read so far. */
    void read(int count);

private:
    void askReport();
    void askList();
    /** Returns whether the page held anything new. */
    bool take(const QList<wire::ReportRow>& rows);
    void end(Result<QList<wire::ReportRow>> result);

    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::workflow
