#include "app/pdf/verify/verifier.h"

#include "app/pdf/crypto/cmsverify.h"
#include "app/pdf/crypto/knowncertificates.h"
#include "app/pdf/crypto/rangedigest.h"
#include "app/pdf/crypto/sealedform.h"
#include "app/pdf/crypto/signingalgorithms.h"
#include "app/pdf/file/pagetree.h"
#include "app/pdf/file/rawpdf.h"
#include "app/pdf/file/revisionchain.h"
#include "app/pdf/file/sectionrules.h"
#include "app/pdf/file/streamlimits.h"
#include "app/pdf/file/worklimit.h"
#include "app/pdf/forms/signaturescan.h"
#include "app/pdf/verify/attachedhistory.h"
#include "app/pdf/verify/certificatetrust.h"
#include "app/pdf/verify/embeddedvalidation.h"
#include "app/pdf/verify/laterchanges.h"
#include "app/pdf/verify/pdftime.h"
#include "app/pdf/verify/picturecomparison.h"
#include "app/pdf/verify/reasons.h"
#include "app/pdf/verify/revisionjudge.h"
#include "app/pdf/verify/strictrevision.h"

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFExc.hh>

#include <algorithm>
#include <set>

namespace ink::pdf {

namespace {

using Level = VerifyFinding::Level;

/** Returns whether only the attachments of a file need its password (ISO 32000-2 §7.6.6, /EFOpen): its pages
 * open without one. */
bool encryptsOnlyAttachments(const QByteArray& bytes)
{
    // Read as if it weren't encrypted, because the parser opens no file without its password.
    QByteArray plain = bytes;
    const QByteArrayView key("/Encrypt");
    for (qsizetype at = plain.indexOf(key); at >= 0; at = plain.indexOf(key, at + 1))
        if (at + key.size() < plain.size() && !QChar::isLetter(static_cast<uchar>(plain.at(at + key.size()))))
            plain[at + 1] = 'X';
    try {
        const auto pdf = openRevision(plain, plain.size(), false);
        QPDFObjectHandle dict = pdf->getTrailer().getKey("/Xncrypt");
        if (!dict.isDictionary()) return false;
        const auto isPlain = [&dict](const char* what) {
            QPDFObjectHandle filter = dict.getKey(what);
            return filter.isNull() || filter.isNameAndEquals("/Identity");
        };
        return isPlain("/StmF") && isPlain("/StrF") && !isPlain("/EFF");
    } catch (const std::exception&) {
        return false;
    }
}

/** One verification run over one file. */
class Run final
{
public:
    Run(const QByteArray& bytes, const VerifyOptions& options)
        : m_bytes(bytes), m_options(options), m_digest(bytes, options.startDigest.get()),
          m_limit(options.timeLimit)
    {
    }

    VerifyReport verify()
    {
        m_ends = raw::revisionEnds(m_bytes);
        const bool readable = readStructure();
        m_report.revisionCount = std::max(1, static_cast<int>(m_ends.size()));
        if (m_locked) { // a file that can't be decrypted can't be judged
            m_report.integrity = Integrity::Unreadable;
            return std::move(m_report);
        }
        m_sites += findUnreferencedSignatures(m_bytes, m_sites);
        if (m_sites.isEmpty()) {
            m_report.integrity = readable ? Integrity::Unsigned : Integrity::Unreadable;
            m_report.history = RevisionJudge(m_bytes, m_ends, m_limit, nullptr, m_password).history();
            return std::move(m_report);
        }
        if (!m_ends.isEmpty() && !raw::hasOnlySpaceFrom(m_bytes, m_ends.last()))
            notify("file.tail", Level::Error, reasons::bytesAfterEnd(), -1);

        std::vector<CmsVerdict> verdicts;
        for (int i = 0; i < m_sites.size(); ++i)
            verdicts.push_back(examine(m_sites.at(i), i));
        judgeRevisions();
        judgeCertificates(verdicts);
        judgeHistory();
        summarize();
        nameAlteration();
        return std::move(m_report);
    }

private:
    void notify(const char* id, Level level, const Message& detail, int signature)
    {
        m_report.findings.append({QString::fromLatin1(id), level, detail, signature});
    }

