#pragma once

#include "app/base/result.h"
#include "app/domain/document/ids.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>

namespace ink::workflow {

class Session;

/** Tests callbacks: creates a document with a callback URL, sends it to the account itself and signs it
 * immediately, so that the service completes the document and sends the two POSTs. The document counts as
 * sent. */
class CallbackTest final : public QObject
{
    Q_OBJECT
public:
    enum class Step { Idle, Sending, Signing, Signed, Failed };

    explicit CallbackTest(Session& session, QObject* parent = nullptr);
    ~CallbackTest() override;

    /** `pdf`: path of a one-page file. `signature`: PNG. Does nothing while a test is running. */
    void start(const QString& title, const QString& pdf, const QByteArray& signature, const QString& url);
    [[nodiscard]] Step step() const;
    [[nodiscard]] bool isRunning() const { return step() == Step::Sending || step() == Step::Signing; }
    [[nodiscard]] const std::optional<Error>& error() const;
    /** The ID of the test document; null until the document has been sent. */
    [[nodiscard]] domain::DocumentId document() const;

Q_SIGNALS:
    void stepChanged();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::workflow
