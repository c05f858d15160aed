#include "app/pdf/sourcefile.h"

#include "app/pdf/streamlimits.h"

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFExc.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFXRefEntry.hh>

#include <algorithm>

namespace ink::pdf {

namespace {

bool isSpace(char c)
{
    return c == ' ' || c == '\n' || c == '\r' || c == '\t' || c == '\f' || c == '\0';
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/** The number at `at`, moved behind it; -1 when there is none or it is absurd. */
qint64 readNumber(const QByteArray& bytes, qsizetype& at)
{
    qint64 value = 0;
    const qsizetype start = at;
    for (; at < bytes.size() && isDigit(bytes[at]) && at - start < 18; ++at)
        value = value * 10 + (bytes[at] - '0');
    return at == start ? -1 : value;
}

void skipSpaces(const QByteArray& bytes, qsizetype& at)
{
    while (at < bytes.size() && isSpace(bytes[at]))
        ++at;
}

bool saysReconstructed(const std::vector<QPDFExc>& warnings)
{
    for (const auto& warning : warnings)
        if (std::string_view(warning.what()).find("econstruct") != std::string_view::npos) return true;
    return false;
}

std::unique_ptr<QPDF> parse(const QByteArray& bytes)
{
    // Only cross-reference streams are unpacked here.
    const StreamBudget few(StreamBudget::forCrossReference(static_cast<size_t>(bytes.size())));
    auto qpdf = std::make_unique<QPDF>();
    qpdf->setSuppressWarnings(true);
    qpdf->processMemoryFile("file", bytes.constData(), static_cast<size_t>(bytes.size()));
    return qpdf;
}

} // namespace

SourceFile::~SourceFile() = default;

Error unreadable(const std::exception& reason)
{
    Error error;
    error.code = ErrorCode::UnreadablePdf;
    if (const auto* exc = dynamic_cast<const QPDFExc*>(&reason);
        exc && exc->getErrorCode() == qpdf_e_password) {
        error.detail =
            QStringLiteral("This PDF is protected by a password; save a copy without it and upload that.");
    } else if (exc && exc->getErrorCode() == qpdf_e_unsupported) {
        error.detail = QStringLiteral(
            "This PDF is encrypted in a way that can't be read; save a copy without protection.");
    } else if (dynamic_cast<const StreamTooLarge*>(&reason)) {
        error.detail = QStringLiteral("This PDF's structure unpacks to more than can be handled.");
    } else {
        error.detail = QStringLiteral("This PDF is broken beyond repair.");
    }
    return error;
}

Result<std::unique_ptr<SourceFile>> SourceFile::open(QByteArray bytes)
{
    limitStreams();
    std::unique_ptr<SourceFile> file(new SourceFile);
    file->m_bytes = std::move(bytes);
    file->m_base =
        QByteArrayView(file->m_bytes).first(std::min<qsizetype>(file->m_bytes.size(), 1024)).indexOf("%PDF-");
    if (file->m_bytes.isEmpty()) return fail(ErrorCode::UnreadablePdf, QStringLiteral("This file is empty."));
    if (file->m_base < 0) return fail(ErrorCode::UnreadablePdf, QStringLiteral("This file is not a PDF."));
    file->findLastXRef();
    try {
        file->m_qpdf = parse(file->m_bytes);
        file->m_damaged = saysReconstructed(file->m_qpdf->getWarnings());
        if (!file->m_damaged)
            if (auto missing = file->missingObjects(); !missing.empty()) file->openMended(std::move(missing));
        if (file->m_qpdf->isEncrypted())
            return fail(
                ErrorCode::UnreadablePdf,
                QStringLiteral(
                    "This PDF is encrypted, so nothing can be added to it; save a copy without protection."));
        if (!file->m_qpdf->getRoot().isDictionary())
            return fail(ErrorCode::UnreadablePdf, QStringLiteral("This PDF is broken beyond repair."));
    } catch (const std::exception& e) {
        return fail(unreadable(e));
    }
    return file;
}

void SourceFile::findLastXRef()
{
    qsizetype at = m_bytes.lastIndexOf("startxref");
    if (at < 0) return;
    at += 9;
    skipSpaces(m_bytes, at);
    m_lastXRef = readNumber(m_bytes, at);
    if (m_lastXRef < 0 || m_lastXRef >= m_bytes.size() - m_base) {
        m_lastXRef = -1;
        return;
    }
    at = m_base + static_cast<qsizetype>(m_lastXRef);
    skipSpaces(m_bytes, at);
    m_lastXRefIsStream = !m_bytes.mid(at, 4).startsWith("xref");
}

std::vector<ObjectId> SourceFile::missingObjects() const
{
    std::vector<ObjectId> missing;
    for (const auto& [id, entry] : m_qpdf->getXRefTable()) {
        if (entry.getType() != 1 || entry.getOffset() == 0) continue;
        qsizetype at = m_base + static_cast<qsizetype>(entry.getOffset());
        bool found = entry.getOffset() > 0 && at < m_bytes.size();
        if (found) {
            skipSpaces(m_bytes, at);
            found = readNumber(m_bytes, at) == id.getObj();
            skipSpaces(m_bytes, at);
            found = found && readNumber(m_bytes, at) == id.getGen();
            skipSpaces(m_bytes, at);
            found = found && QByteArrayView(m_bytes).sliced(std::min(at, m_bytes.size())).startsWith("obj");
        }
        if (!found) missing.push_back({id.getObj(), id.getGen()});
    }
    return missing;
}

void SourceFile::openMended(std::vector<ObjectId> missing)
{
    const bool elsewhere =
        missing.size() > 20 || std::any_of(missing.begin(), missing.end(), [this](ObjectId id) {
            return m_bytes.contains(QByteArray::number(id.number) + ' ' + QByteArray::number(id.generation) +
                                    " obj");
        });
    if (elsewhere) {
        // Let qpdf find the objects itself: it does so when there is no startxref.
        m_mended = m_bytes;
        m_mended.replace("startxref", "startxxxx");
        m_qpdf = parse(m_mended);
        m_damaged = true;
        return;
    }
    // They are nowhere: a further section says so, else the first read of one would throw all compressed
    // objects away.
    DictText dict = trailer();
    const auto table = m_qpdf->getXRefTable();
    dict["/Size"] = std::to_string(table.rbegin()->first.getObj() + 1);
    dict["/Prev"] = std::to_string(m_lastXRef);
    std::string section = "\nxref\n";
    for (const ObjectId id : missing)
        section += std::to_string(id.number) + " 1\n0000000000 65535 f \n";
    const auto at = m_bytes.size() + 1 - m_base;
    section += "trailer\n" + textOf(dict) + "\nstartxref\n" + std::to_string(at) + "\n%%EOF\n";
    m_mended = m_bytes;
    m_mended.append(section.data(), static_cast<qsizetype>(section.size()));
    m_qpdf = parse(m_mended);
    m_damaged = saysReconstructed(m_qpdf->getWarnings());
    m_phantoms = std::move(missing);
}

DictText SourceFile::trailer() const
{
    DictText dict = dictOf(m_qpdf->getTrailer());
    for (const char* key : {"/Prev", "/XRefStm", "/Size", "/Type", "/W", "/Index", "/Length", "/Filter",
                            "/DecodeParms", "/Encrypt"})
        dict.erase(key);
    return dict;
}

bool SourceFile::isDamaged() const
{
    if (!m_damaged) m_damaged = saysReconstructed(m_qpdf->getWarnings());
    return m_damaged;
}

} // namespace ink::pdf