    /** Opens the last revision, with the password if one is needed. Throws qpdf's exceptions. */
    std::unique_ptr<QPDF> openFile(bool repair)
    {
        try {
            return openRevision(m_bytes, m_bytes.size(), repair);
        } catch (const QPDFExc& error) {
            if (error.getErrorCode() != qpdf_e_password || m_options.password.isEmpty()) throw;
        }
        // New encryption has passwords in UTF-8, older encryption mostly in Latin-1.
        m_password = m_options.password.reveal();
        try {
            return openRevision(m_bytes, m_bytes.size(), repair, m_password);
        } catch (const QPDFExc& error) {
            if (error.getErrorCode() != qpdf_e_password) throw;
        }
        m_password = QString::fromUtf8(m_password).toLatin1();
        return openRevision(m_bytes, m_bytes.size(), repair, m_password);
    }

    void notifyMissingPassword()
    {
        if (!m_options.password.isEmpty())
            notify("file.password-wrong", Level::Error, reasons::filePasswordWrong(), -1);
        else if (encryptsOnlyAttachments(m_bytes))
            notify("file.attachments-password", Level::Error, reasons::attachmentsNeedPassword(), -1);
        else
            notify("file.password", Level::Error, reasons::fileNeedsPassword(), -1);
    }

    /** Reads the structure; fills m_sites. Returns false if the file can't be read at all. */
    bool readStructure()
    {
        limitStreams();
        for (const bool repair : {false, true}) {
            try {
                m_pdf = openFile(repair);
                m_repaired = repair;
                m_sites = findSignatures(*m_pdf, m_bytes);
                if (repair) notify("file.damaged", Level::Warning, reasons::fileReadAfterRepair(), -1);
                return true;
            } catch (const QPDFExc& error) {
                if (error.getErrorCode() == qpdf_e_password) {
                    notifyMissingPassword();
                    m_locked = true;
                    return false;
                }
                if (error.getErrorCode() == qpdf_e_unsupported && raw::find(m_bytes, "/Encrypt", 0) >= 0) {
                    notify("file.encrypted", Level::Error, reasons::encryptionNotSupported(), -1);
                    m_locked = true;
                    return false;
                }
                if (repair)
                    notify("file.unreadable", Level::Error,
                           reasons::pdfFileUnreadableBecause(QString::fromUtf8(error.what())), -1);
            } catch (const std::exception&) {
                if (repair) notify("file.unreadable", Level::Error, reasons::pdfFileUnreadable(), -1);
            }
        }
        return false;
    }

    /** The revision that ends at `end` (0-based), ignoring white space; -1 if there is none. */
    int revisionAt(qint64 end) const
    {
        const auto next = std::upper_bound(m_ends.begin(), m_ends.end(), end);
        if (next == m_ends.begin()) return -1;
        const qint64 last = *std::prev(next);
        for (qint64 at = last; at < std::min<qint64>(end, m_bytes.size()); ++at)
            if (!raw::isSpace(m_bytes.at(at))) return -1;
        return static_cast<int>(std::distance(m_ends.begin(), next)) - 1;
    }

    static QStringList lockedFields(const SignatureSite& site)
    {
        QStringList names;
        for (const FieldLock* lock : {&site.lock, &site.fieldLock}) {
            if (lock->action == FieldLock::Action::All) return {QStringLiteral("*")};
            if (lock->action == FieldLock::Action::Include) names += lock->fields;
            if (lock->action == FieldLock::Action::Exclude)
                names.append(QStringLiteral("* − ") + lock->fields.join(QStringLiteral(", ")));
        }
        names.removeDuplicates();
        return names;
    }

    /** The ranges of /ByteRange, clipped to the file. */
    QList<QByteArrayView> rangesOf(const SignatureSite& site) const
    {
        QList<QByteArrayView> ranges;
        for (qsizetype i = 0; i + 1 < std::min<qsizetype>(site.byteRange.size(), 64); i += 2) {
            const qint64 start = std::min<qint64>(site.byteRange.at(i), m_bytes.size());
            const qint64 length = std::min<qint64>(site.byteRange.at(i + 1), m_bytes.size() - start);
            ranges.append(QByteArrayView(m_bytes).sliced(start, length));
        }
        return ranges;
    }

