#include "ui/pages/editor/findings/findingchecker.h"

#include "app/domain/document/document.h"
#include "app/domain/document/finding.h"
#include "app/domain/values/validation.h"
#include "app/pdf/text/missingglyphs.h"

#include <QCryptographicHash>

#include <algorithm>
#include <tuple>
#include <utility>

namespace ink::ui {

FindingChecker::FindingChecker(QObject* parent) : OrderThread(QStringLiteral("checking"), parent) {}

FindingChecker::~FindingChecker()
{
    finish();
}

quint64 FindingChecker::check(const domain::Document& document)
{
    const auto lock = lockOrders();
    m_document = document;
    ++m_request;
    wake();
    return m_request;
}

void FindingChecker::setFileBytes(domain::FileId file, const QByteArray& bytes)
{
    const auto lock = lockOrders();
    m_waiting.insert(file, bytes);
    wake();
}

void FindingChecker::clear()
{
    const auto lock = lockOrders();
    m_waiting.clear();
    m_digests.clear();
    m_textAreas.clear();
    m_document.reset();
    m_lastChecked = {};
    ++m_files;
    ++m_request;
}

pdf::TextAreasByFile FindingChecker::textAreas() const
{
    const auto lock = lockOrders();
    return m_textAreas;
}

QList<domain::Finding> FindingChecker::computeFindings(const domain::Document& document,
                                                       const pdf::TextAreasByFile& textAreas)
{
    QList<domain::Finding> findings = domain::validate(document) + pdf::missingGlyphFindings(document) +
                                      pdf::pageFindings(document, textAreas);
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
    struct Order
    {
        domain::FileId file;
        QByteArray bytes; ///< none: the document is to be checked
        quint64 files = 0;
    };
    const auto take = [this]() -> std::optional<Order> {
        if (m_document) return Order();
        if (m_waiting.isEmpty()) return std::nullopt;
        const domain::FileId file = m_waiting.constBegin().key();
        return Order{file, m_waiting.take(file), m_files};
    };
    while (const auto order = waitForOrder(take)) {
        if (order->bytes.isEmpty())
            emitFindings();
        else
            readFile(order->file, order->bytes, order->files);
    }
}

void FindingChecker::emitFindings()
{
    auto lock = lockOrders();
    if (m_document) m_lastChecked = *std::exchange(m_document, std::nullopt);
    const domain::Document document = m_lastChecked;
    const pdf::TextAreasByFile textAreas = m_textAreas;
    const quint64 question = m_request;
    const bool whole =
        std::all_of(document.files.begin(), document.files.end(), [&](const domain::File& file) {
            return !m_waiting.contains(file.id) && textAreas.value(file.id).size() >= file.pages.size();
        });
    lock.unlock();
    const QList<domain::Finding> findings = computeFindings(document, textAreas);
    lock.relock();
    const bool late = question != m_request;
    lock.unlock();
    if (!late) Q_EMIT checked(question, findings, whole);
}

bool FindingChecker::isNew(domain::FileId file, const QByteArray& bytes, quint64 files)
{
    const QByteArray digest = QCryptographicHash::hash(bytes, QCryptographicHash::Sha256);
    const auto lock = lockOrders();
    if (files != m_files || m_digests.value(file) == digest) return false;
    m_digests.insert(file, digest);
    m_textAreas.remove(file);
    return true;
}

void FindingChecker::readFile(domain::FileId file, const QByteArray& bytes, quint64 files)
{
    if (isNew(file, bytes, files)) readPages(file, bytes, files);
    {
        const auto lock = lockOrders();
        if (isEnding() || files != m_files || m_lastChecked.files.isEmpty()) return;
    }
    emitFindings();
}

void FindingChecker::readPages(domain::FileId file, const QByteArray& bytes, quint64 files)
{
    QList<pdf::TextAreas> pages;
    const auto keep = [&] {
        const auto lock = lockOrders();
        if (files == m_files) m_textAreas.insert(file, pages);
    };
    pdf::PageReader::Options options;
    options.includesVectors = false;
    // An unreadable page stops the check. Later pages are not checked, and not reported as free of findings.
    std::ignore = pdf::readPages(
        bytes,
        [&](pdf::PageContent&& page) {
            pages.append(pdf::textAreasOf(page));
            bool asked = false;
            {
                const auto lock = lockOrders();
                if (isEnding() || files != m_files) return false;
                asked = m_document.has_value();
            }
            if (!asked) return true;
            keep(); // an edit must not wait for the remaining pages
            emitFindings();
            return true;
        },
        options);
    keep();
}

} // namespace ink::ui

#include "moc_findingchecker.cpp"
