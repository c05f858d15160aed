#include "app/workflow/signing/signerfiles.h"

#include "app/api/signercalls.h"
#include "app/base/reasons.h"
#include "app/domain/account/attachmentrules.h"
#include "app/workflow/session/session.h"
#include "app/workflow/signing/reasons.h"

#include <QFile>
#include <QFileInfo>

#include <utility>

namespace ink::workflow {

using namespace domain;

SignerFiles::SignerFiles(Session& session, QObject* parent) : QObject(parent), m_session(session) {}

void SignerFiles::queryLimits()
{
    api::ApiClient* client = m_session.client();
    if (!client) return;
    client->accountDetails(this, [this, turn = m_turn](const Result<AccountDetails>& account) {
        if (turn != m_turn || !account) return;
        m_limits = account->limits;
        Q_EMIT limitsChanged();
    });
}

Result<void> SignerFiles::check(const Tag& tag, const QString& path, qint64 otherBytes) const
{
    if (m_upload) return fail(ErrorCode::State, reasons::fileStillUploading());
    if (tag.type != TagType::Attachment)
        return fail(ErrorCode::Validation, reasons::fieldTakesNoFile(tag.name));
    const QString name = QFileInfo(path).fileName();
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return fail(ErrorCode::Io, reasons::fileUnreadable(name));
    INK_TRY(checkAttachment(name, file.size(), otherBytes, m_limits));
    const QByteArray content = file.readAll(); // the limit above applies
    INK_TRY(checkAttachmentHead(name, content.left(attachmentHeadBytes)));
    return checkAttachmentPicture(name, content);
}

void SignerFiles::attach(const QString& signingUrl, TagId tag, const QString& path, const ViewCallback& done)
{
    api::ApiClient* client = m_session.client();
    if (!client) return done(fail(noAccountError()));
    Q_ASSERT(!m_upload);
    const QFileInfo file(path);
    m_upload = FileUpload{tag, file.fileName(), 0, file.size()};
    m_call = client->signer(signingUrl)
                 .attach(
                     tag, {file.fileName(), path}, this,
                     [this, turn = m_turn, done](const Result<wire::SignerView>& answer) {
                         if (turn == m_turn) m_upload.reset();
                         done(answer);
                         if (turn == m_turn) Q_EMIT uploadChanged();
                     },
                     [this, turn = m_turn](qint64 sent, qint64 total) {
                         if (turn != m_turn || !m_upload) return;
                         m_upload->done = sent;
                         m_upload->total = total;
                         Q_EMIT uploadChanged();
                     });
    Q_EMIT uploadChanged();
}

void SignerFiles::detach(const QString& signingUrl, TagId tag, const ViewCallback& done)
{
    api::ApiClient* client = m_session.client();
    if (!client) return done(fail(noAccountError()));
    client->signer(signingUrl).detach(tag, this, done);
}

void SignerFiles::cancel()
{
    if (m_upload) m_call.cancel();
}

void SignerFiles::reset()
{
    ++m_turn;
    if (!m_upload) return;
    m_upload.reset();
    std::exchange(m_call, {}).cancel();
    Q_EMIT uploadChanged();
}

} // namespace ink::workflow

#include "moc_signerfiles.cpp"