    /** Handles a range that extended beyond the end of the file and now includes bytes of later revisions.
     * The signed content ended with the last revision within the range. Returns whether it still matches the
     * signature, and sets `verdict` if so. */
    bool heldWhenSigned(const SignatureSite& site, const QByteArray& contents, CmsVerdict& verdict)
    {
        const QList<qint64>& range = site.byteRange;
        if (range.size() != 4 || range.at(2) > m_bytes.size()) return false;
        const auto next = std::upper_bound(m_ends.begin(), m_ends.end(), range.at(2) + range.at(3));
        if (next == m_ends.begin() || *std::prev(next) <= range.at(2)) return false;
        QList<QByteArrayView> ranges = rangesOf(site);
        const qint64 length = *std::prev(next) - range.at(2);
        if (ranges.size() != 2 || length >= ranges.last().size()) return false;
        ranges.last() = ranges.last().first(length);
        const auto digest = [&](const QByteArray& name) { return m_digest.computeDigest(name, ranges); };
        CmsVerdict then = verifySignatureValue(contents, digest, site.subFilter, site.certEntry, m_known);
        if (!then.isValid()) return false;
        verdict = std::move(then);
        return true;
    }

    /** Returns whether the ranges cover exactly one revision except the signature value, and reports each
     * fault: even ranges that match the signature may leave bytes unsigned. */
    bool checkCoverage(const SignatureSite& site, SignatureReport& report, int index)
    {
        const QList<qint64>& range = site.byteRange;
        bool sound = true;
        const auto wrong = [&](const char* id, const Message& detail) {
            sound = false;
            notify(id, Level::Error, detail, index);
        };
        if (site.isAmbiguous) wrong("byterange.ambiguous", reasons::signatureEntriesTwice());
        if (site.isUnreferenced) wrong("signature.hidden", reasons::signatureWithoutField());
        if (range.size() != 4) {
            wrong("byterange.form", reasons::signedRangeNotTwo());
            return false;
        }
        const qint64 end = range.at(2) + range.at(3);
        if (range.at(0) != 0) wrong("byterange.start", reasons::beginningFileNotSigned());
        if (range.at(1) > range.at(2))
            wrong("byterange.overlap", reasons::signedRangesOverlap());
        else if (range.at(1) != site.contentsStart || range.at(2) != site.contentsEnd)
            wrong("byterange.gap", reasons::unsignedGapWrong());
        if (end > m_bytes.size()) wrong("byterange.beyond", reasons::signedRangeBeyondEnd());
        const int revision = revisionAt(end);
        if (revision < 0) {
            wrong("byterange.end", reasons::signatureNotWholeRevision());
        } else {
            report.revision = revision + 1;
            report.coversWholeFile = sound && raw::hasOnlySpaceFrom(m_bytes, end);
        }
        return sound;
    }

