#include "app/service/mail/bouncereader.h"

#include "app/service/mail/deliveryreport.h"

#include <algorithm>

namespace ink::service::mail {

namespace {

constexpr std::chrono::hours firstReach{72}; ///< maximum age of mail in the first poll
constexpr qint64 maxMessage = 512 * 1024;    ///< the machine-readable part of a report is near the beginning
constexpr int maxRounds = 3;
constexpr size_t maxWaiting = 1'000;
constexpr int savedEvery = 50;

} // namespace

BounceReader::BounceReader(Stores& stores, const Clock& clock, MailboxOptions options,
                           std::function<void()> noted)
    : m_stores(stores), m_clock(clock), m_options(std::move(options)), m_onRecorded(std::move(noted)),
      m_returned(stores, clock)
{
}

BounceReader::~BounceReader()
{
    stop();
}

void BounceReader::start()
{
    m_thread = std::thread([this] { run(); });
}

void BounceReader::stop()
{
    {
        const std::lock_guard lock(m_mutex);
        m_stop = true;
    }
    m_wake.notify_all();
    if (m_thread.joinable()) m_thread.join();
}

void BounceReader::run()
{
    QString lastFault; // the same error is logged only once
    std::unique_lock lock(m_mutex);
    while (!m_stop) {
        lock.unlock();
        const auto read = pollOnce();
        const QString fault = read ? QString() : read.error().detail.english();
        if (!m_stop && fault != lastFault) {
            if (fault.isEmpty())
                qInfo("The mailbox for returned mail is read again.");
            else
                qWarning("Returned mail could not be read: %s", qPrintable(fault));
            lastFault = fault;
        }
        lock.lock();
        m_wake.wait_for(lock, m_options.interval, [this] { return m_stop.load(); });
    }
}

Result<int> BounceReader::pollOnce()
{
    INK_ASSIGN(noted, retryWaiting());
    INK_ASSIGN(mailbox, ImapMailbox::open(m_options, m_stop));
    const auto read = readAll(*mailbox);
    if ((noted > 0 || (read && *read > 0)) && m_onRecorded) m_onRecorded();
    if (!read) return read;
    return noted + *read;
}

Result<int> BounceReader::retryWaiting()
{
    int noted = 0;
    for (auto it = m_waiting.begin(); it != m_waiting.end();) {
        INK_ASSIGN(outcome, m_returned.processReport(it->report));
        if (outcome == ReturnedMail::Outcome::Delayed || outcome == ReturnedMail::Outcome::Failed) ++noted;
        const bool isOver = outcome != ReturnedMail::Outcome::Unknown || ++it->rounds >= maxRounds;
        it = isOver ? m_waiting.erase(it) : std::next(it);
    }
    return noted;
}

Result<int> BounceReader::readAll(ImapMailbox& mailbox)
{
    const QString name = m_options.name();
    INK_ASSIGN(kept, m_stores.mails.position(name));
    store::MailboxPosition place{mailbox.validity(), 0};
    QList<qint64> uids;
    if (kept && kept->validity == mailbox.validity()) {
        place = *kept;
        INK_ASSIGN(fresh, mailbox.uidsAfter(place.lastUid));
        uids = fresh;
    } else {
        INK_ASSIGN(recent, mailbox.uidsSince(m_clock.now() - firstReach));
        uids = recent;
        place.lastUid = (uids.isEmpty() ? mailbox.uidNext() : uids.constFirst()) - 1;
    }
    int noted = 0;
    int unsaved = 0;
    const auto save = [&]() -> Result<void> {
        unsaved = 0;
        if (kept && *kept == place) return {};
        INK_TRY(m_stores.mails.savePosition(name, place));
        kept = place;
        return {};
    };
    for (const qint64 uid : std::as_const(uids)) {
        if (m_stop) break;
        INK_ASSIGN(headers, mailbox.headers(uid));
        if (isPossibleReport(headers)) {
            INK_ASSIGN(message, mailbox.message(uid, maxMessage));
            if (const auto report = deliveryReportFrom(message)) {
                INK_ASSIGN(outcome, m_returned.processReport(*report));
                if (outcome == ReturnedMail::Outcome::Unknown && m_waiting.size() < maxWaiting)
                    m_waiting.push_back({*report});
                if (outcome == ReturnedMail::Outcome::Delayed || outcome == ReturnedMail::Outcome::Failed)
                    ++noted;
            }
        }
        place.lastUid = uid;
        if (++unsaved >= savedEvery) INK_TRY(save());
    }
    INK_TRY(save());
    return noted;
}

} // namespace ink::service::mail
