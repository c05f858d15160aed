#include "app/pdf/file/plainpdf.h"

#include <QCryptographicHash>

#include <cstdio>
#include <cstdlib>

namespace ink::pdf {

PlainPdf::PlainPdf() : m_out("%PDF-1.7\n%\xE2\xE3\xCF\xD3\n") {}

std::string PlainPdf::reserve()
{
    m_starts.push_back(0);
    return refText({static_cast<int>(m_starts.size()), 0});
}

void PlainPdf::set(const std::string& reference, std::string_view body)
{
    const auto number = static_cast<size_t>(std::strtoul(reference.c_str(), nullptr, 10));
    m_starts.at(number - 1) = m_out.size();
    m_out += std::to_string(number);
    m_out += " 0 obj\n";
    m_out += body;
    m_out += "\nendobj\n";
}

std::string PlainPdf::add(std::string_view body)
{
    std::string reference = reserve();
    set(reference, body);
    return reference;
}

QByteArray PlainPdf::finish(const std::string& root, const std::string& info) &&
{
    const QByteArray id =
        QCryptographicHash::hash(QByteArrayView(m_out.data(), static_cast<qsizetype>(m_out.size())),
                                 QCryptographicHash::Md5)
            .toHex();
    const size_t start = m_out.size();
    const std::string size = std::to_string(m_starts.size() + 1);
    m_out += "xref\n0 " + size + "\n0000000000 65535 f \n";
    for (const size_t at : m_starts) {
        char entry[24];
        std::snprintf(entry, sizeof entry, "%010zu 00000 n \n", at);
        m_out += entry;
    }
    const std::string both = '<' + id.toStdString() + '>';
    m_out += "trailer\n<</Size " + size + " /Root " + root + " /Info " + info + " /ID [" + both + ' ' + both +
             "]>>\nstartxref\n" + std::to_string(start) + "\n%%EOF\n";
    return QByteArray(m_out.data(), static_cast<qsizetype>(m_out.size()));
}

} // namespace ink::pdf
