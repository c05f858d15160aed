#pragma once

#include "app/base/result.h"
#include "app/domain/document/ids.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>

namespace ink::workflow {

class Session;

/**
 * A test document: made with an address for its callbacks, sent to the account itself, and signed here at
 * once, so that the service completes it and sends the two POSTs. It counts as a document that was sent.
 */
class CallbackTest final : public QObject
{
    Q_OBJECT
public:
    enum class Step { Idle, Sending, Signing, Signed, Failed };

    explicit CallbackTest(Session& session, QObject* parent = nullptr);
    ~CallbackTest() override;

    /** `pdf`: a file of one page. `signature`: PNG. Does nothing while one is under way. */
    void start(const QString& title, const QString& pdf, const QByteArray& signature, const QString& url);
    [[nodiscard]] Step step() const;
    [[nodiscard]] bool isRunning() const { return step() == Step::Sending || step() == Step::Signing; }
    [[nodiscard]] const std::optional<Error>& error() const;
    /** The document, once it is sent. */
    [[nodiscard]] domain::DocumentId document() const;

Q_SIGNALS:
    void stepChanged();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::workflow