    CmsVerdict examine(const SignatureSite& site, int index)
    {
        SignatureReport report;
        report.fieldName = site.fieldName;
        report.subFilter = site.subFilter;
        report.claimedName = site.name;
        report.reason = site.reason;
        report.location = site.location;
        report.isTimestamp = site.subFilter == QLatin1String("ETSI.RFC3161");
        report.claimedTime = parsePdfDate(site.date);
        report.isCertification = site.isCertification;
        report.docMdpLevel = site.docMdpLevel;
        report.lockedFields = lockedFields(site);

        CmsVerdict verdict;
        const bool hasValue = site.contentsStart >= 0 && site.contentsEnd <= m_bytes.size();
        const auto written = hasValue ? raw::decodeHexString(QByteArrayView(m_bytes).sliced(
                                            site.contentsStart, site.contentsEnd - site.contentsStart))
                                      : std::nullopt;
        const QByteArray* const contents = written ? &written->bytes : nullptr;
        if (site.byteRange.isEmpty()) {
            report.integrity = Integrity::Broken;
            notify("byterange.missing", Level::Error, reasons::signatureWithoutRange(), index);
        } else if (!contents) {
            report.integrity = Integrity::Broken;
            notify("contents.form", Level::Error, reasons::signatureValueMissing(), index);
        } else {
            const QList<QByteArrayView> ranges = rangesOf(site);
            const auto digest = [&](const QByteArray& name) { return m_digest.computeDigest(name, ranges); };
            verdict = verifySignatureValue(*contents, digest, site.subFilter, site.certEntry, m_known);
            bool covered = checkCoverage(site, report, index);
            if (!verdict.isValid() && heldWhenSigned(site, *contents, verdict)) {
                covered = false;
                notify("byterange.beyond", Level::Error, reasons::signedRangeWasBeyondEnd(), index);
            }
            if (verdict.problemId == QLatin1String("timestamp.form")) {
                report.integrity = Integrity::Modified; // a value that isn't a time-stamp covers no bytes
                notify("timestamp.form", Level::Error, verdict.problem, index);
            } else if (!verdict.isValid()) {
                report.integrity = Integrity::Broken;
                notify(verdict.problemId.toLatin1().constData(), Level::Error, verdict.problem, index);
            } else {
                report.integrity = covered ? Integrity::Intact : Integrity::Modified;
                if (!written->isPlain || verdict.hasTrailingBytes)
                    notify("contents.written", Level::Info, reasons::signatureValueUnusual(), index);
            }
        }
        if (verdict.signer) {
            report.signerName = subjectName(verdict.signer.get());
            report.issuerName = issuerName(verdict.signer.get());
            report.fingerprint = QString::fromLatin1(fingerprintOf(verdict.signer.get()).toHex());
        }
        if (contents && report.integrity != Integrity::Broken &&
            isDamagedOwnForm(*contents, verdict, report.fingerprint)) {
            report.integrity = Integrity::Broken;
            notify("contents.changed", Level::Error, reasons::signatureValueNotAsWritten(), index);
        }
        report.algorithm = verdict.algorithm;
        report.timestampTime = verdict.timestampTime;
        report.isPades =
            (site.subFilter == QLatin1String("ETSI.CAdES.detached") && verdict.hasSigningCertificate) ||
            report.isTimestamp;
        if (!report.claimedTime) report.claimedTime = verdict.signingTime;
        for (const Message& weakness : verdict.weaknesses)
            notify("algorithm.weak", Level::Warning, weakness, index);
        m_report.signatures.append(report);
        return verdict;
    }

    /** Returns whether a signature value by a key of this workspace differs from the form in which it was
     * written; see sealedform::isDamaged. */
    bool isDamagedOwnForm(const QByteArray& contents, const CmsVerdict& verdict,
                          const QString& fingerprint) const
    {
        const SigningAlgorithm* const algorithm = sealedform::algorithmFromName(verdict.algorithm);
        if (!algorithm || !verdict.signer ||
            !m_options.ownFingerprints.contains(fingerprint, Qt::CaseInsensitive))
            return false;
        const sealedform::Parts parts{
            sealedform::signedAttributes(verdict.messageDigest, QByteArray::fromHex(fingerprint.toLatin1())),
            sealedform::certificates(verdict.certificates.get()),
            sealedform::issuerAndSerial(verdict.signer.get()),
            algorithm,
            verdict.signatureValue,
            verdict.timestampToken};
        return sealedform::isDamaged(contents, verdict.derSize, parts);
    }

    void judgeRevisions()
    {
        QList<int> signedRevisions;
        for (const SignatureReport& report : m_report.signatures)
            if (report.integrity == Integrity::Intact) signedRevisions.append(report.revision - 1);
        std::sort(signedRevisions.begin(), signedRevisions.end());
        const bool later = !signedRevisions.isEmpty() && signedRevisions.first() + 1 < m_ends.size();
        const bool tail = !m_ends.isEmpty() && !raw::hasOnlySpaceFrom(m_bytes, m_ends.last());
        RevisionJudge judge(m_bytes, m_ends, m_limit, renderer(), m_password);
        const bool ambiguous = !signedRevisions.isEmpty() && isAmbiguous(signedRevisions.first());
        if (!signedRevisions.isEmpty() && !m_repaired) noteSyntax(signedRevisions.first());
        if (later) judge.compare(signedRevisions, m_repaired || tail ? nullptr : m_pdf.get());
        for (int i = 0; i < m_report.signatures.size(); ++i) {
            SignatureReport& report = m_report.signatures[i];
            if (report.integrity != Integrity::Intact) continue;
            if (later)
                report.integrity = judge.judge(m_sites.at(i), report.revision - 1,
                                               effectiveLevel(i, signedRevisions), i, m_report.findings);
            if (tail || ambiguous) report.integrity = Integrity::Modified;
        }
        comparePages(judge);
        m_report.history = judge.history();
        m_report.changes = judge.changes();
        assignSignatures(m_report);
        for (int i = 0; i < m_report.signatures.size(); ++i)
            if (const int revision = m_report.signatures.at(i).revision; revision > 0)
                m_report.history[revision - 1].signatures.append(i);
    }

