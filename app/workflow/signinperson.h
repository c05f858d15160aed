#pragma once

#include "app/base/result.h"
#include "app/wire/signercodec.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace ink::workflow {

class Session;

/** One recipient signing on this screen: the view, the values so far (saved a moment after each change), the
 * end. */
class SignInPerson final : public QObject
{
    Q_OBJECT
public:
    explicit SignInPerson(Session& session, QObject* parent = nullptr);
    ~SignInPerson() override;

    /** Loads the recipient's view and the bytes of the document's files. */
    void open(domain::DocumentId document, const QString& invitationGuid, QObject* context,
              std::function<void(Result<void>)> done);
    [[nodiscard]] bool isOpen() const;
    [[nodiscard]] const wire::SignerView& view() const;
    [[nodiscard]] const domain::Document& document() const;
    [[nodiscard]] QByteArray fileBytes(domain::FileId file) const;
    /** The recipient's tags with their values as they are now. */
    [[nodiscard]] const QList<domain::Tag>& tags() const;
    void setValue(domain::TagId tag, const QString& text, const QByteArray& image);
    /** Mandatory tags without a value, in reading order. */
    [[nodiscard]] QList<domain::TagId> missing() const;
    void finish(QObject* context, std::function<void(Result<void>)> done);
    /** With the one-time or access code that the recipient's authentication asks for. */
    void finish(const QString& code, QObject* context, std::function<void(Result<void>)> done);
    void reject(const QString& reason, QObject* context, std::function<void(Result<void>)> done);

    /** Why the last autosave failed, if it did; finishing sends every value again. */
    [[nodiscard]] const std::optional<Error>& saveError() const;

Q_SIGNALS:
    void changed();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::workflow
