#include "ui/pages/editor/findings/findingchecker.h"

#include "app/domain/document/document.h"
#include "app/domain/document/finding.h"
#include "app/domain/values/validation.h"
#include "app/pdf/text/missingglyphs.h"

#include <QCryptographicHash>
#include <QMutexLocker>

#include <algorithm>
#include <tuple>
#include <utility>

namespace ink::ui {

FindingChecker::FindingChecker(QObject* parent) : QThread(parent) {}

FindingChecker::~FindingChecker()
{
    {
        const QMutexLocker lock(&m_mutex);
        m_stop = true;
        m_wake.wakeAll();
    }
    wait();
}

quint64 FindingChecker::check(const domain::Document& document)
{
    const QMutexLocker lock(&m_mutex);
    m_document = document;
    ++m_question;
    m_wake.wakeAll();
    if (!isRunning()) start(QThread::LowPriority);
    return m_question;
}

void FindingChecker::setFileBytes(domain::FileId file, const QByteArray& bytes)
{
    const QMutexLocker lock(&m_mutex);
    m_waiting.insert(file, bytes);
    m_wake.wakeAll();
    if (!isRunning()) start(QThread::LowPriority);
}

void FindingChecker::clear()
{
    const QMutexLocker lock(&m_mutex);
    m_waiting.clear();
    m_digests.clear();
    m_inks.clear();
    m_document.reset();
    m_last = {};
    ++m_files;
    ++m_question;
}

pdf::PageInks FindingChecker::inks() const
{
    const QMutexLocker lock(&m_mutex);
    return m_inks;
}

QList<domain::Finding> FindingChecker::findingsOf(const domain::Document& document, const pdf::PageInks& inks)
{
    QList<domain::Finding> findings =
        domain::validate(document) + pdf::missingGlyphFindings(document) + pdf::pageFindings(document, inks);
    const auto placeOf = [&document](const domain::Finding& f) {
        if (f.tagIndex < 0 || f.tagIndex >= document.tags.size())
            return std::tuple(0, static_cast<int>(f.invitationIndex), 0);
        const domain::Tag& tag = document.tags.at(f.tagIndex);
        return std::tuple(1 + tag.pageIndex, tag.rect.top, tag.rect.left);
    };
    std::stable_sort(findings.begin(), findings.end(), [&](const auto& a, const auto& b) {
        if (a.severity != b.severity) return a.severity < b.severity;
        return placeOf(a) < placeOf(b);
    });
    return findings;
}

void FindingChecker::run()
{
    while (true) {
        domain::FileId file;
        QByteArray bytes;
        quint64 files = 0;
        {
            QMutexLocker lock(&m_mutex);
            while (!m_stop && !m_document && m_waiting.isEmpty())
                m_wake.wait(&m_mutex);
            if (m_stop) return;
            if (!m_document) {
                file = m_waiting.constBegin().key();
                bytes = m_waiting.take(file);
                files = m_files;
            }
        }
        if (bytes.isEmpty())
            answer();
        else
            readFile(file, bytes, files);
    }
}

void FindingChecker::answer()
{
    QMutexLocker lock(&m_mutex);
    if (m_document) m_last = *std::exchange(m_document, std::nullopt);
    const domain::Document document = m_last;
    const pdf::PageInks inks = m_inks;
    const quint64 question = m_question;
    const bool whole =
        std::all_of(document.files.begin(), document.files.end(), [&](const domain::File& file) {
            return !m_waiting.contains(file.id) && inks.value(file.id).size() >= file.pages.size();
        });
    lock.unlock();
    const QList<domain::Finding> findings = findingsOf(document, inks);
    lock.relock();
    const bool late = question != m_question;
    lock.unlock();
    if (!late) Q_EMIT checked(question, findings, whole);
}

bool FindingChecker::isNew(domain::FileId file, const QByteArray& bytes, quint64 files)
{
    const QByteArray digest = QCryptographicHash::hash(bytes, QCryptographicHash::Sha256);
    const QMutexLocker lock(&m_mutex);
    if (files != m_files || m_digests.value(file) == digest) return false;
    m_digests.insert(file, digest);
    m_inks.remove(file);
    return true;
}

void FindingChecker::readFile(domain::FileId file, const QByteArray& bytes, quint64 files)
{
    if (isNew(file, bytes, files)) readPages(file, bytes, files);
    {
        const QMutexLocker held(&m_mutex);
        if (m_stop || files != m_files || m_last.files.isEmpty()) return;
    }
    answer();
}

void FindingChecker::readPages(domain::FileId file, const QByteArray& bytes, quint64 files)
{
    QList<pdf::PageInk> pages;
    const auto keep = [&] {
        const QMutexLocker held(&m_mutex);
        if (files == m_files) m_inks.insert(file, pages);
    };
    pdf::PageReader::Options options;
    options.vectors = false;
    // An unreadable page stops the check. Later pages are not checked, and not reported as free of findings.
    std::ignore = pdf::readPages(
        bytes,
        [&](pdf::PageContent&& page) {
            pages.append(pdf::inkOf(page));
            bool asked = false;
            {
                const QMutexLocker held(&m_mutex);
                if (m_stop || files != m_files) return false;
                asked = m_document.has_value();
            }
            if (!asked) return true;
            keep(); // an edit must not wait for the remaining pages
            answer();
            return true;
        },
        options);
    keep();
}

} // namespace ink::ui

#include "moc_findingchecker.cpp"