    /** The renderer; null for a file that it can't open, because no other program gets its password. */
    const PageRenderer* renderer() const { return m_password.isEmpty() ? m_options.renderer : nullptr; }

    /** The file up to the end of a revision, or the whole file. */
    QByteArray upTo(int revision) const
    {
        return revision + 1 >= m_ends.size()
                   ? m_bytes
                   : QByteArray::fromRawData(m_bytes.constData(), m_ends.at(revision));
    }

    /** The second check: compares each signed revision with the next one, and the last one with the current
     * file, as shown by the viewer; then the first one with the current file, as shown by other readers. A
     * visible difference where no revision may draw is never intact, regardless of the rules, nor is content
     * that could not be compared. */
    void comparePages(const RevisionJudge& judge)
    {
        if (!m_options.renderer || m_ends.isEmpty()) return;
        const bool isProtected = !renderer();
        std::set<int> bounds; // signed revisions, 0-based
        for (const SignatureReport& report : std::as_const(m_report.signatures))
            if (report.revision > 0 && report.integrity != Integrity::Broken)
                bounds.insert(report.revision - 1);
        const int last = static_cast<int>(m_ends.size()) - 1;
        const bool tail = !raw::hasOnlySpaceFrom(m_bytes, m_ends.last());
        if (bounds.empty() || (*bounds.begin() == last && !tail)) return;
        if (isProtected) return markPartly(*bounds.begin(), reasons::protectedPagesNotCompared());
        const auto tree = m_pdf ? readPageTree(*m_pdf) : Result<PageTree>(fail(ErrorCode::UnreadablePdf));
        if (!tree) return markPartly(*bounds.begin(), reasons::pagesNotComparable());
        PictureComparison pictures(m_options, *m_pdf, *tree);
        const auto rangeOf = [&](int from, int to) {
            const bool judged = std::any_of(
                m_report.signatures.begin(), m_report.signatures.end(), [&](const SignatureReport& report) {
                    return report.revision == from + 1 && report.integrity == Integrity::Modified;
                });
            return PictureComparison::Range{upTo(from), to == last ? m_bytes : upTo(to),
                                            judge.changesBetween(from, to), judged};
        };
        for (auto from = bounds.begin(); from != bounds.end() && !pictures.isCancelled(); ++from) {
            const int to = std::next(from) == bounds.end() ? last : *std::next(from);
            if (to > *from || tail) take(pictures.compareWithViewer(rangeOf(*from, to)), *from);
        }
        const PictureComparison::Range whole = rangeOf(*bounds.begin(), last);
        if (!m_looksDifferent && !whole.isJudged && whole.changes.isMoreThanValidation)
            take(pictures.compareWithOthers(whole), *bounds.begin());
        m_report.readers = pictures.readers();
    }

    /** Applies the result of comparing images to the signatures up to a revision (0-based). */
    void take(const PictureComparison::Result& result, int revision)
    {
        m_looksDifferent = m_looksDifferent || result.isVisible;
        int first = -1;
        for (int i = 0; i < m_report.signatures.size(); ++i) {
            SignatureReport& report = m_report.signatures[i];
            if (report.revision <= 0 || report.revision > revision + 1 ||
                report.integrity == Integrity::Broken)
                continue;
            if (first < 0 || report.revision == revision + 1) first = i;
            if (result.differs)
                report.integrity = Integrity::Modified;
            else if (result.isPartial && report.integrity == Integrity::Intact)
                report.integrity = Integrity::Indeterminate;
        }
        for (VerifyFinding finding : result.findings) {
            finding.signature = first;
            m_report.findings.append(finding);
        }
    }

    void markPartly(int revision, const Message& why)
    {
        PictureComparison::Result result;
        result.isPartial = true;
        result.findings.append({QStringLiteral("revision.not-compared"), Level::Warning, why, -1});
        take(result, revision);
    }

