#include "app/trust/lists/trustedlists.h"

#include "app/trust/lists/certificatefacts.h"
#include "app/trust/lists/listdocument.h"
#include "app/trust/lists/reasons.h"
#include "app/trust/lists/servicejudge.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSet>
#include <QSslCertificate>

#include <algorithm>
#include <mutex>
#include <vector>

namespace ink::trust {

namespace {

/** Certificates between a signer's and that of a listed service; longer chains are not followed. */
constexpr int maxChain = 10;
/** Bytes; certificates are far smaller. */
constexpr qint64 maxCertificateBytes = 1024 * 1024;

/** The files, and those in the folders, without duplicates, sorted. */
QStringList filesIn(const QStringList& paths)
{
    QStringList files;
    for (const QString& path : paths) {
        if (!QFileInfo(path).isDir()) {
            files.append(path);
            continue;
        }
        const QDir folder(path);
        static const QStringList patterns{QStringLiteral("*.xml"), QStringLiteral("*.xtsl"),
                                          QStringLiteral("*.pem"), QStringLiteral("*.crt"),
                                          QStringLiteral("*.cer"), QStringLiteral("*.der")};
        for (const QString& name : folder.entryList(patterns, QDir::Files))
            files.append(folder.filePath(name));
    }
    files.removeDuplicates();
    files.sort();
    return files;
}

bool isCertificateFile(const QString& path)
{
    static const QStringList suffixes{QStringLiteral("pem"), QStringLiteral("crt"), QStringLiteral("cer"),
                                      QStringLiteral("der")};
    return suffixes.contains(QFileInfo(path).suffix().toLower());
}

} // namespace

/** Reads files and decides which lists are signed by somebody who may. */
class TrustedLists::Loader final
{
public:
    explicit Loader(Timestamp now) : m_now(now) {}

    void add(const QString& path)
    {
        const bool isCertificate = isCertificateFile(path);
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly)) {
            reject(path, reasons::listFileUnreadable(path, file.errorString()));
            return;
        }
        if (isCertificate) {
            addSigners(path, file.read(maxCertificateBytes));
            return;
        }
        auto document = ListDocument::parse(file.read(maxListBytes + 1));
        if (!document) {
            reject(path, document.error().detail);
            return;
        }
        auto list = document->read();
        if (!list) {
            reject(path, list.error().detail);
            return;
        }
        m_files.push_back({path, *std::move(document), *std::move(list)});
    }

    TrustedLists finish()
    {
        // The oldest first: each list of lists names the certificates that may sign the next one.
        std::ranges::stable_sort(m_files, {}, [](const File& file) {
            return std::pair(!file.list.isListOfLists, file.list.sequence);
        });
        QList<QByteArray> mayLead = m_signers;
        for (File& file : m_files) {
            if (!file.list.isListOfLists) continue;
            check(file, mayLead);
            if (file.signer.isEmpty()) continue;
            for (const ListPointer& pointer : file.list.pointers)
                if (pointer.isListOfLists && pointer.isXml && !pointer.signers.isEmpty())
                    mayLead = pointer.signers;
        }
        const File* leading = newest([](const File& file) { return file.list.isListOfLists; });
        for (File& file : m_files) {
            if (file.list.isListOfLists) continue;
            QList<QByteArray> maySign = m_signers;
            if (leading)
                for (const ListPointer& pointer : leading->list.pointers)
                    if (!pointer.isListOfLists && pointer.isXml && pointer.territory == file.list.territory)
                        maySign += pointer.signers;
            check(file, maySign);
        }
        retireOlder();

        TrustedLists lists;
        lists.m_entries = std::move(m_rejected);
        if (m_signers.isEmpty() && !m_files.empty()) lists.m_problem = reasons::listSignersEmpty();
        for (File& file : m_files)
            lists.m_entries.append(entryOf(file));
        std::ranges::stable_sort(lists.m_entries, {}, &ListEntry::path);
        index(lists);
        return lists;
    }

