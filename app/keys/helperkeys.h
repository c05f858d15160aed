#pragma once

#include "app/base/clock.h"
#include "app/keys/keylimits.h"
#include "app/keys/keysource.h"

#include <QPointer>

#include <map>
#include <memory>

namespace ink::keys {

/** The keys of one PKCS#11 module or PKCS#12 file, in a helper process of its own (`inkstone-keys`). The
 * process starts with the first call and ends with this object; while it runs, the person stays logged in.
 * Calls are performed one after the other. */
class HelperKeys final : public QObject, public KeySource
{
public:
    struct Setup
    {
        SourceKind kind = SourceKind::Pkcs11;
        QString path;
        QString name;        ///< for people; empty = the file's name
        QString server = {}; ///< of p11-kit's client module, e.g. `unix:path=/run/user/1000/p11-kit/pkcs11`
        QString helper = {}; ///< path of inkstone-keys; empty = `defaultHelper`
        KeyLimits limits = {};
    };
    /** `clock` decides which certificates have expired; it must outlive this object. */
    HelperKeys(Setup setup, const Clock& clock, QObject* parent = nullptr);
    /** Calls in progress end with ErrorCode::Cancelled. */
    ~HelperKeys() override;

    [[nodiscard]] QString id() const override { return m_setup.path; }
    [[nodiscard]] QString name() const override;
    void list(Secret secret, QObject* context, Done<SourceListing> done) override;
    void sign(SignatureRequest request, QObject* context, Done<QByteArray> done) override;
    void cancel() override;

    /** The path of inkstone-keys next to this program, or where packages install it. */
    [[nodiscard]] static QString defaultHelper();

private:
    class Worker;
    struct Job;
    using Finish = std::function<void(Result<Answer>)>;
    void begin(Order order, Secret secret, QObject* context, std::function<void()> onPinPad, Finish finish);
    void finishCall(quint64 number, Result<Answer> answer);

    struct Pending
    {
        QPointer<QObject> context;
        Finish finish;
        std::function<void()> onPinPad;
    };
    const Setup m_setup;
    const Clock& m_clock;
    std::unique_ptr<Worker> m_worker;
    std::map<quint64, Pending> m_pending;
    quint64 m_lastNumber = 0;
};

} // namespace ink::keys