    /** Sets the alteration to the most serious change after signing. */
    void nameAlteration()
    {
        const auto found = [this](std::initializer_list<const char*> ids, Level level) {
            return std::any_of(
                m_report.findings.begin(), m_report.findings.end(), [&](const VerifyFinding& one) {
                    return one.level == level && std::any_of(ids.begin(), ids.end(), [&](const char* id) {
                               return one.id == QLatin1String(id);
                           });
                });
        };
        if (m_report.integrity == Integrity::Broken && found({"cms.certificate"}, Level::Error) &&
            !found({"cms.digest", "cms.signature", "cms.form"}, Level::Error)) {
            m_report.alteration = Alteration::Unchecked;
        } else if (m_report.integrity == Integrity::Modified) {
            const auto errors = std::count_if(
                m_report.findings.begin(), m_report.findings.end(), [](const VerifyFinding& one) {
                    return one.level == Level::Error &&
                           one.id != QLatin1String("revision.validation-data-lost");
                });
            if (m_looksDifferent)
                m_report.alteration = Alteration::Visible;
            else if (found({"file.ambiguous", "revision.ambiguous", "revision.ambiguous-section",
                            "revision.hidden-object", "revision.generation", "revision.object-stream",
                            "revision.syntax", "revision.open-reference", "byterange.ambiguous",
                            "reader.difference"},
                           Level::Error))
                m_report.alteration = Alteration::ReadersDiffer;
            else if (errors == 0)
                m_report.alteration = Alteration::ValidationDataLost;
            else if (!renderer() && found({"revision.page-content"}, Level::Error))
                m_report.alteration = Alteration::Visible;
            else
                m_report.alteration = Alteration::NotAllowed;
        } else if (m_report.integrity == Integrity::Intact) {
            const bool isReported = std::any_of(
                m_report.changes.cbegin(), m_report.changes.cend(),
                [](const LaterChange& change) { return change.kind != LaterChange::Kind::Rewritten; });
            if (isReported)
                m_report.alteration = Alteration::Allowed;
            else if (found({"revision.unseen", "contents.written"}, Level::Info))
                m_report.alteration = Alteration::Unseen;
        }
    }

    /** Returns whether readers may show the file differently up to the end of a revision, and reports it. */
    bool isAmbiguous(int revision)
    {
        try {
            if (ambiguousObjects(m_bytes, m_ends.at(revision), m_password).isEmpty()) return false;
        } catch (const std::exception&) {
            return false; // the comparison of revisions reports unreadable parts
        }
        notify("file.ambiguous", Level::Error, reasons::signedObjectAmbiguous(), -1);
        return true;
    }

    /** Adds a finding if the signed content itself is malformed: not a change, but programs may read it
     * differently. */
    void noteSyntax(int revision)
    {
        try {
            const auto pdf = openRevision(m_bytes, m_ends.at(revision), false, m_password);
            const XRefTable table = pdf->getXRefTable();
            const auto fault =
                firstSyntaxFault({*pdf, table, QByteArrayView(m_bytes).first(m_ends.at(revision))});
            if (!fault) return;
            m_report.findings.append(
                {QStringLiteral("file.syntax"), Level::Warning,
                 fault->isInTrailer()
                     ? reasons::signedTrailerNotStrict(fault->description)
                     : reasons::signedObjectNotStrict(fault->object.first, fault->description),
                 -1, revision + 1, fault->object.first});
        } catch (const std::exception&) {
            return; // the comparison of revisions reports unreadable parts
        }
    }

    /** The DocMDP level that applies to a signature: its own, else 3 if the certification before it allows
     * comments (ISO 32000-2 §12.8.2.2.2). */
    int effectiveLevel(int index, const QList<int>& signedRevisions) const
    {
        const int own = m_sites.at(index).docMdpLevel;
        if (own != 0 || signedRevisions.isEmpty()) return own;
        for (int i = 0; i < m_sites.size(); ++i)
            if (m_sites.at(i).isCertification && m_sites.at(i).docMdpLevel == 3 &&
                m_report.signatures.at(i).integrity != Integrity::Broken &&
                m_report.signatures.at(i).revision <= m_report.signatures.at(index).revision)
                return 3;
        return 0;
    }

    /** The end of the bytes that a signature covers. */
    qint64 endOf(int index) const
    {
        const QList<qint64>& range = m_sites.at(index).byteRange;
        return range.size() == 4 ? range.at(2) + range.at(3) : 0;
    }

