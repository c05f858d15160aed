#pragma once

#include <QByteArray>
#include <QHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QList>
#include <QMap>
#include <QObject>
#include <QString>
#include <QTcpServer>
#include <QUrl>

#include <functional>

class QTcpSocket;

namespace ink::test {

/**
 * A foreign server of the contract on loopback: real HTTP, in memory, with independent code. It doesn't
 * support anything that is marked [ours]: it ignores unknown parameters, `version`, Idempotency-Key and
 * If-None-Match, and sends neither limits nor the rows of a bulk call's documents. It uses the vendor's
 * alternative names (`Files`, `Invitations`, `postBackURL`, `FolderText`), writes some ids as text and times
 * as "YYYY-MM-DD HH:MM:SS.f", has its own error messages, returns at most a hundred rows per page, and may be
 * slow, respond with 500 or drop the connection after it has acted.
 */
class ForeignServer final : public QObject
{
    Q_OBJECT
public:
    /** The fate of a request. */
    enum class Fate {
        Answer,
        ErrorBefore, ///< 500 without any effect
        ErrorAfter,  ///< takes effect, but responds with 500
        DropBefore,  ///< drops the connection without any effect
        DropAfter    ///< takes effect, then drops the connection
    };
    struct Seen
    {
        QByteArray method;
        QString path; ///< as received
        QByteArray query;
        QByteArray body;
        QHash<QByteArray, QByteArray> headers; ///< names in lower case
        [[nodiscard]] bool isWrite() const { return method != "GET"; }
    };

    explicit ForeignServer(QObject* parent = nullptr);
    ~ForeignServer() override;

    [[nodiscard]] QUrl baseUrl() const;
    [[nodiscard]] static QByteArray key() { return "vendor-key-0123456789"; }
    [[nodiscard]] static QString email() { return QStringLiteral("anna@example.com"); }

    /** Delay before each response. */
    void setDelay(int milliseconds) { m_delay = milliseconds; }
    /** Called for each request with a valid key; without it, every request succeeds. */
    void setFate(std::function<Fate(const Seen&)> fate) { m_fate = std::move(fate); }
    [[nodiscard]] const QList<Seen>& seen() const { return m_seen; }

    /** Adds a document or template and returns its id; names as in the contract. */
    qint64 add(QJsonObject document, const QByteArray& pdf);
    /** A template (8) for bulk runs with one role and the tags Name, Salary and a signature. */
    qint64 addTemplate(const QByteArray& pdf, const QString& title = QStringLiteral("Offer letter"));
    /** In the contract's format; empty when there is no such document. */
    [[nodiscard]] QJsonObject document(qint64 id) const { return m_documents.value(id); }
    [[nodiscard]] QList<QJsonObject> documents() const { return m_documents.values(); }
    /** Documents made from a template. */
    [[nodiscard]] QList<QJsonObject> childrenOf(qint64 templateId) const;
    /** Completes the document for all signers. */
    void complete(qint64 id);

private:
    struct Answer
    {
        int status = 200;
        QByteArray body;
        QByteArray type = "application/json;charset=UTF-8";
    };
    void accept();
    void serve(QTcpSocket* socket, const Seen& seen);
    [[nodiscard]] Answer answer(const Seen& seen);
    [[nodiscard]] Answer account(const QStringList& path, const Seen& seen) const;
    [[nodiscard]] Answer documentCalls(const QStringList& path, const Seen& seen);
    [[nodiscard]] Answer oneDocument(qint64 id, const QStringList& rest, const Seen& seen);
    [[nodiscard]] Answer filesOf(qint64 id, const QStringList& rest, const Seen& seen);
    [[nodiscard]] Answer folderCalls(const QStringList& path, const Seen& seen);
    [[nodiscard]] Answer list(const Seen& seen) const;
    [[nodiscard]] Answer create(const Seen& seen, bool array);
    [[nodiscard]] Answer change(qint64 id, const QJsonObject& patch);
    [[nodiscard]] Answer remove(const Seen& seen);
    [[nodiscard]] Answer bulk(qint64 templateId, const QJsonObject& body);
    [[nodiscard]] Answer use(qint64 templateId, const QJsonObject& body);
    [[nodiscard]] Answer report(qint64 templateId) const;
    [[nodiscard]] QJsonObject fromTemplate(const QJsonObject& source) const;
    void addFile(QJsonObject& document, const QString& name, const QByteArray& pdf);
    [[nodiscard]] QString send(QJsonObject& document) const;
    void store(QJsonObject document);
    qint64 nextId() { return ++m_lastId; }

    QTcpServer m_server;
    int m_delay = 0;
    std::function<Fate(const Seen&)> m_fate;
    QList<Seen> m_seen;
    QMap<qint64, QJsonObject> m_documents;
    QMap<qint64, QJsonObject> m_folders;
    QHash<qint64, QByteArray> m_files;
    QJsonObject m_settings;
    qint64 m_lastId = 70'000'000'000; ///< beyond 32 bits
};

} // namespace ink::test
