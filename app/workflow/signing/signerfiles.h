#pragma once

#include "app/api/apiclient.h"
#include "app/domain/account/account.h"
#include "app/wire/signercodec.h"

#include <QObject>
#include <QUrl>

#include <functional>
#include <optional>

namespace ink::workflow {

class Session;

/** Uploads and removes the files of attachment tags, one at a time. */
class SignerFiles final : public QObject
{
    Q_OBJECT
public:
    /** A file being uploaded to the service. */
    struct FileUpload
    {
        domain::TagId tag;
        QString name;
        qint64 done = 0;
        qint64 total = 0; ///< in bytes, like `done`
    };
    using ViewCallback = std::function<void(const Result<wire::SignerView>&)>;

    explicit SignerFiles(Session& session, QObject* parent = nullptr);

    /** The service's limits; the defaults until queryLimits() gets a response. */
    [[nodiscard]] const domain::Limits& limits() const { return m_limits; }
    void queryLimits();
    [[nodiscard]] const std::optional<FileUpload>& upload() const { return m_upload; }
    /** Checks a file before the upload; `otherBytes` is the size of the recipient's other files. */
    [[nodiscard]] Result<void> check(const domain::Tag& tag, const QString& path, qint64 otherBytes) const;
    void attach(const QString& signingUrl, domain::TagId tag, const QString& path, const ViewCallback& done);
    void detach(const QString& signingUrl, domain::TagId tag, const ViewCallback& done);
    /** Cancels the upload, which then ends with Cancelled. */
    void cancel();
    /** Drops the upload and all responses because another document is opened. */
    void reset();

Q_SIGNALS:
    void limitsChanged();
    void uploadChanged();

private:
    Session& m_session;
    domain::Limits m_limits;
    std::optional<FileUpload> m_upload;
    api::Call m_call;
    quint64 m_turn = 0;
};

} // namespace ink::workflow