private:
    struct File
    {
        QString path;
        ListDocument document;
        TrustedList list;
        QByteArray signer{};
        Message problem{};
    };

    void reject(const QString& path, const Message& why)
    {
        ListEntry entry;
        entry.path = path;
        entry.problem = why;
        m_rejected.append(entry);
    }

    void addSigners(const QString& path, const QByteArray& bytes)
    {
        QList<QSslCertificate> certificates = QSslCertificate::fromData(bytes, QSsl::Pem);
        if (certificates.isEmpty()) certificates = QSslCertificate::fromData(bytes, QSsl::Der);
        certificates.removeIf([](const QSslCertificate& certificate) { return certificate.isNull(); });
        if (certificates.isEmpty()) reject(path, reasons::listCertificateInvalid(path));
        for (const QSslCertificate& certificate : std::as_const(certificates))
            m_signers.append(certificate.toDer());
    }

    static void check(File& file, const QList<QByteArray>& maySign)
    {
        auto signer = file.document.signerAmong(maySign);
        if (signer)
            file.signer = *std::move(signer);
        else
            file.problem = signer.error().detail;
    }

    /** The newest trusted list among some; null if there is none. */
    template <typename Predicate> const File* newest(Predicate belongs) const
    {
        const File* found = nullptr;
        for (const File& file : m_files)
            if (!file.signer.isEmpty() && belongs(file) &&
                (!found || file.list.sequence > found->list.sequence))
                found = &file;
        return found;
    }

    void retireOlder()
    {
        QSet<const File*> current;
        for (const File& file : m_files)
            current.insert(newest([&file](const File& other) {
                return other.list.territory == file.list.territory &&
                       other.list.isListOfLists == file.list.isListOfLists;
            }));
        for (File& file : m_files)
            if (!file.signer.isEmpty() && !current.contains(&file))
                file.problem = reasons::listReplacedByNewer(file.list.territory);
    }

    [[nodiscard]] ListEntry entryOf(const File& file) const
    {
        ListEntry entry{file.path, file.list, file.problem, {}, file.signer};
        if (entry.problem.isEmpty() && file.list.nextUpdate && *file.list.nextUpdate < m_now)
            entry.warning = reasons::listExpiredOn(file.list.territory, dayText(*file.list.nextUpdate));
        if (entry.problem.isEmpty() && !file.list.nextUpdate)
            entry.warning = reasons::listClosed(file.list.territory);
        return entry;
    }

    static void index(TrustedLists& lists)
    {
        for (qsizetype i = 0; i < lists.m_entries.size(); ++i) {
            ListEntry& entry = lists.m_entries[i];
            QList<TrustService> services = std::exchange(entry.list.services, {});
            services.removeIf([&](const TrustService& service) {
                return !entry.problem.isEmpty() || service.type != QLatin1StringView("CA/QC");
            });
            for (qsizetype j = 0; j < services.size(); ++j)
                for (const QByteArray& certificate : std::as_const(services[j].certificates))
                    lists.m_issuers[namesOf(certificate).subject].append({certificate, {i, j}});
            lists.m_services.append(services);
        }
    }

    Timestamp m_now;
    QList<QByteArray> m_signers;
    std::vector<File> m_files;
    QList<ListEntry> m_rejected;
};

TrustedLists TrustedLists::load(const QStringList& paths, Timestamp now)
{
    Loader loader(now);
    for (const QString& path : filesIn(paths))
        loader.add(path);
    return loader.finish();
}

std::shared_ptr<const TrustedLists> TrustedLists::loadCached(const QStringList& paths, Timestamp now)
{
    // Loading all European lists takes seconds. Which of them have expired changes by the day.
    QStringList key{dayText(now)};
    for (const QString& path : filesIn(paths)) {
        const QFileInfo file(path);
        key.append(QStringLiteral("%1|%2|%3")
                       .arg(path)
                       .arg(file.size())
                       .arg(file.lastModified().toMSecsSinceEpoch()));
    }
    static std::mutex mutex;
    static QStringList lastKey;
    static std::shared_ptr<const TrustedLists> last;
    const std::scoped_lock lock(mutex);
    if (!last || key != lastKey) {
        last = std::make_shared<const TrustedLists>(load(paths, now));
        lastKey = key;
    }
    return last;
}

QList<TrustedLists::ServiceMatch> TrustedLists::servicesFor(const QList<QByteArray>& chain) const
{
    QList<ServiceMatch> found;
    QList<QByteArray> pending{chain.first()};
    QSet<QByteArray> seen;
    for (int depth = 0; depth < maxChain && !pending.isEmpty(); ++depth) {
        QList<QByteArray> next;
        for (const QByteArray& certificate : std::as_const(pending)) {
            if (seen.contains(certificate)) continue;
            seen.insert(certificate);
            const QByteArray issuer = namesOf(certificate).issuer;
            for (const Issuer& candidate : m_issuers.value(issuer))
                if (isIssuedBy(certificate, candidate.certificate)) {
                    const auto isKnown = [&](const ServiceMatch& m) {
                        return m.entry == candidate.match.entry && m.service == candidate.match.service;
                    };
                    if (std::ranges::none_of(found, isKnown)) found.append(candidate.match);
                }
            for (const QByteArray& authority : chain.sliced(1))
                if (namesOf(authority).subject == issuer && isIssuedBy(certificate, authority))
                    next.append(authority);
        }
        pending = next;
    }
    return found;
}