    void judgeCertificates(const std::vector<CmsVerdict>& verdicts)
    {
        QList<DocumentTimestamp> stamps;
        for (int i = 0; i < m_sites.size(); ++i) {
            const CmsVerdict& verdict = verdicts.at(static_cast<size_t>(i));
            const qint64 offset = std::max<qint64>(0, m_sites.at(i).contentsStart);
            m_data.addCertificates(verdict.certificates.get(), offset);
            for (const TimestampVerdict& stamp : verdict.timestamps)
                m_data.addCertificates(stamp.certificates.get(), offset);
            for (const QByteArray& ocsp : verdict.ocspResponses)
                m_data.addOcsp(ocsp, offset);
            for (const QByteArray& crl : verdict.crls)
                m_data.addCrl(crl, offset);
            const SignatureReport& report = m_report.signatures.at(i);
            if (report.isTimestamp && report.integrity == Integrity::Intact && verdict.timestampTime)
                stamps.append({&verdict, endOf(i), false});
        }
        try {
            if (m_pdf) m_data.readStore(*m_pdf);
        } catch (const std::exception&) {
            notify("dss.unreadable", Level::Warning, reasons::validationDataUnreadable(), -1);
        }
        const CertificateTrust trust(m_options, m_data);
        trust.judgeTimestamps(stamps);
        for (int i = 0; i < m_sites.size(); ++i)
            trust.judge(verdicts.at(static_cast<size_t>(i)), endOf(i), stamps, m_report.signatures[i],
                        m_report.findings, i);
    }

    /** Judges the history that sealing attached. Only signed data is used. */
    void judgeHistory()
    {
        if (!m_options.verifyHistory) return;
        try {
            if (m_pdf) m_report.attachedHistory = attachedHistory(*m_pdf, m_bytes, m_ends);
        } catch (const std::exception&) {
            return; // an unreadable file has no history
        }
        if (!m_report.attachedHistory) return;
        judgeAttestation(m_report);
        m_report.findings.append(findingOf(*m_report.attachedHistory));
    }

    /** Summarizes the file: its verdicts are the worst of its signatures' verdicts. */
    void summarize()
    {
        const auto badness = [](Integrity integrity) {
            return integrity == Integrity::Broken          ? 3
                   : integrity == Integrity::Modified      ? 2
                   : integrity == Integrity::Indeterminate ? 1
                                                           : 0;
        };
        const auto doubt = [](Trust trust) {
            return trust == Trust::Untrusted    ? 4
                   : trust == Trust::SelfSigned ? 3
                   : trust == Trust::Trusted    ? 2
                   : trust == Trust::Own        ? 1
                                                : 0;
        };
        const bool persons = std::any_of(m_report.signatures.begin(), m_report.signatures.end(),
                                         [](const SignatureReport& other) { return !other.isTimestamp; });
        m_report.integrity = m_report.signatures.first().integrity;
        for (const SignatureReport& report : std::as_const(m_report.signatures)) {
            if (badness(report.integrity) > badness(m_report.integrity))
                m_report.integrity = report.integrity;
            if ((!report.isTimestamp || !persons) && doubt(report.trust) > doubt(m_report.trust))
                m_report.trust = report.trust;
        }
        for (RevisionInfo& revision : m_report.history)
            for (const int signature : std::as_const(revision.signatures))
                revision.signedBy.append(m_report.signatures.at(signature).signerName);
    }

    const QByteArray& m_bytes;
    const VerifyOptions& m_options;
    RangeDigest m_digest;
    CertificateCache m_known;
    EmbeddedValidation m_data;
    std::unique_ptr<QPDF> m_pdf;   ///< the last revision
    QByteArray m_password;         ///< with which it was opened, in the encoding of its encryption
    bool m_repaired = false;       ///< m_pdf could only be read after repair
    bool m_locked = false;         ///< encrypted, and can't be decrypted
    bool m_looksDifferent = false; ///< a page differs visibly from the signed content
    WorkLimit m_limit;
    QList<qint64> m_ends;
    QList<SignatureSite> m_sites;
    VerifyReport m_report;
};

} // namespace

VerifyReport verifyPdf(const QByteArray& bytes, const VerifyOptions& options)
{
    try {
        return Run(bytes, options).verify();
    } catch (const std::exception&) {
        VerifyReport report;
        report.integrity = Integrity::Unreadable;
        report.findings.append(
            {QStringLiteral("file.unreadable"), Level::Error, reasons::pdfFileUnreadable(), -1});
        return report;
    }
}

} // namespace ink::pdf
