#include "app/keys/helperkeys.h"

#include "app/base/orderthread.h"
#include "app/helper/helperprogram.h"
#include "app/keys/keyprocess.h"
#include "app/keys/reasons.h"
#include "app/keys/returncodes.h"

#include <QFileInfo>

#include <deque>

namespace ink::keys {

namespace {

using Outcome = KeyProcess::Outcome;

Error cancelledError()
{
    Error error;
    error.code = ErrorCode::Cancelled;
    return error;
}

Error processError(Outcome outcome, Step step, const QString& name)
{
    const QString place = QString::fromLatin1(stepName(step));
    Error error;
    error.code = ErrorCode::Crypto;
    switch (outcome) {
    case Outcome::NotStarted:
        error.detail = reasons::keyHelperMissing();
        break;
    case Outcome::TooSlow:
        error.code = ErrorCode::Timeout;
        error.detail = reasons::keyModuleHung(name, place);
        break;
    case Outcome::Invalid:
        error.detail = reasons::keyAnswerInvalid(name, place);
        break;
    case Outcome::Stopped:
        error.code = ErrorCode::Cancelled;
        break;
    case Outcome::Crashed:
    case Outcome::Answered:
        error.detail = reasons::keyModuleCrashed(name, place);
        break;
    }
    return error;
}

SourceListing listingOf(const Listing& listing, const QString& source, const QString& name, Timestamp now)
{
    SourceListing out;
    out.source = source;
    out.name = name;
    out.library = listing.library;
    for (const TokenRecord& token : listing.tokens) {
        SlotState state;
        state.name = token.slot;
        state.hasToken = token.isPresent;
        state.tokenLabel = QString::fromUtf8(token.name.label);
        state.isInitialized = token.isInitialized;
        state.pin = token.pin;
        if (token.fault.fault != Fault::None) state.error = errorOf(token.fault, name);
        const QList<Identity> identities = identitiesOf(token, source, now);
        state.keyCount = static_cast<int>(identities.size());
        out.slotStates.append(state);
        out.identities.append(identities);
    }
    return out;
}

} // namespace

struct HelperKeys::Job
{
    quint64 number = 0;
    Order order;
    Secret secret;
};

/** The thread that owns the helper process. Results go to the owner's thread. */
class HelperKeys::Worker final : public OrderThread
{
public:
    explicit Worker(HelperKeys& owner) : OrderThread(QStringLiteral("keys"), nullptr), m_owner(owner) {}
    ~Worker() override { stop(); }

    /** Ends the thread with its process; jobs that haven't ended are dropped. */
    void stop()
    {
        m_isStopping = true;
        finish();
    }
    void append(Job job)
    {
        const auto lock = lockOrders();
        m_jobs.push_back(std::move(job));
        wake();
    }

protected:
    void run() override
    {
        const HelperKeys::Setup& setup = m_owner.m_setup;
        KeyProcess process({setup.helper.isEmpty() ? defaultHelper() : setup.helper,
                            {setup.kind, setup.path},
                            setup.server,
                            setup.limits},
                           m_isStopping);
        while (auto job = waitForOrder([this] { return take(); })) {
            Answer answer;
            const auto onPinPad = [this, number = job->number] {
                post([number](HelperKeys& owner) {
                    const auto call = owner.m_pending.find(number);
                    if (call != owner.m_pending.end() && call->second.context && call->second.onPinPad)
                        call->second.onPinPad();
                });
            };
            const Outcome outcome = process.perform(job->order, job->secret.reveal(), answer, onPinPad);
            Result<Answer> result = std::move(answer);
            if (outcome != Outcome::Answered)
                result = fail(processError(outcome, process.lastStep(), m_owner.name()));
            post([number = job->number, result = std::move(result)](HelperKeys& owner) mutable {
                owner.finishCall(number, std::move(result));
            });
        }
    }

private:
    std::optional<Job> take()
    {
        if (m_jobs.empty()) return std::nullopt;
        Job job = std::move(m_jobs.front());
        m_jobs.pop_front();
        return job;
    }
    template <typename Work> void post(Work work)
    {
        QMetaObject::invokeMethod(
            &m_owner, [owner = &m_owner, work = std::move(work)]() mutable { work(*owner); },
            Qt::QueuedConnection);
    }
    HelperKeys& m_owner; // outlives the thread
    std::deque<Job> m_jobs;
    std::atomic_bool m_isStopping = false;
};

HelperKeys::HelperKeys(Setup setup, const Clock& clock, QObject* parent)
    : QObject(parent), m_setup(std::move(setup)), m_clock(clock)
{
}

HelperKeys::~HelperKeys()
{
    HelperKeys::cancel();
}

QString HelperKeys::name() const
{
    return m_setup.name.isEmpty() ? QFileInfo(m_setup.path).fileName() : m_setup.name;
}

void HelperKeys::begin(Order order, Secret secret, QObject* context, std::function<void()> onPinPad,
                       Finish finish)
{
    const quint64 number = ++m_lastNumber;
    m_pending[number] = {context, std::move(finish), std::move(onPinPad)};
    if (!m_worker) m_worker = std::make_unique<Worker>(*this);
    m_worker->append({number, std::move(order), std::move(secret)});
}

void HelperKeys::finishCall(quint64 number, Result<Answer> answer)
{
    const auto call = m_pending.find(number);
    if (call == m_pending.end()) return; // cancelled
    const Pending ended = std::move(call->second);
    m_pending.erase(call);
    if (ended.context) ended.finish(std::move(answer));
}

void HelperKeys::list(Secret secret, QObject* context, Done<SourceListing> done)
{
    begin(ListOrder(), std::move(secret), context, {}, [this, done = std::move(done)](Result<Answer> answer) {
        if (!answer) return done(fail(answer.error()));
        if (const auto* fault = std::get_if<FaultReport>(&*answer))
            return done(fail(errorOf(*fault, name())));
        const auto* const listing = std::get_if<Listing>(&*answer);
        if (!listing) return done(fail(processError(Outcome::Invalid, Step::None, name())));
        done(listingOf(*listing, id(), name(), m_clock.now()));
    });
}

void HelperKeys::sign(SignatureRequest request, QObject* context, Done<QByteArray> done)
{
    const SignOrder order{request.place.token, request.place.keyId, request.certificate, request.algorithm,
                          request.data};
    begin(order, std::move(request.secret), context, std::move(request.onPinPad),
          [this, order, done = std::move(done)](Result<Answer> answer) {
              if (!answer) return done(fail(answer.error()));
              if (const auto* fault = std::get_if<FaultReport>(&*answer))
                  return done(fail(errorOf(*fault, name())));
              const auto* const signature = std::get_if<SignatureValue>(&*answer);
              if (!signature) return done(fail(processError(Outcome::Invalid, Step::None, name())));
              // Verified here, because the module can do anything in its own process.
              if (!isSignatureOf(order.certificate, order.algorithm, order.data, signature->value))
                  return done(fail(ErrorCode::Crypto, reasons::keySignatureWrong()));
              done(signature->value);
          });
}

void HelperKeys::cancel()
{
    m_worker.reset();
    auto ended = std::move(m_pending);
    m_pending.clear();
    for (auto& [number, call] : ended)
        if (call.context)
            QMetaObject::invokeMethod(
                call.context.data(), [finish = std::move(call.finish)] { finish(fail(cancelledError())); },
                Qt::QueuedConnection);
}

QString HelperKeys::defaultHelper()
{
    return helper::helperProgram(QStringLiteral("inkstone-keys"));
}

} // namespace ink::keys