namespace {

QualifiedStatus statusOf(const ServiceVerdict& verdict)
{
    if (verdict.use == CertificateUse::Signature)
        return verdict.hasDevice ? QualifiedStatus::QualifiedSignature
                                 : QualifiedStatus::SignatureWithQualifiedCertificate;
    if (verdict.use == CertificateUse::Seal)
        return verdict.hasDevice ? QualifiedStatus::QualifiedSeal
                                 : QualifiedStatus::SealWithQualifiedCertificate;
    return verdict.use ? QualifiedStatus::NotQualified : QualifiedStatus::Indeterminate;
}

/** The common verdict of several services; a contradiction is Unclear. */
ServiceVerdict agreed(const QList<std::pair<QString, ServiceVerdict>>& verdicts)
{
    ServiceVerdict found;
    bool isFirst = true;
    QStringList names;
    bool differs = false;
    for (const auto& [name, verdict] : verdicts) {
        if (verdict.kind == ServiceVerdict::Kind::Unlisted) {
            if (isFirst) found = verdict;
            continue;
        }
        names.append(name);
        if (!isFirst && !(verdict == found)) differs = true;
        // A service that is listed says more than one that wasn't yet.
        if (isFirst) found = verdict;
        isFirst = false;
    }
    if (!differs) return found;
    names.removeDuplicates();
    return {
        ServiceVerdict::Kind::Unclear, {}, false, reasons::listsContradict(names.join(QStringLiteral("; ")))};
}

} // namespace

CertificateQualification TrustedLists::qualify(const QList<QByteArray>& chain, Timestamp at) const
{
    CertificateQualification result;
    result.at = at;
    const auto facts = chain.isEmpty() ? std::nullopt : readCertificateFacts(chain.first());
    if (!facts) {
        result.reason = reasons::certificateUnreadableForLists();
        return result;
    }
    const QList<ServiceMatch> services = servicesFor(chain);
    if (services.isEmpty()) {
        result.status = QualifiedStatus::NotQualified;
        result.reason = reasons::issuerNotListed();
        // A list that can't be used could have had it.
        for (const ListEntry& entry : m_entries)
            if (!entry.problem.isEmpty() && !entry.problem.is(reason::listReplacedByNewer))
                result.status = QualifiedStatus::Indeterminate;
        return result;
    }
    const auto verdictAt = [&](Timestamp time) {
        QList<std::pair<QString, ServiceVerdict>> verdicts;
        for (const ServiceMatch& match : services) {
            const ListEntry& entry = m_entries.at(match.entry);
            const TrustService& service = m_services.at(match.entry).at(match.service);
            verdicts.append({QStringLiteral("%1 (%2)").arg(service.name, entry.list.territory),
                             judgeByService(service, entry.list.territory, *facts, time)});
        }
        return agreed(verdicts);
    };
    const ListEntry& entry = m_entries.at(services.first().entry);
    const TrustService& service = m_services.at(services.first().entry).at(services.first().service);
    result.service = service.name;
    result.provider = service.provider;
    result.territory = entry.list.territory;
    result.listSequence = entry.list.sequence;
    result.listIssued = entry.list.issued;
    result.listNextUpdate = entry.list.nextUpdate;
    for (const ServiceMatch& match : services)
        if (const ListEntry& used = m_entries.at(match.entry);
            used.list.nextUpdate && *used.list.nextUpdate < at) {
            result.reason = reasons::listExpiredOn(used.list.territory, dayText(*used.list.nextUpdate));
            return result;
        }

    // Article 32 (1): qualified at the time of signing, and issued by a qualified service.
    const ServiceVerdict then = verdictAt(at);
    const ServiceVerdict issuance = verdictAt(facts->validFrom);
    using Kind = ServiceVerdict::Kind;
    if (then.kind == Kind::Unclear || issuance.kind == Kind::Unclear) {
        result.reason = then.kind == Kind::Unclear ? then.reason : issuance.reason;
        return result;
    }
    if (then.kind != Kind::Qualified) {
        result.status = QualifiedStatus::NotQualified;
        result.reason = then.reason;
        return result;
    }
    if (issuance.kind != Kind::Qualified) {
        result.status = QualifiedStatus::NotQualified;
        result.reason = reasons::notQualifiedWhenIssued(dayText(facts->validFrom));
        return result;
    }
    result.status = issuance.use == then.use ? statusOf(then) : QualifiedStatus::Indeterminate;
    switch (result.status) {
    case QualifiedStatus::QualifiedSignature:
    case QualifiedStatus::QualifiedSeal:
        break;
    case QualifiedStatus::SignatureWithQualifiedCertificate:
    case QualifiedStatus::SealWithQualifiedCertificate:
        result.reason = reasons::noDeviceForKey();
        break;
    case QualifiedStatus::NotQualified:
        result.reason = reasons::certificateForWebsites();
        break;
    case QualifiedStatus::Indeterminate:
        result.reason = reasons::listEntryContradicts(service.name);
        break;
    }
    return result;
}

} // namespace ink::trust
